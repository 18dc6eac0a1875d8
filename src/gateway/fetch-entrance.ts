/** The entrance for agents in this process: a `fetch` that knows one place, and takes calls there by the same path as all. */
import { Readable } from 'node:stream';
import type { Exchange, GatewayReply } from './exchange.ts';
import { unpackerOf } from './meter.ts';

/** A body as `fetch` gives it: compressed ones are unpacked, and no header speaks of it. */
function toResponse(reply: GatewayReply): Response {
  const headers = new Headers(reply.headers);
  if (Buffer.isBuffer(reply.body)) return new Response(new Uint8Array(reply.body), { ...reply, headers });
  const { body } = reply;
  const unpacker = unpackerOf(reply.headers['content-encoding']);
  let plain = body;
  if (unpacker) {
    headers.delete('content-encoding');
    headers.delete('content-length');
    body.once('error', (error) => unpacker.destroy(error));
    unpacker.once('close', () => body.destroy());
    plain = body.pipe(unpacker);
  }
  const stream = Readable.toWeb(plain) as unknown as BodyInit;
  const empty = reply.status === 204 || reply.status === 205;
  return new Response(empty ? null : stream, { status: reply.status, headers });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** `origin`: the place; any other address is refused. */
export function createFetchEntrance(origin: string, exchange: Exchange): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${origin}/`))
      throw new TypeError(`Models are at ${origin} here; ${new URL(request.url).origin} cannot be called.`);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    const gone = new AbortController();
    let reply: GatewayReply | undefined;
    let giveUp: (reason: unknown) => void = () => undefined;
    const aborted = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    aborted.catch(() => undefined);
    const abort = (): void => {
      gone.abort();
      giveUp(signal?.reason);
      if (reply && !Buffer.isBuffer(reply.body)) reply.body.destroy(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    const answered = exchange.answer({
      method: request.method,
      address: request.url.slice(origin.length),
      headers: Object.fromEntries(request.headers),
      body: (request.body as AsyncIterable<Uint8Array> | null) ?? nothing(),
      gone: gone.signal,
    });
    // Nobody takes a reply that comes after the caller has gone.
    answered.then(
      ({ body }) => {
        if (gone.signal.aborted && !Buffer.isBuffer(body)) body.destroy();
      },
      () => undefined,
    );
    try {
      reply = await Promise.race([answered, aborted]);
    } catch (error) {
      signal?.removeEventListener('abort', abort);
      throw error;
    }
    const { body } = reply;
    if (Buffer.isBuffer(body)) signal?.removeEventListener('abort', abort);
    else body.once('close', () => signal?.removeEventListener('abort', abort));
    return toResponse(reply);
  };
}
