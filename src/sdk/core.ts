/** What every part of the client stands on: the settings, the generated operations bound to them, and the way to their answers. */
import { type Call, calls, type OperationName } from '../../generated/api/calls.gen.ts';
import { createClient as createGenerated } from '../../generated/api/client/client.gen.ts';
import * as operations from '../../generated/api/sdk.gen.ts';
import { AgentRunError, errorOfReply } from './errors.ts';
import type { FollowSettings } from './follow.ts';
import { type Outgoing, type SendSettings, send, sendOnce } from './send.ts';

/** For one call, beside what it says. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For each try. */
  timeoutMs?: number | undefined;
  /** Tries after the first. */
  retries?: number | undefined;
}

/** For a call that makes something: with the same key it makes it once, for 30 days. A random key is taken unless one is given. */
export interface CreateOptions extends CallOptions {
  idempotencyKey?: string | undefined;
}

/** Every generated operation, on this client: its key, its time limit and its tries. */
export type Raw = typeof operations;

export interface Core {
  raw: Raw;
  baseUrl: string;
  settings: SendSettings;
  following: FollowSettings;
  /** One try of a stream, any status. */
  openStream(operation: OperationName, url: string, call: Partial<Outgoing>): Promise<Response>;
}

/** The part of a call's options that the generated operations do not know. */
interface Meta {
  timeoutMs?: number;
  retries?: number;
}

type Operation = (options: Record<string, unknown>) => unknown;

/** The body as it goes out each time. Text that the generated client has made of it is read back from the request. */
async function bodyOf(given: unknown, request: Request): Promise<BodyInit | null> {
  if (given === undefined || given === null) return null;
  if (given instanceof Blob || given instanceof ArrayBuffer || ArrayBuffer.isView(given))
    return given as BodyInit;
  if (given instanceof ReadableStream) return request.body;
  return request.text();
}

export function createCore(options: {
  baseUrl: string;
  filesUrl: string;
  settings: SendSettings;
  following: FollowSettings;
}): Core {
  const { settings } = options;
  const generated = createGenerated({ baseUrl: options.baseUrl, throwOnError: false });

  const bind = (name: OperationName, operation: Operation): Operation => {
    const call: Call = calls[name];
    return (given = {}) => {
      const meta = (given.meta ?? {}) as Meta;
      const outgoing = async (input: RequestInfo | URL): Promise<Response> => {
        const request = input instanceof Request ? input : new Request(input);
        const headers = new Headers(request.headers);
        if (call.repeat === 'with_key' && !headers.has('idempotency-key'))
          headers.set('idempotency-key', crypto.randomUUID());
        return send(
          (given.fetch as typeof fetch) ? { ...settings, fetch: given.fetch as typeof fetch } : settings,
          {
            url: request.url,
            method: request.method,
            headers,
            body: await bodyOf(given.body, request),
            repeat: call.repeat,
            signal: (given.signal as AbortSignal | null | undefined) ?? undefined,
            timeoutMs: meta.timeoutMs,
            retries: meta.retries,
          },
        );
      };
      const bound = {
        ...(call.home === 'files' ? { baseUrl: options.filesUrl } : {}),
        ...(given.body instanceof ReadableStream ? { duplex: 'half' } : {}),
        ...given,
        fetch: outgoing,
      };
      // The generated client hands all that it can enumerate to `new Request`, where `client` means something else to Deno.
      return operation(Object.defineProperty(bound, 'client', { value: generated }));
    };
  };

  const raw = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      bind(name as OperationName, operation as unknown as Operation),
    ]),
  ) as unknown as Raw;

  return {
    raw,
    baseUrl: options.baseUrl,
    settings,
    following: options.following,
    openStream: (operation, path, call) =>
      sendOnce(settings, {
        url: `${options.baseUrl}${path}`,
        method: calls[operation].method,
        repeat: 'never',
        ...call,
        headers: new Headers(call.headers),
      }),
  };
}

/** Options of a call as the generated operations take them. */
export function passed(options: CallOptions | undefined): {
  signal?: AbortSignal;
  meta: Record<string, unknown>;
} {
  const { signal, timeoutMs, retries } = options ?? {};
  return {
    ...(signal === undefined ? {} : { signal }),
    meta: {
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(retries === undefined ? {} : { retries }),
    },
  };
}

/** The same for a call that makes something. */
export function passedOnce(
  options: CreateOptions | undefined,
): ReturnType<typeof passed> & { headers: { 'Idempotency-Key': string } } {
  return {
    ...passed(options),
    headers: { 'Idempotency-Key': options?.idempotencyKey ?? crypto.randomUUID() },
  };
}

interface Outcome<T> {
  data?: T | undefined;
  error?: unknown;
  response?: Response;
}

/** What the operation gave. Throws AgentRunError for a reply of error, and whatever else the call threw. */
export async function answer<T>(core: Core, outcome: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await outcome;
  if (error === undefined) return data as T;
  if (response !== undefined && !response.ok) throw errorOfReply(response, error, core.settings.time.now());
  if (error instanceof AgentRunError || response === undefined) throw error;
  throw new AgentRunError('unexpected_reply', `The reply cannot be read: ${String(error)}`, {
    status: response.status,
    cause: error,
  });
}
