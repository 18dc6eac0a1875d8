/** The entrance from inside the sandbox: HTTP on a Unix socket that only the sandbox's user may open. */
import { timingSafeEqual } from 'node:crypto';
import { chmod, chown, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from '../base/node-http.ts';
import type { Forward } from '../egress/forward.ts';
import type { AgentCall, Exchange, GatewayReply } from './exchange.ts';
import { refusalReply } from './refusal.ts';

export interface SocketLimits {
  headerBytesMax: number;
  headersMs: number;
  /** Headers and body together. */
  requestMs: number;
  connectionsMax: number;
}

export interface SocketEntrance {
  /** Cuts every connection; the socket is gone afterwards. */
  close(): Promise<void>;
}

/** Wherever a provider's library puts its key. */
function credentialOf(request: IncomingMessage): string | undefined {
  const { authorization, 'x-api-key': anthropic, 'x-goog-api-key': gemini } = request.headers;
  const given = anthropic ?? gemini ?? authorization?.replace(/^bearer +/i, '');
  if (given !== undefined) return String(given);
  return new URLSearchParams(/\?(.*)/s.exec(request.url ?? '')?.[1]).get('key') ?? undefined;
}

function same(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function send(reply: GatewayReply, response: ServerResponse): void {
  if (response.destroyed) {
    if (!Buffer.isBuffer(reply.body)) reply.body.destroy();
    return;
  }
  response.writeHead(reply.status, reply.headers);
  if (Buffer.isBuffer(reply.body)) {
    response.end(reply.body);
    return;
  }
  const { body } = reply;
  // The beginning of a reply is worth knowing before its first word.
  response.flushHeaders();
  body.pipe(response);
  // An answer that broke off must not look like one that came to its end.
  body.once('error', () => response.destroy());
  body.once('close', () => {
    if (!body.readableEnded) response.destroy();
  });
  response.once('close', () => body.destroy());
}

/** Listens at `path` when it resolves. `owner`: whose the socket is to be, where that is somebody else. */
export async function openSocketEntrance(options: {
  path: string;
  owner: { uid: number; gid: number } | undefined;
  exchange: Exchange;
  limits: SocketLimits;
  /** Calls need this as their key; undefined: whoever reaches the socket may call. */
  token: string | undefined;
  /** What takes requests to a proxy: CONNECT, and those whose target is a whole address. */
  network: Forward;
}): Promise<SocketEntrance> {
  const { path, owner, exchange, limits, token, network } = options;
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytesMax,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(limits.headersMs, limits.requestMs, 5_000),
      keepAliveTimeout: 60_000,
    },
    (request, response) => {
      if (/^[a-z][a-z0-9+.-]*:\/\//i.test(request.url ?? '')) {
        network.request(request, response);
        return;
      }
      const gone = new AbortController();
      response.on('error', () => undefined);
      response.once('close', () => gone.abort());
      if (token !== undefined && !same(credentialOf(request), token)) {
        const message = "The run's own token is needed as the key.";
        send(refusalReply(undefined, { status: 401, code: 'unauthenticated', message }), response);
        return;
      }
      const call: AgentCall = {
        method: request.method ?? 'GET',
        address: request.url ?? '/',
        headers: request.headers,
        body: request,
        gone: gone.signal,
      };
      exchange.answer(call).then(
        (reply) => {
          // What was not read of the body would be taken for the next call.
          if (!request.complete) response.shouldKeepAlive = false;
          send(reply, response);
        },
        () => response.destroy(),
      );
    },
  );
  server.on('connect', network.connect);
  server.maxConnections = limits.connectionsMax;
  server.on('clientError', (_error, socket) => {
    // Whatever is wrong with it, this is no connection to go on with.
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  if (owner) await chown(path, owner.uid, owner.gid);
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      // Those that were handed over are the server's no more.
      network.close();
      await closed;
      await rm(path, { force: true });
    },
  };
}
