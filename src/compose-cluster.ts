/** What the processes of one deployment have in common: its id, and the bus by which they wake each other. */
import { randomUUID } from 'node:crypto';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Database } from './store/database.ts';
import { getDeployment } from './store/deployment.ts';
import { createNotices, type Notices } from './store/notices.ts';

export async function composeNotices(parts: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  /** Names this process. */
  processId: string;
  shared: boolean;
}): Promise<Notices> {
  const { config, database, clock, log, shared } = parts;
  const deployment = await getDeployment(database, { id: randomUUID(), at: clock.now() });
  const { natsUrl: servers, natsCreds: credsFile, natsCa: caFile } = config;
  return createNotices({
    database,
    clock,
    log,
    process: parts.processId,
    shared,
    nats: servers && { servers, credsFile, caFile, deployment },
    follows: config.role !== 'worker',
  });
}
