/** How much a tree holds: the bytes and the number of its files and symlinks, in whole or from one tree to another. */
import { git, longTimeoutMs } from './git.ts';
import { emptyCommit, requireCommit } from './store.ts';
import type { Commit, TreeSize } from './workspaces.ts';

const noId = '0'.repeat(40);
const submodule = '160000';

/** Everything in a commit. */
export async function measureTree(store: string, commit: Commit): Promise<TreeSize> {
  if (commit === emptyCommit) return { bytes: 0, files: 0 };
  const { stdout } = await git(
    ['ls-tree', '-r', '-l', '-z', '--full-tree', requireCommit(commit)],
    { store },
    {
      timeoutMs: longTimeoutMs,
      outputBytesMax: 1024 * 1024 * 1024,
    },
  );
  const size = { bytes: 0, files: 0 };
  // `mode SP type SP id SP size TAB path NUL`; the size is padded, and `-` for a submodule.
  for (const [, mode, bytes] of stdout
    .toString('latin1')
    .matchAll(/(\d{6}) \S+ [0-9a-f]{40} +(\d+|-)\t[^\0]*\0/g)) {
    if (mode === submodule) continue;
    size.files += 1;
    size.bytes += Number(bytes) || 0;
  }
  return size;
}

/** What a commit holds more (or less) than another, told by what differs alone. */
export async function measureGrowth(store: string, from: Commit, to: Commit): Promise<TreeSize> {
  if (from === to) return { bytes: 0, files: 0 };
  const { stdout } = await git(
    ['diff-tree', '-r', '-z', '--raw', '--no-renames', requireCommit(from), requireCommit(to)],
    { store },
    { timeoutMs: longTimeoutMs },
  );
  return growthOf(store, readRawChanges(stdout.toString('latin1')).changes);
}

/** The same from the fields of `diff-tree --raw -z`. */
export async function growthOf(store: string, changes: readonly RawChange[]): Promise<TreeSize> {
  const gone = changes.map(({ before }) => before).filter(isFile);
  const come = changes.map(({ after }) => after).filter(isFile);
  const sizes = await sizesOf(store, new Set([...gone, ...come].map(({ id }) => id)));
  const sum = (sides: Side[]): number => sides.reduce((total, { id }) => total + (sizes.get(id) ?? 0), 0);
  return { bytes: sum(come) - sum(gone), files: come.length - gone.length };
}

interface Side {
  mode: string;
  id: string;
}

/** One thing that differs; a side that is not there has only zeros. */
export interface RawChange {
  before: Side;
  after: Side;
  /** Where it is, or was before it was renamed; one character a byte. */
  path: string;
}

function isFile({ mode, id }: Side): boolean {
  return id !== noId && mode !== submodule;
}

/**
 * Reads `:mode mode id id status NUL path NUL` (two paths for a rename or copy) from the beginning of what git said;
 * `rest` are the fields behind. In turn, since a path may look like anything.
 */
export function readRawChanges(said: string): { changes: RawChange[]; rest: string[] } {
  const fields = said.split('\0');
  const changes: RawChange[] = [];
  let at = 0;
  for (;;) {
    const [, ...parts] =
      /^:(\d{6}) (\d{6}) ([0-9a-f]{40}) ([0-9a-f]{40}) ([A-Z])\d*$/.exec(fields[at] ?? '') ?? [];
    const [before, after, old, now, status] = parts;
    if (before === undefined || after === undefined || old === undefined || now === undefined) break;
    changes.push({
      before: { mode: before, id: old },
      after: { mode: after, id: now },
      path: fields[at + 1] ?? '',
    });
    at += status === 'R' || status === 'C' ? 3 : 2;
  }
  return { changes, rest: fields.slice(at) };
}

/** The sizes of blobs; one that is not in the store has none. */
export async function sizesOf(store: string, ids: ReadonlySet<string>): Promise<Map<string, number>> {
  if (ids.size === 0) return new Map();
  const { stdout } = await git(
    ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
    { store },
    { input: `${[...ids].join('\n')}\n`, timeoutMs: longTimeoutMs },
  );
  const pairs = stdout
    .toString('latin1')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, size]) => size !== undefined && /^\d+$/.test(size));
  return new Map(pairs.map(([id = '', size]) => [id, Number(size)]));
}
