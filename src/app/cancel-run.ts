/** Cancels a run: a queued one settles at once, a running one is told to stop; a settled one stays as it is. */
import type { Clock } from '../base/clock.ts';
import { notFound } from '../base/errors.ts';
import type { Files } from '../files/files.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';
import { findRun, type Run, requestCancel } from '../store/runs.ts';
import { settleQueued } from './settle-queued.ts';
import type { SettleRun } from './settle-run.ts';

export type CancelRun = (key: {
  uuid: string;
  environment: string;
}) => Promise<{ run: Run; wasOpen: boolean }>;

export function createCancelRun(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  files: Files;
  settleRun: SettleRun;
}): CancelRun {
  const { database, notices, clock } = deps;

  async function get(key: { uuid: string; environment: string }): Promise<Run> {
    const run = await findRun(database, key);
    if (!run) throw notFound('run');
    return run;
  }

  return async (key) => {
    const wasOpen = await requestCancel(database, key, clock.now());
    const run = await get(key);
    if (!wasOpen) return { run, wasOpen };
    if (run.state === 'queued') {
      // A worker that claims first sees the request in the same row and settles it itself.
      await settleQueued(deps, run, {
        code: 'cancelled',
        message: 'The run was cancelled before an agent took it.',
      });
    }
    notices.cancel(run.uuid);
    return { run: await get(key), wasOpen };
  };
}
