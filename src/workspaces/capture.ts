/** Turns what an agent left in its folder into a commit and a patch that is proven to give that commit. */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../base/log.ts';
import { type GitPlace, git, gitLine, longTimeoutMs } from './git.ts';
import { prove } from './prove.ts';
import { emptyCommit } from './store.ts';
import { openFolder, removeLarge } from './tidy.ts';
import type { Change, Commit } from './workspaces.ts';

export interface CaptureSource {
  store: string;
  /** Called before the store is first needed. */
  ensureStore(): Promise<void>;
  workFolder: string;
  /** Holds `index` (filled when the copy was made, missing for an empty base) and the patch; closed to others. */
  gitFolder: string;
  base: Commit;
  run: string;
  at: Date;
  fileBytesMax: number;
  patchBytesMax: number;
  log: Log;
}

/** Up to this size a patch is handed over in memory. */
const patchInMemoryBytes = 1024 * 1024;
const omittedMax = 1000;
const diffFlags = ['-r', '-M', '--no-ext-diff', '--no-textconv', '--no-color'];
const patchFlags = ['-p', '--binary', '--full-index', '--src-prefix=a/', '--dst-prefix=b/'];

/**
 * `workFolder` must be at rest: no process of the run lives. Afterwards it is used up (nested `.git` and files over
 * the limit are gone from it). A patch that is a stream can be read until the copy is removed. Throws when the
 * folder cannot be read or the patch would not give the captured tree.
 */
export async function capture(source: CaptureSource): Promise<Change> {
  const { base, workFolder, gitFolder, store } = source;
  // The common answer of short runs, without starting a single process.
  if (base === emptyCommit && (await readdir(workFolder).catch(() => [''])).length === 0)
    return unchanged(base, []);
  await Promise.all([source.ensureStore(), mkdir(gitFolder, { recursive: true, mode: 0o700 })]);
  const place: GitPlace = { store, workFolder, indexFile: join(gitFolder, 'index') };

  const [baseTree, large] = await Promise.all([
    gitLine(['rev-parse', '--verify', `${base}^{tree}`], { store }),
    openFolder(workFolder, source.fileBytesMax),
  ]);
  // Handing the folder to the sandbox's user touched every file: `add` compares content then, and writes only what differs.
  const omitted = await leaveOutLarge(large, place, source.fileBytesMax);
  const added = await git(['add', '--all', '--ignore-errors', '--', '.'], place, {
    codes: [0, 1],
    timeoutMs: longTimeoutMs,
  });
  if (added.code !== 0) {
    source.log.debug({ run: source.run, stderr: added.stderr }, 'some paths of a run could not be stored');
    for (const path of await pending(place)) omitted.add(path);
  }
  const tree = await gitLine(['write-tree'], place, { timeoutMs: longTimeoutMs });
  if (tree === baseTree) return unchanged(base, shown(omitted));

  const patchFile = join(gitFolder, 'patch.diff');
  const [result, counts, patchBytes] = await Promise.all([
    keep(source, tree),
    count(place, baseTree, tree),
    writePatch(place, baseTree, tree, patchFile),
  ]);
  if (patchBytes > source.patchBytesMax)
    throw new Error(`the patch has ${patchBytes} bytes, more than the ${source.patchBytesMax} allowed`);
  await prove(place, { file: patchFile, baseTree, tree, indexFile: join(gitFolder, 'proof.index') });
  const patch = patchBytes > patchInMemoryBytes ? createReadStream(patchFile) : await readFile(patchFile);
  return { base, result, patch, ...counts, omitted: shown(omitted) };
}

function unchanged(base: Commit, omitted: string[]): Change {
  return { base, result: base, patch: Buffer.alloc(0), files: 0, insertions: 0, deletions: 0, omitted };
}

/** Names for people, in order, at most `omittedMax`; bytes that are not UTF-8 show as U+FFFD. */
function shown(omitted: Set<string>): string[] {
  return [...omitted]
    .slice(0, omittedMax)
    .map((path) => Buffer.from(path, 'latin1').toString('utf8'))
    .sort();
}

/** Paths that differ from the index or are not in it, ignored ones aside; one character a byte. */
async function pending(place: GitPlace): Promise<string[]> {
  const { stdout } = await git(['ls-files', '-z', '--modified', '--others', '--exclude-standard'], place, {
    timeoutMs: longTimeoutMs,
  });
  return stdout
    .toString('latin1')
    .split('\0')
    .filter((path) => path !== '');
}

/** Files over the limit keep what the base has of them, or stay unknown; resolves with those that would have counted. */
async function leaveOutLarge(large: string[], place: GitPlace, fileBytesMax: number): Promise<Set<string>> {
  if (large.length === 0 || place.workFolder === undefined) return new Set();
  const counting = new Set(await pending(place));
  // Those git would have read (`.gitignore`) are gone already and are always told.
  const omitted = new Set(large.filter((path) => counting.has(path) || /(^|\/)\.git[^/]*$/.test(path)));
  await removeLarge(place.workFolder, fileBytesMax);
  // Untracked ones are not in the index; that is no failure.
  await git(['checkout-index', '-q', '-f', '-z', '--stdin'], place, {
    input: Buffer.from(large.map((path) => `${path}\0`).join(''), 'latin1'),
    codes: [0, 1, 128],
    timeoutMs: longTimeoutMs,
  });
  return omitted;
}

/** Afterwards the result is a commit that a ref keeps; one ref a result, so no stale lock of another attempt is met. */
async function keep(source: CaptureSource, tree: string): Promise<Commit> {
  const { store, base, run, at } = source;
  const result = await gitLine(['commit-tree', '-p', base, '-m', `Run ${run}`, tree], { store }, { at });
  await git(['update-ref', `refs/runs/${run}/${result}`, result], { store });
  return result;
}

async function count(
  place: GitPlace,
  baseTree: string,
  tree: string,
): Promise<{ files: number; insertions: number; deletions: number }> {
  const { stdout } = await git(['diff-tree', ...diffFlags, '--numstat', '-z', baseTree, tree], place, {
    timeoutMs: longTimeoutMs,
  });
  const counts = { files: 0, insertions: 0, deletions: 0 };
  // `added TAB deleted TAB path NUL`; a rename leaves the path out and gives the two names as fields of their own.
  for (const field of stdout.toString('latin1').split('\0')) {
    const [, added, deleted] = /^(\d+|-)\t(\d+|-)\t/.exec(field) ?? [];
    if (added === undefined) continue;
    counts.files += 1;
    counts.insertions += Number(added) || 0;
    counts.deletions += Number(deleted) || 0;
  }
  return counts;
}

/** Straight into a file: a patch may be larger than memory should be. Resolves with its size. */
async function writePatch(place: GitPlace, baseTree: string, tree: string, file: string): Promise<number> {
  const handle = await open(file, 'w', 0o600);
  try {
    await git(['diff-tree', ...diffFlags, ...patchFlags, baseTree, tree], place, {
      outputFd: handle.fd,
      timeoutMs: longTimeoutMs,
    });
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
