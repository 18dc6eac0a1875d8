/** One HTTP request to an address that was judged: no redirects, no proxies, no kept connections, an end to everything. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as TlsAgent } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import { brokenConnection } from '../base/connection.ts';
import { Agent, request as httpRequest } from '../base/node-http.ts';
import { EgressFailed } from './errors.ts';
import { portOf } from './policy.ts';

export interface EgressRequest {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: Buffer | string | Readable;
  timeoutMs: number;
  replyBytesMax: number;
}

export interface EgressReply {
  status: number;
  headers: IncomingHttpHeaders;
  /** At most `replyBytesMax`; `truncated` when there was more or the rest did not come in time. */
  body: Buffer;
  truncated: boolean;
  durationMs: number;
  /** Who answered. */
  address: string;
}

/** Agents of our own: the global ones may be told by the environment to use a proxy, which would resolve names again. */
const plainAgent = new Agent({ keepAlive: false });
const tlsAgent = new TlsAgent({ keepAlive: false });

/** What broke a connection, told as one of the ways to fail. */
export function failure(error: NodeJS.ErrnoException, host: string): EgressFailed {
  if (error instanceof EgressFailed) return error;
  const { kind, message } = brokenConnection(error, host);
  return new EgressFailed(kind, message, error);
}

/** Reads up to the bound and drops the connection there; a body that stops coming is cut, not an error. */
async function readBody(reply: IncomingMessage, bytesMax: number) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      const room = bytesMax - bytes;
      chunks.push(chunk.subarray(0, room));
      bytes += Math.min(room, chunk.length);
      if (chunk.length > room) return { body: Buffer.concat(chunks), truncated: true };
    }
  } catch {
    return { body: Buffer.concat(chunks), truncated: true };
  }
  return { body: Buffer.concat(chunks), truncated: false };
}

export function createRequest(parts: {
  clock: Clock;
  resolve(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
}) {
  const { clock, resolve } = parts;

  return async (options: EgressRequest): Promise<EgressReply> => {
    const { url, body } = options;
    const started = clock.monotonic();
    const timer = new AbortController();
    const callOff = clock.after(options.timeoutMs, () =>
      timer.abort(
        new EgressFailed('timeout', `${url.hostname} did not answer within ${options.timeoutMs} ms.`),
      ),
    );
    try {
      const { address, family } = await resolve(url.hostname, portOf(url));
      timer.signal.throwIfAborted();
      const secure = url.protocol === 'https:';
      const sent = (secure ? httpsRequest : httpRequest)({
        agent: secure ? tlsAgent : plainAgent,
        protocol: url.protocol,
        // The judged address itself, so that no second look-up can answer otherwise.
        host: address,
        family,
        port: portOf(url),
        servername: isIP(address) && parseable(url.hostname) ? '' : url.hostname,
        path: url.pathname + url.search,
        method: options.method,
        headers: { ...options.headers, host: url.host },
        signal: timer.signal,
      });
      const arrived = Promise.withResolvers<IncomingMessage>();
      sent.once('response', arrived.resolve);
      sent.on('error', (error) =>
        arrived.reject(timer.signal.aborted ? timer.signal.reason : failure(error, url.hostname)),
      );
      sent.once('close', () => arrived.reject(new EgressFailed('reply', `${url.hostname} sent no reply.`)));
      if (body instanceof Readable) {
        body.once('error', (error) => sent.destroy(error));
        body.pipe(sent);
      } else sent.end(body);
      try {
        const reply = await arrived.promise;
        const read = await readBody(reply, options.replyBytesMax);
        return {
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          ...read,
          durationMs: Math.round(clock.monotonic() - started),
          address,
        };
      } finally {
        sent.destroy();
        if (body instanceof Readable) body.destroy();
      }
    } finally {
      callOff();
    }
  };
}

/** A host that is an address itself has no TLS name; its certificate is compared with the address. */
function parseable(host: string): boolean {
  return isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
