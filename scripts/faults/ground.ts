/** Where the processes stand: each in a network namespace of its own on a bridge, or all on loopback with a relay before Postgres. */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { has, run } from './commands.ts';

export interface Ground {
  kind: 'namespaces' | 'loopback';
  /** Goes before the program of a node. */
  prefix(node: string): string[];
  /** Where a process of this node listens. */
  host(node: string): string;
  /** A port nobody listens on there. */
  port(): Promise<number>;
  /** Where a process of this node finds the database that is in charge. */
  database(node: string): { host: string; port: number };
  /** Puts this Postgres in charge. */
  charge(node: string, port: number): Promise<void>;
  /** Nothing passes between this node and the others, and nobody is told. */
  cut(node: string): Promise<void>;
  heal(node: string): Promise<void>;
  /** Where the nodes find the program that runs the suite. */
  ownHost: string;
  close(): Promise<void>;
}

/** Set for the copy of the program that lives in namespaces of its own. */
const insideFlag = 'FAULTS_INSIDE';

export function canUnshare(): boolean {
  return process.getuid?.() === 0 && has('unshare') && has('nsenter') && has('ip');
}

export const isInside = (): boolean => process.env[insideFlag] !== undefined;

/**
 * Starts this program again in namespaces of its own for network, mounts and processes. The kernel takes all of it away
 * with the last process, however that one ends. Resolves with the exit code.
 */
export function startInside(args: string[]): Promise<number> {
  const [, script = ''] = process.argv;
  const child = spawn(
    'unshare',
    [
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      // The shell stays process 1, whose duty is to wait for orphans; nothing here would otherwise.
      ...['sh', '-c', 'mkdir -p /run/netns && mount -t tmpfs none /run/netns && "$@"; exit $?', 'sh'],
      ...[process.execPath, script, ...args],
    ],
    { stdio: 'inherit', env: { ...process.env, [insideFlag]: '1' } },
  );
  // Ctrl-C reaches the copy as well, which ends in order and this one after it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const network = '10.77.0';
const databaseAddress = `${network}.9`;

/** The caller is inside namespaces of its own: the names and addresses are nobody else's. */
export async function openNamespaces(nodes: readonly string[]): Promise<Ground> {
  const addresses = new Map(nodes.map((node, index) => [node, `${network}.${20 + index}`]));
  const address = (node: string): string => {
    const found = addresses.get(node);
    if (found === undefined) throw new Error(`there is no node ${node}`);
    return found;
  };
  const inside = (node: string, ...args: string[]) => run('ip', '-n', node, ...args);
  await run('ip', 'link', 'set', 'lo', 'up');
  await run('ip', 'link', 'add', 'bridge', 'type', 'bridge');
  await run('ip', 'addr', 'add', `${network}.1/24`, 'dev', 'bridge');
  await run('ip', 'link', 'set', 'bridge', 'up');
  for (const node of nodes) {
    await run('ip', 'netns', 'add', node);
    await run('ip', 'link', 'add', node, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', node);
    await run('ip', 'link', 'set', node, 'master', 'bridge');
    await run('ip', 'link', 'set', node, 'up');
    await inside(node, 'addr', 'add', `${address(node)}/24`, 'dev', 'eth0');
    await inside(node, 'link', 'set', 'lo', 'up');
    await inside(node, 'link', 'set', 'eth0', 'up');
  }
  let charged: string | undefined;
  let port = 8_000;
  return {
    kind: 'namespaces',
    prefix: (node) => ['nsenter', `--net=/run/netns/${node}`],
    host: address,
    port: async () => port++,
    database: () => ({ host: databaseAddress, port: 5_432 }),
    charge: async (node) => {
      if (charged === node) return;
      if (charged !== undefined) await inside(charged, 'addr', 'del', `${databaseAddress}/24`, 'dev', 'eth0');
      await inside(node, 'addr', 'add', `${databaseAddress}/24`, 'dev', 'eth0');
      charged = node;
      // Whoever knew the address knows the wrong machine behind it.
      await run('ip', 'neigh', 'flush', 'all');
      for (const other of nodes) await inside(other, 'neigh', 'flush', 'all');
    },
    cut: async (node) => void (await run('ip', 'link', 'set', node, 'down')),
    heal: async (node) => void (await run('ip', 'link', 'set', node, 'up')),
    ownHost: `${network}.1`,
    close: async () => undefined,
  };
}

interface Relay {
  port: number;
  cut(): void;
  heal(): void;
  close(): void;
}

/** Passes bytes on while it is not cut; a cut one still takes connections and what is sent, as a network without a far end does. */
async function openRelay(target: () => number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let cut = false;
  const hold = (socket: Socket): void => {
    if (cut) socket.pause();
    else socket.resume();
  };
  const server: Server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => {
        if (!other.write(chunk)) socket.pause();
      });
      socket.on('drain', () => hold(other));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      hold(socket);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      cut = true;
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      cut = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** For an ordinary user: a cut node is one whose way to Postgres is silent. */
export async function openLoopback(nodes: readonly string[]): Promise<Ground> {
  let charged = 0;
  const relays = new Map<string, Relay>();
  for (const node of nodes) relays.set(node, await openRelay(() => charged));
  const relay = (node: string): Relay => {
    const found = relays.get(node);
    if (found === undefined) throw new Error(`there is no node ${node}`);
    return found;
  };
  return {
    kind: 'loopback',
    prefix: () => [],
    host: () => '127.0.0.1',
    port: freePort,
    database: (node) => ({ host: '127.0.0.1', port: relay(node).port }),
    charge: async (_node, port) => {
      charged = port;
    },
    cut: async (node) => relay(node).cut(),
    heal: async (node) => relay(node).heal(),
    ownHost: '127.0.0.1',
    close: async () => {
      for (const one of relays.values()) one.close();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
