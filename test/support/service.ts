/** The whole service over real HTTP on a database of its own: in this process, or as processes that a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArguments } from '../../scripts/start-command.ts';
import type { Agent } from '../../src/agents/agent.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/base/config.ts';
import { createLog } from '../../src/base/log.ts';
import { compose } from '../../src/compose.ts';
import { cloneDatabase, type TestDatabase } from './postgres.ts';
import { until } from './until.ts';

export interface TestService {
  dataDir: string;
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends in `/v1`. */
  baseUrl: string;
  /** The first admin key, of the environment `dev`. */
  key: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Settings by variable, e.g. `{ WORKER_SLOTS: '2' }`. */
export type Settings = Record<string, string>;

const quiet = {
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  DRAIN_SECONDS: '0',
  // Tests ask again and again until something has happened; those about limits set their own.
  RATE_LIMIT_REQUESTS: '0',
  RATE_LIMIT_CREATES: '0',
  STREAM_LIMIT: '0',
};

export async function newDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'test-service-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export function newKey(): string {
  return `test_${randomBytes(24).toString('hex')}`;
}

/** Starts the service in this process, on a database of its own unless `DATABASE_URL` names one that the test looks after. */
export async function startService(
  settings: Settings = {},
  agents: readonly Agent[] = [],
  clock: Clock = systemClock,
): Promise<TestService> {
  const given = settings.DATABASE_URL;
  const database = given === undefined ? await cloneDatabase() : { url: given, drop: async () => undefined };
  const dataDir = await newDataDir();
  const key = newKey();
  const config = readConfig({ ...quiet, DATA_DIR: dataDir.path, BOOTSTRAP_KEY: key, ...settings });
  let handle: (request: never, response: never) => void = () => undefined;
  const server = createServer((request, response) => handle(request as never, response as never));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = await compose({
    config,
    clock,
    log: createLog(config.logLevel),
    databaseUrl: database.url,
    shared: true,
    baseUrl: `${origin}/v1`,
    filesUrl: `${origin}/files`,
    agents,
  });
  await service.keys.bootstrap(key);
  handle = service.app.callback() as never;
  return {
    dataDir: dataDir.path,
    origin,
    baseUrl: `${origin}/v1`,
    key,
    databaseUrl: database.url,
    stop: async () => {
      await service.stop(AbortSignal.abort());
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.drop();
      await dataDir.remove();
    },
  };
}

/** One process of the service, as `npm start` runs it. */
export interface ServiceProcess {
  origin: string;
  baseUrl: string;
  pid: number;
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Resolves with its exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `src/main.ts`, or that of another version in MAIN_FILE, as `npm start` does, and waits until it is ready. */
export async function startProcess({ MAIN_FILE, ...settings }: Settings): Promise<ServiceProcess> {
  const child = spawn(process.execPath, startArguments(MAIN_FILE), {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      // A worker names the address of its cluster; tests ask whichever process they talk to.
      ...(settings.ROLE === 'worker' ? { FILES_URL: 'http://127.0.0.1/files' } : {}),
      ...quiet,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const baseUrl = await until(
    'the service to print its address',
    () => {
      if (child.exitCode !== null) throw new Error(`the service ended: ${printed}`);
      return /Address {4}(\S+)/.exec(printed)?.[1];
    },
    90_000,
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    origin: new URL(baseUrl).origin,
    baseUrl,
    pid: child.pid ?? 0,
    child,
    output: () => printed,
    exited,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** What several processes of one test share. */
export async function newCluster(): Promise<{
  settings: Settings;
  key: string;
  database: TestDatabase;
  remove(): Promise<void>;
}> {
  const database = await cloneDatabase();
  const dataDir = await newDataDir();
  const key = newKey();
  return {
    settings: { DATABASE_URL: database.url, DATA_DIR: dataDir.path, BOOTSTRAP_KEY: key },
    key,
    database,
    remove: async () => {
      await database.drop();
      await dataDir.remove();
    },
  };
}
