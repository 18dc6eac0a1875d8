/** Workspaces filled from git over real smart HTTP: the commit, the files and nothing more; what goes wrong is told, and no credentials are. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { GitSource, Workspace, WorkspaceSource } from '../../generated/api/types.gen.ts';
import { type Filling, openFilling } from '../support/filling.ts';
import { type GitServer, openGitServer } from '../support/git-server.ts';
import type { Node } from '../support/journey.ts';
import { until } from '../support/until.ts';

type Wanted = Omit<GitSource, 'type'>;

/** Every process of this machine as a list of processes shows it. */
function commandLines(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });
}

describe('journeys/fill-from-git', () => {
  let filling: Filling;
  let node: Node;
  let server: GitServer;
  let url: string;

  before(async () => {
    server = await openGitServer();
    url = server.add('shop', { 'src/cart.js': 'one\n', 'run.sh': 'echo hi\n', 'README.md': 'shop\n' });
    server.git('shop', 'update-index', '--chmod=+x', 'run.sh');
    server.git('shop', 'commit', '-q', '-m', 'second');
    server.git('shop', 'tag', '-a', 'v1', '-m', 'the first');
    server.git('shop', 'tag', 'light');
    server.git('shop', 'checkout', '-q', '-b', 'feature/x');
    server.write('shop', { 'src/new.js': 'new\n' });
    server.git('shop', 'add', '-A');
    server.git('shop', 'commit', '-q', '-m', 'third');
    server.push('shop');
    filling = await openFilling({
      EGRESS_ALLOW: '127.0.0.1',
      SOURCE_MB: '3',
      SOURCE_FILES: '500',
      SOURCE_TIMEOUT_SECONDS: '8',
    });
    node = await filling.journey.start();
  });
  beforeEach(() => server.behave({ kind: 'serve' }));
  after(async () => {
    await filling?.end();
    await server?.close();
  });

  const source = (wanted: Wanted): WorkspaceSource => ({ type: 'git', ...wanted });
  const make = (wanted: Wanted): Promise<Workspace> => filling.make(node, source(wanted));
  const ended = (workspace: Workspace): Promise<Workspace> => filling.ended(node, workspace);
  const ready = (wanted: Wanted): Promise<Workspace> => filling.ready(node, source(wanted));
  const failed = (wanted: Wanted) => filling.failed(node, source(wanted));
  const say = (workspace: Workspace, prompt: string): Promise<string> => filling.say(node, workspace, prompt);

  it('makes the fetched commit the head, and a run finds its files, executable or not', async () => {
    const made = await make({ url });
    expect(made).to.deep.include({
      state: 'creating',
      source: { type: 'git', url, ref: null, depth: 1 },
      size_bytes: 0,
    });
    expect(made.progress?.phase).to.equal('waiting');
    const workspace = await ended(made);
    expect(workspace.state).to.equal('ready');
    expect(workspace.head).to.equal(server.git('shop', 'rev-parse', 'main'));
    expect(workspace.size_bytes).to.equal('one\n'.length + 'echo hi\n'.length + 'shop\n'.length);
    expect(await say(workspace, 'cat src/cart.js; ./run.sh; ls -a')).to.equal(
      'one\nhi\n.\n..\nREADME.md\nrun.sh\nsrc\n',
    );
  });

  it('gives patches that apply to a clone of the repository, and keeps what a run changed', async () => {
    const workspace = await ready({ url, ref: 'feature/x' });
    const run = await node.createRun({ prompt: 'echo two >> src/cart.js', workspace: workspace.id });
    const settled = await node.completed(run.id);
    expect(settled).to.include({ base_commit: workspace.head, applied: 'fast_forward' });
    server.git('shop', 'checkout', '-q', '--detach', workspace.head);
    server.write('shop', { '../change.diff': await node.patch(run.id) });
    server.git('shop', 'apply', '--index', '../change.diff');
    expect(server.git('shop', 'show', ':src/cart.js')).to.equal('one\ntwo');
    server.git('shop', 'reset', '-q', '--hard', 'feature/x');
    expect(await say(workspace, 'cat src/cart.js src/new.js')).to.equal('one\ntwo\nnew\n');
  });

  it('takes a branch, a light and an annotated tag, a full ref and a commit', async () => {
    const first = server.git('shop', 'rev-parse', 'main~1');
    for (const [ref, commit] of [
      ['main', 'main'],
      ['feature/x', 'feature/x'],
      ['light', 'main'],
      ['v1', 'v1^{commit}'],
      ['refs/tags/v1', 'v1^{commit}'],
      ['refs/heads/feature/x', 'feature/x'],
      [first, first],
    ] as const) {
      const { head } = await ready({ url, ref });
      expect(head, ref).to.equal(server.git('shop', 'rev-parse', commit));
    }
  });

  it('fetches one commit of the history, as many as asked, or all', async () => {
    for (const [depth, commits] of [
      [undefined, 1],
      [2, 2],
      [0, 3],
    ] as const) {
      server.seen.splice(0);
      const { head, id } = await ready({ url, ref: 'feature/x', ...(depth === undefined ? {} : { depth }) });
      expect(head).to.equal(server.git('shop', 'rev-parse', 'feature/x'));
      const history = filling.git({ id }, 'rev-list', '--count', head);
      expect(history, `depth ${depth}`).to.equal(String(commits));
    }
  });

  it('leaves submodules and large-file pointers as they are, and a run that touches nothing has an empty patch', async () => {
    const parts = server.add('parts', { 'part.js': 'part\n' });
    const outer = server.add('outer', {
      'a.txt': 'a\n',
      'big.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
      '.gitattributes': '*.bin filter=lfs diff=lfs\n',
    });
    const commit = server.git('parts', 'rev-parse', 'HEAD');
    server.write('outer', { '.gitmodules': `[submodule "p"]\n\tpath = p\n\turl = ${parts}\n` });
    server.git('outer', 'add', '-A');
    server.git('outer', 'update-index', '--add', '--cacheinfo', `160000,${commit},p`);
    server.git('outer', 'commit', '-q', '-m', 'with a part');
    server.push('outer');
    server.seen.splice(0);
    const workspace = await ready({ url: outer });
    expect(server.seen.filter(({ url: asked }) => asked.includes('parts'))).to.deep.equal([]);
    const run = await node.createRun({ prompt: 'ls p; head -c 7 big.bin', workspace: workspace.id });
    const settled = await node.completed(run.id);
    expect(await node.patch(run.id)).to.equal('');
    expect(settled.applied).to.equal('unchanged');
  });

  describe('credentials', () => {
    const password = `p4ss-${randomBytes(12).toString('hex')}`;
    const asked = (user: string): void => server.behave({ kind: 'ask', user, password });

    it('reach the server and nobody else: no record, no reply, no log line and no process list shows them', async () => {
      asked('me');
      const listed = new Set<string>();
      const watching = setInterval(() => {
        for (const line of commandLines()) listed.add(line);
      }, 5);
      const made = await make({ url, credentials: { username: 'me', password } });
      const workspace = await ended(made).finally(() => clearInterval(watching));
      expect(workspace.state).to.equal('ready');
      expect([...listed].some((line) => line.includes('remote-http'))).to.equal(true);
      const encoded = Buffer.from(`me:${password}`).toString('base64');
      const places = {
        made,
        workspace,
        listed: [...listed],
        tables: await filling.dump(),
        printed: node.output(),
      };
      for (const [place, content] of Object.entries(places))
        for (const secret of [password, encoded])
          expect(JSON.stringify(content).includes(secret), `${secret} in ${place}`).to.equal(false);
      expect(filling.filesWith(password)).to.deep.equal([]);
      expect(filling.filesWith(encoded)).to.deep.equal([]);
      expect(await say(workspace, 'cat README.md; env; cat .git/config || true'))
        .to.include('shop')
        .and.not.include(password);
    });

    it('are sealed while the job goes on, and gone after', async () => {
      server.behave({ kind: 'hang' });
      const made = await make({ url, credentials: { username: 'me', password } });
      const secrets = (): Promise<{ secret: Buffer | null }[]> =>
        filling.database.knex('workspace_jobs').select('secret');
      const [waiting] = await secrets();
      expect(waiting?.secret).to.be.instanceOf(Buffer);
      expect(await filling.dump()).not.to.include(password);
      expect((await ended(made)).reason?.code).to.equal('timed_out');
      expect(await secrets()).to.deep.equal([]);
    });

    it('may be a token alone, or a password without a name', async () => {
      asked('x-access-token');
      await ready({ url, credentials: { token: password } });
      asked('git');
      await ready({ url, credentials: { password } });
    });

    it('that are wrong or missing are told as auth, without repeating them', async () => {
      asked('me');
      for (const credentials of [
        undefined,
        { username: 'me', password: `${password}x` },
        { token: password },
      ]) {
        const reason = await failed({ url, ...(credentials && { credentials }) });
        expect(reason.code).to.equal('auth');
        expect(reason.message).not.to.include(password);
      }
      expect(node.output()).not.to.include(password);
      server.behave({ kind: 'status', status: 403 });
      expect((await failed({ url })).code).to.equal('auth');
    });
  });

  describe('what goes wrong', () => {
    it('is a ref that is not there, by name', async () => {
      for (const ref of ['mian', 'v2', 'refs/heads/mian', '0123456789012345678901234567890123456789']) {
        const reason = await failed({ url, ref });
        expect(reason.code, JSON.stringify(reason)).to.equal('ref_not_found');
        expect(reason.message).to.include(ref);
      }
      expect((await failed({ url: server.add('nothing', {}) })).code).to.equal('ref_not_found');
    });

    it('is a repository that is not there, or something else at its address', async () => {
      expect((await failed({ url: `${server.origin}/none.git` })).code).to.equal('repository_not_found');
      server.behave({ kind: 'status', status: 404 });
      expect((await failed({ url })).code).to.equal('repository_not_found');
    });

    it('is a server that cannot be reached or breaks, after it was tried again', async () => {
      const gone = await openGitServer();
      await gone.close();
      server.behave({ kind: 'status', status: 503 });
      server.seen.splice(0);
      const [refused, broken] = await Promise.all([failed({ url: `${gone.origin}/a.git` }), failed({ url })]);
      expect([refused.code, broken.code]).to.deep.equal(['unreachable', 'unreachable']);
      expect(server.seen).to.have.length(3);
    });

    it('is a repository over the size limit, stopped while it is fetched', async () => {
      const large = server.add('large', {});
      server.write('large', { 'noise.bin': randomBytes(32 * 1024 * 1024) });
      server.git('large', 'add', '-A');
      server.git('large', 'commit', '-q', '-m', 'large');
      server.push('large');
      server.behave({ kind: 'slow', bytesPerTick: 262_144 });
      const before = server.sent();
      expect((await failed({ url: large })).code).to.equal('too_large');
      expect(server.sent() - before).to.be.below(24 * 1024 * 1024);
    });

    it('is one that is small on the wire and large in its folder, or has too many files', async () => {
      const bomb = server.add('bomb', {}, { compressed: true });
      server.write('bomb', { 'zeros.bin': Buffer.alloc(30 * 1024 * 1024) });
      server.git('bomb', 'add', '-A');
      server.git('bomb', 'commit', '-q', '-m', 'zeros');
      server.push('bomb');
      expect((await failed({ url: bomb })).code).to.equal('too_large');
      const many = server.add(
        'many',
        Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, ''])),
      );
      expect((await failed({ url: many })).code).to.equal('too_large');
    });

    it('is a server that stops sending, after the time limit', async () => {
      server.behave({ kind: 'hang' });
      expect((await failed({ url })).code).to.equal('timed_out');
    });

    it('is a redirect to another address, which is never called; on the same host one is followed', async () => {
      const inside = await openGitServer();
      try {
        inside.add('shop', { 'secret.txt': 'inside\n' });
        server.behave({ kind: 'redirect', to: inside.origin });
        expect((await failed({ url })).code).to.equal('redirected');
        expect(inside.seen).to.deep.equal([]);
        server.behave({ kind: 'moved' });
        const workspace = await ready({ url: url.replace('/shop', '/old/shop') });
        expect(workspace.head).to.equal(server.git('shop', 'rev-parse', 'main'));
      } finally {
        await inside.close();
      }
    });
  });

  it('refuses runs until it is ready, and for good once it failed', async () => {
    server.behave({ kind: 'hang' });
    const { id } = await make({ url });
    const ask = (): Promise<Response> =>
      node.call('POST', '/v1/runs', { body: { prompt: 'true', workspace: id } });
    const early = await ask();
    expect([early.status, ((await early.json()) as { code: string }).code]).to.deep.equal([
      409,
      'workspace_not_ready',
    ]);
    await until('it to receive', async () => (await node.getWorkspace(id)).progress?.phase !== 'waiting');
    const workspace = await until('it to fail', async () => {
      const read = await node.getWorkspace(id);
      return read.state === 'failed' ? read : undefined;
    });
    expect(workspace.reason?.code).to.equal('timed_out');
    const late = await ask();
    const problem = (await late.json()) as { code: string; detail: string };
    expect([late.status, problem.code]).to.deep.equal([409, 'workspace_not_ready']);
    expect(problem.detail).to.include('failed');
  });

  it('leaves nothing behind of all that failed', async () => {
    await until('nothing to be gathered', () => filling.leftovers().length === 0);
  });
});
