/** What a row works on: one Postgres for all, databases and servers of its own, the load, and a way to end them all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { startEmbedded } from '../../src/store/embedded.ts';
import { startArguments } from '../start-command.ts';
import { type Commands, type Peer, startPeer } from './call.ts';
import type { LoadCommands, Target } from './load.ts';
import type { Options } from './options.ts';
import { type CpuMeter, meterCpu } from './processes.ts';
import { openWire, requestHead } from './wire.ts';

export interface Database {
  name: string;
  url: string;
}

/** A server under test and how to count its CPU time. */
export interface Server extends Target {
  pid: number;
  meter(alsoPids?: number[]): CpuMeter;
  /** Repeat-safe. */
  stop(): Promise<void>;
}

export interface Floor<C extends Commands> extends Server {
  peer: Peer<C>;
}

export interface Stage {
  options: Options;
  /** One of three, by how thorough the run is. */
  scale(full: number, quick: number, smoke: number): number;
  load: Peer<LoadCommands>;
  /** A new, empty database on the Postgres all share. */
  database(): Promise<Database>;
  folder(): Promise<string>;
  /** What `npm start` starts, with everything on; `database` undefined: its own embedded Postgres. */
  service(options: {
    database?: Database;
    settings?: Record<string, string>;
    ready?: boolean;
    flags?: string[];
  }): Promise<Server>;
  floor<C extends Commands>(
    name: 'raw-pg' | 'raw-run' | 'raw-sse' | 'card',
    flags?: string[],
  ): Promise<Floor<C>>;
  peer<C extends Commands>(file: string, args: string[]): Peer<C>;
  /** Said under the table. */
  note(text: string): void;
  /** Said while it lasts. */
  progress(text: string): void;
}

const file = (name: string): string => join(import.meta.dirname, name);
const readyMs = 60_000;
const stopMs = 20_000;

export const taskBody = '{"task":"true"}';

export interface Theatre {
  open(): { stage: Stage; close(): Promise<void> };
  /** Ends whatever is open. */
  close(): Promise<void>;
}

/** Starts Postgres as the service itself would, with fsync on, and the load. */
export async function openTheatre(options: Options, notes: Set<string>, root: string): Promise<Theatre> {
  const postgres = await startEmbedded({
    dataDir: join(root, 'postgres'),
    log: createLog('warn'),
    clock: systemClock,
    settings: { max_connections: '300' },
  });
  const load = startPeer<LoadCommands>(file('load.ts'));
  // One for all: a service that starts again on its own database knows only the first.
  const key = `bench_${randomBytes(24).toString('hex')}`;
  const opened = new Set<AsyncDisposableStack>();
  let databases = 0;

  function open(): { stage: Stage; close(): Promise<void> } {
    const stack = new AsyncDisposableStack();
    opened.add(stack);

    function server(
      pid: number,
      target: Target,
      database: string | undefined,
      stop: () => Promise<void>,
    ): Server {
      let stopped: Promise<void> | undefined;
      const end = (): Promise<void> => {
        stopped ??= stop();
        return stopped;
      };
      stack.defer(end);
      return {
        ...target,
        pid,
        stop: end,
        meter: (alsoPids = []) =>
          meterCpu({ pids: [pid, ...alsoPids], postmaster: postgres.pid(), database }),
      };
    }

    /** Processes on one database work in one folder, as they must. */
    const folders = new Map<string, Promise<string>>();
    const folderOf = (database: Database | undefined): Promise<string> => {
      if (!database) return stage.folder();
      const folder = folders.get(database.name) ?? stage.folder();
      folders.set(database.name, folder);
      return folder;
    };

    const stage: Stage = {
      options,
      scale: (full, quick, smoke) => (options.smoke ? smoke : options.quick ? quick : full),
      load,
      database: async () => {
        const name = `bench_${process.pid}_${++databases}`;
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        await client.query(`create database ${name}`).finally(() => client.end());
        const url = new URL(postgres.url);
        url.pathname = `/${name}`;
        return { name, url: url.href };
      },
      folder: async () => {
        const folder = await mkdtemp(join(root, 'folder-'));
        stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
        return folder;
      },
      service: async ({ database, settings = {}, ready = true, flags = [] }) => {
        const dataDir = settings.DATA_DIR ?? (await folderOf(database));
        const port = await freePort();
        const profile =
          options.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', options.profile];
        const output = openSync(join(root, `service-${port}.log`), 'a');
        const child = spawn(process.execPath, [...flags, ...profile, ...startArguments()], {
          env: {
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            PORT: String(port),
            DATA_DIR: dataDir,
            BOOTSTRAP_KEY: key,
            DRAIN_SECONDS: '0',
            // On, so that counting is measured, and out of reach of the load.
            RATE_LIMIT_REQUESTS: '1000000',
            RATE_LIMIT_CREATES: '1000000',
            STREAM_LIMIT: '1000000',
            // A row measures what the service can do, and holds runs by the hundred to do so.
            RUNNING_LIMIT: '0',
            QUEUE_LIMIT: '0',
            ...(database ? { DATABASE_URL: database.url } : {}),
            ...settings,
          },
          stdio: ['ignore', output, output],
        });
        closeSync(output);
        const made = server(child.pid ?? 0, { port, key }, database?.name, () => stopChild(child));
        if (ready)
          await firstAnswer(made, child, requestHead({ method: 'GET', path: '/readyz' }), '', 200).catch(
            (error: unknown) => {
              throw new Error(readFileSync(join(root, `service-${port}.log`), 'utf8').slice(-2_000), {
                cause: error,
              });
            },
          );
        return made;
      },
      floor: async <C extends Commands>(name: string, flags: string[] = []) => {
        const database = await stage.database();
        const peer = startPeer<C & { port: (input: undefined) => Promise<number> }>(
          file(`floors/${name}.ts`),
          [database.url],
          flags,
        );
        const made = server(peer.pid, { port: 0, key: undefined }, database.name, () => peer.stop());
        const port = await peer.call('port', undefined as never);
        return { ...made, port: Number(port), peer: peer as unknown as Peer<C> };
      },
      peer: <C extends Commands>(name: string, args: string[]) => {
        const peer = startPeer<C>(file(name), args);
        stack.defer(() => peer.stop());
        return peer;
      },
      note: (text) => notes.add(text),
      progress: (text) => process.stderr.write(`  ${text}\n`),
    };
    const close = async (): Promise<void> => {
      opened.delete(stack);
      await stack.disposeAsync();
    };
    return { stage, close };
  }

  return {
    open,
    close: async () => {
      await Promise.all([...opened].map((stack) => stack.disposeAsync()));
      await load.stop();
      await postgres.stop();
    },
  };
}

export function targetOf(server: Target): Target {
  return { port: server.port, key: server.key };
}

/** Asks until the server answers with `status`; resolves with the body. */
export async function firstAnswer(
  server: Target,
  child: { exitCode: number | null } | undefined,
  head: string,
  body: string,
  status: number,
): Promise<string> {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    if (child?.exitCode != null) throw new Error(`the server ended with ${child.exitCode}`);
    try {
      const wire = await openWire(server.port);
      try {
        const reply = await wire.request(head, body);
        if (reply.status === status) return reply.body;
      } finally {
        wire.close();
      }
    } catch {
      // It does not listen yet.
    }
    await delay(4);
  }
  throw new Error(`no ${status} within ${readyMs} ms`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await exited;
  clearTimeout(timer);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
