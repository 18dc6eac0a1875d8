/** Time enters the service here, so that tests can hold it still. */
import { setTimeout as delay } from 'node:timers/promises';

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
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal }).catch(() => undefined);
  },
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
