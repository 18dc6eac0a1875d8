/** The clock and the timers of the SDK, in one place; the only file of it that touches either. */

export interface Time {
  /** Milliseconds of the wall clock, which goes on while a machine sleeps. */
  now(): number;
  /** Calls back once; the answer takes the call back. */
  after(ms: number, call: () => void): () => void;
}

/** Timers hold 31 bits of milliseconds; what is longer is bounded, not run at once. */
const longestMs = 2_147_483_647;

export const systemTime: Time = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, Math.min(Math.max(ms, 0), longestMs));
    return () => clearTimeout(timer);
  },
};

/** Resolves when the time is over, or rejects with the signal's reason as soon as it is aborted. */
export function sleep(time: Time, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = time.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}
