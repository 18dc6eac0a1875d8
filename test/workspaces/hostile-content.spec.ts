/** Whatever lies in a folder when it is captured: nothing of it runs, nothing outside is touched, nothing hangs, all goes. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { programPath, runCommand } from '../../src/workspaces/command.ts';
import {
  captured,
  createFixture,
  type Fixture,
  files,
  plainGit,
  treeAfterApply,
  treeOf,
  work,
  workspace,
} from './fixture.ts';
import { tree } from './tree.ts';

const root = process.getuid?.() === 0;

/** What lies outside the copy and must stay as it is, and the program that must not run. */
interface Outside {
  trap: string;
  canary: string;
  store: string;
}

interface Vector {
  /** A shell script in the folder; `$TRAP`, `$CANARY` and `$STORE` are the outside's. */
  script?: string;
  edit?(folder: string, outside: Outside): void;
  /** What must be said to be left out. */
  omitted?: string[];
  /** Files of the outside lie in it under other names. */
  shared?: boolean;
  /** Only root can make it. */
  asRoot?: boolean;
}

const armed = (at: string): string => `
  git init -q ${at}; cd ${at}
  for hook in pre-commit post-checkout post-index-change reference-transaction post-commit fsmonitor-watchman; do
    mkdir -p .git/hooks; printf '#!/bin/sh\\n%s\\n' "$TRAP" > .git/hooks/$hook; chmod 755 .git/hooks/$hook
  done
  for name in core.fsmonitor core.sshCommand core.pager core.editor core.alternateRefsCommand diff.external diff.evil.command \\
    diff.evil.textconv merge.evil.driver filter.evil.clean filter.evil.smudge filter.evil.process gpg.program \\
    uploadpack.packObjectsHook credential.helper sequence.editor; do git config $name "$TRAP"; done
  git config core.hooksPath "$PWD/.git/hooks"; git config filter.evil.required true
  printf '* filter=evil diff=evil merge=evil text=auto\\n' > .git/info/attributes
  git config core.attributesFile "$PWD/.git/info/attributes"
  cd - > /dev/null`;

const vectors: Record<string, Vector> = {
  'hooks, filters and drivers of a repository': {
    script: `${armed('.')}; ${armed('d')}; ${armed('n/n')}; echo '* filter=evil diff=evil merge=evil' > .gitattributes`,
  },
  'settings that are included': {
    script: `${armed('.')}
      printf '[include]\\n\\tpath = more\\n[includeIf "gitdir:/"]\\n\\tpath = %s/more\\n' "$PWD/.git" > .git/config
      printf '[core]\\n\\tfsmonitor = %s\\n\\thooksPath = %s\\n' "$TRAP" "$PWD/.git/hooks" > .git/more`,
  },
  'settings of a worktree': {
    script: `${armed('.')}; git config extensions.worktreeConfig true; cp .git/config .git/config.worktree
      git config core.worktree "$CANARY"; mkdir -p .git/worktrees/x; echo "$CANARY/.git" > .git/worktrees/x/gitdir`,
  },
  'objects and settings of another repository': {
    script: `git init -q .; mkdir -p .git/objects/info; echo "$STORE/objects" > .git/objects/info/alternates
      echo "$STORE" > .git/commondir; echo "$STORE/objects" > .git/objects/info/http-alternates`,
  },
  'a .git that points at the canary': {
    script: 'echo "gitdir: $CANARY/.git" > .git; ln -s "$CANARY/.git" d/.git',
  },
  'a .git that points at the store': { script: 'echo "gitdir: $STORE" > .git; ln -s "$STORE" d/.git' },
  'a .git that points at the root': {
    script: 'ln -s / .git; echo "gitdir: /" > d/.git; mkdir e; ln -s .. e/.git',
  },
  'a .git that is a pipe, or a link in a circle': { script: 'mkfifo .git; ln -s .git d/.git' },
  'remotes that start programs': {
    script: `git init -q .; for url in "ext::$TRAP %S" "file://$CANARY" "--upload-pack=$TRAP" "-c" "ssh://-oProxyCommand=$TRAP/x"; do
        git config --add remote.origin.url "$url"; git config --add "url.$url.insteadOf" a; done
      git config remote.origin.promisor true; git config remote.origin.partialclonefilter blob:none`,
  },
  'submodules with names like options': {
    script: `for name in x ../../x --upload-pack=y -c; do printf '[submodule "%s"]\\n\\tpath = d\\n\\turl = %s\\n\\tupdate = !%s\\n\\tbranch = -x\\n' \\
        "$name" "ext::$TRAP" "$TRAP"; done > .gitmodules
      printf '[submodule "y"]\\n\\tpath = --help\\n\\turl = --upload-pack=%s\\n\\tignore = sometimes\\n' "$TRAP" >> .gitmodules`,
  },
  'a .gitmodules that is no such file': {
    script: "printf '[[[\\000\\n' > .gitmodules; mkdir n; mkdir n/.gitmodules; touch n/.gitmodules/x",
  },
  'attributes that are none': {
    script: `printf '[attr]binary filter=evil\\n[attr]x filter=evil\\n* x binary\\n"\\\\\\n!x y\\n' > .gitattributes
      printf '* working-tree-encoding=UTF-99 eol=never\\n' > d/.gitattributes; mkdir .gitignore`,
  },
  'names like options': {
    script: `touch -- -c --help "--upload-pack=$(basename "$TRAP")" '--exec-path=.' ':(exclude)*' '@{-1}' HEAD -
      mkdir -- --git-dir=x '-C'; touch -- --git-dir=x/f -C/f`,
  },
  'names that are .git elsewhere': {
    script: `${armed('x')}; for name in .GIT git~1 .gIt GIT~1; do cp -r x/.git $name; done; rm -rf x/.git .GIT/hooks/*.sample`,
    omitted: ['.GIT/config', '.gIt/config', 'git~1/config', 'GIT~1/config'],
  },
  'names that are .git to macOS': {
    edit: (folder) => {
      mkdirSync(join(folder, '.g\u200cit'));
      writeFileSync(join(folder, '.g\u200cit/config'), 'x');
    },
    omitted: ['.g\u200cit/config'],
  },
  'other names of files outside': {
    edit: (folder, { canary }) => {
      linkSync(join(canary, 'secret'), join(folder, 'hard'));
      linkSync(join(canary, 'closed'), join(folder, 'hard-closed'));
      linkSync(join(canary, 'large'), join(folder, 'hard-large'));
      linkSync(join(canary, 'secret'), join(folder, '.gitignore'));
    },
    shared: true,
    omitted: ['hard-large'],
  },
  'links out of the folder': {
    script: `rm -r d; ln -s "$CANARY" d; ln -s "$CANARY/secret" .gitattributes; ln -s /dev/zero .gitignore
      ln -s "$CANARY/.git/config" .gitmodules; ln -s / root; ln -s ../../../../.. up; ln -s /proc/self/mem mem`,
    omitted: ['.gitmodules'],
  },
  'links in circles': {
    script:
      'ln -s one two; ln -s two one; ln -s . self; ln -s .. d/up; mkdir e; ln -s ../d e/d; ln -s ../e d/e',
  },
  'pipes under every name': {
    script:
      'mkfifo p .gitignore .gitattributes .gitmodules .mailmap d/.gitignore d/.gitattributes; rm d/b.txt; mkfifo d/b.txt',
    omitted: ['d/b.txt'],
  },
  devices: {
    script:
      'mknod zero c 1 5; mknod .gitignore c 1 5; mknod .gitattributes c 1 5; mknod d/.gitmodules c 1 5; mknod disk b 7 0',
    asRoot: true,
  },
  'files of a tebibyte': {
    script:
      'truncate -s 1T sparse; truncate -s 1T d/b.txt; for f in .gitignore .gitattributes .gitmodules d/.gitignore; do truncate -s 1T $f; done',
    omitted: ['sparse', 'd/b.txt', '.gitignore', '.gitattributes', '.gitmodules', 'd/.gitignore'],
  },
  'an index and a config of a tebibyte': {
    script:
      'git init -q .; for f in index config HEAD packed-refs info/exclude; do truncate -s 1T .git/$f; done',
  },
  'lists of ten million patterns': {
    script:
      "yes '*x?y*' | head -c 60000000 > .gitignore; yes '*x?y* text' | head -c 40000000 > d/.gitattributes; yes '!x' | head -c 2000000 > d/.gitignore",
    omitted: ['.gitignore', 'd/.gitattributes', 'd/.gitignore'],
  },
  'closed folders': {
    script:
      'mkdir -p c/c/c; touch c/c/c/f; git init -q c/c; chmod 000 c/c/.git/objects c/c/.git c/c/c/f c/c/c c/c c; chmod 000 a.txt',
  },
  'folders that cannot be written': { script: `${armed('e/f')}; chmod -R a-w e; chmod -R a-w .` },
  'ten thousand levels': {
    script:
      'i=0; while [ $i -lt 100 ]; do p=; j=0; while [ $j -lt 100 ]; do p=x/$p; j=$((j + 1)); done; mkdir -p $p; cd -P $p; i=$((i + 1)); done; echo deep > deep',
    omitted: [`${'x/'.repeat(250)}…`],
  },
  'closed folders deeper than a path': {
    script: `n=$(printf 'n%.0s' $(seq 200)); i=0; while [ $i -lt 30 ]; do mkdir $n && cd -P $n; i=$((i + 1)); done
      mkdir -p .git/x closed/closed; touch closed/f; chmod 000 closed/f closed/closed closed .git/x .git`,
    omitted: [`${'n'.repeat(200)}/${'n'.repeat(200)}/${'n'.repeat(98)}…`],
  },
};

describe('workspaces/hostile-content', () => {
  let fixture: Fixture;
  let outside: Outside;
  let base: string;
  let marker: string;

  before(async () => {
    fixture = createFixture({ fileBytesMax: 100_000 });
    marker = join(fixture.root, 'fired');
    outside = {
      trap: join(fixture.root, 'trap.sh'),
      canary: join(fixture.root, 'canary'),
      store: fixture.store,
    };
    writeFileSync(outside.trap, `#!/bin/sh\necho "$0 $*" >> ${marker}\nexit 1\n`, { mode: 0o755 });
    await files({ secret: 'secret\n', closed: 'closed\n', large: 'x'.repeat(200_000), 'in/side': 'x\n' })(
      outside.canary,
    );
    execFileSync('sh', ['-c', `${armed('.')}; chmod 0 closed`], { cwd: outside.canary, env: environment() });
    base = (
      await work(fixture, fixture.stores.emptyCommit, files({ 'a.txt': 'one\n', 'd/b.txt': 'two\n' }), 'base')
    ).result;
  });
  after(() => fixture.remove());

  const environment = (): Record<string, string> => ({
    PATH: programPath,
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    TRAP: outside.trap,
    CANARY: outside.canary,
    STORE: outside.store,
  });
  /** Names, modes and times of everything outside, and its bytes. */
  const looks = (): string =>
    execFileSync('find', [
      outside.canary,
      join(fixture.store, 'config'),
      join(fixture.store, 'info'),
      '-type',
      'f',
      '-printf',
      '%p %m %s %T@ %U\n',
    ])
      .toString()
      .split('\n')
      .sort()
      .concat(
        readFileSync(join(outside.canary, 'secret'), 'utf8'),
        existsSync(marker) ? readFileSync(marker, 'utf8') : 'nothing fired',
      )
      .join('\n');

  for (const [what, vector] of Object.entries(vectors)) {
    it(`is neither moved nor held up by ${what}`, async function () {
      // The deepest tree takes a slow disk long to make and to remove.
      this.timeout(240_000);
      if (vector.asRoot && !root) this.skip();
      const before = looks();
      const copy = await fixture.stores.copy(workspace, base, 'run-1');
      execFileSync('sh', ['-c', vector.script ?? ':'], {
        cwd: copy.folder,
        env: environment(),
        stdio: 'ignore',
      });
      vector.edit?.(copy.folder, outside);
      // The traps are real, but it is not they who are watched while being laid.
      execFileSync('rm', ['-f', marker]);
      execFileSync('sh', ['-c', 'chmod u+w .; echo changed > changed.txt'], { cwd: copy.folder });
      if (root && !vector.shared) execFileSync('chown', ['-Rh', '64023:64023', copy.folder]);

      const change = await captured(copy);
      expect(looks()).to.equal(before);
      expect(change.omitted).to.include.members(vector.omitted ?? []);
      expect(change.patch.toString()).to.contain('+changed\n');
      expect(await treeAfterApply(fixture, base, change.patch)).to.equal(
        await treeOf(fixture, change.result),
      );
      const place = join(copy.folder, '..');
      await copy[Symbol.asyncDispose]();
      expect(existsSync(place)).to.equal(false);

      const other = await work(fixture, base, files({ 'other.txt': 'other\n' }), 'run-2');
      const merged = await fixture.stores.merge(workspace, {
        head: other.result,
        base,
        result: change.result,
        run: 'run-1',
      });
      expect(merged.status).to.equal('merged');
      const next = await fixture.stores.copy(workspace, change.result, 'run-3');
      expect(tree(next.folder).get('changed.txt')).to.equal('file changed\n');
      await next[Symbol.asyncDispose]();
      expect(looks()).to.equal(before);
    });
  }

  it('springs the traps of these tests where git trusts a folder', async () => {
    execFileSync('sh', ['-c', 'git -C . status; true'], {
      cwd: outside.canary,
      env: environment(),
      stdio: 'ignore',
    });
    expect(readFileSync(marker, 'utf8')).to.contain(outside.trap);
    execFileSync('rm', ['-f', marker]);
  });

  const refusal = (
    limits: Parameters<typeof createFixture>[0],
    edit: (folder: string) => void,
  ): Promise<string> => {
    const bounded = createFixture(limits);
    return work(bounded, bounded.stores.emptyCommit, edit)
      .then(
        (change) => `${change.files} files`,
        (error: Error) => `${error.name}: ${error.message}`,
      )
      .finally(() => bounded.remove());
  };

  it('ends a capture that patterns without an end would hold up, and says why', async () => {
    const said = await refusal({ captureTimeoutMs: 2_000 }, (folder) => {
      writeFileSync(join(folder, '.gitignore'), `${'*a'.repeat(40)}*b\n`.repeat(10_000));
      for (let index = 0; index < 100; index++)
        writeFileSync(join(folder, `${'a'.repeat(200)}${index}`), 'x');
    });
    expect(said).to.equal(
      'CaptureRefused: It took longer than 2 seconds; leave fewer or smaller files, or simpler patterns in .gitignore.',
    );
  });

  it('refuses more files than its limit, and does not count ignored ones', async () => {
    const fill = (folder: string): void => {
      mkdirSync(join(folder, 'many'));
      for (let index = 0; index < 101; index++) writeFileSync(join(folder, 'many', `${index}`), 'x');
    };
    expect(await refusal({ filesMax: 100 }, fill)).to.equal(
      'CaptureRefused: The folder holds 101 files that are not ignored, more than the 100 allowed; remove some or name them in .gitignore.',
    );
    const ignoring = (folder: string): void => {
      fill(folder);
      writeFileSync(join(folder, '.gitignore'), 'many/\n');
    };
    expect(await refusal({ filesMax: 100 }, ignoring)).to.equal('1 files');
  });

  it('gives a program no more memory than it may have', async () => {
    const bounds = { cwd: '/', env: { PATH: programPath }, timeoutMs: 30_000, outputBytesMax: 1000 };
    const argv = ['dd', 'if=/dev/zero', 'of=/dev/null', 'bs=200M', 'count=1'] as const;
    expect((await runCommand(argv, bounds)).code).to.equal(0);
    const { code, stderr } = await runCommand(argv, { ...bounds, memoryBytesMax: 100 * 1024 * 1024 });
    expect([code, stderr]).to.deep.equal([1, stderr]);
    expect(stderr).to.match(/memory/);
  });

  it('gives a patch of one moment, or none, when somebody still writes', async () => {
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    const writer = spawn(
      'sh',
      [
        '-c',
        'i=0; while :; do i=$((i + 1)); echo $i > a.txt; echo $i > n$((i % 50)); rm -f n$(((i + 7) % 50)); done',
      ],
      {
        cwd: copy.folder,
        stdio: 'ignore',
      },
    );
    const gone = new Promise((resolve) => writer.once('exit', resolve));
    const change = await captured(copy)
      .catch((error: unknown) => String(error))
      .finally(() => writer.kill('SIGKILL'));
    await gone;
    // None: a file that was there when git looked was gone when it read.
    if (typeof change === 'string')
      expect(change).to.match(/git (add|write-tree|ls-files) ended|the patch does not give/);
    else
      expect(await treeAfterApply(fixture, base, change.patch)).to.equal(
        await treeOf(fixture, change.result),
      );
    await copy[Symbol.asyncDispose]();
  });

  it('names what lies in the folder of a submodule, and keeps the submodule', async () => {
    const index = join(fixture.root, 'index');
    const inStore = (...args: string[]): Promise<string> =>
      plainGit(fixture.root, `--git-dir=${fixture.store}`, ...args);
    const entries = join(fixture.root, 'entries');
    writeFileSync(entries, `160000 ${base}\tsub\n160000 ${base}\tleft\n`);
    const made = execFileSync(
      'sh',
      ['-c', `git read-tree ${base} && git update-index --index-info < ${entries} && git write-tree`],
      {
        env: { ...environment(), GIT_DIR: fixture.store, GIT_INDEX_FILE: index },
      },
    );
    const commit = execFileSync(
      'git',
      ['commit-tree', '-m', 'with submodules', '-p', base, made.toString().trim()],
      {
        env: {
          ...environment(),
          GIT_DIR: fixture.store,
          GIT_AUTHOR_NAME: 'a',
          GIT_AUTHOR_EMAIL: 'a@b',
          GIT_COMMITTER_NAME: 'a',
          GIT_COMMITTER_EMAIL: 'a@b',
        },
      },
    )
      .toString()
      .trim();
    await inStore('update-ref', 'refs/heads/submodules', commit);
    const change = await work(fixture, commit, files({ 'sub/new.txt': 'lost\n', 'a.txt': 'changed\n' }));
    expect(change.omitted).to.deep.equal(['sub/']);
    expect(change.files).to.equal(1);
    expect(await inStore('ls-tree', change.result, 'sub', 'left')).to.match(
      /160000 commit .*left\n160000 commit .*sub/,
    );
    expect(await treeAfterApply(fixture, commit, change.patch)).to.equal(
      await treeOf(fixture, change.result),
    );
  });
});
