/** What a workspace's head becomes when a run's result arrives: decided in the store, without touching any file. */
import { type GitPlace, git, gitLine } from './git.ts';
import { requireCommit, requireRun } from './store.ts';
import type { Commit, MergeResult } from './workspaces.ts';

const conflictFilesMax = 1000;

/**
 * Resolves with `unchanged` when the head already has what the result brings. A merge is a commit of both that a
 * ref keeps. Throws when a commit is not in the store.
 */
export async function merge(
  store: string,
  change: { head: Commit; base: Commit; result: Commit; run: string },
  at: Date,
): Promise<MergeResult> {
  const head = requireCommit(change.head);
  const base = requireCommit(change.base);
  const result = requireCommit(change.result);
  const run = requireRun(change.run);
  if (result === base || result === head) return { status: 'unchanged', head };
  if (head === base) return { status: 'fast_forward', head: result };

  const place: GitPlace = { store };
  // The histories tell the common ancestor, so a result that already went in is seen as such.
  const [merged, headTree] = await Promise.all([
    git(
      [
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        '--allow-unrelated-histories',
        head,
        result,
      ],
      place,
      { codes: [0, 1] },
    ),
    gitLine(['rev-parse', '--verify', `${head}^{tree}`], place),
  ]);
  const [tree = '', ...files] = merged.stdout.toString('utf8').split('\0');
  if (merged.code === 1)
    return {
      status: 'conflict',
      files: [...new Set(files.filter((file) => file !== ''))].slice(0, conflictFilesMax),
    };
  if (tree === headTree) return { status: 'unchanged', head };
  const message = `Merge run ${run}`;
  const commit = await gitLine(
    ['commit-tree', '-p', head, '-p', result, '-m', message, requireCommit(tree)],
    place,
    { at },
  );
  await git(['update-ref', `refs/runs/${run}/${commit}`, commit], place);
  return { status: 'merged', head: commit };
}
