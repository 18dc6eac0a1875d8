/** Keeps the days of the event log: makes those that come, drops those that nobody needs, and empties those that somebody does, run by run. */
import type { Clock } from '../base/clock.ts';
import { uuidFrom, uuidTime } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { type Database, isTableMissing } from '../store/database.ts';
import {
  dropDetached,
  dropPartition,
  ensurePartitions,
  listPartitions,
  type Partition,
} from '../store/partitions.ts';
import { findBlocker, listEventRuns, removeEvents } from '../store/retention.ts';
import { removalLagMs } from './expire-logs.ts';

const dayMs = 86_400_000;
/** A day is made again as long as runs may still get an id of it. */
const dropAfterMs = 2 * dayMs;
/**
 * How long events may outlive their time in a day that is not dropped: runs that settled after midnight hold theirs up for a while, and
 * dropping costs next to nothing where deleting row by row does.
 */
const slackMs = 2 * dayMs;
const pageRuns = 500;
const removedMax = 10_000;
const defaultPartition = { name: 'run_events_default' };

export interface ExpireEvents {
  /** Makes the partitions of the days to come. */
  ensure(): Promise<void>;
  /** Removes events whose time is over. */
  sweep(stopping: AbortSignal): Promise<void>;
}

export function createExpireEvents(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'swept'>;
}): ExpireEvents {
  const { database, clock, log, metrics } = deps;
  const pause = () => clock.sleep(50 + 100 * Math.random());

  async function dropDay(day: Partition): Promise<void> {
    if (!(await dropPartition(database, day, pause))) {
      log.info({ partition: day.name }, 'an expired day of the event log is in use; it is dropped later');
      return;
    }
    metrics.swept.inc({ what: 'partitions_dropped' });
    log.info({ partition: day.name }, 'an expired day of the event log was dropped');
  }

  /** `day`: one in whose first page nothing has expired is not looked at any further. */
  async function emptyDay(
    partition: Pick<Partition, 'name'>,
    options: { by: Date; day: boolean; stopping: AbortSignal },
  ): Promise<void> {
    const { by, day, stopping } = options;
    let [runs, after, first] = [0, uuidFrom(0), true];
    while (!stopping.aborted) {
      const page = await listEventRuns(database, partition, { after, by, limit: pageRuns });
      if (first && day && !page.some((run) => run.expired)) break;
      first = false;
      const over = page.filter((run) => run.expired && !run.held).map((run) => run.runUuid);
      if (over.length > 0)
        while (
          !stopping.aborted &&
          (await removeEvents(database, partition, over, removedMax)) === removedMax
        );
      runs += over.length;
      const last = page.at(-1);
      if (last === undefined || page.length < pageRuns) break;
      after = last.runUuid;
    }
    if (runs === 0) return;
    metrics.swept.inc({ what: 'events' }, runs);
    log.info({ partition: partition.name, runs }, 'expired events were removed from a day that stays');
  }

  return {
    ensure: async () => {
      const { made, moved, left } = await ensurePartitions(database, clock.now(), pause);
      if (made.length > 0) {
        metrics.swept.inc({ what: 'partitions_made' }, made.length);
        log.info({ partitions: made, moved }, 'days of the event log were made ahead');
      }
      if (left.length > 0)
        log.warn(
          { partitions: left },
          'days of the event log could not be made; the default partition has them',
        );
    },
    sweep: async (stopping) => {
      for (const name of await dropDetached(database))
        log.info({ partition: name }, 'a day that was taken out of the event log before was dropped');
      const now = clock.now().getTime();
      const by = new Date(now - removalLagMs);
      for (const day of await listPartitions(database)) {
        if (stopping.aborted) return;
        if (uuidTime(day.to) > now - dropAfterMs) continue;
        if ((await findBlocker(database, { ...day, by })) === null) await dropDay(day);
        else
          await emptyDay(day, { by: new Date(now - slackMs), day: true, stopping }).catch(
            (error: unknown) => {
              // Another process found it free of use a moment later and dropped it.
              if (!isTableMissing(error)) throw error;
            },
          );
      }
      await emptyDay(defaultPartition, { by, day: false, stopping });
    },
  };
}
