/** A forward proxy on loopback for programs that speak to the outside by themselves (git): it reaches what was allowed to it and nothing else. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from '../base/node-http.ts';
import { createForward } from './forward.ts';

export interface EgressProxy {
  /** With the credentials in it: whoever has the address may use the proxy, no other process can. */
  url: string;
  close(): Promise<void>;
}

const connectMs = 10_000;
/** A server may be silent for a while as it packs a large repository. */
const idleMs = 300_000;
const connectionsMax = 64;

/** Whether a message brings these credentials for a proxy. */
export function proxyCredentials(user: string, password: string): (message: IncomingMessage) => boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`);
  return (message) => {
    const given = Buffer.from(message.headers['proxy-authorization'] ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
}

export async function openProxy(options: {
  may(host: string, port: number): boolean;
  resolve(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
}): Promise<EgressProxy> {
  const password = randomBytes(24).toString('base64url');
  const known = proxyCredentials('egress', password);
  const forward = createForward({
    ...options,
    connectMs,
    idleMs,
    targetsMax: connectionsMax,
    admit: (message) =>
      known(message)
        ? undefined
        : {
            status: 407,
            message: 'The credentials of this proxy are needed.',
            headers: { 'Proxy-Authenticate': 'Basic realm="egress"' },
          },
  });
  const sockets = new Set<Socket>();
  const server = createServer(forward.request);
  server.on('connect', forward.connect);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
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
        forward.close();
        for (const socket of sockets) socket.destroy();
      }),
  };
}
