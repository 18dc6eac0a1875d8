/** A provider's answer on its way back: handed on byte by byte as it comes, and read on for the count when the agent has gone. */
import type { IncomingMessage } from 'node:http';
import type { PassThrough } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import { unpackerOf } from './meter.ts';

export interface ReplyLimits {
  /** Without a byte from the provider, or without the agent reading one. */
  silenceMs: number;
  /** A reply that nobody reads is read on for this long, so that its tokens are counted. */
  readOnMs: number;
}

export interface ReplyDeps {
  clock: Clock;
  limits: ReplyLimits;
  /** Cuts everything. */
  closing: AbortSignal;
}

/** An error of a provider is read this far: it is a sentence or two. */
const errorBytesMax = 64 * 1024;

/** Hands the body on as it comes and the meter a copy; resolves when the reply is over, whole or not. */
export function passOn(
  { clock, limits, closing }: ReplyDeps,
  response: IncomingMessage,
  out: PassThrough,
  seen: (chunk: Buffer) => void,
): Promise<{ whole: boolean; problem: 'silent' | 'broken' | undefined }> {
  return new Promise((resolve) => {
    let problem: 'silent' | 'broken' | undefined;
    let callOff = (): void => undefined;
    let cutLate: (() => void) | undefined;
    let over = false;
    const cut = (): void => {
      response.destroy();
    };
    const watch = (): void => {
      callOff();
      callOff = clock.after(limits.silenceMs, () => {
        if (response.isPaused() && !out.destroyed) {
          // The agent reads no further: it counts as gone.
          out.destroy();
          return;
        }
        problem = 'silent';
        cut();
      });
    };
    // Nobody reads any more: what comes is still counted, for a while.
    out.once('close', () => {
      if (over) return;
      response.resume();
      watch();
      cutLate = clock.after(limits.readOnMs, cut);
    });
    out.on('error', () => undefined);
    out.on('drain', () => response.resume());
    response.on('data', (chunk: Buffer) => {
      watch();
      seen(chunk);
      if (!out.destroyed && !out.write(chunk)) response.pause();
    });
    response.on('error', () => {
      problem ??= 'broken';
    });
    response.on('close', () => {
      over = true;
      callOff();
      cutLate?.();
      closing.removeEventListener('abort', cut);
      const whole = response.complete;
      if (whole) out.end();
      else out.destroy(new Error('The model provider broke its answer off.'));
      resolve({ whole, problem: whole || closing.aborted ? undefined : problem });
    });
    watch();
    if (closing.aborted) cut();
    else closing.addEventListener('abort', cut, { once: true });
  });
}

/** What the provider says of the error, unpacked, as far as it is worth reading. */
export async function readError(
  { clock, limits, closing }: ReplyDeps,
  response: IncomingMessage,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const cut = (): void => {
    response.destroy();
  };
  const callOff = clock.after(limits.silenceMs, cut);
  closing.addEventListener('abort', cut, { once: true });
  try {
    const unpacker = unpackerOf(response.headers['content-encoding']);
    for await (const chunk of unpacker
      ? response.on('error', () => unpacker.destroy()).pipe(unpacker)
      : response) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > errorBytesMax) break;
    }
  } catch {
    // Half of a sentence is better than none.
  } finally {
    callOff();
    closing.removeEventListener('abort', cut);
    response.destroy();
  }
  return Buffer.concat(chunks).subarray(0, errorBytesMax).toString();
}
