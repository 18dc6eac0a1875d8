/** Trying again while the database is away: with back-off, jitter and an end. */
import type { Clock } from './clock.ts';
import { ServiceError } from './errors.ts';

export function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'unavailable';
}

/**
 * Runs `work` until it succeeds, fails for a reason that waiting does not cure, or `forMs` have passed.
 * `work` gets the number of earlier tries; it has to cope with an earlier one that took effect unseen.
 */
export async function retryWhileUnavailable<T>(
  options: { clock: Clock; forMs: number; signal?: AbortSignal },
  work: (earlier: number) => Promise<T>,
): Promise<T> {
  const deadline = options.clock.monotonic() + options.forMs;
  for (let earlier = 0; ; earlier++) {
    try {
      return await work(earlier);
    } catch (error) {
      if (!isUnavailable(error) || options.signal?.aborted || options.clock.monotonic() > deadline)
        throw error;
      await options.clock.sleep(
        Math.min(2_000, 50 * 2 ** Math.min(earlier, 6)) * (0.5 + Math.random()),
        options.signal,
      );
    }
  }
}
