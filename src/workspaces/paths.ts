/** Which paths of a folder are changed, ignored or submodules, as git tells them: one character a byte, names need not be UTF-8. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type GitPlace, git } from './git.ts';
import type { Commit } from './workspaces.ts';

/** Names that people are told: so many, and each cut after so many bytes. */
const shownMax = 1000;
const shownBytesMax = 500;

const list = (stdout: Buffer): string[] =>
  stdout
    .toString('latin1')
    .split('\0')
    .filter((path) => path !== '');

/** Paths that differ from the index or are not in it, ignored ones aside. */
export async function pendingPaths(place: GitPlace, timeoutMs: number): Promise<string[]> {
  const flags = ['--modified', '--others', '--exclude-standard'];
  const { stdout } = await git(['ls-files', '-z', ...flags], place, { timeoutMs });
  return list(stdout);
}

/** Paths kept out by a `.gitignore`; of a folder in which all are ignored only the folder, with a slash at its end. */
export async function ignoredPaths(place: GitPlace, timeoutMs: number): Promise<string[]> {
  const flags = ['--others', '--ignored', '--exclude-standard', '--directory', '--no-empty-directory'];
  const { stdout } = await git(['ls-files', '-z', ...flags], place, { timeoutMs });
  return list(stdout);
}

/** Where the commit holds other repositories' commits instead of files. */
export async function submodulePaths(place: GitPlace, commit: Commit, timeoutMs: number): Promise<string[]> {
  const { stdout } = await git(['ls-tree', '-r', '-d', '-z', commit], { store: place.store }, { timeoutMs });
  return list(stdout)
    .filter((line) => line.startsWith('160000 '))
    .map((line) => line.slice(line.indexOf('\t') + 1));
}

/** How many files git would have to know, through `file`: their names may be more than memory should hold. */
export async function countFiles(place: GitPlace, file: string, timeoutMs: number): Promise<number> {
  const handle = await open(file, 'w', 0o600);
  try {
    const flags = ['--cached', '--others', '--exclude-standard'];
    await git(['ls-files', '-z', ...flags], place, { outputFd: handle.fd, timeoutMs });
  } finally {
    await handle.close();
  }
  let files = 0;
  for await (const chunk of createReadStream(file))
    for (const byte of chunk as Buffer) if (byte === 0) files += 1;
  return files;
}

/** Names for people, in order and bounded; bytes that are not UTF-8 show as U+FFFD. */
export function shown(paths: Iterable<string>): string[] {
  return [...new Set(paths)]
    .slice(0, shownMax)
    .map((path) => {
      const name = Buffer.from(path.slice(0, shownBytesMax), 'latin1').toString('utf8');
      return path.length > shownBytesMax ? `${name}…` : name;
    })
    .sort();
}
