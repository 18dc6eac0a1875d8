/** Proves that a patch is exact, at the price of what it changes and not of all that the workspace holds. */
import { type GitPlace, git } from './git.ts';
import { type RawChange, readRawChanges } from './measure.ts';

/**
 * Throws unless the patch, applied to `baseTree`, gives exactly `tree`. It is applied to an index of the paths in which the two differ:
 * a patch that touched any other would find it missing, and what it leaves there must be what `tree` has. `indexFile` is used up.
 */
export async function prove(
  place: GitPlace,
  patch: { file: string; baseTree: string; tree: string; indexFile: string; left(): number },
): Promise<void> {
  const there: GitPlace = { ...place, indexFile: patch.indexFile };
  const bounds = () => ({ timeoutMs: patch.left() });
  const { stdout } = await git(
    ['diff-tree', '-r', '-z', '--raw', '--no-renames', patch.baseTree, patch.tree],
    place,
    bounds(),
  );
  const { changes } = readRawChanges(stdout.toString('latin1'));
  const before = entriesOf(changes, 'before');
  await git(['update-index', '-z', '--index-info'], there, {
    ...bounds(),
    input: Buffer.from(before.map((entry) => `${entry}\0`).join(''), 'latin1'),
  });
  await git(['apply', '--cached', '--whitespace=nowarn', patch.file], there, bounds());
  const left = await git(['ls-files', '-z', '--stage'], there, bounds());
  const given = left.stdout.toString('latin1').split('\0').slice(0, -1).sort();
  const wanted = entriesOf(changes, 'after').sort();
  const wrong = given.find((entry, index) => entry !== wanted[index]) ?? wanted[given.length];
  if (wrong !== undefined || given.length !== wanted.length)
    throw new Error(`the patch does not give tree ${patch.tree}: ${JSON.stringify(wrong?.slice(0, 500))}`);
}

/** `mode SP id SP stage TAB path`, as an index is told and tells them; one character a byte. */
function entriesOf(changes: RawChange[], side: 'before' | 'after'): string[] {
  return changes
    .filter((change) => change[side].mode !== '000000')
    .map((change) => `${change[side].mode} ${change[side].id} 0\t${change.path}`);
}
