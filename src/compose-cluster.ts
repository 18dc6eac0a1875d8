/** What the processes of one deployment have in common: its id, the bus by which they wake each other, and their folders. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Database } from './store/database.ts';
import { getDeployment } from './store/deployment.ts';
import { createNotices, type Notices } from './store/notices.ts';
import { claimFolder } from './store/shared-folder.ts';

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

interface Claimant {
  config: Config;
  database: Database;
  clock: Clock;
  shared: boolean;
}

/** Where patches and logs lie in a folder, throws a sentence when the other processes have theirs in another one. */
export async function claimFiles(parts: Claimant): Promise<void> {
  const { database, shared } = parts;
  if (parts.config.filesStore) return;
  const folder = join(parts.config.dataDir, 'files');
  const at = parts.clock.now();
  await claimFolder(database, { name: 'files', folder, variable: 'DATA_DIR', shared, mode: 0o700, at });
}

/** Where workspaces lie, and where runs work on copies of them; throws a sentence when the others have theirs in another folder. */
export async function claimWorkspaces(
  parts: Claimant,
): Promise<{ folder: string /** Of this machine alone, where it is quick. */; copiesFolder: string }> {
  const { config, database, shared } = parts;
  const local = join(config.dataDir, 'workspaces');
  const folder = config.workspacesDir === undefined ? local : resolve(config.workspacesDir);
  const variable = config.workspacesDir === undefined ? 'DATA_DIR' : 'WORKSPACES_DIR';
  const at = parts.clock.now();
  // Runs walk through it to their copies as another user.
  await claimFolder(database, { name: 'workspaces', folder, variable, shared, mode: 0o711, at });
  return { folder, copiesFolder: join(local, 'copies') };
}
