/** The Postgres that comes with the service: started on a folder, brought back when it dies, and gone when the service is. */
import { createHash } from 'node:crypto';
import { chown, copyFile, lstat, mkdir, mkdtemp, realpath, rm, stat, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { socketUrl } from './embedded-attach.ts';
import { clearCluster, explainFailure, prepareCluster, superuser } from './embedded-cluster.ts';
import { keepRunning, startPatiently } from './embedded-keeper.ts';
import { findLaunch, type Launch } from './embedded-launch.ts';
import { lockFolder } from './embedded-lock.ts';
import { type Exit, type Postmaster, startPostmaster } from './embedded-postmaster.ts';
import { errnoOf } from './embedded-process.ts';

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string };
  /** The same as one string, for pg, knex and pg-boss. */
  url: string;
  /** The pid of Postgres, or undefined while it is being brought back. */
  pid(): number | undefined;
  /** Calls back whenever Postgres left unasked, before it is started again; must not throw. Returns the way to stop that. */
  onExit(callback: (exit: Exit) => void): () => void;
  /** Writes a checkpoint and stops for good; resolves when the process has gone and the folder is free. Safe to repeat. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Made if missing. Holds the data, the lock and the log of Postgres; of any length. */
  dataDir: string;
  log: Log;
  clock: Clock;
  /** Postgres settings over the ones below. */
  settings?: Record<string, string>;
  /** Where the short-lived socket folder goes; the system's temporary folder when unset. */
  runtimeDir?: string;
  /** The folder with Postgres's `bin`, `lib` and `share`; the installed package when unset. */
  nativeDir?: string;
  /** Where the system's own commands are looked for. */
  searchPath?: string;
}

/** What differs from Postgres's own defaults, for a small machine with one service on it. */
const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Containers often have 64 MiB of shared memory; parallel plans would ask for more, and our statements are short.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  io_workers: '2',
  random_page_cost: '1.1',
  log_checkpoints: 'off',
  // A statement's text may repeat what a client sent.
  log_min_error_statement: 'panic',
};

const logBytesMax = 10 * 1024 * 1024;
const logCheckMs = 30_000;
/** A path in a socket address has 108 bytes on Linux and 104 on macOS, its end included. */
const socketPathBytesMax = 103;

/**
 * Resolves when Postgres takes connections. Throws a sentence for people when it cannot: a platform without
 * programs, a folder of another major version, a folder in use (with the pid), no space, a missing library.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, clock } = options;
  const searchPath = options.searchPath ?? '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const folder = await makeFolder(options.dataDir);
  const names = shortNames(folder, options.runtimeDir ?? os.tmpdir());
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error: unknown) =>
        log.warn({ err: error }, 'the embedded Postgres left something behind'),
      );
    }
  };
  try {
    const lock = await lockFolder(folder, { PATH: searchPath, LC_ALL: 'C' });
    undo.push(() => lock.release());
    undo.push(() => rm(names.copyDir, { recursive: true, force: true }));
    const launch = await findLaunch({
      nativeDir: options.nativeDir,
      libDir: path.join(folder, 'lib'),
      copyDir: names.copyDir,
      searchPath,
    });
    const cluster = await prepareCluster(folder, launch, { sync: options.settings?.fsync !== 'off' });
    const socketDir = await makeSocketDir(names.socketDir, launch);
    undo.push(() => rm(socketDir, { recursive: true, force: true }));
    const logFile = path.join(folder, 'postgres.log');
    undo.push(async () => stopTrimming());
    const stopTrimming = clock.every(logCheckMs, () => void trimLog(logFile, log));
    const settings = { ...defaults, unix_socket_directories: `"${socketDir}"`, ...options.settings };

    const stopping = new AbortController();
    const start = async (): Promise<Postmaster> => {
      await clearCluster(cluster, clock);
      return startPostmaster({
        launch,
        folder,
        cluster,
        socketDir,
        logFile,
        settings,
        clock,
        signal: stopping.signal,
      });
    };
    const startedAt = clock.monotonic();
    const first = await startPatiently(start, clock);
    log.info({ pid: first.pid, ms: Math.round(clock.monotonic() - startedAt) }, 'the embedded Postgres runs');
    const keeper = keepRunning({ first, start, stopping, log, clock });
    let stopped: Promise<void> | undefined;
    const connection = { host: socketDir, port: 5432, user: superuser, database: 'postgres' };
    return {
      connection,
      url: socketUrl(socketDir),
      pid: keeper.pid,
      onExit: keeper.onExit,
      stop: () => {
        stopped ??= keeper.stop().finally(undoAll);
        return stopped;
      },
    };
  } catch (error) {
    await undoAll();
    // A bare system error, such as a full disk, gets the sentence that Postgres's own complaint would get.
    throw error instanceof Error && errnoOf(error) !== undefined
      ? explainFailure(folder, error.message)
      : error;
  }
}

/** Absolute and free of links, so that one folder has one name. */
async function makeFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await realpath(dataDir);
  } catch (error) {
    throw new Error(
      `The database folder ${dataDir} cannot be made. Give another DATA_DIR, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** The same folder has the same names at every start, so a crash leaves nothing that the next start does not use again. */
function shortNames(folder: string, runtimeDir: string): { socketDir: string; copyDir: string } {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const name = `postgres-${process.getuid?.() ?? 0}-${hash}`;
  const longest = path.join(path.resolve(runtimeDir), name, '.s.PGSQL.5432');
  const parent = Buffer.byteLength(longest) <= socketPathBytesMax ? path.resolve(runtimeDir) : '/tmp';
  return { socketDir: path.join(parent, name), copyDir: path.join(parent, `${name}-programs`) };
}

/** Only the user that serves the data and root may enter: that is the whole of the access control. */
async function makeSocketDir(wanted: string, launch: Launch): Promise<string> {
  const existing = await lstat(wanted).catch(() => undefined);
  const owners = [process.getuid?.(), launch.server?.uid];
  // In a shared temporary folder anyone may have taken the name; what is not ours is left alone.
  const ours = existing === undefined || (existing.isDirectory() && owners.includes(existing.uid));
  let socketDir = wanted;
  if (ours) {
    await rm(wanted, { recursive: true, force: true });
    await mkdir(wanted, { mode: 0o700 });
  } else socketDir = await mkdtemp(`${wanted.slice(0, wanted.lastIndexOf('-'))}-`);
  if (launch.server !== undefined) await chown(socketDir, launch.server.uid, launch.server.gid);
  return socketDir;
}

/** Postgres only appends, so its log may be cut while it is open; one older part is kept. */
async function trimLog(file: string, log: Log): Promise<void> {
  try {
    if ((await stat(file)).size <= logBytesMax) return;
    await copyFile(file, `${file}.1`);
    await truncate(file, 0);
  } catch (error) {
    log.warn({ err: error }, 'the log of the embedded Postgres could not be cut');
  }
}
