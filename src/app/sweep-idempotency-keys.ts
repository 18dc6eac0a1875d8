/** Ends the life of idempotency keys. Every process may sweep at the same time; none waits for another. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Database } from '../store/database.ts';
import { removeOldIdempotencyKeys } from '../store/idempotency.ts';

/** As the contract promises. */
export const idempotencyDays = 30;
const everyMs = 3_600_000;
/** A statement that removes more would hold its locks too long. */
const batchMax = 5_000;

export interface IdempotencySweep {
  /** Removes what is older than its life; resolves with how many were removed. */
  sweep(): Promise<number>;
  /** Sweeps now and every hour; returns the way to stop. */
  start(): () => void;
}

export function createIdempotencySweep(deps: {
  database: Database;
  clock: Clock;
  log: Log;
}): IdempotencySweep {
  const { database, clock, log } = deps;

  async function sweep(): Promise<number> {
    const before = new Date(clock.now().getTime() - idempotencyDays * 86_400_000);
    for (let total = 0; ; ) {
      const removed = await removeOldIdempotencyKeys(database, before, batchMax);
      total += removed;
      if (removed < batchMax) return total;
    }
  }

  const sweepQuietly = (): void => {
    sweep().catch((error: unknown) =>
      log.warn({ err: error }, 'old idempotency keys could not be removed; trying again in an hour'),
    );
  };

  return {
    sweep,
    start: () => {
      sweepQuietly();
      return clock.every(everyMs, sweepQuietly);
    },
  };
}
