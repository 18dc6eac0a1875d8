/** Turns what an agent left in its folder into a commit and a patch that is proven to give that commit. */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { type GitPlace, git, gitLine } from './git.ts';
import { countFiles, ignoredPaths, pendingPaths, shown, submodulePaths } from './paths.ts';
import { prove } from './prove.ts';
import { emptyCommit } from './store.ts';
import { openFolder, removeLarge } from './tidy.ts';
import { CaptureRefused, type Change, type Commit } from './workspaces.ts';
import { count, quoteNames, writePatch } from './write-patch.ts';

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
  filesMax: number;
  /** For the whole of it. */
  timeoutMs: number;
  log: Log;
}

/** What a capture works with, besides its source. */
interface Capture extends CaptureSource {
  place: GitPlace;
  /** What is left of its time, in milliseconds. */
  left(): number;
}

/** Up to this size a patch is handed over in memory. */
const patchInMemoryBytes = 1024 * 1024;

/**
 * `workFolder` must be at rest: no process of the run lives. Afterwards it is used up (nested `.git` and files over
 * the limit are gone from it). A patch that is a stream can be read until the copy is removed. Throws when the
 * folder cannot be read, holds too much, takes too long, or the patch would not give the captured tree.
 */
export async function capture(source: CaptureSource): Promise<Change> {
  const { base, workFolder, gitFolder, store, timeoutMs } = source;
  // The common answer of short runs, without starting a single process.
  if (base === emptyCommit && (await readdir(workFolder).catch(() => [''])).length === 0)
    return unchanged(base, { omitted: [], ignored: [], repositories: [] });
  await Promise.all([source.ensureStore(), mkdir(gitFolder, { recursive: true, mode: 0o700 })]);
  const place: GitPlace = { store, workFolder, indexFile: join(gitFolder, 'index') };
  const end = systemClock.monotonic() + timeoutMs;
  const left = (): number => Math.max(1, Math.ceil(end - systemClock.monotonic()));
  try {
    return await captureIn({ ...source, place, left });
  } catch (error) {
    if (left() > 1) throw error;
    throw new CaptureRefused(
      `It took longer than ${timeoutMs / 1000} seconds; leave fewer or smaller files, or simpler patterns in .gitignore.`,
      { cause: error },
    );
  }
}

async function captureIn(work: Capture): Promise<Change> {
  const { base, place, store, gitFolder, left } = work;
  const [baseTree, submodules, opened] = await Promise.all([
    gitLine(['rev-parse', '--verify', `${base}^{tree}`], { store }),
    base === emptyCommit ? [] : submodulePaths(place, base, left()),
    openFolder(work.workFolder, work.fileBytesMax, left()),
  ]);
  if (opened.files > work.filesMax) await requireFewer(work);
  // Handing the folder to the sandbox's user touched every file: `add` compares content then, and writes only what differs.
  const omitted = await leaveOutLarge(work, opened.large);
  for (const path of opened.deep) omitted.add(path);
  // A submodule's folder is empty in a copy; git passes by whatever a run puts there.
  for (const path of submodules) if (await holdsAnything(work.workFolder, path)) omitted.add(`${path}/`);
  const added = await git(['add', '--all', '--ignore-errors', '--', '.'], place, {
    codes: [0, 1],
    timeoutMs: left(),
  });
  if (added.code !== 0) {
    work.log.debug({ run: work.run, stderr: added.stderr }, 'some paths of a run could not be stored');
    for (const path of await pendingPaths(place, left())) omitted.add(path);
  }
  const [tree, ignored] = await Promise.all([
    gitLine(['write-tree'], place, { timeoutMs: left() }),
    opened.ignores ? ignoredPaths(place, left()) : [],
  ]);
  const said = { omitted: shown(omitted), ignored: shown(ignored), repositories: shown(opened.repositories) };
  if (tree === baseTree) return unchanged(base, said);

  const [result, counts, written] = await Promise.all([
    keep(work, tree),
    count(place, baseTree, tree, left()),
    writePatch(place, { baseTree, tree, file: join(gitFolder, 'patch.diff'), timeoutMs: left() }),
  ]);
  const patch = counts.quotes
    ? await quoteNames(written.file, join(gitFolder, 'quoted.diff'), left())
    : written;
  if (patch.bytes > work.patchBytesMax)
    throw new CaptureRefused(
      `The patch has ${patch.bytes} bytes, more than the ${work.patchBytesMax} allowed; let a run change less, or ignore what it builds.`,
    );
  await prove(place, { file: patch.file, baseTree, tree, indexFile: join(gitFolder, 'proof.index'), left });
  const { files, insertions, deletions } = counts;
  return {
    ...{ base, result, files, insertions, deletions, ...said },
    patch: patch.bytes > patchInMemoryBytes ? createReadStream(patch.file) : await readFile(patch.file),
  };
}

function unchanged(
  base: Commit,
  said: { omitted: string[]; ignored: string[]; repositories: string[] },
): Change {
  return { base, result: base, patch: Buffer.alloc(0), files: 0, insertions: 0, deletions: 0, ...said };
}

/** Throws when more files than allowed are not ignored. */
async function requireFewer(work: Capture): Promise<void> {
  const files = await countFiles(work.place, join(work.gitFolder, 'files'), work.left());
  if (files > work.filesMax)
    throw new CaptureRefused(
      `The folder holds ${files} files that are not ignored, more than the ${work.filesMax} allowed; remove some or name them in .gitignore.`,
    );
}

/** Files over the limit keep what the base has of them, or stay unknown; resolves with those that would have counted. */
async function leaveOutLarge(work: Capture, large: string[]): Promise<Set<string>> {
  const { place, left } = work;
  if (large.length === 0) return new Set();
  const counting = new Set(await pendingPaths(place, left()));
  // Those git would have read (`.gitignore`) are gone already and are always told.
  const omitted = new Set(large.filter((path) => counting.has(path) || /(^|\/)\.git[^/]*$/.test(path)));
  await removeLarge(work.workFolder, work.fileBytesMax);
  // Untracked ones are not in the index; that is no failure.
  await git(['checkout-index', '-q', '-f', '-z', '--stdin'], place, {
    input: Buffer.from(large.map((path) => `${path}\0`).join(''), 'latin1'),
    codes: [0, 1, 128],
    timeoutMs: left(),
  });
  return omitted;
}

async function holdsAnything(folder: string, path: string): Promise<boolean> {
  const place = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')]);
  // What is no folder any more is a change like any other.
  return (await readdir(place).catch(() => [])).length > 0;
}

/** Afterwards the result is a commit that a ref keeps; one ref a result, so no stale lock of another attempt is met. */
async function keep(source: CaptureSource, tree: string): Promise<Commit> {
  const { store, base, run, at } = source;
  const result = await gitLine(['commit-tree', '-p', base, '-m', `Run ${run}`, tree], { store }, { at });
  await git(['update-ref', `refs/runs/${run}/${result}`, result], { store });
  return result;
}
