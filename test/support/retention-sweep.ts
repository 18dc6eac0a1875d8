/** What takes the logs and events of settled runs away in time, as the service composes it. */
import { createExpireEvents } from '../../src/app/expire-events.ts';
import { createExpireLogs } from '../../src/app/expire-logs.ts';
import type { Clock } from '../../src/base/clock.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import type { Database } from '../../src/store/database.ts';
import { quiet } from './store.ts';

/** Each call sweeps once, the logs before the events. */
export function retentionSweep(database: Database, clock: Clock, folder: string): () => Promise<void> {
  const running = new AbortController().signal;
  const parts = { database, clock, log: quiet, metrics: createMetrics() };
  const logs = createExpireLogs({ ...parts, files: createFolderFiles({ folder }) });
  const events = createExpireEvents(parts);
  return async () => {
    await logs(running);
    await events.ensure();
    await events.sweep(running);
  };
}
