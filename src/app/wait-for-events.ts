/** Long polling: waits until a run's log reaches past a cursor, the time is over or the caller has gone. */
import type { Clock } from '../base/clock.ts';
import type { Notices } from '../store/notices.ts';

/** Resolves after the first event past `after`, or after `waitMs`; the caller reads the log afterwards. */
export function waitForEvent(
  deps: { notices: Notices; clock: Clock },
  run: { uuid: string; after: number },
  waitMs: number,
  gone: AbortSignal,
): { until: Promise<void>; stop(): void } {
  const done = new AbortController();
  const unwatch = deps.notices.watchRun(run.uuid, (notice) => {
    if (notice.seq > run.after) done.abort();
  });
  const until = deps.clock.sleep(waitMs, AbortSignal.any([gone, done.signal])).finally(unwatch);
  return { until, stop: () => done.abort() };
}
