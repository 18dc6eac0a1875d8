/** Letting go of a run in a store: no ref names it any more, and what others need outlives a collection. */
import { expect } from 'chai';
import { createFixture, type Fixture, files, plainGit, work, workspace } from './fixture.ts';

const [first, second] = ['01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-00000000000b'];

describe('workspaces/remove-run', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture();
  });
  afterEach(() => fixture.remove());

  const refs = async (): Promise<string[]> =>
    (await plainGit(fixture.root, '--git-dir', fixture.store, 'for-each-ref', '--format=%(refname)')).split(
      '\n',
    );
  const remove = (run: string, needed: string[]) => fixture.stores.removeRun(workspace, run, needed);
  const collect = () =>
    plainGit(fixture.root, '--git-dir', fixture.store, 'gc', '--quiet', '--prune=now', '--force');
  const has = (commit: string) =>
    plainGit(fixture.root, '--git-dir', fixture.store, 'cat-file', '-t', commit).catch(() => 'nothing');

  it('removes the refs of every attempt and merge of the run, packed or not, and no other', async () => {
    const { emptyCommit } = fixture.stores;
    const one = await work(fixture, emptyCommit, files({ a: 'a\n' }), `${first}-1`);
    const again = await work(fixture, emptyCommit, files({ a: 'b\n' }), `${first}-2`);
    const other = await work(fixture, emptyCommit, files({ b: 'b\n' }), `${second}-1`);
    const merged = await fixture.stores.merge(workspace, {
      head: other.result,
      base: emptyCommit,
      result: again.result,
      run: first,
    });
    expect(merged.status).to.equal('merged');
    await plainGit(fixture.root, '--git-dir', fixture.store, 'pack-refs', '--all');
    const third = await work(fixture, emptyCommit, files({ a: 'c\n' }), `${first}-3`);
    expect((await refs()).filter((ref) => ref.includes(first))).to.have.length(4);
    await remove(first, [other.result]);
    expect((await refs()).filter((ref) => ref.includes(first))).to.deep.equal([]);
    expect((await refs()).filter((ref) => ref.startsWith(`refs/runs/${second}`))).to.have.length(1);
    await collect();
    expect([await has(one.result), await has(third.result), await has(other.result)]).to.deep.equal([
      'nothing',
      'nothing',
      'commit',
    ]);
  });

  it('keeps a head that only the removed run led to, through any collection', async () => {
    const { emptyCommit } = fixture.stores;
    const one = await work(fixture, emptyCommit, files({ a: 'a\n' }), `${first}-1`);
    const two = await work(fixture, one.result, files({ b: 'b\n' }), `${second}-1`);
    await remove(first, [two.result]);
    await remove(second, [two.result]);
    await collect();
    expect([await has(one.result), await has(two.result)]).to.deep.equal(['commit', 'commit']);
    const next = await work(fixture, two.result, files({ c: 'c\n' }), 'next');
    expect(next.files).to.equal(1);
  });

  it('has nothing to do for a run that left nothing, or where there is no store', async () => {
    await remove(first, [fixture.stores.emptyCommit]);
    await work(fixture, fixture.stores.emptyCommit, files({ a: 'a\n' }), `${second}-1`);
    const before = await refs();
    await remove(first, [fixture.stores.emptyCommit, 'f'.repeat(40)]);
    expect(await refs()).to.deep.equal(before);
  });

  it('does not mind a needed commit that is not there, and refuses what is no name or commit', async () => {
    await work(fixture, fixture.stores.emptyCommit, files({ a: 'a\n' }), `${first}-1`);
    await remove(first, ['f'.repeat(40)]);
    expect((await refs()).filter((ref) => ref.includes(first))).to.deep.equal([]);
    for (const [run, commit] of [
      ['../x', 'f'.repeat(40)],
      ['*', 'f'.repeat(40)],
      [first, 'HEAD'],
    ])
      expect(
        await remove(run ?? '', [commit ?? '']).then(
          () => 'done',
          () => 'refused',
        ),
      ).to.equal('refused');
  });
});
