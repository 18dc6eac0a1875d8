/** Makes an agent's folder readable and removable again: what it holds may be closed, deep or meant to mislead git. */
import { chmod, lstat, rmdir } from 'node:fs/promises';
import { type CommandOptions, type CommandResult, programPath, runCommand, TooMuchSaid } from './command.ts';
import { longTimeoutMs } from './git.ts';
import { CaptureRefused } from './workspaces.ts';

const options = {
  cwd: '/',
  env: { PATH: programPath, LC_ALL: 'C' },
  timeoutMs: longTimeoutMs,
  outputBytesMax: 64 * 1024 * 1024,
};

/** Of names longer than this git can open nothing: Linux takes paths of 4,095 bytes. */
const pathBytesMax = 4095;
/** git opens these by name wherever they lie: a pipe would hold it for ever, an endless file take all memory and time. */
const gitFileBytesMax = 1024 * 1024;

const openFolders = (exec: string): string[] => [
  ...['-type', 'd', '(', '-perm', '-700', '-o', exec, 'chmod', 'u+rwx', '{}', ';', ')'],
];
/** Another name of the same file may lie elsewhere and must keep its mode. */
const openFiles = ['(', '-perm', '-400', '-o', '-links', '+1', '-o', '-exec', 'chmod', 'u+r', '{}', '+', ')'];
export interface OpenedFolder {
  /** Files over the limit; of those git would have read by itself (`.gitignore`) nothing is left. */
  large: string[];
  /** What lies so deep that git cannot name it: files, and folders with all that is in them. */
  deep: string[];
  /** The repositories whose `.git` was taken away. */
  repositories: string[];
  /** How many files there are, `.git` and what is too deep aside. */
  files: number;
  /** Whether anything asks for files to be ignored. */
  ignores: boolean;
}

/**
 * Afterwards every folder and file that git may look at can be read and no `.git` is left at any depth: git would
 * take what lies beside one for a repository and run that repository's settings. Paths are relative, one character a
 * byte (names need not be UTF-8). Throws when something cannot be opened or removed.
 */
export async function openFolder(
  folder: string,
  fileBytesMax: number,
  timeoutMs = longTimeoutMs,
): Promise<OpenedFolder> {
  const found = await lstat(folder);
  if (!found.isDirectory()) throw new Error('the folder of the run is no longer a folder');
  if ((found.mode & 0o700) !== 0o700) await chmod(folder, 0o700);
  // From inside, so that the folder's own name takes nothing from the length of a path.
  const inside = { ...options, cwd: folder, timeoutMs };
  const removed = ['-exec', 'rm', '-rf', '{}', '+'];
  const look = [
    ...['-path', `./${'?'.repeat(pathBytesMax + 1)}*`, '-prune', '-print0'],
    // A folder must be opened before find goes into it, hence one chmod each; `.git` may be a folder, a file or a link.
    ...['-o', '(', ...openFolders('-exec'), '-name', '.git', '-o', '!', '-type', 'd', '-name', '.git', ')'],
    ...['-prune', '-print0', ...removed],
    // Each file once, so that they can be counted, and those over a limit once more.
    ...['-o', '-type', 'f', ...openFiles, '-print0'],
    ...['(', '-size', `+${fileBytesMax}c`, '-o', '-name', '.git*', '-size', `+${gitFileBytesMax}c`, ')'],
    ...['-print0', '-name', '.git*', ...removed],
    ...['-o', '!', '-type', 'd', '!', '-type', 'f', '!', '-type', 'l', '-name', '.git*', ...removed],
  ];
  const first = await find(look, inside);
  if (first.code === 0) return told(first.stdout);
  // A `.git` with closed folders inside is not removed at the first go.
  await find(openFolders('-execdir'), inside);
  const again = await find(look, inside);
  if (again.code !== 0)
    throw new Error(`the folder of the run cannot be read: ${again.stderr.trim().slice(0, 500)}`);
  const opened = told(again.stdout);
  opened.repositories.push(...told(first.stdout).repositories);
  return opened;
}

function find(look: string[], inside: CommandOptions): Promise<CommandResult> {
  return runCommand(['find', '.', ...look], inside).catch((error: unknown) => {
    if (!(error instanceof TooMuchSaid)) throw error;
    throw new CaptureRefused('The names of its files are too many and too long to be read; remove some.', {
      cause: error,
    });
  });
}

function told(stdout: Buffer): OpenedFolder {
  const opened: OpenedFolder = { large: [], deep: [], repositories: [], files: 0, ignores: false };
  let last = '';
  for (let from = 0, to = stdout.indexOf(0); to >= 0; from = to + 1, to = stdout.indexOf(0, from)) {
    const name = stdout.toString('latin1', from + 2, to);
    if (name.length > pathBytesMax) opened.deep.push(name);
    else if (name === '.git' || name.endsWith('/.git')) opened.repositories.push(name.slice(0, -5) || '.');
    else if (name === last) opened.large.push(name);
    else {
      opened.files += 1;
      opened.ignores ||= name.endsWith('.gitignore');
    }
    last = name;
  }
  return opened;
}

/** Afterwards no file larger than `fileBytesMax` is left. */
export async function removeLarge(folder: string, fileBytesMax: number): Promise<void> {
  // find's own `-delete` goes where no path is short enough for `rm`.
  const args = [folder, '-type', 'f', '-size', `+${fileBytesMax}c`, '-delete'];
  const { code, stderr } = await runCommand(['find', ...args], options);
  if (code !== 0) throw new Error(`large files could not be left out: ${stderr.trim().slice(0, 500)}`);
}

/** Afterwards nothing is at `path`, however deep or closed it was; no error when there was nothing. */
export async function removeFolder(path: string): Promise<void> {
  try {
    // Most folders of short runs are empty, and a system call is cheaper than a program.
    await rmdir(path);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
  }
  const first = await runCommand(['rm', '-rf', '--', path], options);
  if (first.code === 0) return;
  await runCommand(['find', path, ...openFolders('-execdir')], options);
  const second = await runCommand(['rm', '-rf', '--', path], options);
  if (second.code !== 0)
    throw new Error(`${path} could not be removed: ${second.stderr.trim().slice(0, 500)}`);
}
