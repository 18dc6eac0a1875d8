/** Removes the files of logs whose time is over; the patch stays. Killed at any line, the next pass does again what was not noted. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Files } from '../files/files.ts';
import { attemptFilesKey, homeKey, logKey, memoryKey, patchKey, runFilesKey } from '../files/keys.ts';
import type { Database } from '../store/database.ts';
import { type ExpiredLog, listExpiredLogs, noteLogsRemoved } from '../store/retention.ts';

/**
 * What has expired is refused at once and removed this much later: processes whose clocks are apart agree by then, and whoever began
 * to read just before the end can read on.
 */
export const removalLagMs = 300_000;

const pageRuns = 256;
const together = 16;
const beginning = { expiresAt: new Date(0), runUuid: '00000000-0000-0000-0000-000000000000' };

/** Resolves with how many logs were removed. */
export type ExpireLogs = (stopping: AbortSignal) => Promise<number>;

export function createExpireLogs(deps: {
  database: Database;
  files: Files;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'swept'>;
}): ExpireLogs {
  const { database, files, clock, log, metrics } = deps;

  async function removeFiles(run: ExpiredLog): Promise<boolean> {
    const { runUuid } = run;
    try {
      if (run.patchKey === null) {
        await files.remove(runFilesKey(runUuid));
        return true;
      }
      for (let attempt = 1; attempt <= run.attempts; attempt++) {
        if (patchKey(runUuid, attempt) !== run.patchKey)
          await files.remove(attemptFilesKey(runUuid, attempt));
        else for (const key of [logKey, homeKey]) await files.remove(key(runUuid, attempt));
      }
      await files.remove(memoryKey(runUuid));
      return true;
    } catch (error) {
      log.warn({ err: error, run: runUuid }, 'an expired log could not be removed yet');
      return false;
    }
  }

  return async (stopping) => {
    const by = new Date(clock.now().getTime() - removalLagMs);
    let total = 0;
    for (let after: { expiresAt: Date; runUuid: string } = beginning; !stopping.aborted; ) {
      const page = await listExpiredLogs(database, { by, after, limit: pageRuns });
      const removed: string[] = [];
      for (let begin = 0; begin < page.length && !stopping.aborted; begin += together) {
        const some = page.slice(begin, begin + together);
        const done = await Promise.all(some.map(removeFiles));
        removed.push(...some.filter((_, index) => done[index]).map((run) => run.runUuid));
      }
      total += await noteLogsRemoved(database, removed, clock.now());
      const last = page.at(-1);
      if (last === undefined || page.length < pageRuns) break;
      after = last;
    }
    if (total > 0) {
      metrics.swept.inc({ what: 'logs' }, total);
      log.info({ runs: total }, 'expired logs were removed');
    }
    return total;
  };
}
