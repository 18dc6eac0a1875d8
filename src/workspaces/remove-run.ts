/** Lets go of a run's commits in a store: afterwards no ref names the run, and what others need is still kept. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GitPlace, git } from './git.ts';
import { requireCommit, requireRun } from './store.ts';
import type { Commit } from './workspaces.ts';

/** Attempts name their refs `<run>-<attempt>`, merges `<run>`. No error when there is no store or no such ref. */
export async function removeRun(store: string, run: string, needed: readonly Commit[]): Promise<void> {
  requireRun(run);
  for (const commit of needed) requireCommit(commit);
  const place: GitPlace = { store };
  if (!(await stat(join(store, 'HEAD')).catch(() => undefined))) return;
  const listed = await git(
    ['for-each-ref', '--format=%(refname)', `refs/runs/${run}`, `refs/runs/${run}-*/*`],
    place,
  );
  const refs = listed.stdout
    .toString('utf8')
    .split('\n')
    .filter((ref) => ref !== '');
  if (refs.length === 0) return;
  const known = await git(['cat-file', '--batch-check=%(objectname)'], place, {
    input: needed.map((commit) => `${commit}\n`).join(''),
  });
  const kept = known.stdout
    .toString('utf8')
    .split('\n')
    // One that is not there is told as "<commit> missing".
    .filter((line) => /^[0-9a-f]{40}$/.test(line));
  // The store keeps a head only through the refs of the runs that led to it, and one of those goes here.
  const lines = [
    ...kept.map((commit) => `update refs/workspace/kept/${commit} ${commit}`),
    ...refs.map((ref) => `delete ${ref}`),
  ];
  await git(['update-ref', '--stdin'], place, { input: `${lines.join('\n')}\n` });
}
