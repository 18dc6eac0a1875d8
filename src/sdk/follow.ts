/** Follows a run: every event once, in order, over as many connections as it takes, until `run.settled` and nothing else ends it. */
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { waitMs } from './back-off.ts';
import { AgentRunError, errorOfReply, parsed } from './errors.ts';
import { createFrameReader, type Frame } from './frames.ts';
import { readWithin } from './read-within.ts';
import type { Retry } from './send.ts';
import { sleep, type Time } from './time.ts';

export interface FollowSettings {
  time: Time;
  onRetry: (retry: Retry) => void;
  /** A connection that says nothing for so long is given up; the service speaks every 10 seconds. */
  silenceMs: number;
  /** After so long without anything new and without a connection that holds, the last error is thrown. */
  giveUpAfterMs: number;
}

export interface Followed {
  /** The number of the last event that is already known. */
  after: number;
  signal?: AbortSignal | undefined;
  /** Opens the stream behind event `after`; any status. Must end with `signal`. */
  open: (after: number, signal: AbortSignal) => Promise<Response>;
}

/** Replies by which asking again will not help. Others are those of a passing trouble, on the way or at the service. */
function isFinal(error: AgentRunError): boolean {
  const { status } = error;
  // The creation that this stream repeats is still being handled.
  if (error.code === 'idempotency_in_flight') return false;
  return status !== null && status >= 400 && status < 500 && ![408, 421, 425, 429].includes(status);
}

/** The event of a frame. Throws when it is none. */
function eventOf(frame: Frame): RunEvent {
  const event = parsed(frame.data) as Partial<RunEvent> | string | null;
  if (typeof event !== 'object' || event === null || String(event.seq) !== frame.id)
    throw new AgentRunError('invalid_event', `Frame ${frame.id} of the stream is no event.`);
  return event as RunEvent;
}

/** The frames of one connection, read no faster than they are taken. The connection is closed in the end, however it ends. */
async function* framesOf(response: Response, settings: FollowSettings): AsyncGenerator<Frame> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const take = createFrameReader();
  try {
    for (;;) {
      const chunk = await readWithin(reader, settings);
      if (chunk === undefined) return;
      yield* take(chunk);
    }
  } finally {
    // Not waited for: a connection that hangs may hang here too.
    reader.cancel().catch(() => undefined);
  }
}

/** What to make of something thrown while a connection was open. */
function broken(error: unknown): AgentRunError {
  if (error instanceof AgentRunError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AgentRunError('connection_failed', `The stream broke: ${reason}.`, { cause: error });
}

async function refusal(response: Response, time: Time): Promise<AgentRunError> {
  if (!response.ok) return errorOfReply(response, parsed(await response.text()), time.now());
  response.body?.cancel().catch(() => undefined);
  return new AgentRunError(
    'unexpected_reply',
    `Something answered ${response.headers.get('content-type')} instead of a stream.`,
    { status: response.status },
  );
}

function isStream(response: Response): boolean {
  return (
    response.status < 300 && (response.headers.get('content-type') ?? '').startsWith('text/event-stream')
  );
}

/**
 * Yields every event behind `after`, each once and in order. Returns after `run.settled`, or at once when that is known
 * already. Throws AgentRunError for a reply that asking again would not change, for an event left out and for a frame
 * that is no event; the reason of `signal` when that is aborted.
 */
export async function* follow(settings: FollowSettings, followed: Followed): AsyncGenerator<RunEvent> {
  const { time } = settings;
  const { signal } = followed;
  let last = followed.after;
  let tries = 0;
  let troubleSince: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const openedAt = time.now();
    const connection = new AbortController();
    const abort = (): void => connection.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    let trouble: AgentRunError | undefined;
    let streamed = false;
    try {
      const response = await followed.open(last, connection.signal);
      if (response.status === 204) return;
      streamed = isStream(response);
      if (streamed) {
        for await (const frame of framesOf(response, settings)) {
          // A frame without an id is no event: the usage behind the last one of a creation's own stream.
          if (frame.id === undefined) continue;
          const event = eventOf(frame);
          if (event.seq <= last) continue;
          if (event.seq > last + 1)
            throw new AgentRunError(
              'event_gap',
              `Event ${last + 1} is missing: ${event.seq} came after ${last}.`,
            );
          last = event.seq;
          tries = 0;
          troubleSince = undefined;
          yield event;
          if (event.type === 'run.settled') return;
        }
      } else trouble = await refusal(response, time);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      trouble = broken(error);
      if (trouble.code === 'event_gap' || trouble.code === 'invalid_event') throw trouble;
    } finally {
      signal?.removeEventListener('abort', abort);
      connection.abort();
    }
    if (trouble !== undefined && isFinal(trouble)) throw trouble;
    trouble ??= new AgentRunError('connection_failed', 'The stream ended before the run was settled.');
    const now = time.now();
    // A connection that held for long was none of the trouble, though the run had nothing to say.
    if (streamed && now - openedAt > 2 * settings.silenceMs) {
      tries = 0;
      troubleSince = undefined;
    }
    tries += 1;
    troubleSince ??= now;
    if (now - troubleSince > settings.giveUpAfterMs) throw trouble;
    const wait = waitMs(tries, trouble);
    settings.onRetry({ what: 'stream', attempt: tries, waitMs: wait, error: trouble });
    await sleep(time, wait, signal);
  }
}
