/** What carries notices between processes: one interface for both drivers, and the queue in front of them. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';

/** Two kinds of words: what follows events of runs, and what wakes, cancels, steers and changes keys. */
export type Subject = 'events' | 'calls';

/** One driver. Words may be lost; everyone who listens has a slower way to find what they spoke of. */
export interface Bus {
  /** The longest text that `publish` takes. */
  bytesMax: number;
  /** Resolves when the text is on its way; what is published meanwhile should wait, so that it travels together. Rejects when it may be lost. */
  publish(subject: Subject, text: string): Promise<void>;
  /** Connects, and again for ever whenever the connection breaks. Resolves when it hears others, or when waiting for that would hold up the start. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether the words of others arrive now. */
  connected(): boolean;
}

/** What a driver tells. */
export interface BusEars {
  hear(text: string): void;
  /** Called when words may have been missed: after every (re)connect, once others are heard. */
  gap(): void;
}

/** What may wait for the driver; past it words are dropped, and the reconcile sweeps heal. */
const queuedMax = 20_000;
/** A driver that says nothing for so long is taken for broken; what it was given may be lost. */
const publishMs = 5_000;
/** A stopping process says what it still has to say within this time. */
const lastWordsMs = 1_000;
/** How often the log hears of lost words at most. */
const warnMs = 10_000;

export interface Sender {
  send(line: string): void;
  /** Takes no more; resolves when what waits is sent, or a second is over. */
  stop(): Promise<void>;
}

/** One text under way at a time: what gathers meanwhile travels together, in order. `name` stands on its first line. */
export function createSender(
  deps: { bus: Bus; clock: Clock; log: Log },
  subject: Subject,
  name: string,
): Sender {
  const { bus, clock, log } = deps;
  let outgoing: string[] = [];
  let sending: Promise<void> | undefined;
  let stopped = false;
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warn(error: unknown): void {
    if (clock.monotonic() - warnedAt < warnMs) return;
    warnedAt = clock.monotonic();
    log.warn({ err: error }, 'a notice could not be sent; readers find the events in their next sweep');
  }

  /** Takes as many lines as one text holds. */
  function take(): string {
    let text = name;
    let bytes = Buffer.byteLength(text);
    let taken = 0;
    for (const line of outgoing) {
      bytes += Buffer.byteLength(line) + 1;
      if (bytes > bus.bytesMax && taken > 0) break;
      text += `\n${line}`;
      taken++;
    }
    outgoing = outgoing.slice(taken);
    return text;
  }

  async function flush(): Promise<void> {
    while (outgoing.length > 0) {
      let callOff = (): void => undefined;
      const late = new Promise<never>((_, reject) => {
        callOff = clock.after(publishMs, () => reject(new Error('the wake bus does not take it')));
      });
      try {
        await Promise.race([bus.publish(subject, take()), late]);
      } catch (error) {
        warn(error);
      } finally {
        callOff();
      }
    }
  }

  return {
    send: (line) => {
      if (stopped || outgoing.length >= queuedMax) return;
      outgoing.push(line);
      sending ??= flush().finally(() => {
        sending = undefined;
      });
    },
    stop: async () => {
      stopped = true;
      await Promise.race([sending, clock.sleep(lastWordsMs)]);
      outgoing = [];
    },
  };
}
