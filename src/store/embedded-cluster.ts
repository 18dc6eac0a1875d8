/** The data folder of the embedded Postgres: made in one step, owned by the right user, free of what a crash left. */
import { chmod, lchown, lstat, mkdtemp, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../base/clock.ts';
import { explainMissingLibrary, type Identity, type Launch } from './embedded-launch.ts';
import { errnoOf, readProcess, runCommand } from './embedded-process.ts';

export const superuser = 'postgres';
const initMs = 120_000;
/** What a new data folder takes, its first write-ahead log included, and some room to move. */
const emptyClusterBytes = 128 * 1024 * 1024;

/** What Postgres does about a signal: finish writing and leave; leave as if crashed; be killed. All lose nothing. */
const endings = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const;

/**
 * Afterwards `<folder>/cluster` is a whole data folder of this major version and belongs to the user that will
 * serve it. It appears by a rename, so a start that died half-way leaves only a folder that the next one removes.
 */
export async function prepareCluster(
  folder: string,
  launch: Launch,
  options: { sync: boolean },
): Promise<string> {
  const cluster = path.join(folder, 'cluster');
  for (const name of await readdir(folder)) {
    // A dying `initdb` may still be writing there; what it leaves goes next time.
    if (name.startsWith('new-'))
      await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
  if (launch.server !== undefined) await chmod(folder, 0o711);
  const major = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw new Error(`The database folder ${folder} cannot be read.`, { cause: error });
  });
  if (major === undefined) await createCluster(folder, cluster, launch, options.sync);
  else if (Number(major) !== launch.major)
    throw new Error(
      `The database folder ${folder} belongs to Postgres ${major.trim()}, and this program brings Postgres ${launch.major}. ` +
        `Start the version of this program that made it, set DATABASE_URL to a Postgres ${major.trim()} of your own, or give a new DATA_DIR.`,
    );
  await giveTo(cluster, launch.server);
  return cluster;
}

async function createCluster(folder: string, cluster: string, launch: Launch, sync: boolean): Promise<void> {
  // `initdb` on a full disk fails in many words, few of which name the cause.
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < emptyClusterBytes) throw explainFailure(folder, 'No space left on device');
  const fresh = await mkdtemp(path.join(folder, 'new-'));
  try {
    await giveTo(fresh, launch.creator);
    const outcome = await runCommand(
      [
        ...launch.prefix,
        path.join(launch.nativeDir, 'bin', 'initdb'),
        ...['-D', fresh, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
        // Needs no locale of the operating system and sorts the same everywhere.
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
        ...(sync ? [] : ['--no-sync']),
      ],
      { env: launch.env, timeoutMs: initMs, cwd: '/', ...launch.creator },
    );
    if (outcome.code !== 0) throw explainFailure(folder, outcome.output);
    // Ownership first: what carries the final name is ready to be served.
    await giveTo(fresh, launch.server);
    await rename(fresh, cluster);
    if (sync) await syncFolder(folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Only root can do this, and only root needs it: the way Postgres is started may differ from the last time. */
async function giveTo(top: string, identity: Identity | undefined): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = identity ?? { uid: 0, gid: 0 };
  if ((await lstat(top)).uid === uid) return;
  const below = await readdir(top, { recursive: true });
  for (const name of below) await lchown(path.join(top, name), uid, gid);
  // The top goes last: it tells whether the rest is done.
  await lchown(top, uid, gid);
}

/** Turns what Postgres printed while it failed into a sentence that says what to do. */
export function explainFailure(folder: string, output: string): Error {
  const cause = new Error(output === '' ? 'it printed nothing' : output);
  const missing = explainMissingLibrary(output);
  if (missing !== undefined) return missing;
  if (/No space left on device|Disk quota exceeded/i.test(output))
    return new Error(
      `There is no space left for the database in ${folder}. Free some, or give a DATA_DIR on another disk.`,
      { cause },
    );
  if (/look up effective user ID/.test(output))
    return new Error(
      'The embedded Postgres needs a user that has a name, and this one has none. Start the service as another user, or set DATABASE_URL.',
      { cause },
    );
  if (/Permission denied|Operation not permitted|Read-only file system/i.test(output))
    return new Error(
      `The embedded Postgres may not use the database folder ${folder}. It runs as a user of its own when the service is root: ` +
        'give a DATA_DIR that other users can reach, start the service as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  return new Error(`The embedded Postgres did not start on ${folder}: ${lastLine(output)}`, { cause });
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|ERROR|error/.test(line));
  return (lines.at(-1) ?? output.split('\n').at(-1) ?? '').trim();
}

/**
 * Clears the way for a start: stops a Postgres that outlived its service, and removes a pid file whose pid is taken
 * by a stranger or a zombie, which Postgres itself would refuse for ever. Call it only while holding the folder's lock.
 */
export async function clearCluster(cluster: string, clock: Clock): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  for (const { signal, patienceMs } of endings) {
    if (!(await serves(pid, cluster))) break;
    sendSignal(pid, signal);
    await waitUntil(clock, patienceMs, async () => !(await serves(pid, cluster)));
  }
  if (await serves(pid, cluster))
    throw new Error(`A Postgres (pid ${pid}) that outlived its service holds ${cluster} and does not stop.`);
  // A pid that is free is left to Postgres: from the rest of the file it finds out whether writers still live.
  if (isTaken(pid)) await rm(file, { force: true });
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errnoOf(error) !== 'ESRCH';
  }
}

async function serves(pid: number, cluster: string): Promise<boolean> {
  const command = (await readProcess(pid))?.command ?? [];
  return command.some((part) => part === cluster || part.includes(` ${cluster} `));
}

/** False when the process has gone or is not ours to signal. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Polls until the condition holds or the time is over; says which. */
export async function waitUntil(
  clock: Clock,
  limitMs: number,
  condition: () => Promise<boolean>,
): Promise<boolean> {
  const end = clock.monotonic() + limitMs;
  for (let pauseMs = 4; ; pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (await condition()) return true;
    if (clock.monotonic() > end) return false;
    await clock.sleep(pauseMs);
  }
}
