/** The way from a sandbox to the gateway: where its socket and the relay appear inside, and a port where nothing is inside. */
import { chown } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SandboxUser } from './folders.ts';
import type { Shown } from './sandbox.ts';
import { nodeInside } from './view.ts';

const socketInside = '/run/gateway.sock';
const relayInside = '/opt/node/relay.mjs';
const relayPath = fileURLToPath(new URL('./relay.mjs', import.meta.url));
const port = 8080;
const connectionsMax = 256;

/** What commands inside walls reach the gateway at. */
export const gatewayInside = `http://127.0.0.1:${port}`;

/** Paths of the host a sandbox with walls shows beside the machine's programs. */
export function shownFor(request: { gatewaySocket?: string; show?: readonly Shown[] }): {
  readOnly: Shown[];
  /** A socket is written to, whatever its mount allows. */
  socket: Shown | undefined;
} {
  const { gatewaySocket, show = [] } = request;
  if (gatewaySocket === undefined) return { readOnly: [...show], socket: undefined };
  return {
    readOnly: [...show, { from: relayPath, to: relayInside }],
    socket: { from: gatewaySocket, to: socketInside },
  };
}

/** The command behind the relay: the loopback is open before it starts and closes when it ends. */
export function behindRelay(command: readonly [string, ...string[]]): [string, ...string[]] {
  return [nodeInside, relayInside, String(port), socketInside, ...command];
}

/** Commands connect as `user`; nobody else but root may. */
export async function handOverSocket(path: string, user: SandboxUser): Promise<void> {
  await chown(path, user.uid, user.gid);
}

export interface Loopback {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  close(): void;
}

/** A port of this machine that leads to the socket, for commands without a loopback of their own. */
export async function openLoopback(socketPath: string): Promise<Loopback> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ path: socketPath, allowHalfOpen: true });
    open.add(near);
    near.pipe(far);
    far.pipe(near);
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
    near.on('close', () => {
      far.destroy();
      open.delete(near);
    });
  });
  server.maxConnections = connectionsMax;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
