/** Reading from a connection that may hang: one that says nothing for too long counts as broken, on a machine that slept too. */
import { AgentRunError } from './errors.ts';
import type { Time } from './time.ts';

/** The next bytes, or undefined at the end. Throws when nothing comes for `silenceMs`, time asleep included. */
export function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { time, silenceMs }: { time: Time; silenceMs: number },
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const start = time.now();
    // Looked at often and by the wall clock: a timer that was set before a machine slept may fire late.
    const everyMs = Math.min(1000, silenceMs / 4);
    let cancel: () => void;
    const look = (): void => {
      if (Math.abs(time.now() - start) < silenceMs) cancel = time.after(everyMs, look);
      else reject(new AgentRunError('timed_out', `The stream said nothing for ${silenceMs} ms.`));
    };
    cancel = time.after(everyMs, look);
    reader.read().then(
      ({ done, value }) => {
        cancel();
        resolve(done ? undefined : value);
      },
      (error) => {
        cancel();
        reject(error);
      },
    );
  });
}
