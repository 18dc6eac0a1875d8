/** A forward proxy on loopback for programs that speak to the outside by themselves (git): it reaches what was allowed to it and nothing else. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { EgressFailed, EgressRefused } from './errors.ts';
import { canonicalHost, portOf } from './policy.ts';

export interface EgressProxy {
  /** With the credentials in it: whoever has the address may use the proxy, no other process can. */
  url: string;
  close(): Promise<void>;
}

const connectMs = 10_000;
/** A server may be silent for a while as it packs a large repository. */
const idleMs = 300_000;
const connectionsMax = 64;
const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

interface Target {
  host: string;
  port: number;
}

/** `host:port` of a CONNECT, the host as every parser reads it. */
function readTarget(text: string | undefined): Target | undefined {
  const [, name, digits] = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(text ?? '') ?? [];
  const host = name === undefined ? undefined : canonicalHost(name);
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? undefined : { host, port };
}

export async function openProxy(options: {
  may(host: string, port: number): boolean;
  resolve(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
}): Promise<EgressProxy> {
  const password = randomBytes(24).toString('base64url');
  const expected = Buffer.from(`Basic ${Buffer.from(`egress:${password}`).toString('base64')}`);
  const sockets = new Set<Duplex>();

  const known = (message: IncomingMessage) => {
    const given = Buffer.from(message.headers['proxy-authorization'] ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  const judge = async (message: IncomingMessage, target: Target | undefined) => {
    if (!known(message)) return { status: 407, text: 'Proxy Authentication Required' };
    if (!target || !options.may(target.host, target.port)) return { status: 403, text: 'Forbidden' };
    try {
      return { to: await options.resolve(target.host, target.port), port: target.port };
    } catch (error) {
      if (error instanceof EgressRefused) return { status: 403, text: 'Forbidden' };
      if (error instanceof EgressFailed) return { status: 502, text: 'Bad Gateway' };
      throw error;
    }
  };

  const tunnel = async (message: IncomingMessage, client: Duplex, head: Buffer) => {
    const verdict = await judge(message, readTarget(message.url));
    if (client.destroyed) return;
    if (verdict.to === undefined) {
      const challenge = verdict.status === 407 ? 'Proxy-Authenticate: Basic realm="egress"\r\n' : '';
      client.end(
        `HTTP/1.1 ${verdict.status} ${verdict.text}\r\n${challenge}Content-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    const server = track(
      connect({ host: verdict.to.address, family: verdict.to.family, port: verdict.port }),
    );
    server.setTimeout(connectMs, () => server.destroy());
    server.once('error', () => client.destroy());
    server.once('close', () => client.destroy());
    client.once('close', () => server.destroy());
    server.once('connect', () => {
      server.setTimeout(idleMs);
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) server.write(head);
      server.pipe(client);
      client.pipe(server);
    });
  };

  const forward = async (message: IncomingMessage, reply: ServerResponse) => {
    const url = URL.canParse(message.url ?? '') ? new URL(message.url ?? '') : undefined;
    const target =
      url?.protocol === 'http:' && url.hostname !== ''
        ? { host: url.hostname, port: portOf(url) }
        : undefined;
    const verdict = await judge(message, target);
    if (verdict.to === undefined || url === undefined) {
      const challenge = verdict.status === 407 ? { 'Proxy-Authenticate': 'Basic realm="egress"' } : {};
      reply.writeHead(verdict.status ?? 403, { ...challenge, Connection: 'close' }).end();
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(message.headers).filter(([name]) => !hopByHop.test(name)),
    );
    const sent = httpRequest({
      agent: false,
      host: verdict.to.address,
      family: verdict.to.family,
      port: verdict.port,
      method: message.method,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      timeout: idleMs,
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    sent.once('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.test(name));
      reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.once('error', () => reply.destroy());
      answer.pipe(reply);
    });
    reply.once('close', () => sent.destroy());
    message.pipe(sent);
  };

  function track<S extends Duplex>(socket: S): S {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  const server = createServer((message, reply) => {
    forward(message, reply).catch(() => reply.destroy());
  });
  server.on('connect', (message: IncomingMessage, client: Duplex, head: Buffer) => {
    tunnel(message, client, head).catch(() => client.destroy());
  });
  server.on('connection', (socket: Socket) => {
    track(socket);
    socket.setTimeout(idleMs, () => socket.destroy());
  });
  server.maxConnections = connectionsMax;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://egress:${password}@127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
