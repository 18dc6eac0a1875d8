/** Time in the page: what it is now, ticking while somebody looks, and timers that end with whoever set them. */
import { signal } from '@preact/signals';

/** Milliseconds since 1970, renewed every second while the page is in view. */
export const now = signal(Date.now());

setInterval(() => {
  if (!document.hidden) now.value = Date.now();
}, 1000);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) now.value = Date.now();
});

/** Calls once, unless the answer is called before. */
export function later(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** Resolves after `ms`, or at once when the signal is aborted; never rejects. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when the page is in view. */
export function inView(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
