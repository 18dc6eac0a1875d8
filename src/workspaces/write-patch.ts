/** Writes the patch between two trees and counts what it changes. */
import { open } from 'node:fs/promises';
import { programPath, runCommand } from './command.ts';
import { type GitPlace, git } from './git.ts';

const diffFlags = ['-r', '-M', '--no-ext-diff', '--no-textconv', '--no-color'];
const patchFlags = ['-p', '--binary', '--full-index', '--src-prefix=a/', '--dst-prefix=b/'];

export interface Counts {
  files: number;
  insertions: number;
  deletions: number;
  /** Whether a name needs quotes that git does not give it: `git apply` finds no end of `a/b /c` in a header. */
  quotes: boolean;
}

export async function count(
  place: GitPlace,
  baseTree: string,
  tree: string,
  timeoutMs: number,
): Promise<Counts> {
  const { stdout } = await git(['diff-tree', ...diffFlags, '--numstat', '-z', baseTree, tree], place, {
    timeoutMs,
  });
  const text = stdout.toString('latin1');
  const counts = { files: 0, insertions: 0, deletions: 0, quotes: text.includes(' /') };
  // `added TAB deleted TAB path NUL`; a rename leaves the path out and gives the two names as fields of their own.
  for (const field of text.split('\0')) {
    const [, added, deleted] = /^(\d+|-)\t(\d+|-)\t/.exec(field) ?? [];
    if (added === undefined) continue;
    counts.files += 1;
    counts.insertions += Number(added) || 0;
    counts.deletions += Number(deleted) || 0;
  }
  return counts;
}

export interface PatchFile {
  file: string;
  bytes: number;
}

/** Straight into a file: a patch may be larger than memory should be. */
export function writePatch(
  place: GitPlace,
  patch: { baseTree: string; tree: string; file: string; timeoutMs: number },
): Promise<PatchFile> {
  const { baseTree, tree, file, timeoutMs } = patch;
  return into(file, (outputFd) =>
    git(['diff-tree', ...diffFlags, ...patchFlags, baseTree, tree], place, { outputFd, timeoutMs }),
  );
}

/** Afterwards `to` is the same patch, with quotes around the names that need them. */
export function quoteNames(from: string, to: string, timeoutMs: number): Promise<PatchFile> {
  // No line but a header begins like this: lines of text have a sign in front, those of a binary hold no space.
  const quote = 's#^diff --git a/(.* /.*) b/\\1$#diff --git "a/\\1" "b/\\1"#';
  const bounds = { cwd: '/', env: { PATH: programPath, LC_ALL: 'C' }, timeoutMs, outputBytesMax: 0 };
  return into(to, async (outputFd) => {
    const { code, stderr } = await runCommand(['sed', '-E', quote, from], { ...bounds, outputFd });
    if (code !== 0) throw new Error(`names in a patch could not be quoted: ${stderr.trim().slice(0, 500)}`);
  });
}

async function into(file: string, work: (outputFd: number) => Promise<unknown>): Promise<PatchFile> {
  const handle = await open(file, 'w', 0o600);
  try {
    await work(handle.fd);
    return { file, bytes: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}
