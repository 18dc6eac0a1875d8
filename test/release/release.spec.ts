/** `npm run release` on a tree of its own: what it makes, what it leaves alone, and when it refuses. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { packFolder } from '../../scripts/release/artifacts.ts';
import { release as releaseChangelog } from '../../scripts/release/changelog.ts';
import { command } from '../../scripts/release/command.ts';
import { weightOf } from '../../scripts/release/commits.ts';
import { refusal } from '../../scripts/release/gate.ts';
import { copyTree, removeTree } from '../../scripts/release/tree.ts';
import { mayBreak, nextVersion, parseVersion } from '../../scripts/release/versions.ts';

const root = join(import.meta.dirname, '../..');
const last = '7.1.0';

describe('release', function () {
  this.timeout(400_000);
  let tree: string;
  let target: string;

  const git = (...args: string[]): Promise<string> => command('git', args, { cwd: tree });
  const commit = async (title: string): Promise<void> => {
    await git('add', '-A');
    await git('commit', '-q', '--allow-empty', '-m', title);
  };
  const release = (...args: string[]): Promise<string> =>
    command(process.execPath, [join(tree, 'scripts/release.ts'), '--without-clients', ...args], {
      cwd: tree,
      env: { RELEASE_TARGET: target },
      timeoutMs: 300_000,
    });
  const refused = (...args: string[]): Promise<string> =>
    release(...args).then(
      () => 'it went through',
      (error: Error) => error.message,
    );
  const read = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8');

  /** Puts a line for users under Unreleased. */
  async function tell(line: string): Promise<void> {
    const path = join(tree, 'CHANGELOG.md');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('## Unreleased\n', `## Unreleased\n\n- ${line}\n`));
  }

  before(async () => {
    tree = await copyTree(root);
    target = await mkdtemp(join(tmpdir(), 'test-release-'));
    await git('init', '-q');
    // A link here, which the pattern for a folder does not ignore.
    await writeFile(join(tree, '.git/info/exclude'), 'node_modules\n');
    await git('config', 'user.name', 'tester');
    await git('config', 'user.email', 'tester@example.com');
    await tell('The first line.');
    await commit('feat: everything');
  });

  after(async () => {
    await removeTree(tree);
    await rm(target, { recursive: true, force: true });
  });

  it('makes everything in a dry run and leaves the tree as it was', async () => {
    await release('--version', last, '--date', '2031-02-03');
    const folder = join(target, last);
    const sums = await read(folder, 'SHA256SUMS');
    expect(await git('status', '--porcelain')).to.equal('');
    expect((await readdir(folder)).sort()).to.deep.equal([
      'NOTES.md',
      'SHA256SUMS',
      `agent-run-sdk-${last}.tgz`,
      `agent-runs-${last}.tgz`,
      'asyncapi.json',
      'asyncapi.yaml',
      'openapi.json',
      'openapi.yaml',
      'sbom.cdx.json',
    ]);
    for (const line of sums.trim().split('\n')) {
      const [hash = '', name = ''] = line.split('  ');
      const content = await readFile(join(folder, name));
      expect(createHash('sha256').update(content).digest('hex'), name).to.equal(hash);
    }
    for (const name of ['openapi.json', 'asyncapi.json']) {
      expect(JSON.parse(await read(folder, name)).info.version, name).to.equal(last);
    }
    expect(await read(folder, 'NOTES.md')).to.match(/^# 7\.1\.0 \(2031-02-03\)\n\n- The first line\./);
    expect(JSON.parse(await read(folder, 'sbom.cdx.json')).metadata.component.version).to.equal(last);
  });

  it('writes version, changelog and copies, the same to the byte each time, and refuses a tree with changes', async () => {
    await writeFile(join(tree, 'LICENSE'), 'changed');
    expect(await refused('--write', '--version', last)).to.include('commit them first');
    await git('checkout', '-q', 'LICENSE');
    const sums = await read(target, last, 'SHA256SUMS');
    await release('--write', '--version', last, '--date', '2031-02-03');
    expect(JSON.parse(await read(tree, 'package.json')).version).to.equal(last);
    const lock = JSON.parse(await read(tree, 'package-lock.json'));
    expect([lock.version, lock.packages[''].version]).to.deep.equal([last, last]);
    for (const name of ['openapi.json', 'asyncapi.json', `agent-run-sdk-${last}.tgz`]) {
      const kept = await readFile(join(tree, 'openapi/released', last, name));
      expect(kept.equals(await readFile(join(target, last, name))), name).to.equal(true);
    }
    expect(await read(tree, 'CHANGELOG.md')).to.include(
      '## Unreleased\n\n## 7.1.0 (2031-02-03)\n\n- The first',
    );
    await commit(`chore(release): ${last}`);
    // What was written is fresh: making it from what is committed gives the same.
    expect(await read(target, last, 'SHA256SUMS')).to.equal(sums);
    await release('--tagged');
    expect(await read(target, last, 'SHA256SUMS')).to.equal(sums);
    expect(await git('status', '--porcelain')).to.equal('');
  });

  it('takes the next version from the titles', async () => {
    expect(await refused()).to.include('None of the 0 commits since 7.1.0');
    await commit('docs: words');
    expect(await refused()).to.include('None of the 1 commits since 7.1.0');
    await commit('fix(http): a bug');
    const empty = await refused();
    expect(empty).to.include('Release 7.1.1: a fix is the most among 2 commits');
    expect(empty).to.include('nothing under Unreleased');
    await commit('feat!: a new beginning');
    expect(await refused()).to.include('Release 8.0.0: a breaking change');
  });

  it('refuses a break that the version does not allow, and says which it is', async () => {
    await tell('A scope that went.');
    const path = join(tree, 'openapi/schemas/Scope.yaml');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/\n\s*- audit:read/, ''));
    await commit('feat: fewer scopes');
    const why = await refused('--version', '7.2.0');
    expect(why).to.include("lost values: 'audit:read'");
    expect(why).to.include('7.2.0 must not break what 7.1.0 promised');
    expect(await git('status', '--porcelain')).to.equal('');
    const broken = [{ document: 'openapi' as const, where: '#', what: 'It broke.' }];
    expect(refusal(broken, '7.1.0', '7.2.0')).to.include('whose first number is higher');
    expect(refusal(broken, '0.1.0', '0.1.1')).to.include('whose second (or the first) number is higher');
    expect(refusal(broken, '7.1.0', '8.0.0')).to.equal(undefined);
    expect(refusal([], '7.1.0', '7.1.1')).to.equal(undefined);
  });

  it('never makes a version again that is tagged, nor one that comes before the last', async () => {
    await git('tag', `v${last}`);
    expect(await refused('--version', last)).to.include('has a tag');
    expect(await refused('--version', '0.0.9')).to.include('comes before');
    expect(await refused('--version', '1.0')).to.include('three numbers');
  });

  it('moves numbers as npm reads them', () => {
    expect(nextVersion('0.4.2', 'breaking')).to.equal('0.5.0');
    expect(nextVersion('0.4.2', 'feature')).to.equal('0.4.3');
    expect(nextVersion('1.4.2', 'breaking')).to.equal('2.0.0');
    expect(nextVersion('1.4.2', 'feature')).to.equal('1.5.0');
    expect(nextVersion('1.4.2', 'fix')).to.equal('1.4.3');
    expect(mayBreak('0.4.2', '0.5.0')).to.equal(true);
    expect(mayBreak('0.4.2', '1.0.0')).to.equal(true);
    expect(mayBreak('0.4.2', '0.4.3')).to.equal(false);
    expect(mayBreak('1.4.2', '1.5.0')).to.equal(false);
    expect(mayBreak('1.4.2', '2.0.0')).to.equal(true);
    for (const wrong of ['1', '1.2', '01.2.3', '1.2.3-rc.1', 'v1.2.3']) {
      expect(() => parseVersion(wrong), wrong).to.throw('three numbers');
    }
  });

  it('weighs titles and bodies', () => {
    const of = (title: string, body = '') =>
      weightOf([
        { title: 'docs: x', body: '' },
        { title, body },
      ]);
    expect(of('feat(http): x')).to.equal('feature');
    expect(of('fix: x')).to.equal('fix');
    expect(of('perf(store): x')).to.equal('fix');
    expect(of('refactor(store)!: x')).to.equal('breaking');
    expect(of('fix: x', 'BREAKING CHANGE: y')).to.equal('breaking');
    expect(of('test: feat: x')).to.equal(undefined);
  });

  it('adds to the section of a release that is made again', () => {
    const first = releaseChangelog('# Changelog\n\n## Unreleased\n\n- a\n- b\n', '1.0.0', '2031-01-01');
    expect(first.text).to.equal('# Changelog\n\n## Unreleased\n\n## 1.0.0 (2031-01-01)\n\n- a\n- b\n');
    const more = first.text.replace('## Unreleased\n', '## Unreleased\n\n- c\n');
    const again = releaseChangelog(more, '1.0.0', '2031-01-02');
    expect(again.text).to.equal('# Changelog\n\n## Unreleased\n\n## 1.0.0 (2031-01-02)\n\n- a\n- b\n- c\n');
    expect(again.notes).to.equal('- a\n- b\n- c');
  });

  it('packs a folder to the same bytes whenever and in whatever order its files were made', async () => {
    const folders = [join(target, 'one'), join(target, 'other')];
    const archives: Buffer[] = [];
    for (const [index, folder] of folders.entries()) {
      await command('mkdir', ['-p', join(folder, 'in')], { cwd: target });
      const names = ['b.go', 'in/c.go', 'a.go'];
      for (const name of index === 0 ? names : names.reverse()) await writeFile(join(folder, name), name);
      await packFolder(folder, `${folder}.tar.gz`, 'client');
      archives.push(await readFile(`${folder}.tar.gz`));
    }
    expect(archives[0]?.equals(archives[1] ?? Buffer.alloc(0))).to.equal(true);
    expect(await command('tar', ['-tzf', `${folders[0]}.tar.gz`], { cwd: target })).to.equal(
      'client/a.go\nclient/b.go\nclient/in/c.go\n',
    );
  });
});
