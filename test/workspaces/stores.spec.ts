/** Stores of workspaces: made once, copied side by side, merged without loss, whole after any death. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { until } from '../support/until.ts';
import {
  createFixture,
  type Fixture,
  files,
  listing,
  log,
  plainGit,
  treeAfterApply,
  treeOf,
  work,
  workspace,
} from './fixture.ts';

const other = '01990000-0000-7000-8000-000000000002';

describe('workspaces/stores', () => {
  let fixture: Fixture;

  beforeEach(() => {
    fixture = createFixture();
  });
  afterEach(() => fixture.remove());

  const begin = (contents: Record<string, string>): Promise<string> =>
    work(fixture, fixture.stores.emptyCommit, files(contents), 'base').then((change) => change.result);

  it('starts every empty workspace from one commit, which git knows too', async () => {
    expect(fixture.stores.emptyCommit).to.equal('4777aa74e00e15b886151073cdc674bb5ea5adfc');
    await begin({ a: 'a\n' });
    const shown = await plainGit(
      fixture.root,
      '--git-dir',
      fixture.store,
      'cat-file',
      '-p',
      fixture.stores.emptyCommit,
    );
    expect(shown).to.match(/^tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\nauthor Agent Run Service /);
    expect(await plainGit(fixture.root, '--git-dir', fixture.store, 'fsck', '--strict')).to.equal('');
  });

  it('makes no store and leaves no folder for a run that changes nothing', async () => {
    const change = await work(fixture, fixture.stores.emptyCommit, () => undefined);
    expect(change.result).to.equal(fixture.stores.emptyCommit);
    expect(existsSync(join(fixture.folder, 'stores'))).to.equal(false);
    const [own] = await readdir(join(fixture.folder, 'copies'));
    expect(await readdir(join(fixture.folder, 'copies', String(own)))).to.deep.equal([]);
  });

  it('keeps stores closed and lets others only walk through to a copy', async () => {
    const base = await begin({ a: 'a\n' });
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(join(fixture.folder, 'stores'))).to.equal('700');
    expect(await mode(join(copy.folder, '..'))).to.equal('711');
    expect(await mode(join(copy.folder, '../..'))).to.equal('711');
    expect(await mode(join(copy.folder, '../git'))).to.equal('700');
    expect(await mode(copy.folder)).to.equal('700');
    expect(await mode(copy.homeFolder)).to.equal('700');
    await copy[Symbol.asyncDispose]();
  });

  it('makes one store when several first changes arrive at once', async () => {
    const second = createWorkspaceStores({ folder: fixture.folder, log, clock: systemClock });
    const { emptyCommit } = second;
    const changes = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) =>
        work(
          { ...fixture, stores: n % 2 ? second : fixture.stores },
          emptyCommit,
          files({ [`f${n}`]: `${n}\n` }),
          `run-${n}`,
        ),
      ),
    );
    expect(await readdir(join(fixture.folder, 'stores'))).to.deep.equal([workspace]);
    for (const [n, change] of changes.entries())
      expect(await listing(fixture, change.result)).to.deep.equal([`100644 f${n}`]);
    expect(await readFile(join(fixture.store, 'info/attributes'), 'utf8')).to.contain('-filter');
  });

  it('is not blocked by stores that were left half-made', async () => {
    const copy = await fixture.stores.copy(workspace, fixture.stores.emptyCommit, 'run-0');
    await mkdir(join(copy.folder, '../../store-half/objects'), { recursive: true });
    await mkdir(fixture.store, { recursive: true });
    expect(await listing(fixture, await begin({ a: 'a\n' }))).to.deep.equal(['100644 a']);
    await copy[Symbol.asyncDispose]();
  });

  it('gives runs of one workspace copies that never see each other', async () => {
    const base = await begin({ a: 'a\n', 'd/b': 'b\n' });
    const copies = await Promise.all(
      [1, 2, 3, 4].map((n) => fixture.stores.copy(workspace, base, `run-${n}`)),
    );
    await Promise.all(copies.map((copy, n) => writeFile(join(copy.folder, 'a'), `copy ${n}\n`)));
    expect(new Set(copies.map((copy) => copy.folder)).size).to.equal(4);
    const changes = await Promise.all(copies.map((copy) => copy.capture()));
    for (const [n, change] of changes.entries()) {
      expect(change.patch.toString()).to.contain(`+copy ${n}\n`);
      expect(await readFile(join(copies[n]?.folder ?? '', 'a'), 'utf8')).to.equal(`copy ${n}\n`);
    }
    for (const copy of copies) await copy[Symbol.asyncDispose]();
  });

  it('keeps workspaces apart: a commit of one is unknown in another', async () => {
    const base = await begin({ a: 'a\n' });
    await work({ ...fixture }, fixture.stores.emptyCommit, files({ x: 'x\n' }));
    const copy = await fixture.stores.copy(other, fixture.stores.emptyCommit, 'run-1');
    await writeFile(join(copy.folder, 'y'), 'y\n');
    await copy.capture();
    await copy[Symbol.asyncDispose]();
    const failure = await fixture.stores.copy(other, base, 'run-2').then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(failure).to.equal(`the copy of workspace ${other} at ${base} could not be made`);
    const [own] = await readdir(join(fixture.folder, 'copies'));
    expect(await readdir(join(fixture.folder, 'copies', String(own)))).to.deep.equal([]);
  });

  it('refuses names that would lead out of its folder or onto a command line', async () => {
    const { emptyCommit } = fixture.stores;
    const wrong: [string, string, string][] = [
      ['../../etc', emptyCommit, 'run'],
      [workspace, '--help', 'run'],
      [workspace, 'HEAD', 'run'],
      [workspace, emptyCommit, '../x'],
      [workspace, emptyCommit, '.'],
      [workspace, emptyCommit, '-x'],
    ];
    for (const [uuid, base, run] of wrong) {
      const copied = await fixture.stores.copy(uuid, base, run).then(
        () => true,
        () => false,
      );
      expect(copied, `${uuid} ${base} ${run}`).to.equal(false);
    }
    expect(existsSync(fixture.folder)).to.equal(false);
  });

  describe('merge', () => {
    it('moves the head forward when nothing came between', async () => {
      const base = await begin({ a: 'a\n' });
      const { result } = await work(fixture, base, files({ a: 'b\n' }));
      expect(await fixture.stores.merge(workspace, { head: base, base, result, run: 'run-1' })).to.deep.equal(
        {
          status: 'fast_forward',
          head: result,
        },
      );
    });

    it('joins changes of different places and keeps the merge by a ref', async () => {
      const lines = Array.from({ length: 20 }, (_, n) => `line ${n}\n`);
      const base = await begin({ a: lines.join(''), b: 'b\n' });
      const first = await work(fixture, base, files({ a: ['first\n', ...lines].join('') }), 'run-1');
      const second = await work(
        fixture,
        base,
        files({ a: [...lines, 'last\n'].join(''), c: 'c\n' }),
        'run-2',
      );
      const merged = await fixture.stores.merge(workspace, {
        head: first.result,
        base,
        result: second.result,
        run: 'run-2',
      });
      if (merged.status !== 'merged') throw new Error(merged.status);
      const copy = await fixture.stores.copy(workspace, merged.head, 'run-3');
      expect(await readFile(join(copy.folder, 'a'), 'utf8')).to.equal(
        ['first\n', ...lines, 'last\n'].join(''),
      );
      expect(await readFile(join(copy.folder, 'c'), 'utf8')).to.equal('c\n');
      await copy[Symbol.asyncDispose]();
      const refs = await plainGit(
        fixture.root,
        '--git-dir',
        fixture.store,
        'for-each-ref',
        '--format=%(refname)',
      );
      for (const commit of [first.result, second.result, merged.head]) expect(refs).to.contain(`/${commit}`);
      // Asked again, after the head has moved: the result is already in.
      expect(
        await fixture.stores.merge(workspace, {
          head: merged.head,
          base,
          result: second.result,
          run: 'run-2',
        }),
      ).to.deep.equal({ status: 'unchanged', head: merged.head });
    });

    it('names the files in conflict and makes no head', async () => {
      const base = await begin({ a: 'a\n', 'd e/"q"\n': 'b\n', c: 'c\n' });
      const first = await work(fixture, base, files({ a: '1\n', 'd e/"q"\n': '1\n' }), 'run-1');
      const second = await work(fixture, base, files({ a: '2\n', 'd e/"q"\n': '2\n', c: '2\n' }), 'run-2');
      expect(
        await fixture.stores.merge(workspace, {
          head: first.result,
          base,
          result: second.result,
          run: 'run-2',
        }),
      ).to.deep.equal({ status: 'conflict', files: ['a', 'd e/"q"\n'] });
    });

    it('says unchanged when both made the same change, and when the run made none', async () => {
      const base = await begin({ a: 'a\n' });
      const first = await work(fixture, base, files({ a: 'same\n' }), 'run-1');
      const second = await work(fixture, base, files({ a: 'same\n' }), 'run-2');
      const head = first.result;
      const unchanged = { status: 'unchanged', head };
      expect(
        await fixture.stores.merge(workspace, { head, base, result: second.result, run: 'run-2' }),
      ).to.deep.equal(unchanged);
      expect(await fixture.stores.merge(workspace, { head, base, result: base, run: 'run-3' })).to.deep.equal(
        unchanged,
      );
    });

    it('joins two runs that both began with an empty workspace', async () => {
      const { emptyCommit } = fixture.stores;
      const first = await work(fixture, emptyCommit, files({ a: 'a\n' }), 'run-1');
      const second = await work(fixture, emptyCommit, files({ b: 'b\n' }), 'run-2');
      const merged = await fixture.stores.merge(workspace, {
        head: first.result,
        base: emptyCommit,
        result: second.result,
        run: 'run-2',
      });
      if (merged.status !== 'merged') throw new Error(merged.status);
      expect(await listing(fixture, merged.head)).to.deep.equal(['100644 a', '100644 b']);
    });

    it('throws for a commit the store does not have', async () => {
      const base = await begin({ a: 'a\n' });
      const { result } = await work(fixture, base, files({ a: 'b\n' }));
      const failure = await fixture.stores
        .merge(workspace, { head: 'f'.repeat(40), base, result, run: 'run-1' })
        .then(
          () => undefined,
          (error: Error) => error.message,
        );
      expect(failure).to.match(/^git (merge-tree|rev-parse) ended with/);
    });
  });

  describe('after a death', () => {
    /** A process of its own that captures 2,000 new files in the workspace at `base`, or just waits with its copy. */
    function another(base: string, then: 'capture' | 'wait') {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'another.ts'), fixture.folder, workspace, base, then],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      return { child, gone, ready: () => until('the other process', () => said.includes('ready')) };
    }

    const copies = (): Promise<string[]> => readdir(join(fixture.folder, 'copies'));

    it('copies, captures and merges as if nothing had been, when a capture was killed', async () => {
      const base = await begin({ a: 'a\n' });
      const objects = async (): Promise<number> =>
        (await readdir(join(fixture.store, 'objects'), { recursive: true })).length;
      const before = await objects();
      const { child, gone, ready } = another(base, 'capture');
      await ready();
      await until('objects of the capture', async () => (await objects()) > before + 20);
      child.kill('SIGKILL');
      await gone;
      const change = await work(fixture, base, files({ 'f1.txt': 'file 1\n', 'x.txt': 'x\n' }), 'killed');
      expect(await treeAfterApply(fixture, base, change.patch)).to.equal(
        await treeOf(fixture, change.result),
      );
      await until('the dead copies to be gone', async () => {
        await fixture.stores.sweep();
        return (await copies()).length === 1;
      });
      expect(await listing(fixture, change.result)).to.have.length(3);
    });

    it('sweeps the copies of the dead and leaves those of the living', async () => {
      const base = await begin({ a: 'a\n' });
      const mine = await fixture.stores.copy(workspace, base, 'mine');
      const living = another(base, 'wait');
      const dying = another(base, 'wait');
      try {
        await Promise.all([living.ready(), dying.ready()]);
        dying.child.kill('SIGKILL');
        await dying.gone;
        expect(await copies()).to.have.length(3);
        await fixture.stores.sweep();
        const left = await copies();
        expect(left).to.have.length(2);
        expect(left.some((name) => name.includes(`-${living.child.pid}-`))).to.equal(true);
        expect(await readFile(join(mine.folder, 'a'), 'utf8')).to.equal('a\n');
      } finally {
        living.child.kill('SIGKILL');
        await living.gone;
      }
      await mine[Symbol.asyncDispose]();
    });

    it("leaves another machine's copies while they are fresh", async () => {
      const foreign = join(fixture.folder, 'copies', `${'0'.repeat(12)}-${'0'.repeat(8)}-1-1`, 'run');
      await mkdir(foreign, { recursive: true });
      await fixture.stores.sweep();
      expect(existsSync(foreign)).to.equal(true);
      const later = { ...systemClock, now: () => new Date(Date.now() + 2 * 3_600_000) };
      await createWorkspaceStores({ folder: fixture.folder, log, clock: later }).sweep();
      expect(existsSync(foreign)).to.equal(false);
    });
  });
});
