/** Expires runs that have waited in the queue for too long; any number of processes may do so at the same time. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Files } from '../files/files.ts';
import type { Database } from '../store/database.ts';
import { listQueuedSince } from '../store/runs.ts';
import { settleQueued } from './settle-queued.ts';
import type { SettleRun } from './settle-run.ts';

const pageRuns = 100;

/** Settles each as interrupted with reason `queue_expired`; resolves with how many this call settled. */
export type ExpireQueued = () => Promise<number>;

export function createExpireQueued(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  files: Files;
  settleRun: SettleRun;
  expiryMs: number;
}): ExpireQueued {
  const { database, clock, log, expiryMs } = deps;
  return async () => {
    const before = new Date(clock.now().getTime() - expiryMs);
    let expired = 0;
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const runs = await listQueuedSince(database, { before, after, limit: pageRuns });
      for (const run of runs) {
        const message = `The run waited in the queue for more than ${expiryMs / 1000} seconds.`;
        // Nothing comes of it when a worker or another process was faster.
        const receipt = await settleQueued(deps, run, { code: 'queue_expired', message });
        if (receipt) {
          expired++;
          log.info({ run: run.id, reason: 'queue_expired' }, 'run settled');
        }
      }
      const last = runs.at(-1);
      if (!last || runs.length < pageRuns) return expired;
      after = last.uuid;
    }
  };
}
