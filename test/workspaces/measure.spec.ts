/** How much a tree holds, and the proof of a patch: told by what differs, whatever the names in it look like. */
import { chmod, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { prove } from '../../src/workspaces/prove.ts';
import { createRandom } from '../support/store.ts';
import { createFixture, type Edit, type Fixture, files, treeOf, work, workspace } from './fixture.ts';

describe('workspaces/measure', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture();
  });
  afterEach(() => fixture.remove());

  const measure = (commit: string) => fixture.stores.measure(workspace, commit);
  const growth = (from: string, to: string) => fixture.stores.measureGrowth(workspace, from, to);

  it('counts files and symlinks and their bytes, and no folder', async () => {
    const { result } = await work(fixture, fixture.stores.emptyCommit, async (folder) => {
      await files({ 'a/b/c.txt': 'four', 'd.txt': '', 'same.txt': 'four' })(folder);
      await symlink('d.txt', join(folder, 'link'));
    });
    expect(await measure(result)).to.deep.equal({ bytes: 13, files: 4 });
    expect(await measure(fixture.stores.emptyCommit)).to.deep.equal({ bytes: 0, files: 0 });
  });

  it('is not misled by names that look like what git says of files', async () => {
    const id = 'a'.repeat(40);
    const names = [
      `:100644 100644 ${id} ${id} M`,
      '7\t7\t',
      '100644 blob',
      `x\n:000000 100644 ${id} ${id} A`,
    ];
    const one = await work(fixture, fixture.stores.emptyCommit, files({ [names[0] ?? '']: '12345' }));
    const all = await work(
      fixture,
      one.result,
      files(Object.fromEntries(names.map((name) => [name, '123456']))),
      'run-2',
    );
    expect(await growth(one.result, all.result)).to.deep.equal({ bytes: 19, files: 3 });
    expect(await measure(all.result)).to.deep.equal({ bytes: 24, files: 4 });
  });

  it('tells the way from one tree to another as the difference of what both hold', async () => {
    const random = createRandom(11);
    const commits = [fixture.stores.emptyCommit];
    for (let round = 0; round < 8; round++) {
      const edit: Edit = async (folder) => {
        for (let count = 0; count < 4; count++) {
          const path = join(folder, `f${random(6)}`);
          const other = join(folder, `f${random(6)}`);
          const edits = [
            () => rm(path),
            () => rename(path, other),
            () => chmod(path, 0o755),
            () => rm(path, { force: true }).then(() => writeFile(path, 'x'.repeat(random(3000)))),
          ];
          // What is not there cannot be changed; another round does.
          await edits[random(edits.length)]?.().catch(() => undefined);
        }
      };
      const { result } = await work(fixture, commits.at(-1) ?? '', edit, `run-${round}`);
      commits.push(result);
    }
    const sizes = await Promise.all(commits.map(measure));
    for (const [index, from] of commits.entries()) {
      const to = random(commits.length);
      expect(await growth(from, commits[to] ?? '')).to.deep.equal({
        bytes: (sizes[to]?.bytes ?? 0) - (sizes[index]?.bytes ?? 0),
        files: (sizes[to]?.files ?? 0) - (sizes[index]?.files ?? 0),
      });
    }
  });

  it('refuses the proof of a patch that gives another tree, or touches what does not differ', async () => {
    const { emptyCommit } = fixture.stores;
    const base = await work(fixture, emptyCommit, files({ a: 'a\n', b: 'b\n', 'c/d': 'd\n' }), 'base');
    const wanted = await work(fixture, base.result, files({ a: 'changed\n' }), 'wanted');
    const other = await work(fixture, base.result, files({ a: 'otherwise\n' }), 'other');
    const more = await work(fixture, base.result, files({ a: 'changed\n', b: 'too\n' }), 'more');
    const less = await work(fixture, base.result, files({ new: 'new\n' }), 'less');
    const [baseTree, tree] = [await treeOf(fixture, base.result), await treeOf(fixture, wanted.result)];
    let tries = 0;
    const attempt = async (patch: Buffer): Promise<string> => {
      const file = join(fixture.root, `try-${tries++}`);
      await writeFile(file, patch);
      const patchOf = { file, baseTree, tree, indexFile: `${file}.index`, left: () => 60_000 };
      const proof = prove({ store: fixture.store }, patchOf);
      return proof.then(
        () => 'proven',
        () => 'refused',
      );
    };
    expect(await attempt(wanted.patch)).to.equal('proven');
    for (const { patch } of [other, more, less]) expect(await attempt(patch)).to.equal('refused');
    expect(await attempt(Buffer.concat([wanted.patch, less.patch]))).to.equal('refused');
  });
});
