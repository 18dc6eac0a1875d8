/** A patch is exact: whatever a run leaves, `git apply` on the base gives it again, and only what is said is left out. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { captured, createFixture, type Fixture, treeOf, work, workspace } from './fixture.ts';
import { fileBytesMax, madeUp, type Step } from './generated-changes.ts';
import { type BytePath, entryOf, kindOf, named, paths, put, tree } from './tree.ts';

/** `PATCH_CASES=20000 PATCH_SEED=7` looks longer and elsewhere; a failure prints seed and path to come back to. */
const cases = Number(process.env.PATCH_CASES ?? 60);
const seed = Number(process.env.PATCH_SEED ?? 20261121);
const boundMs = process.env.PATCH_CASES === undefined ? 45_000 : 3_600_000;
/** Names that are `.git` to Windows or macOS: git stores none of them, nor what lies in them. */
const refusedName = /^(\.git|git~1)[ .]*$|^\.g\xe2\x80\x8cit$/i;

const list = (raw: Buffer): BytePath[] =>
  raw
    .toString('latin1')
    .split('\0')
    .filter((path) => path !== '');
const copyInto = (from: string, to: string): Buffer => execFileSync('cp', ['-a', `${from}/.`, to]);

describe('workspaces/exact', () => {
  let fixture: Fixture;
  before(() => {
    fixture = createFixture({ fileBytesMax });
  });
  after(() => fixture.remove());

  const folder = (kind: string): string => mkdtempSync(join(fixture.root, `${kind}-`));
  function plain(cwd: string, ...args: string[]): Buffer {
    return execFileSync('git', args, {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CEILING_DIRECTORIES: fixture.root,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    });
  }

  /** What git itself, knowing the base, calls ignored in `left`. */
  function ignoredIn(base: string, left: string): BytePath[] {
    const judge = folder('judge');
    copyInto(base, judge);
    plain(judge, 'init', '-q');
    plain(judge, 'add', '-Af', '.');
    execFileSync('find', [
      judge,
      '-mindepth',
      '1',
      '-maxdepth',
      '1',
      '!',
      '-name',
      '.git',
      '-exec',
      'rm',
      '-rf',
      '{}',
      '+',
    ]);
    copyInto(left, judge);
    const ignored = list(plain(judge, 'ls-files', '-z', '--others', '--ignored', '--exclude-standard'));
    rmSync(judge, { recursive: true, force: true });
    return ignored;
  }

  /** What a capture of `left` must hold, and what it must say it left out. */
  function expectedOf(
    base: string,
    left: string,
  ): { held: Map<BytePath, string>; omitted: string[]; ignored: string[] } {
    const before = tree(base);
    const held = tree(left);
    const ignored = new Set(ignoredIn(base, left));
    const omitted: BytePath[] = [];
    for (const path of ignored) held.delete(path);
    for (const path of paths(left)) {
      if (ignored.has(path)) continue;
      const kind = kindOf(left, path);
      const parts = path.split('/');
      const entry = kind === 'other' ? undefined : entryOf(left, path);
      const large = entry?.kind === 'file' && entry.content.length > fileBytesMax;
      const refused =
        parts.some((part) => refusedName.test(part)) || (kind === 'link' && parts.includes('.gitmodules'));
      const was = before.get(path);
      // A pipe is not told of, unless it stands where a file was.
      if (!(large || (refused && entry) || (kind === 'other' && was !== undefined))) continue;
      omitted.push(path);
      held.delete(path);
      if (was !== undefined) held.set(path, was);
    }
    return { held, omitted: omitted.map(named).sort(), ignored: [...ignored].map(named).sort() };
  }

  async function check(start: Step[], changes: Step[]): Promise<void> {
    const made = await work(fixture, fixture.stores.emptyCommit, (root) => {
      for (const step of start) step.do(root);
    });
    const [base, left, person, bare] = [folder('base'), folder('left'), folder('person'), folder('bare')];
    const copy = await fixture.stores.copy(workspace, made.result, 'run-1');
    try {
      copyInto(copy.folder, base);
      for (const step of changes) step.do(copy.folder);
      // Only the owner's rights are opened, which no commit holds.
      execFileSync('find', [
        copy.folder,
        '-type',
        'd',
        '(',
        '-perm',
        '-700',
        '-o',
        '-exec',
        'chmod',
        'u+rwx',
        '{}',
        ';',
        ')',
        '-o',
        '-type',
        'f',
        '!',
        '-perm',
        '-400',
        '-exec',
        'chmod',
        'u+r',
        '{}',
        '+',
      ]);
      copyInto(copy.folder, left);
      execFileSync('find', [left, '-name', '.git', '-prune', '-exec', 'rm', '-rf', '{}', '+']);
      const expected = expectedOf(base, left);
      const change = await captured(copy);
      const patch = join(fixture.root, 'patch.diff');
      writeFileSync(patch, change.patch);

      expect(change.omitted).to.deep.equal(expected.omitted);
      copyInto(base, person);
      copyInto(base, bare);
      plain(person, 'init', '-q');
      plain(person, 'add', '-Af', '.');
      if (change.patch.length > 0) {
        plain(person, 'apply', '--index', patch);
        plain(bare, 'apply', patch);
      }
      expect(tree(bare), 'applied without a repository').to.deep.equal(expected.held);
      expect(tree(person), 'applied in a repository').to.deep.equal(expected.held);
      expect(plain(person, 'write-tree').toString().trim()).to.equal(await treeOf(fixture, change.result));
      const result = await fixture.stores.copy(workspace, change.result, 'run-2');
      try {
        expect(tree(result.folder), 'checked out').to.deep.equal(expected.held);
      } finally {
        await result[Symbol.asyncDispose]();
      }
    } finally {
      await copy[Symbol.asyncDispose]();
      for (const used of [base, left, person, bare]) execFileSync('rm', ['-rf', used]);
    }
  }

  it(`gives exactly the run's folder again, for up to ${cases} made-up trees and changes`, async function () {
    this.timeout(boundMs * 2);
    await fc.assert(
      fc.asyncProperty(madeUp, ({ start, changes }) => check(start, changes)),
      { seed, numRuns: cases, interruptAfterTimeLimit: boundMs, markInterruptAsFailure: false, verbose: 1 },
    );
  });

  it('gives the same tree where attributes ask git to convert, for who applies to the index', async () => {
    const attributes = (ending: string): string =>
      `*.txt text eol=${ending}\n*.id ident\n*.u16 working-tree-encoding=UTF-16\n`;
    const utf16 = Buffer.from('\ufeffeins\r\n', 'utf16le');
    const write = (root: string, round: string, ending: string): void => {
      writeFileSync(join(root, '.gitattributes'), attributes(ending));
      writeFileSync(join(root, 'a.txt'), `one\r\n${round}\n`);
      writeFileSync(join(root, 'b.id'), `$Id: ${round} $\n`);
      writeFileSync(join(root, 'c.u16'), Buffer.concat([utf16, Buffer.from(round, 'utf16le')]));
    };
    const first = await work(fixture, fixture.stores.emptyCommit, (root) => write(root, 'first', 'crlf'));
    const second = await work(fixture, first.result, (root) => write(root, 'second', 'lf'));
    const person = folder('person');
    plain(person, 'init', '-q');
    plain(person, 'fetch', '-q', fixture.store, first.result);
    plain(person, 'read-tree', 'FETCH_HEAD');
    writeFileSync(join(person, '.git/patch'), second.patch);
    plain(person, 'apply', '--cached', '.git/patch');
    expect(plain(person, 'write-tree').toString().trim()).to.equal(await treeOf(fixture, second.result));
  });

  it('quotes a name that git would not find the end of', async () => {
    const binary =
      (end: string) =>
      (root: string): void =>
        put(root, ' a /b /c', { kind: 'file', content: Buffer.from(`\0${end}`), run: false });
    const first = await work(fixture, fixture.stores.emptyCommit, binary('one'));
    const second = await work(fixture, first.result, binary('two'));
    expect(second.patch.toString()).to.match(/^diff --git "a\/ a \/b \/c" "b\/ a \/b \/c"\n/);
  });
});
