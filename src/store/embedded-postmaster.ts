/** One running Postgres: started apart from our process group, watched so that it never outlives us, stopped in order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../base/clock.ts';
import { explainFailure, waitUntil } from './embedded-cluster.ts';
import type { Launch } from './embedded-launch.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Postmaster {
  pid: number;
  exited: Promise<Exit>;
  /** Asks clients to leave, writes a checkpoint, and resolves when the process has gone. */
  stop(): Promise<Exit>;
}

/** Recovery replays at most what `max_wal_size` lets pile up; this is ten times what a slow disk needs for it. */
const readyMs = 300_000;
const stopMs = 30_000;
const quitMs = 5_000;

/**
 * Holds the other end of a pipe to the service. An empty read means that the service has gone, however it died,
 * and Postgres is told to finish; a second line means that Postgres itself has gone. The pid file guards against
 * signalling a stranger that got the same pid.
 */
const watcher = `trap '' INT TERM HUP
read -r pid || exit 0
read -r word && exit 0
second=0
while [ $second -lt 60 ] && kill -0 "$pid" 2>/dev/null; do
  owner=; signal=INT
  [ $second -ge 20 ] && signal=QUIT
  [ -r "$1" ] && read -r owner <"$1"
  [ "$owner" = "$pid" ] && kill -s $signal "$pid" 2>/dev/null
  second=$((second + 1))
  sleep 1
done`;

/**
 * Resolves when Postgres takes connections; rejects with a sentence when it leaves before that. Must not be called
 * on a cluster that is being served.
 */
export async function startPostmaster(options: {
  launch: Launch;
  folder: string;
  cluster: string;
  socketDir: string;
  logFile: string;
  settings: Record<string, string>;
  clock: Clock;
  /** Gives up a start that is under way. */
  signal: AbortSignal;
}): Promise<Postmaster> {
  const { launch, cluster, socketDir, clock, signal: given } = options;
  // A socket's lock file holds a pid, too, and a stale one whose pid is in use again would be refused.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    await rm(path.join(socketDir, name), { force: true });

  const output = await open(options.logFile, 'a', 0o600);
  const logFrom = (await output.stat()).size;
  const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [file = '', ...args] = [
    ...launch.prefix,
    path.join(launch.nativeDir, 'bin', 'postgres'),
    '-D',
    cluster,
    ...settings,
  ];
  const watch = startWatcher(cluster, launch.env);
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      ...launch.server,
      env: launch.env,
      cwd: '/',
      // A session of its own: Ctrl-C in the terminal reaches the service alone, which stops Postgres after its own work.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
  } finally {
    await output.close();
  }
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: null, signal: null }));
  });
  const { pid } = child;
  let gone = pid === undefined;
  void exited.then(() => {
    gone = true;
    watch.stand();
  });
  if (pid === undefined) throw new Error(`The embedded Postgres could not be started on ${options.folder}.`);
  watch.over(pid);
  // The service decides when it ends; a Postgres at rest must not keep it alive.
  child.unref();

  const stop = async (): Promise<Exit> => {
    child.ref();
    for (const [signal, patienceMs] of [
      ['SIGINT', stopMs],
      ['SIGQUIT', quitMs],
    ] as const) {
      if (gone) break;
      child.kill(signal);
      await waitUntil(clock, patienceMs, async () => gone);
    }
    if (!gone) child.kill('SIGKILL');
    return exited;
  };

  const ready = await waitUntil(
    clock,
    readyMs,
    async () => gone || given.aborted || (await isReady(cluster, pid)),
  );
  if (!ready || gone || given.aborted) {
    await stop();
    throw explainFailure(options.folder, await readFrom(options.logFile, logFrom));
  }
  return { pid, exited, stop };
}

/** Postgres writes its pid on the first line of the file and its state on the eighth; `pg_ctl` waits in the same way. */
async function isReady(cluster: string, pid: number): Promise<boolean> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16_384), 0, 16_384, position);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}

interface Watch {
  over(pid: number): void;
  stand(): void;
}

function startWatcher(cluster: string, env: Record<string, string>): Watch {
  const child = spawn('/bin/sh', ['-c', watcher, 'sh', path.join(cluster, 'postmaster.pid')], {
    env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Its death is no news: `setpriv` stands behind it, and the next start clears what both missed.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  return {
    over: (pid) => child.stdin.write(`${pid}\n`),
    stand: () => child.stdin.end('gone\n'),
  };
}
