/** Work that comes back every so often: one pass at a time, a failed one is told and made up for by the next. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';

/** Returns the way to stop; it resolves when a pass under way has ended. */
export function startSweep(
  deps: { clock: Clock; log: Log },
  options: { everyMs: number; failed: string; sweep(): Promise<unknown> },
): () => Promise<void> {
  let pass: Promise<void> | undefined;
  const stop = deps.clock.every(options.everyMs, () => {
    pass ??= options
      .sweep()
      .then(
        () => undefined,
        (error: unknown) => deps.log.warn({ err: error }, options.failed),
      )
      .finally(() => {
        pass = undefined;
      });
  });
  return async () => {
    stop();
    await pass;
  };
}
