/** `agent-runs run` as a newcomer meets it: a folder in, a patch out, whatever the network, the keyboard and the run itself do meanwhile. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { createClient } from '../../src/sdk/index.ts';
import { askingAgent } from '../support/asking-agent.ts';
import { type CommandLine, installCommandLine, machineNode } from '../support/command-line.ts';
import { startHostileProxy } from '../support/hostile-proxy.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

describe('cli/run', function () {
  this.timeout(240_000);
  let service: TestService;
  let cli: CommandLine;
  let account: Record<string, string>;

  before(async () => {
    [service, cli] = await Promise.all([startService({}, [askingAgent]), installCommandLine()]);
    account = { AGENT_RUNS_URL: service.baseUrl, AGENT_RUNS_KEY: service.key };
  });
  after(async () => {
    await service?.stop();
    await cli?.remove();
  });

  const client = () => createClient({ baseUrl: service.baseUrl, key: service.key });
  const idIn = (text: string): string => /dev\/run_[a-z0-9]+/.exec(text)?.[0] ?? '';
  const newFolder = (): Promise<string> => mkdtemp(join(cli.folder, 'project-'));

  /** A repository with a bit of everything that folders have. */
  async function project(): Promise<string> {
    const folder = await newFolder();
    execFileSync('git', ['init', '-q', folder], { env: cli.env });
    await writeFile(join(folder, '.gitignore'), 'ignored/\n*.secret\n');
    await writeFile(join(folder, 'a.txt'), 'one\n');
    await writeFile(join(folder, '-dash and ünicode.txt'), 'two\n');
    await writeFile(join(folder, 'own.secret'), 'mine');
    await writeFile(join(folder, 'empty'), '');
    await mkdir(join(folder, 'ignored'));
    await writeFile(join(folder, 'ignored/big'), 'x');
    await mkdir(join(folder, 'sub'));
    await writeFile(join(folder, 'sub/go.sh'), '#!/bin/sh\necho gone\n');
    await chmod(join(folder, 'sub/go.sh'), 0o755);
    await symlink('a.txt', join(folder, 'link'));
    return folder;
  }

  for (const [name, node] of [
    ["the project's own node", process.execPath],
    [
      `the machine's node${machineNode === process.execPath ? ' (there is none, the same again)' : ''}`,
      machineNode,
    ],
  ] as const) {
    it(`takes a folder there and its patch back, on ${name}`, async () => {
      const folder = await project();
      const task = [
        'test "$(ls -A | wc -l)" = 6 && test -x sub/go.sh && test "$(readlink link)" = a.txt',
        '# change',
        'echo three >> a.txt && rm sub/go.sh && printf "\\0\\1\\2" > binary && mkdir new && echo hi > new/file && chmod +x empty',
      ].join('\n');
      const ended = await cli.run(['run', task, '--agent', 'script', '--dir', '.', '--apply'], {
        env: account,
        cwd: folder,
        node,
      });
      expect(ended.code, ended.stderr).to.equal(0);
      expect(ended.stderr).to.not.match(/warn/i);
      expect(await readFile(join(folder, 'a.txt'), 'utf8')).to.equal('one\nthree\n');
      expect(existsSync(join(folder, 'sub/go.sh'))).to.equal(false);
      expect([...(await readFile(join(folder, 'binary')))]).to.deep.equal([0, 1, 2]);
      expect(await readFile(join(folder, 'new/file'), 'utf8')).to.equal('hi\n');
      expect((await stat(join(folder, 'empty'))).mode & 0o100).to.equal(0o100);
      expect(await readFile(join(folder, 'own.secret'), 'utf8')).to.equal('mine');
      expect(ended.stdout).to.match(/state +completed/);
      for (const said of ['run started', '✓ change', 'patch: 5 files', 'completed (done)', 'new/file'])
        expect(ended.stderr).to.include(said);
      // The workspace was made for this run alone.
      const { workspace } = await client().runs.get(idIn(ended.stdout));
      const gone = await client()
        .workspaces.get(workspace)
        .catch((error) => error);
      expect(gone.code ?? gone.state).to.be.oneOf(['not_found', 'deleting']);
    });
  }

  it('works in a folder below a repository, and in one that is in none', async () => {
    const repository = await project();
    const lone = await newFolder();
    await writeFile(join(lone, 'a.txt'), 'one\n');
    for (const [cwd, path] of [
      [repository, 'sub'],
      [lone, '.'],
    ] as const) {
      const ended = await cli.run(
        ['run', 'echo made > made.txt', '--agent', 'script', '--dir', path, '--apply'],
        {
          env: account,
          cwd,
        },
      );
      expect(ended.code, ended.stderr).to.equal(0);
      expect(await readFile(join(cwd, path, 'made.txt'), 'utf8')).to.equal('made\n');
    }
  });

  it('changes nothing where the patch does not fit, and keeps it in a file', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'a.txt'), 'one\n');
    const running = cli.start(
      [
        'run',
        'sleep 1 && echo two > a.txt && echo b > b.txt',
        '--agent',
        'script',
        '--dir',
        folder,
        '--apply',
      ],
      {
        env: account,
      },
    );
    await until('the run to start', () => running.stderr().includes('run started'));
    await writeFile(join(folder, 'a.txt'), 'somebody else was here\n');
    const ended = await running.ended;
    expect(ended.code, ended.stderr).to.equal(6);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).to.equal('somebody else was here\n');
    expect(existsSync(join(folder, 'b.txt'))).to.equal(false);
    const kept = readdirSync(folder).find((name) => name.endsWith('.patch')) ?? '';
    expect(readFileSync(join(folder, kept), 'utf8')).to.include('+two');
    expect(ended.stderr).to.include(kept).and.to.include('a.txt');
  });

  it('exits by the final state, and by what kept it from one', async () => {
    const script = ['--agent', 'script'];
    const [failed, limited, usage, twice, unreachable, unknown, missing] = await Promise.all([
      cli.run(['run', 'false', ...script], { env: account }),
      cli.run(['run', 'echo 1\necho 2', '--limit', '1', ...script], { env: account }),
      cli.run(['run', 'true', '--limit', 'many'], { env: account }),
      cli.run(['run', 'true', '--dir', '.', '--workspace', 'ws_1'], { env: account }),
      cli.run(['runs', 'list'], { env: { ...account, AGENT_RUNS_URL: 'http://127.0.0.1:9/v1' } }),
      cli.run(['run', 'true'], { env: { ...account, AGENT_RUNS_KEY: 'ars_dev_nobody' } }),
      cli.run(['runs', 'show', 'dev/run_01kahz071dfrzrmjtwdnz8z6gb'], { env: account }),
    ]);
    expect(
      [failed, limited, usage, twice, unreachable, unknown, missing].map(({ code }) => code),
    ).to.deep.equal([1, 3, 2, 2, 4, 4, 5]);
    expect(failed.stdout).to.include('agent_error');
    expect(limited.stdout).to.include('limit_reached');
    expect(unreachable.stderr).to.include('127.0.0.1:9');
    expect(unknown.stderr).to.include('agent-runs login');
  });

  it('prints each event as a line of JSON, the receipt last, and not a word besides when told to be quiet', async () => {
    const ended = await cli.run(['run', '-', '--agent', 'script', '--json', '--quiet'], {
      env: account,
      input: '# from standard input\necho hi > a.txt\n',
    });
    expect(ended.code, ended.stderr).to.equal(0);
    expect(ended.stderr).to.equal('');
    const events = ended.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ seq }) => seq)).to.deep.equal(events.map((_, at) => at + 1));
    expect(events[0].type).to.equal('run.started');
    expect(events.at(-1)).to.include({ type: 'run.settled', state: 'completed' });
    expect(events.some(({ step }) => step === 'from standard input')).to.equal(true);
  });

  it('loses no event when the network is cut while the run goes on', async () => {
    const proxy = await startHostileProxy(service.origin);
    proxy.plan.push(
      { after: 2, ends: 'reset' },
      { status: 503 },
      { after: 1, ends: 'half a frame' },
      { after: 0, ends: 'end' },
    );
    const ended = await cli.run(['run', 'echo 1\necho 2\necho 3', '--agent', 'script', '--json'], {
      env: { ...account, AGENT_RUNS_URL: proxy.baseUrl },
    });
    await proxy.close();
    expect(ended.code, ended.stderr).to.equal(0);
    expect(proxy.plan).to.deep.equal([]);
    const seqs = ended.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).seq);
    expect(seqs).to.deep.equal(seqs.map((_, at) => at + 1));
    expect(ended.stderr).to.include('Trying again');
  });

  it('asks to cancel the run at the first Ctrl-C, and tells what it left', async () => {
    const running = cli.onTerminal(['run', 'echo half > a.txt\nsleep 300', '--agent', 'script'], {
      env: account,
    });
    await until(
      'the second step',
      () => running.stdout().includes('✓') && running.stdout().includes('sleep 300'),
    );
    running.type('\u0003');
    const ended = await running.ended;
    expect(ended.code, ended.stdout).to.equal(3);
    expect(ended.stdout).to.include('Asked to cancel').and.to.include('interrupted (cancelled)');
  });

  it('leaves at the second Ctrl-C, tells how to follow again, and takes its workspace away later', async () => {
    const proxy = await startHostileProxy(service.origin, (message) =>
      (message.url ?? '').endsWith('/cancel'),
    );
    // The request to cancel gets nowhere, so the run works on.
    proxy.plan.push(...Array.from({ length: 50 }, () => ({ status: 503 }) as const));
    const folder = await newFolder();
    const running = cli.onTerminal(
      ['run', 'until test -e go; do sleep 0.2; done', '--agent', 'script', '--dir', folder],
      {
        env: { ...account, AGENT_RUNS_URL: proxy.baseUrl },
      },
    );
    await until('the run to start', () => running.stdout().includes('run started'));
    running.type('\u0003');
    await until('the first to be told', () => running.stdout().includes('Asked to cancel'));
    running.type('\u0003');
    const ended = await running.ended;
    await proxy.close();
    expect(ended.code, ended.stdout).to.equal(130);
    const id = idIn(ended.stdout);
    expect(ended.stdout).to.include(`agent-runs runs follow ${id}`);
    const run = await client().runs.get(id);
    expect(run.state).to.equal('running');
    await run.cancel();
    const again = await cli.run(['runs', 'follow', id], { env: account });
    expect(again.code, again.stderr).to.equal(3);
    await until('the workspace to be gone', () =>
      client()
        .workspaces.get(run.workspace)
        .then(
          () => false,
          (error) => error.code === 'not_found',
        ),
    );
  });

  it('starts a run without following it, and can follow it from anywhere', async () => {
    const ended = await cli.run(
      ['run', 'echo hi', '--agent', 'script', '--detach', '--metadata', 'ticket=ABC-1'],
      {
        env: account,
      },
    );
    expect(ended.code, ended.stderr).to.equal(0);
    const id = ended.stdout.trim();
    expect((await client().runs.get(id)).metadata).to.deep.equal({ ticket: 'ABC-1' });
    const followed = await cli.run(['runs', 'follow', id], { env: account });
    expect(followed.code, followed.stderr).to.equal(0);
    expect(followed.stdout).to.match(/state +completed/);
  });

  it('shows what moves on a terminal, in colours unless NO_COLOR says otherwise', async () => {
    const task = ['run', 'echo hi', '--agent', 'script'];
    const [colored, bare] = await Promise.all([
      cli.onTerminal(task, { env: account }).ended,
      cli.onTerminal(task, { env: { ...account, NO_COLOR: '1' } }).ended,
    ]);
    expect([colored.code, bare.code], colored.stdout + bare.stdout).to.deep.equal([0, 0]);
    expect(colored.stdout).to.match(/⠋|⠙|⠹/).and.to.include('\u001b[32m✓');
    expect(bare.stdout)
      .to.match(/⠋|⠙|⠹/)
      .and.to.not.match(/\u001b\[\d+m/);
  });

  it('prints nothing of an agent that steers the terminal', async () => {
    const ended = await cli.run(
      ['run', 'say \u001b]0;owned\u0007\u001b[2Jhello\u202e', '--agent', 'asking'],
      { env: account },
    );
    expect(ended.code, ended.stderr).to.equal(0);
    expect(ended.stderr)
      .to.include('hello')
      .and.to.not.match(/[\u001b\u0007\u202e]/);
  });

  it('puts the questions of a run to the person at the terminal, and goes on with the answer', async () => {
    const running = cli.onTerminal(
      ['run', 'ask permission May I?\nask text Which name?', '--agent', 'asking'],
      {
        env: account,
      },
    );
    await until('the first question', () => running.stdout().includes('1-3'));
    running.type('2\r');
    await until('the second question', () => /Which name\?\r?\n.*> /s.test(running.stdout()));
    running.type('Ada\r');
    const ended = await running.ended;
    expect(ended.code, ended.stdout).to.equal(0);
    const events = await client().runs.eventPage(idIn(ended.stdout), { limit: 100 });
    const answers = events.data.filter((event) => event.type === 'input.resolved');
    expect(answers.map(({ option, text }) => option ?? text)).to.deep.equal(['always', 'Ada']);
  });

  it('says how to answer where there is no terminal', async () => {
    const running = cli.start(['run', 'ask permission May I?', '--agent', 'asking'], { env: account });
    const [, id = '', input = ''] = await until('the question', () =>
      /agent-runs runs answer (\S+) (\S+) /.exec(running.stderr()),
    );
    const answered = await cli.run(['runs', 'answer', id, input, '--approve', '--json'], { env: account });
    expect(JSON.parse(answered.stdout)).to.include({ state: 'answered' });
    expect((await running.ended).code).to.equal(0);
  });

  it('shows the key to no process of the machine', async () => {
    const folder = await newFolder();
    const running = cli.start(['run', 'sleep 1', '--agent', 'script', '--dir', folder, '--apply'], {
      env: account,
    });
    const seen = new Set<string>();
    while (running.child.exitCode === null) {
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
          seen.add(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
        } catch {
          // It ended meanwhile.
        }
      }
      await until('a moment', () => new Promise((resolve) => setImmediate(() => resolve(true))));
    }
    expect((await running.ended).code).to.equal(0);
    expect([...seen].some((line) => line.includes('agent-runs'))).to.equal(true);
    expect([...seen].filter((line) => line.includes(service.key))).to.deep.equal([]);
  });
});
