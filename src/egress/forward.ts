/** What every forward proxy of the service does: CONNECT and absolute-form http to the targets that were allowed to it, at an address judged once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { request as httpRequest } from '../base/node-http.ts';
import { EgressFailed, EgressRefused } from './errors.ts';
import { canonicalHost, portOf } from './policy.ts';

/** Asked before anything else. An answer is given instead of going on. */
export interface Turned {
  status: number;
  /** One sentence, for whoever reads the reply. */
  message: string;
  headers?: Record<string, string>;
}

export interface ForwardOptions {
  may(host: string, port: number): boolean;
  resolve(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
  connectMs: number;
  idleMs: number;
  /** Targets that are held at one time; more get 503. */
  targetsMax: number;
  /** Turns a client away. Undefined: it goes on. */
  admit?(message: IncomingMessage): Turned | undefined;
  /** Told of each end of a try: its target where there is one, and how it went. */
  onTarget?(target: Target | undefined, outcome: 'opened' | 'refused' | 'failed'): void;
  /** Told once a connection to a target is closed. */
  onBytes?(bytes: { sent: number; received: number }): void;
}

export interface Target {
  host: string;
  port: number;
}

export interface Forward {
  /** Takes the sockets over that it is given. Never rejects. */
  connect(message: IncomingMessage, client: Duplex, head: Buffer): void;
  request(message: IncomingMessage, reply: ServerResponse): void;
  /** Cuts everything under way; afterwards nothing is reached. */
  close(): void;
}

const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** `host:port` of a CONNECT, the host as every parser reads it. */
function readTarget(text: string | undefined): Target | undefined {
  const [, name, digits] = /^(\[[^\]]+\]|[^:]+):(\d{1,5})$/.exec(text ?? '') ?? [];
  const host = name === undefined ? undefined : canonicalHost(name);
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? undefined : { host, port };
}

/** The address of an absolute-form request, which is http alone. */
function readAddress(text: string | undefined): URL | undefined {
  const url = URL.canParse(text ?? '') ? new URL(text ?? '') : undefined;
  return url?.protocol === 'http:' && url.hostname !== '' ? url : undefined;
}

export function createForward(options: ForwardOptions): Forward {
  const { may, resolve, connectMs, idleMs, targetsMax, admit, onTarget, onBytes } = options;
  const sockets = new Set<Duplex>();
  let held = 0;
  let closed = false;

  async function judge(message: IncomingMessage, target: Target | undefined) {
    const turned = admit?.(message);
    if (turned) return turned;
    const refuse = (status: number, said: string): Turned => {
      onTarget?.(target, status === 403 ? 'refused' : 'failed');
      return { status, message: said };
    };
    if (!target) return refuse(403, 'The target must be host:port, or an address that begins with http://.');
    const name = `${target.host}:${target.port}`;
    if (!may(target.host, target.port))
      return refuse(403, `${name} is not among the hosts that may be reached from here.`);
    if (held >= targetsMax)
      return refuse(503, `There are ${targetsMax} connections already. Close one, then try again.`);
    held++;
    try {
      return { to: await resolve(target.host, target.port), target };
    } catch (error) {
      if (error instanceof EgressRefused) return refuse(403, error.message);
      if (error instanceof EgressFailed) return refuse(502, error.message);
      throw error;
    } finally {
      held--;
    }
  }

  function track<S extends Duplex>(socket: S): S {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  }

  /** A connection to a target counts until it is closed. */
  function hold(socket: Socket): Socket {
    held++;
    socket.once('close', () => {
      held--;
      onBytes?.({ sent: socket.bytesWritten, received: socket.bytesRead });
    });
    socket.setTimeout(connectMs, () => socket.destroy());
    socket.once('connect', () => socket.setTimeout(idleMs));
    return track(socket);
  }

  async function tunnel(message: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const verdict = await judge(message, readTarget(message.url));
    if (closed || client.destroyed) {
      client.destroy();
      return;
    }
    if (!('to' in verdict)) {
      const lines = Object.entries(headersOf(verdict)).map(([name, value]) => `${name}: ${value}\r\n`);
      client.end(
        `HTTP/1.1 ${verdict.status} ${reasons[verdict.status] ?? 'Error'}\r\n${lines.join('')}\r\n${bodyOf(verdict)}`,
      );
      client.once('finish', () => client.destroy());
      return;
    }
    const { to, target } = verdict;
    const server = hold(connect({ host: to.address, family: to.family, port: target.port }));
    let opened = false;
    server.once('connect', () => {
      opened = true;
      onTarget?.(target, 'opened');
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) server.write(head);
      server.pipe(client);
      client.pipe(server);
    });
    server.once('close', () => {
      if (!opened) {
        onTarget?.(target, 'failed');
        if (!client.destroyed)
          client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      }
      // What came before a proper end is still on its way; after a broken one nothing is to be waited for.
      if (opened && !server.readableEnded) client.destroy();
      else if (client.writableFinished) client.destroy();
      else client.once('finish', () => client.destroy());
    });
    client.once('close', () => server.destroy());
  }

  async function pass(message: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = readAddress(message.url);
    const target = url && { host: url.hostname, port: portOf(url) };
    const verdict = await judge(message, target);
    if (closed || reply.destroyed) {
      reply.destroy();
      return;
    }
    if (!('to' in verdict) || url === undefined) {
      const turned = 'to' in verdict ? { status: 403, message: '' } : verdict;
      reply.writeHead(turned.status, headersOf(turned)).end(bodyOf(turned));
      return;
    }
    const kept = Object.entries(message.headers).filter(([name]) => !hopByHop.test(name));
    const sent = httpRequest({
      agent: false,
      host: verdict.to.address,
      family: verdict.to.family,
      port: verdict.target.port,
      method: message.method,
      path: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(kept),
        host: url.host,
        // A body of a length nobody told is passed on as one, whatever the method.
        ...(message.headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
      },
    });
    let answered = false;
    sent.once('socket', (socket: Socket) => {
      hold(socket);
    });
    sent.once('error', () => undefined);
    sent.once('response', (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !hopByHop.test(name));
      try {
        reply.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      } catch {
        // A status or a header that nobody may pass on: the host is asked no further, and has not answered.
        sent.destroy();
        return;
      }
      answered = true;
      onTarget?.(target, 'opened');
      // An answer that broke off must not look like one that came to its end: the pipeline destroys the reply then.
      pipeline(answer, reply).catch(() => undefined);
    });
    sent.once('close', () => {
      if (answered) return;
      onTarget?.(target, 'failed');
      if (!reply.destroyed) reply.writeHead(502, headersOf(unanswered)).end(bodyOf(unanswered));
    });
    reply.once('close', () => sent.destroy());
    message.pipe(sent);
  }

  return {
    connect: (message, client, head) => {
      track(client);
      if ('setTimeout' in client) (client as Socket).setTimeout(idleMs, () => client.destroy());
      tunnel(message, client, head).catch(() => client.destroy());
    },
    request: (message, reply) => {
      reply.on('error', () => undefined);
      pass(message, reply).catch(() => reply.destroy());
    },
    close: () => {
      closed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const unanswered: Turned = { status: 502, message: 'The host did not answer.' };
const reasons: Record<number, string> = {
  403: 'Forbidden',
  407: 'Proxy Authentication Required',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

function bodyOf(turned: Turned): string {
  return `${turned.message}\n`;
}

function headersOf(turned: Turned): Record<string, string> {
  return {
    ...turned.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(bodyOf(turned))),
    Connection: 'close',
  };
}
