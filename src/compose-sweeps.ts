/** What is looked after from time to time: what is old, what is over and what was left behind. */
import type { Audit } from './app/audit.ts';
import type { DeleteRun } from './app/delete-run.ts';
import type { DeleteWorkspace } from './app/delete-workspace.ts';
import { createExpireEvents } from './app/expire-events.ts';
import { createExpireLogs } from './app/expire-logs.ts';
import { createExpireQueued } from './app/expire-queued.ts';
import type { SettleRun } from './app/settle-run.ts';
import { startSweep } from './app/sweep.ts';
import { createIdempotencySweep } from './app/sweep-idempotency-keys.ts';
import { createSweepOrphans } from './app/sweep-orphans.ts';
import { takeTurns } from './app/take-turns.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './base/metrics.ts';
import type { Files } from './files/files.ts';
import type { Database } from './store/database.ts';
import type { Conversations } from './worker/conversations.ts';
import type { WorkspaceStores } from './workspaces/workspaces.ts';

/** How often a process looks whether a turn is free; what follows is how often each is due. */
const turnsMs = 60_000;
const partitionsMs = 3_600_000;
const retentionMs = 600_000;
const orphansMs = 86_400_000;
const copiesMs = 600_000;
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
  metrics: Metrics;
  files: Files;
  settleRun: SettleRun;
  deleteRun: DeleteRun;
  deleteWorkspace: DeleteWorkspace;
  workspaces: WorkspaceStores;
  conversations: Conversations;
  audit: Audit;
}): () => Promise<void> {
  const { config, database, clock, log, metrics } = parts;
  const stopping = new AbortController();
  const every = (everyMs: number, failed: string, sweep: () => Promise<unknown>) =>
    startSweep({ clock, log }, { everyMs, failed, sweep });
  /** What one process at a time does. */
  const inTurn = (name: string, everyMs: number, failed: string, work: () => Promise<unknown>) => {
    const counted = (): Promise<unknown> =>
      work().catch((error: unknown) => {
        metrics.sweepFailures.inc({ sweep: name });
        throw error;
      });
    return every(turnsMs, failed, takeTurns({ database, clock }, { name, everyMs }, counted));
  };
  const expireLogs = createExpireLogs({ ...parts, metrics });
  const expireEvents = createExpireEvents({ ...parts, metrics });
  const orphans = createSweepOrphans({ ...parts, metrics });
  const stopKeys = createIdempotencySweep({ database, clock, log }).start();
  const stops = [
    inTurn('partitions', partitionsMs, 'partitions could not be made; trying again', expireEvents.ensure),
    inTurn('logs', retentionMs, 'expired logs could not be removed; trying again', () =>
      expireLogs(stopping.signal),
    ),
    inTurn('events', retentionMs, 'expired events could not be removed; trying again', () =>
      expireEvents.sweep(stopping.signal),
    ),
    inTurn('orphan-files', orphansMs, 'files of nobody could not be removed; trying again', () =>
      orphans.files(stopping.signal),
    ),
    inTurn('orphan-stores', orphansMs, 'stores of nobody could not be removed; trying again', () =>
      orphans.stores(stopping.signal),
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
  // Each process for itself: a machine knows best which of its own are gone.
  if (config.role !== 'api')
    stops.push(
      every(copiesMs, 'copies of processes that are gone could not be removed', parts.workspaces.sweep),
    );
  if (config.queueExpiryMs > 0)
    stops.push(
      every(
        expiryMs,
        'queued runs could not be expired; trying again',
        createExpireQueued({ ...parts, expiryMs: config.queueExpiryMs }),
      ),
    );
  return async () => {
    stopping.abort();
    stopKeys();
    await Promise.all(stops.map((stop) => stop()));
  };
}
