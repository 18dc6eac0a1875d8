/** Server-Sent Events over a raw response (WHATWG HTML, section 9.2): frames in, back-pressure out. */
import type { ServerResponse } from 'node:http';
import type { FollowRun } from '../app/follow-run.ts';

/** Proxies must neither store nor change nor hold back a stream. */
export const streamHeaders: Record<string, string> = {
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Streams a run's events after `cursor` until run.settled, then `lastFrame` (if any) and the end. A client that
 * goes away only stops its stream. Resolves when the stream is over.
 */
export function streamRun(
  followRun: FollowRun,
  run: { uuid: string; cursor: number },
  response: ServerResponse,
  lastFrame?: () => Promise<string | undefined>,
): Promise<void> {
  return new Promise((resolve) => {
    // A client that left before its stream began gives no 'close' any more.
    if (response.destroyed) return resolve();
    response.socket?.setTimeout(0);
    response.socket?.setNoDelay(true);
    response.write('retry: 1000\n\n');
    const stop = followRun.follow(run, {
      write: (text) => response.write(text),
      onDrain: (call) => response.once('drain', call),
      end: () => {
        void (lastFrame?.() ?? Promise.resolve(undefined))
          .catch(() => undefined)
          .then((text) => response.end(text ?? ''));
      },
      fail: () => response.end(),
    });
    response.once('close', () => {
      stop();
      resolve();
    });
    // A socket that broke is reported by 'close'; without a listener the error would end the process.
    response.on('error', () => undefined);
  });
}
