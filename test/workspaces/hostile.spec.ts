/** Nothing an agent leaves in its folder runs, hangs or misleads the service when the folder is captured. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import {
  createFixture,
  type Fixture,
  files,
  listing,
  plainGit,
  treeAfterApply,
  treeOf,
  work,
  workspace,
} from './fixture.ts';

const run = promisify(execFile);
const root = process.getuid?.() === 0;
const hooks = [
  'pre-commit',
  'post-checkout',
  'post-index-change',
  'reference-transaction',
  'post-commit',
  'pre-auto-gc',
];

/** Makes `folder` a repository that runs `trap` wherever git lets a repository run something. */
async function arm(folder: string, trap: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await plainGit(folder, 'init', '-q');
  await files({ 'armed.txt': 'x\n', '.gitattributes': '* filter=evil diff=evil merge=evil text=auto\n' })(
    folder,
  );
  for (const hook of hooks) {
    await mkdir(join(folder, '.git/hooks'), { recursive: true });
    await writeFile(join(folder, '.git/hooks', hook), `#!/bin/sh\n${trap}\n`, { mode: 0o755 });
  }
  await writeFile(
    join(folder, '.git/extra'),
    `[core]\n\tfsmonitor = ${trap}\n\tsshCommand = ${trap}\n\tpager = ${trap}\n\teditor = ${trap}\n`,
  );
  await writeFile(
    join(folder, '.git/config'),
    `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\thooksPath = ${folder}/.git/hooks\n\tfsmonitor = ${trap}\n\talternateRefsCommand = ${trap}\n` +
      `[include]\n\tpath = extra\n[filter "evil"]\n\tclean = ${trap}\n\tsmudge = ${trap}\n\tprocess = ${trap}\n\trequired = true\n` +
      `[diff]\n\texternal = ${trap}\n[diff "evil"]\n\tcommand = ${trap}\n\ttextconv = ${trap}\n[merge "evil"]\n\tdriver = ${trap}\n` +
      `[uploadpack]\n\tpackObjectsHook = ${trap}\n[submodule "x"]\n\tupdate = !${trap}\n`,
  );
}

describe('workspaces/hostile', () => {
  let fixture: Fixture;
  let base: string;
  let marker: string;
  let trap: string;

  beforeEach(async () => {
    fixture = createFixture();
    marker = join(fixture.root, 'fired');
    trap = join(fixture.root, 'trap.sh');
    await writeFile(trap, `#!/bin/sh\necho "$0 $*" >> ${marker}\nexit 1\n`, { mode: 0o755 });
    base = (
      await work(fixture, fixture.stores.emptyCommit, files({ 'a.txt': 'one\n', 'd/b.txt': 'two\n' }), 'base')
    ).result;
  });
  afterEach(() => fixture.remove());

  it('fires nothing of an armed repository, at the top or nested', async () => {
    const change = await work(fixture, base, async (folder) => {
      await arm(folder, trap);
      await arm(join(folder, 'nested/deep'), trap);
      await arm(join(folder, 'd'), trap);
      await files({ 'a.txt': 'changed\n', '.gitmodules': '[submodule "x"]\n\tpath = d\n\turl = ./d\n' })(
        folder,
      );
      // The traps are real: a git that trusts the folder springs them.
      await plainGit(folder, 'add', 'armed.txt').catch(() => undefined);
      expect(existsSync(marker)).to.equal(true);
      await rm(marker);
    });
    expect(existsSync(marker)).to.equal(false);
    const paths = await listing(fixture, change.result);
    expect(paths).to.include.members([
      '100644 nested/deep/armed.txt',
      '100644 d/armed.txt',
      '100644 d/b.txt',
    ]);
    expect(paths.join('\n')).not.to.match(/\.git\/|160000/);

    const other = await work(fixture, base, files({ 'a.txt': 'other\n', 'armed.txt': 'y\n' }), 'run-2');
    const merged = await fixture.stores.merge(workspace, {
      head: other.result,
      base,
      result: change.result,
      run: 'run-1',
    });
    expect(merged).to.deep.equal({ status: 'conflict', files: ['a.txt', 'armed.txt'] });
    const copy = await fixture.stores.copy(workspace, change.result, 'run-3');
    await copy[Symbol.asyncDispose]();
    expect(existsSync(marker)).to.equal(false);
  });

  it("takes nothing from the service's own environment or home", async () => {
    const planted = {
      GIT_EXTERNAL_DIFF: trap,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: trap,
      GIT_DIR: '/nonexistent',
      GIT_TRACE: marker,
    };
    const kept = { ...process.env };
    Object.assign(process.env, planted);
    try {
      const change = await work(fixture, base, files({ 'a.txt': 'changed\n' }));
      expect(change.files).to.equal(1);
    } finally {
      for (const name of Object.keys(planted)) delete process.env[name];
      Object.assign(process.env, kept);
    }
    expect(existsSync(marker)).to.equal(false);
  });

  it('is not led elsewhere by a .git that is a file or a link', async () => {
    const elsewhere = join(fixture.root, 'elsewhere');
    await arm(elsewhere, trap);
    const change = await work(fixture, base, async (folder) => {
      await writeFile(join(folder, '.git'), `gitdir: ${elsewhere}/.git\n`);
      await symlink(join(elsewhere, '.git'), join(folder, 'd/.git'));
      await files({ 'e/.git': `gitdir: ${elsewhere}/.git\n`, 'e/x': 'x\n', 'a.txt': 'changed\n' })(folder);
    });
    expect(await listing(fixture, change.result)).to.deep.equal([
      '100644 a.txt',
      '100644 d/b.txt',
      '100644 e/x',
    ]);
    expect(existsSync(join(elsewhere, '.git/config'))).to.equal(true);
    expect(existsSync(marker)).to.equal(false);
  });

  it('names what git will not store and keeps the rest', async () => {
    const change = await work(fixture, base, async (folder) => {
      await files({ '.GIT/config': 'x\n', 'git~1': 'x\n', '.g\u200cit/config': 'x\n', 'fine.txt': 'fine\n' })(
        folder,
      );
    });
    expect(change.omitted).to.deep.equal(['.GIT/config', '.g\u200cit/config', 'git~1']);
    expect(await listing(fixture, change.result)).to.include('100644 fine.txt');
    expect(await treeAfterApply(fixture, base, change.patch)).to.equal(await treeOf(fixture, change.result));
  });

  it('passes pipes and sockets by without waiting on them', async () => {
    const change = await work(fixture, base, async (folder) => {
      await run('mkfifo', [
        join(folder, 'pipe'),
        join(folder, 'd/pipe'),
        join(folder, '.gitattributes'),
        join(folder, 'd/.gitignore'),
      ]);
      await rm(join(folder, 'a.txt'));
      await run('mkfifo', [join(folder, 'a.txt')]);
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(join(folder, 's'), resolve));
      await writeFile(join(folder, 'after.txt'), 'after\n');
      server.close();
    });
    // A tracked file that became a pipe stays as it was and is named.
    expect(change.omitted).to.deep.equal(['a.txt']);
    expect(await listing(fixture, change.result)).to.deep.equal([
      '100644 a.txt',
      '100644 after.txt',
      '100644 d/b.txt',
    ]);
  });

  it('does not read an endless list of ignored names', async () => {
    const change = await work(fixture, base, async (folder) => {
      for (const path of ['.gitignore', 'd/.gitignore', '.gitattributes']) {
        await writeFile(join(folder, path), '');
        await truncate(join(folder, path), 20_000_000_000);
      }
      await writeFile(join(folder, 'a.txt'), 'changed\n');
    });
    expect(change.omitted).to.deep.equal(['.gitattributes', '.gitignore', 'd/.gitignore']);
    expect(change.files).to.equal(1);
  });

  it('reads closed files and folders and removes them afterwards', async () => {
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    const { folder } = copy;
    await files({
      'closed/in/x.txt': 'x\n',
      'closed/in/.git/closed/y': 'y\n',
      'z.txt': 'z\n',
      'a.txt': 'changed\n',
    })(folder);
    if (root) await run('chown', ['-Rh', '64023:64023', folder]);
    await chmod(join(folder, 'closed/in/x.txt'), 0);
    await chmod(join(folder, 'closed/in/.git/closed'), 0);
    await chmod(join(folder, 'closed/in'), 0o200);
    await chmod(join(folder, 'closed'), 0);
    await chmod(join(folder, 'z.txt'), 0o100);
    await chmod(folder, 0);
    const change = await copy.capture();
    expect(await listing(fixture, change.result)).to.deep.equal([
      '100644 a.txt',
      '100644 closed/in/x.txt',
      '100644 d/b.txt',
      '100755 z.txt',
    ]);
    await chmod(join(folder, 'closed'), 0);
    await chmod(folder, 0);
    await copy[Symbol.asyncDispose]();
    expect(existsSync(join(folder, '..'))).to.equal(false);
  });

  it('sees no change in files that only changed owner', async function () {
    if (!root) this.skip();
    const change = await work(fixture, base, async (folder) => {
      for (const path of ['a.txt', 'd/b.txt', 'd', '.']) await chown(join(folder, path), 64_023, 64_023);
    });
    expect(change.result).to.equal(base);
  });

  it('stores links as links and never what they point at', async () => {
    const secret = join(fixture.root, 'secret');
    await files({ 'inner/key': 'secret\n' })(secret);
    const change = await work(fixture, base, async (folder) => {
      await rm(join(folder, 'd'), { recursive: true });
      await symlink(secret, join(folder, 'd'));
      await symlink(join(secret, 'inner/key'), join(folder, 'link'));
      await symlink('/dev/zero', join(folder, 'zero'));
      await symlink('loop', join(folder, 'loop'));
    });
    expect(await listing(fixture, change.result)).to.deep.equal([
      '100644 a.txt',
      '120000 d',
      '120000 link',
      '120000 loop',
      '120000 zero',
    ]);
    expect(change.patch.toString()).not.to.contain('secret\n+');
    expect(existsSync(join(secret, 'inner/key'))).to.equal(true);
  });

  it('refuses a folder that was replaced by a link, and leaves its target alone', async () => {
    const target = join(fixture.root, 'target');
    await files({ '.git/config': 'mine\n', x: 'x\n' })(target);
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    await rm(copy.folder, { recursive: true });
    await symlink(target, copy.folder);
    const failure = await copy.capture().then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(failure).to.equal('the folder of the run is no longer a folder');
    await copy[Symbol.asyncDispose]();
    expect(await readdir(target)).to.have.members(['.git', 'x']);
  });

  it('captures and removes folders deeper than any path may be long', async () => {
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    const name = 'n'.repeat(200);
    await run(
      'sh',
      [
        '-c',
        `i=0; while [ $i -lt 30 ]; do mkdir ${name} && cd -P ${name} || exit 1; i=$((i + 1)); done; : > deep`,
      ],
      {
        cwd: copy.folder,
      },
    );
    await writeFile(join(copy.folder, 'a.txt'), 'changed\n');
    const change = await copy.capture();
    expect(change.files).to.equal(1);
    await copy[Symbol.asyncDispose]();
    expect(existsSync(join(copy.folder, '..'))).to.equal(false);
  });
});
