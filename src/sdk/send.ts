/** One HTTP call of the SDK: the key, a time limit for each try, and more tries where the contract says that they are safe. */
import type { Call } from '../../generated/api/calls.gen.ts';
import { waitMs } from './back-off.ts';
import { AgentRunError, errorOfReply, parsed } from './errors.ts';
import { sleep, type Time } from './time.ts';

/** Told before each wait for another try. */
export interface Retry {
  /** What is tried again: one call, or the stream of a run. */
  what: 'call' | 'stream';
  /** Tries so far without success, from 1. */
  attempt: number;
  waitMs: number;
  error: AgentRunError;
}

export interface SendSettings {
  fetch: typeof fetch;
  /** Asked before each try, so that a rotated key is taken up at once. */
  key: () => string | Promise<string>;
  timeoutMs: number;
  retries: number;
  onRetry: (retry: Retry) => void;
  time: Time;
}

export interface Outgoing {
  url: string;
  method: string;
  headers: Headers;
  /** A stream can be read once, so a call with one has one try. */
  body?: BodyInit | null;
  repeat: Call['repeat'];
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
}

/** Past this a call rather fails and says how long to wait than keep its caller in the dark. */
const longestWaitMs = 60_000;
/** Statuses at which the service, or something before it, could not answer this time. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/**
 * The reply to one try, with its headers there: bodies that are short by nature are read too, so that one cut short
 * counts as no reply. Throws AgentRunError, or the reason of `signal`.
 */
export async function sendOnce(settings: SendSettings, call: Outgoing): Promise<Response> {
  const { signal } = call;
  signal?.throwIfAborted();
  const ending = new AbortController();
  const limitMs = call.timeoutMs ?? settings.timeoutMs;
  let timedOut = false;
  let unread = false;
  const abort = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const cancel = settings.time.after(limitMs, () => {
    timedOut = true;
    ending.abort();
  });
  try {
    const headers = new Headers(call.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${await settings.key()}`);
    const response = await settings.fetch(call.url, {
      method: call.method,
      headers,
      body: call.body ?? null,
      signal: ending.signal,
      // A key goes to the address it was given for, and to no other.
      redirect: 'error',
      ...(call.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const kept = await whole(response);
    unread = kept === response && response.body !== null;
    return kept;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof AgentRunError) throw error;
    if (timedOut)
      throw new AgentRunError('timed_out', `No answer within ${limitMs} ms from ${originOf(call.url)}.`, {
        cause: error,
      });
    throw new AgentRunError(
      'connection_failed',
      `The connection to ${originOf(call.url)} failed: ${reasonOf(error)}.`,
      { cause: error },
    );
  } finally {
    cancel();
    // A body that is still to be read stays tied to the caller's signal.
    if (!unread) signal?.removeEventListener('abort', abort);
  }
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && cause.message !== '' ? cause.message : String(cause);
}

function mediaType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
}

async function whole(response: Response): Promise<Response> {
  const type = mediaType(response);
  const short = !response.ok || type === 'application/json' || type === 'application/problem+json';
  if (!short || response.body === null) return response;
  const text = await response.text();
  const { status, statusText } = response;
  // The length is that of what was sent, which may have been compressed.
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(text, { status, statusText, headers });
}

/** Whether a try that ended so may be followed by another one. */
function mayRepeat(call: Outgoing, error: AgentRunError): boolean {
  if (call.body instanceof ReadableStream) return false;
  // The service turned the call away before it did anything.
  if (error.status === 429) return true;
  if (error.code === 'idempotency_in_flight') return true;
  const safe =
    call.repeat === 'always' || (call.repeat === 'with_key' && call.headers.has('idempotency-key'));
  if (!safe) return false;
  return error.status === null
    ? error.code === 'connection_failed' || error.code === 'timed_out'
    : passing.has(error.status);
}

/**
 * Sends until there is a reply that says something: also one of an error, which is the caller's to read. Throws
 * AgentRunError when no try got a reply, or the reason of `signal`.
 */
export async function send(settings: SendSettings, call: Outgoing): Promise<Response> {
  const retries = call.retries ?? settings.retries;
  // A try whose reply was lost may have done its work.
  let lost = false;
  for (let tries = 1; ; tries += 1) {
    let response: Response | undefined;
    let error: AgentRunError;
    try {
      response = await sendOnce(settings, call);
      if (response.ok || response.status === 304) return response;
      if (lost && call.method === 'DELETE' && response.status === 404)
        return new Response(null, { status: 204, headers: response.headers });
      const text = await response.clone().text();
      error = errorOfReply(response, parsed(text), settings.time.now());
    } catch (thrown) {
      if (!(thrown instanceof AgentRunError)) throw thrown;
      error = thrown;
    }
    lost ||= error.status === null || error.status >= 500;
    const wait = waitMs(tries, error);
    if (tries > retries || wait > longestWaitMs || !mayRepeat(call, error)) {
      if (response !== undefined) return response;
      throw error;
    }
    settings.onRetry({ what: 'call', attempt: tries, waitMs: wait, error });
    await sleep(settings.time, wait, call.signal);
  }
}
