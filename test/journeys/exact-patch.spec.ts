/** What a run changes is what its patch changes, and what is left out is said: from the outside, with git as the judge. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type Caller, openCaller } from '../support/caller.ts';
import { createContractFetch } from '../support/contract-fetch.ts';
import { expectInvariants } from '../support/invariants.ts';
import { startService, type TestService } from '../support/service.ts';

const run = promisify(execFile);
/** A file that a process of the run goes on writing after the run's last step, if it can. */
const late = `late-${process.pid}`;

const base = [
  "printf 'one\\ntwo\\nthree\\n' > text; printf 'one\\r\\ntwo\\r\\n' > crlf; printf 'no end' > end; : > empty; seq 200 > long",
  "printf '\\377\\376o\\0n\\0e\\0' > utf16; head -c 5000 /dev/urandom > binary; printf '#!/bin/sh\\n' > script; chmod +x script",
  'mkdir folder " ends here "; seq 9 > folder/in; seq 9 > " ends here "/in; ln -s text link; ln -s /nowhere dangling; seq 5 > gone',
  "printf 'ignored/\\n*.tmp\\n' > .gitignore",
];

/** A line of script for each kind of change; the last ones leave things that no patch holds. */
const changes = [
  "printf 'one\\n2\\nthree' > text; printf 'one\\r\\nzwei\\r\\n' > crlf; printf 'no end\\n' > end; echo full > empty",
  "printf '\\377\\376t\\0w\\0o\\0' > utf16; head -c 6000 /dev/urandom > binary; cp binary copied; mv long moved; echo 201 >> moved",
  'chmod -x script; rm gone; ln -sfn folder/in link; rm dangling; mkdir dangling; echo x > dangling/x; printf "\\000x" >> " ends here "/in',
  'rm -r folder; echo file > folder; rm -r "$(pwd)/script"; mkdir script; echo x > script/x; ln -s /etc/passwd outside',
  `echo a > 'two words'; echo b > $'new\\nline'; echo c > 'quo"te'; echo d > -rf; echo e > größe; echo f > 'back\\slash'; mkdir a b; echo g > a/b; echo h > b/a`,
  'git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm mine && echo stashed > text2 && git add text2 && git -c user.name=a -c user.email=a@b stash -q',
  'mkdir nested && cd nested && git init -q . && echo inside > file && git add file && git -c user.name=a -c user.email=a@b commit -qm inner',
  'mkdir ignored; echo x > ignored/x; echo x > y.tmp; mkfifo pipe; mkdir nothing; truncate -s 60M large; echo x > .git/info/exclude',
  `(setsid sh -c "while :; do date +%N > ${late}; done" > /dev/null 2>&1 &) ; until [ -s ${late} ]; do :; done`,
];

const listing = `find . -name .git -prune -o \\( -type f -o -type l \\) -printf '%P %y %l ' \\( -type l -printf '\\n' -o -perm -100 -printf 'x ' -exec sha256sum {} \\; -o -printf '- ' -exec sha256sum {} \\; \\) | LC_ALL=C sort`;

describe('journeys/exact-patch', () => {
  let service: TestService;
  let caller: Caller;
  let folder: string;
  const contract = createContractFetch();

  before(async () => {
    service = await startService();
    caller = openCaller({ origin: service.origin, key: service.key, contract });
    folder = await mkdtemp(join(tmpdir(), 'test-exact-'));
    await chmod(folder, 0o700);
  });
  afterEach(() => contract.assertClean());
  after(async () => {
    try {
      await expectInvariants(service.databaseUrl, { allSettled: true });
    } finally {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });

  async function apply(patch: string, name: string): Promise<void> {
    await writeFile(join(folder, '..', name), patch);
    const file = join(folder, '..', name);
    await run('git', ['apply', file], { cwd: folder, env: { PATH: process.env.PATH, HOME: '/nonexistent' } });
    await rm(file);
  }

  it('gives with plain git what the run left, for every kind of change', async () => {
    const workspace = await caller.createWorkspace('exact');
    const first = await caller.createRun({ prompt: base.join('\n'), workspace: workspace.id });
    await caller.completed(first.id);
    await apply(await caller.patch(first.id), `${first.id.slice(-10)}.diff`);

    const second = await caller.createRun({ prompt: changes.join('\n'), workspace: workspace.id });
    await caller.completed(second.id);
    const writers = await run('pgrep', ['-f', `> ${late}; done`]).catch((error: { stdout: string }) => error);
    expect(writers.stdout, 'processes that outlived the run').to.equal('');
    await apply(await caller.patch(second.id), `${second.id.slice(-10)}.diff`);

    // A third run sees what the service itself made of it.
    const third = await caller.createRun({ prompt: `# look\n${listing}`, workspace: workspace.id });
    await caller.completed(third.id);
    const seen = (await caller.log(third.id))
      .filter((line) => line.stream === 'stdout')
      .map((line) => line.text);
    const here = await run('sh', ['-c', listing], { cwd: folder, maxBuffer: 10_000_000 });
    expect(seen.join('').split('\n')).to.deep.equal(here.stdout.split('\n'));
    expect(here.stdout).to.contain('nested/file').and.not.to.contain('text2');

    const ready = (await caller.listEvents(second.id)).find((event) => event.type === 'patch.ready');
    expect(ready).to.deep.include({ omitted: ['large'], ignored: ['ignored/', 'y.tmp'] });
    const said = (await caller.log(second.id))
      .filter((line) => line.stream === 'service')
      .map((line) => line.text);
    expect(said).to.deep.equal([
      'Left out of the patch, too large or not to be stored: large',
      'Ignored by .gitignore and not in the patch: ignored/, y.tmp',
      'Repositories whose files are in the patch, but not their history and stashes: ., nested',
    ]);
  });
});
