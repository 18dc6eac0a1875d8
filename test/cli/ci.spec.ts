/** Runs from CI: the GitHub action and the GitLab template, their own scripts with the variables that runners set, before a server that stands for the forge. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { marked } from 'marked';
import { createClient } from '../../src/sdk/index.ts';
import { type CommandLine, type Ended, installCommandLine } from '../support/command-line.ts';
import { startService, type TestService } from '../support/service.ts';

const root = join(import.meta.dirname, '../..');
const token = 'forge-token-that-nobody-may-see';

interface Comment {
  id: number;
  body: string;
  user: { id: number; type: string };
  author: { id: number };
  html_url: string;
}

/** Keeps comments as a forge does, and what it was asked. */
interface Forge {
  origin: string;
  comments: Comment[];
  asked: { method: string; path: string; authorization: string }[];
  /** Statuses that the next requests are answered with, in place of what they ask for. */
  troubles: number[];
  /** Whom `/user` names; undefined where the token may not ask. */
  me: number | undefined;
  server: Server;
}

async function startForge(): Promise<Forge> {
  const server = createServer(async (message, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const url = new URL(message.url ?? '/', 'http://forge');
    const { method = '' } = message;
    forge.asked.push({
      method,
      path: url.pathname,
      authorization: String(message.headers.authorization ?? message.headers['private-token']),
    });
    const answer = (status: number, body: unknown): void => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const trouble = forge.troubles.shift();
    if (trouble !== undefined) return answer(trouble, { message: 'trouble' });
    if (url.pathname.endsWith('/user'))
      return forge.me === undefined ? answer(403, {}) : answer(200, { id: forge.me });
    if (method === 'GET') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
      return answer(200, forge.comments.slice((page - 1) * size, page * size));
    }
    const { body } = JSON.parse(Buffer.concat(chunks).toString());
    if (body.length > 65_536)
      return answer(422, { message: 'body is too long (maximum is 65536 characters)' });
    if (method === 'POST') {
      const id = forge.comments.length + 1;
      const user = { id: forge.me ?? 41, type: forge.me === undefined ? 'Bot' : 'User' };
      forge.comments.push({ id, body, user, author: user, html_url: `http://forge/comments/${id}` });
      return answer(201, forge.comments.at(-1));
    }
    const comment = forge.comments.find(({ id }) => id === Number(url.pathname.split('/').at(-1)));
    if (comment === undefined) return answer(404, {});
    comment.body = body;
    return answer(200, comment);
  });
  const forge: Forge = { origin: '', comments: [], asked: [], troubles: [], me: undefined, server };
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  forge.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return forge;
}

describe('cli/ci', function () {
  this.timeout(240_000);
  let service: TestService;
  let cli: CommandLine;
  let key: string;
  let forge: Forge;

  before(async () => {
    [service, cli] = await Promise.all([startService(), installCommandLine()]);
    // What the README says is enough.
    const scopes = ['run:create', 'runs:read', 'runs:write', 'workspaces:read', 'workspaces:write'] as const;
    const admin = createClient({ baseUrl: service.baseUrl, key: service.key });
    key = (await admin.keys.create({ name: 'ci', scopes: [...scopes] })).secret;
  });
  after(async () => {
    await service?.stop();
    await cli?.remove();
  });
  beforeEach(async () => {
    forge = await startForge();
  });
  afterEach(() => {
    forge.server.closeAllConnections();
    forge.server.close();
  });

  async function checkout(): Promise<string> {
    const folder = await mkdtemp(join(cli.folder, 'checkout-'));
    await writeFile(join(folder, 'a.txt'), 'one\n');
    return folder;
  }

  function bash(args: string[], cwd: string, env: Record<string, string>): Promise<Ended> {
    return new Promise((resolve) => {
      const child = spawn('bash', args, { cwd, env: { ...cli.env, npm_config_offline: 'true', ...env } });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (chunk: Buffer) => {
        stdout += chunk.toString();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        stderr += chunk.toString();
      });
      child.once('close', (code) => resolve({ code, stdout, stderr }));
    });
  }

  const base = (): Record<string, string> => ({
    CI: 'true',
    AGENT_RUNS_URL: service.baseUrl,
    AGENT_RUNS_KEY: key,
  });

  /** As the runner of a pull request has it. */
  async function onGitHub(
    task: string,
    more: Record<string, string> = {},
  ): Promise<Ended & { folder: string; output: string }> {
    const folder = await checkout();
    const temp = await mkdtemp(join(cli.folder, 'runner-'));
    await writeFile(join(temp, 'event.json'), JSON.stringify({ pull_request: { number: 7 } }));
    const ended = await bash([join(root, '.github/actions/run-agent/run.sh')], folder, {
      ...base(),
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION_PATH: join(root, '.github/actions/run-agent'),
      GITHUB_API_URL: forge.origin,
      GITHUB_REPOSITORY: 'team/shop',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(temp, 'event.json'),
      GITHUB_OUTPUT: join(temp, 'output'),
      GITHUB_TOKEN: token,
      RUNNER_TEMP: temp,
      INSTRUCTION: task,
      RUN_AGENT: 'script',
      CLI_PACKAGES: cli.tarballs.join(' '),
      ...more,
    });
    return { ...ended, folder, output: await readFile(join(temp, 'output'), 'utf8').catch(() => '') };
  }

  it('runs an agent on the files of a pull request and comments its patch there', async () => {
    const ended = await onGitHub('# change\necho two >> a.txt');
    expect(ended.code, ended.stderr).to.equal(0);
    expect(forge.comments).to.have.length(1);
    const [{ body }] = forge.comments as [Comment];
    expect(body)
      .to.match(/^<!-- agent-runs: agent-runs -->\n/)
      .and.to.include('### Agent run completed')
      .and.to.include('+two');
    expect(ended.output).to.match(/^run=dev\/run_\w+\nstate=completed\npatch=\/.+\n$/);
    const [, patch = ''] = /^patch=(.+)$/m.exec(ended.output) ?? [];
    expect(readFileSync(patch, 'utf8')).to.include('+two');
    expect(readFileSync(join(ended.folder, 'a.txt'), 'utf8')).to.equal('one\n');
    expect(forge.asked.find(({ method }) => method === 'POST')).to.deep.equal({
      method: 'POST',
      path: '/repos/team/shop/issues/7/comments',
      authorization: `Bearer ${token}`,
    });
    for (const secret of [token, key]) expect(ended.stdout + ended.stderr).to.not.include(secret);
  });

  it('replaces the comment of an earlier run, wherever it stands, and never one of somebody else', async () => {
    const other = (id: number): Comment => ({
      id,
      body: id === 3 ? '<!-- agent-runs: agent-runs -->\nnot ours' : 'a remark',
      user: { id: 5, type: 'User' },
      author: { id: 5 },
      html_url: '',
    });
    forge.comments.push(...Array.from({ length: 150 }, (_, at) => other(at + 1)));
    await onGitHub('echo two >> a.txt');
    const again = await onGitHub('echo three >> a.txt', { RUN_APPLY: 'true' });
    expect(again.code, again.stderr).to.equal(0);
    expect(forge.comments).to.have.length(151);
    expect(forge.comments[2]?.body).to.include('not ours');
    expect(forge.comments[150]?.body).to.include('+three').and.to.not.include('+two');
    expect(readFileSync(join(again.folder, 'a.txt'), 'utf8')).to.equal('one\nthree\n');
  });

  it('ends as the run ends, comments on that too, and comments once however the forge stumbles', async () => {
    forge.troubles.push(502, 503);
    const ended = await onGitHub('echo half > b.txt\nfalse');
    expect(ended.code).to.equal(1);
    expect(ended.output).to.include('state=failed');
    expect(forge.comments).to.have.length(1);
    expect(forge.comments[0]?.body).to.include('### Agent run failed').and.to.include('+half');
  });

  it('comments nothing where there is no pull request', async () => {
    const ended = await onGitHub('true', { GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_PATH: '/dev/null' });
    expect(ended.code, ended.stderr).to.equal(0);
    expect(forge.asked).to.deep.equal([]);
  });

  it('keeps what an agent wrote from being anything but text, and within what a forge takes', async () => {
    const task = [
      `printf '%s\\n' '\`\`\`\`\`' '</details><script>alert(1)</script>' '@everyone' '/merge' '<!-- agent-runs: agent-runs -->' > '@a \`b\`.md'`,
      'seq 1 30000 > long.txt',
    ].join('\n');
    const ended = await onGitHub(task);
    expect(ended.code, ended.stderr).to.equal(0);
    const [{ body }] = forge.comments as [Comment];
    expect(body.length).to.be.below(65_536);
    expect(body).to.include('lines more: `agent-runs runs patch');
    expect(body.split('\n').filter((line) => line.startsWith('/'))).to.deep.equal([]);
    const blocks = marked.lexer(body).filter((part) => part.type === 'code');
    expect(blocks).to.have.length(1);
    expect(blocks[0]?.raw).to.include('`````').and.to.include('</details><script>');
    const outside = marked.lexer(body).filter((part) => part.type !== 'code');
    for (const said of ['<script>', '@everyone'])
      expect(outside.map((part) => part.raw).join('')).to.not.include(said);
  });

  it('gives the runner no command of what an agent says', async () => {
    const ended = await onGitHub('# ::error::pwned\necho ::set-output name=run::pwned');
    const lines = ended.stdout.split('\n').filter((line) => line.includes('::'));
    expect(lines).to.have.length(2);
    const [, mark] = /^::stop-commands::(\S+)$/.exec(lines[0] ?? '') ?? [];
    expect(lines[1]).to.equal(`::${mark}::`);
  });

  it('names in its action every variable that the script reads, and puts no input into the text of a script', () => {
    const action = readFileSync(join(root, '.github/actions/run-agent/action.yml'), 'utf8');
    const script = readFileSync(join(root, '.github/actions/run-agent/run.sh'), 'utf8');
    const given = [...action.matchAll(/^ {8}([A-Z_]+): \$\{\{ inputs\.(\w+) \}\}$/gm)];
    const inputs = [...(action.split('outputs:')[0] ?? '').matchAll(/^ {2}(\w+):$/gm)].map(
      ([, name]) => name,
    );
    expect(given.map(([, , name]) => name).sort()).to.deep.equal(inputs.sort());
    const read = new Set(
      [...script.matchAll(/\$\{((?:RUN|CLI)_[A-Z]+|INSTRUCTION)/g)].map(([, name]) => name ?? ''),
    );
    read.delete('RUNNER_TEMP');
    expect([...read].filter((name) => !given.some(([, variable]) => variable === name))).to.deep.equal([]);
    expect([...action.matchAll(/run: .*/g)].map(([line]) => line)).to.deep.equal([
      `run: '"$GITHUB_ACTION_PATH/run.sh"'`,
    ]);
  });

  describe('on GitLab', () => {
    /** The lines of `script:`, as the runner joins them. */
    function template(): string {
      const text = readFileSync(join(root, 'src/cli/ci/gitlab.yml'), 'utf8');
      return [...text.slice(text.indexOf('  script:')).matchAll(/^ {4}- (.*)$/gm)]
        .map(([, line]) => line)
        .join('\n');
    }

    async function onGitLab(task: string): Promise<Ended> {
      const folder = join(await mkdtemp(join(cli.folder, 'builds-')), 'shop');
      await mkdir(folder);
      await writeFile(join(folder, 'a.txt'), 'one\n');
      return bash(['-eo', 'pipefail', '-c', template()], folder, {
        ...base(),
        GITLAB_CI: 'true',
        CI_PROJECT_DIR: folder,
        CI_API_V4_URL: `${forge.origin}/api/v4`,
        CI_PROJECT_ID: '12',
        CI_MERGE_REQUEST_IID: '34',
        CI_MERGE_REQUEST_PROJECT_URL: `${forge.origin}/team/shop`,
        GITLAB_TOKEN: token,
        AGENT_RUNS_PACKAGES: cli.tarballs.join(' '),
        AGENT_RUN_INSTRUCTION: task,
        AGENT_RUN_DIR: '.',
        AGENT_RUN_OPTIONS: '--agent script',
      });
    }

    it('comments the patch on the merge request, in the one comment of all runs', async () => {
      forge.me = 77;
      const first = await onGitLab('echo two >> a.txt');
      expect(first.code, first.stderr).to.equal(0);
      expect(first.stderr).to.include(`${forge.origin}/team/shop/-/merge_requests/34#note_1`);
      const second = await onGitLab('echo three >> a.txt\nfalse');
      expect(second.code).to.equal(1);
      expect(forge.comments).to.have.length(1);
      expect(forge.comments[0]?.body).to.include('+three');
      expect(new Set(forge.asked.map(({ authorization }) => authorization))).to.deep.equal(new Set([token]));
      expect(forge.asked.map(({ method, path }) => `${method} ${path}`)).to.include.members([
        'POST /api/v4/projects/12/merge_requests/34/notes',
        'PUT /api/v4/projects/12/merge_requests/34/notes/1',
      ]);
      for (const secret of [token, key]) expect(first.stdout + first.stderr).to.not.include(secret);
    });

    it('says what is missing where the token may not comment', async () => {
      forge.troubles.push(401, 401);
      const ended = await onGitLab('true');
      expect(ended.code).to.equal(4);
      expect(ended.stderr).to.include('May the token write comments?');
    });
  });
});
