/** Time enters the service here, so that tests can hold it still. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms`, or at once when the signal aborts; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back after `ms` without keeping the process alive; returns the way to call it off. */
  after(ms: number, work: () => void): () => void;
  /** Calls back every `ms` without keeping the process alive; returns the way to stop it. */
  every(ms: number, work: () => void): () => void;
  /** A monotonic reading in milliseconds, for durations. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  // By hand: the promise of `node:timers` would be rejected with an error, which costs more than all the rest of a short wait.
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
    }),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
  monotonic: () => performance.now(),
};
