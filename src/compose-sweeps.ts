/** What is looked after from time to time: what is old, what is over and what was left behind. */
import type { Audit } from './app/audit.ts';
import type { DeleteRun } from './app/delete-run.ts';
import type { DeleteWorkspace } from './app/delete-workspace.ts';
import { createExpireQueued } from './app/expire-queued.ts';
import type { SettleRun } from './app/settle-run.ts';
import { startSweep } from './app/sweep.ts';
import { createIdempotencySweep } from './app/sweep-idempotency-keys.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Files } from './files/files.ts';
import type { Database } from './store/database.ts';
import { ensurePartitions } from './store/partitions.ts';
import type { Conversations } from './worker/conversations.ts';

const partitionsMs = 3_600_000;
const expiryMs = 5_000;
const removalsMs = 60_000;
const workspacesMs = 2_000;
const conversationsMs = 3_600_000;
const auditMs = 3_600_000;
const filesMs = 3_600_000;

/** Starts them all; resolves, once stopped, when the last one under way has ended. */
export function startSweeps(parts: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  files: Files;
  settleRun: SettleRun;
  deleteRun: DeleteRun;
  deleteWorkspace: DeleteWorkspace;
  conversations: Conversations;
  audit: Audit;
}): () => Promise<void> {
  const { config, database, clock, log } = parts;
  const every = (everyMs: number, failed: string, sweep: () => Promise<unknown>) =>
    startSweep({ clock, log }, { everyMs, failed, sweep });
  const stopKeys = createIdempotencySweep({ database, clock, log }).start();
  const stops = [
    every(partitionsMs, 'partitions could not be made; trying again', () =>
      ensurePartitions(database, clock.now()),
    ),
    every(removalsMs, 'what deleted runs left could not be looked up; trying again', parts.deleteRun.finish),
    every(
      workspacesMs,
      'workspaces to be deleted could not be looked up; trying again',
      parts.deleteWorkspace.sweep,
    ),
    every(
      conversationsMs,
      'old conversations of agents could not be removed; trying again',
      parts.conversations.sweep,
    ),
    every(filesMs, 'uploads that were never ended could not be looked up; trying again', parts.files.sweep),
    every(auditMs, 'old entries of the audit record could not be removed; trying again', parts.audit.sweep),
  ];
  if (config.queueExpiryMs > 0)
    stops.push(
      every(
        expiryMs,
        'queued runs could not be expired; trying again',
        createExpireQueued({ ...parts, expiryMs: config.queueExpiryMs }),
      ),
    );
  return async () => {
    stopKeys();
    await Promise.all(stops.map((stop) => stop()));
  };
}
