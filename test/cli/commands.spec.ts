/** Every command besides `run`: what it prints for people and for programs, profiles and their keys, and completion by real shells. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type CommandLine, type Ended, installCommandLine } from '../support/command-line.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const found = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

describe('cli/commands', function () {
  this.timeout(240_000);
  let service: TestService;
  let cli: CommandLine;
  let account: Record<string, string>;

  before(async () => {
    [service, cli] = await Promise.all([startService({ EGRESS_ALLOW: '127.0.0.0/8' }), installCommandLine()]);
    account = { AGENT_RUNS_URL: service.baseUrl, AGENT_RUNS_KEY: service.key };
  });
  after(async () => {
    await service?.stop();
    await cli?.remove();
  });

  const run = (...args: string[]): Promise<Ended> => cli.run(args, { env: account });
  async function json(...args: string[]) {
    const ended = await run(...args, '--json');
    expect(ended.code, `${args.join(' ')}: ${ended.stderr}`).to.equal(0);
    return JSON.parse(ended.stdout);
  }

  it('finds, shows, reads and removes runs, for people and for programs', async () => {
    const settled = await run(
      'run',
      '# greet\necho hello | tee a.txt',
      '--agent',
      'script',
      '--metadata',
      'n=1',
      '--json',
    );
    const receipt = JSON.parse(settled.stdout.trim().split('\n').at(-1) ?? '');
    const id: string = receipt.id;
    const listed = await json('runs', 'list', '--state', 'completed', '--metadata', 'n=1');
    expect(listed.map((one: { id: string }) => one.id)).to.deep.equal([id]);
    expect((await run('runs', 'list')).stdout)
      .to.match(/^RUN +STATE/)
      .and.to.include(id);
    expect(await json('runs', 'show', id)).to.include({ id, state: 'completed' });
    expect((await run('runs', 'show', id)).stdout).to.include('completed (done)');
    const events = (await run('runs', 'events', id, '--json')).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.map(({ seq }) => seq)).to.deep.equal(events.map((_, at) => at + 1));
    expect((await run('runs', 'events', id, '--after', '2', '-f')).stdout)
      .to.match(/^ +3 /)
      .and.to.include('run.settled');
    expect((await run('runs', 'logs', id)).stdout).to.include('hello\n');
    expect((await run('runs', 'logs', id, '-f')).stdout).to.include('hello\n');
    expect((await run('runs', 'patch', id)).stdout).to.include('+hello');
    expect((await json('runs', 'patch', id)).patch).to.include('+hello');
    const folder = join(cli.folder, 'elsewhere');
    await mkdir(folder);
    expect((await run('runs', 'patch', id, '--apply', '--dir', folder)).code).to.equal(0);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).to.equal('hello\n');
    expect((await run('runs', 'cancel', id)).code).to.equal(0);
    expect((await run('runs', 'message', id, 'hello?')).code).to.equal(5);
    expect((await run('runs', 'delete', id)).code).to.equal(0);
    expect((await run('runs', 'show', id)).code).to.equal(5);
  });

  it('follows a log as it is written', async () => {
    const { id } = await json(
      'run',
      'echo first\nuntil test -e ../go; do sleep 0.2; done',
      '--agent',
      'script',
      '--detach',
    );
    const following = cli.start(['runs', 'logs', '-f', id], { env: account });
    await until('the first line', () => following.stdout().includes('first'));
    expect((await run('runs', 'cancel', id)).code).to.equal(0);
    expect((await following.ended).code).to.equal(0);
  });

  it('makes, rotates and revokes keys, and shows a secret once', async () => {
    const made = await json('keys', 'create', 'ci', '--scope', 'run:create', '--scope', 'runs:read');
    expect(made.scopes).to.deep.equal(['run:create', 'runs:read']);
    const mine = { env: { ...account, AGENT_RUNS_KEY: made.secret } };
    expect((await cli.run(['whoami'], mine)).stdout).to.include(made.id);
    expect((await cli.run(['keys', 'list'], mine)).code).to.equal(4);
    const rotated = await run('keys', 'rotate', made.id, '--grace', '0s');
    expect(rotated.stdout).to.match(/secret +ars_dev_/);
    const listing = await run('keys', 'list');
    expect(listing.stdout).to.include('rotated').and.to.not.include(made.secret);
    const [, id = ''] = /^key +(\S+)/m.exec(rotated.stdout) ?? [];
    expect((await json('keys', 'revoke', id)).revoked_at).to.be.a('string');
    expect((await run('keys', 'create', 'none')).code).to.equal(2);
  });

  it('makes workspaces, looks into them and takes them out', async () => {
    const folder = join(cli.folder, 'shop');
    await mkdir(join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, 'src/cart.js'), 'export {};\n');
    const made = await json(
      'workspaces',
      'create',
      '--dir',
      folder,
      '--name',
      'shop',
      '--metadata',
      'team=web',
    );
    expect(made).to.include({ state: 'ready', name: 'shop', expires_at: null });
    expect((await json('workspaces', 'show', made.id)).metadata).to.deep.equal({ team: 'web' });
    expect((await run('workspaces', 'list')).stdout).to.include('shop');
    expect((await run('workspaces', 'files', made.id)).stdout).to.include('src/');
    expect((await json('workspaces', 'files', made.id, 'src'))[0].path).to.equal('src/cart.js');
    expect((await run('workspaces', 'files', made.id, 'src/cart.js', '--cat')).stdout).to.equal(
      'export {};\n',
    );
    const file = join(cli.folder, 'shop.tar.gz');
    expect((await run('workspaces', 'archive', made.id, '-o', file)).code).to.equal(0);
    expect(execFileSync('tar', ['-tzf', file]).toString()).to.include('src/cart.js');
    const ended = await run('run', 'test -e src/cart.js', '--agent', 'script', '--workspace', made.id);
    expect(ended.code, ended.stderr).to.equal(0);
    expect((await run('workspaces', 'delete', made.id)).code).to.equal(0);
    expect((await run('workspaces', 'delete', 'ws_01kahz071dfrzrmjtwdnz8z6gb')).code).to.equal(5);
  });

  it('makes webhooks, tests them and sends deliveries again', async () => {
    const received: string[] = [];
    const receiver = createServer((message, reply) => {
      received.push(String(message.headers['webhook-id']));
      message.resume();
      reply.writeHead(204).end();
    });
    receiver.listen(0, '127.0.0.1');
    await new Promise((resolve) => receiver.once('listening', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const made = await json('webhooks', 'create', url, '--event', 'run.settled');
    expect(made.secret).to.match(/^whsec_/);
    expect((await run('webhooks', 'list')).stdout).to.include(url);
    const sent = await json('webhooks', 'test', made.id);
    await until('the test to arrive', () => received.length > 0);
    expect((await run('webhooks', 'deliveries', made.id)).stdout).to.include(sent.id);
    await until(
      'it to be noted',
      async () => (await json('webhooks', 'deliveries', made.id))[0].state === 'delivered',
    );
    expect((await run('webhooks', 'redeliver', made.id, sent.id)).code).to.equal(0);
    await until('it to arrive again', () => received.length > 1);
    expect((await run('webhooks', 'delete', made.id)).code).to.equal(0);
    receiver.closeAllConnections();
    receiver.close();
  });

  it('adds buckets with credentials that are never arguments', async () => {
    const asked = [
      'exports',
      'create',
      '--endpoint',
      'http://127.0.0.1:20009',
      '--region',
      'r',
      '--bucket',
      'runs',
    ];
    expect((await run(...asked)).stderr).to.include('AWS_ACCESS_KEY_ID');
    const env = { ...account, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hidden-secret' };
    const made = await cli.run([...asked, '--json'], { env });
    expect(made.code, made.stderr).to.equal(0);
    const { id } = JSON.parse(made.stdout);
    expect(made.stdout).to.not.include('hidden-secret');
    expect((await run('exports', 'list')).stdout).to.include(id);
    expect((await json('exports', 'show', id)).bucket).to.equal('runs');
    expect((await run('exports', 'test', id)).code).to.equal(1);
    expect(await json('exports', 'backfill', id)).to.include({ found: 0 });
    expect((await run('exports', 'delete', id)).code).to.equal(0);
  });

  it('lists agents, and says whom it asks and as whom', async () => {
    expect((await json('agents')).map(({ name }: { name: string }) => name)).to.include('script');
    expect(await json('whoami')).to.include({ environment: 'dev', from: 'AGENT_RUNS_KEY' });
  });

  it('keeps a key that is piped in where only its owner can read it, and uses it', async () => {
    const home = { XDG_CONFIG_HOME: join(cli.folder, 'piped') };
    const origin = service.baseUrl.replace('/v1', '');
    const login = await cli.run(['login', '--url', origin, '--profile', 'stage'], {
      env: home,
      input: `${service.key}\n`,
    });
    expect(login.code, login.stderr).to.equal(0);
    expect(login.stdout + login.stderr).to.not.include(service.key);
    const file = join(home.XDG_CONFIG_HOME, 'agent-runs/profiles.json');
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
    expect((await stat(join(file, '..'))).mode & 0o777).to.equal(0o700);
    expect((await cli.run(['whoami'], { env: home })).stdout).to.include('profile stage');
    expect((await cli.run(['whoami', '--profile', 'other'], { env: home })).code).to.equal(2);
    expect((await cli.run(['logout'], { env: home })).code).to.equal(0);
    expect(await readFile(file, 'utf8')).to.not.include(service.key);
    expect((await cli.run(['whoami'], { env: home })).stderr).to.include('not logged in');
  });

  it('asks for the key without showing what is typed, and keeps none that the service does not know', async () => {
    const home = { XDG_CONFIG_HOME: join(cli.folder, 'typed') };
    const typing = cli.onTerminal(['login', '--url', service.baseUrl], { env: home });
    await until('the question', () => typing.stdout().includes('Key for'));
    typing.type(`${service.key}\r`);
    const ended = await typing.ended;
    expect(ended.code, ended.stdout).to.equal(0);
    expect(ended.stdout).to.include('Logged in').and.to.not.include(service.key);
    const wrong = await cli.run(['login', '--url', service.baseUrl, '--profile', 'wrong'], {
      env: home,
      input: 'ars_dev_nobody',
    });
    expect(wrong.code).to.equal(4);
    expect(await readFile(join(home.XDG_CONFIG_HOME, 'agent-runs/profiles.json'), 'utf8')).to.not.include(
      'wrong',
    );
  });

  it("sends a profile's key to that profile's address alone", async () => {
    const home = { XDG_CONFIG_HOME: join(cli.folder, 'two') };
    await cli.run(['login', '--url', service.baseUrl], { env: home, input: service.key });
    const asked: string[] = [];
    const other = createServer((message, reply) => {
      asked.push(String(message.headers.authorization));
      reply.writeHead(404).end();
    });
    other.listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1`;
    const ended = await cli.run(['whoami'], { env: { ...home, AGENT_RUNS_URL: url } });
    expect(ended.code).to.equal(4);
    expect(asked).to.deep.equal([]);
    other.close();
  });

  it('ends quietly when its reader has read enough', async () => {
    const line = `'${process.execPath}' '${cli.bin}' agents --json | head -n 1`;
    const { stdout } = await promisify(execFile)('bash', ['-o', 'pipefail', '-c', line], {
      env: { ...cli.env, ...account },
    });
    expect(stdout).to.equal('[\n');
  });

  it('tells every command with examples and exit codes, and how to go on where one is mistyped', async () => {
    const [help, runHelp, wrong, version] = await Promise.all([
      run('--help'),
      run('run', '--help'),
      run('rusn', 'list'),
      run('--version'),
    ]);
    for (const said of ['Examples:', 'Exit codes:', 'AGENT_RUNS_KEY', 'completion'])
      expect(help.stdout).to.include(said);
    expect(runHelp.stdout).to.include('--apply').and.to.include('Ctrl-C');
    expect(wrong.code).to.equal(2);
    expect(wrong.stderr).to.include('Did you mean');
    expect(version.stdout).to.match(/^\d+\.\d+\.\d+/);
  });

  describe('completion', () => {
    const complete: [shell: string, script: (words: string[]) => string][] = [
      [
        'bash',
        (words) =>
          `source "$1"; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _agent_runs; printf '%s\\n' "\${COMPREPLY[@]}"`,
      ],
      ['fish', (words) => `source $argv[1]; complete -C "${words.join(' ')}" | string split -f1 \\t`],
      [
        'zsh',
        (words) =>
          `source "$1"; _describe() { print -l -- "\${(@)reply%%:*}" }; _files() { print -l files }; words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _agent_runs`,
      ],
    ];
    for (const [shell, script] of complete) {
      const program = found(shell);
      describe(
        program === undefined ? `in ${shell} (left out: there is no ${shell} on the path)` : `in ${shell}`,
        () => {
          if (program === undefined) return;
          let file: string;
          before(async () => {
            file = join(cli.folder, `completion.${shell}`);
            await writeFile(file, (await run('completion', shell)).stdout);
          });
          const offered = (...words: string[]): string[] =>
            execFileSync(
              program,
              shell === 'fish' ? ['-N', '-c', script(words), file] : ['-c', script(words), shell, file],
              {
                env: cli.env,
              },
            )
              .toString()
              .split('\n')
              .filter((word) => word !== '');

          it(`offers commands, then theirs, then options, in ${shell}`, () => {
            expect(offered('agent-runs', '')).to.include.members([
              'run',
              'runs',
              'keys',
              'webhooks',
              'completion',
            ]);
            expect(offered('agent-runs', 'runs', '')).to.include.members([
              'list',
              'show',
              'events',
              'logs',
              'patch',
            ]);
            expect(offered('agent-runs', 'run', '--')).to.include.members([
              '--dir',
              '--apply',
              '--timeout',
              '--json',
            ]);
            expect(offered('agent-runs', 'runs', '')).to.not.include('--dir');
          });

          it(`takes what stands behind an option for its value and not for a command, in ${shell}`, () => {
            expect(offered('agent-runs', 'run', '--agent', 'runs', '--')).to.include('--apply');
            expect(offered('agent-runs', 'keys', 'create', '--scope', 'list', '--')).to.include(
              '--expires-at',
            );
          });
        },
      );
    }
  });
});
