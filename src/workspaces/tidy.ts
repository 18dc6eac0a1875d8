/** Makes an agent's folder readable and removable again: what it holds may be closed, deep or meant to mislead git. */
import { lstat, rmdir } from 'node:fs/promises';
import { programPath, runCommand } from './command.ts';
import { longTimeoutMs } from './git.ts';

const options = {
  cwd: '/',
  env: { PATH: programPath, LC_ALL: 'C' },
  timeoutMs: longTimeoutMs,
  outputBytesMax: 64 * 1024 * 1024,
};

const openFolders = ['-type', 'd', '(', '-perm', '-700', '-o', '-exec', 'chmod', 'u+rwx', '{}', ';', ')'];
/** git opens these by name wherever they lie: a pipe would hold it for ever, an endless file take all memory. */
const gitFiles = ['-name', '.git*', '-exec', 'rm', '-f', '{}', '+'];
const openFiles = ['-type', 'f', '(', '-perm', '-400', '-o', '-exec', 'chmod', 'u+r', '{}', '+', ')'];

/**
 * Afterwards every folder and file can be read and no `.git` is left at any depth: git would take what lies beside
 * one for a repository and run that repository's settings. Resolves with the files larger than `fileBytesMax`,
 * relative, one character a byte (names need not be UTF-8). Throws when something cannot be opened or removed.
 */
export async function openFolder(folder: string, fileBytesMax: number): Promise<string[]> {
  if (!(await lstat(folder)).isDirectory()) throw new Error('the folder of the run is no longer a folder');
  // A folder must be opened before find goes into it, hence one chmod each; `.git` may be a folder, a file or a link.
  const opened = [
    ...['(', ...openFolders, '-name', '.git', '-o', '!', '-type', 'd', '-name', '.git', ')'],
    ...['-prune', '-exec', 'rm', '-rf', '{}', '+'],
    ...['-o', ...openFiles, '-size', `+${fileBytesMax}c`, '-print0', ...gitFiles],
    ...['-o', '!', '-type', 'd', '!', '-type', 'f', '!', '-type', 'l', ...gitFiles],
  ];
  let found = await runCommand(['find', folder, ...opened], options);
  if (found.code !== 0) {
    // A `.git` with closed folders inside is not removed at the first go.
    await runCommand(['find', folder, ...openFolders], options);
    found = await runCommand(['find', folder, ...opened], options);
  }
  if (found.code !== 0)
    throw new Error(`the folder of the run cannot be read: ${found.stderr.trim().slice(0, 500)}`);
  return found.stdout
    .toString('latin1')
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => path.slice(Buffer.byteLength(folder) + 1));
}

/** Afterwards no file larger than `fileBytesMax` is left. */
export async function removeLarge(folder: string, fileBytesMax: number): Promise<void> {
  const args = [folder, '-type', 'f', '-size', `+${fileBytesMax}c`, '-exec', 'rm', '-f', '{}', '+'];
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
  await runCommand(['find', path, ...openFolders], options);
  const second = await runCommand(['rm', '-rf', '--', path], options);
  if (second.code !== 0)
    throw new Error(`${path} could not be removed: ${second.stderr.trim().slice(0, 500)}`);
}
