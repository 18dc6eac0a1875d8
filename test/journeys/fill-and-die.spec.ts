/** A process dies, stops or is replaced while it fills a workspace: another one fills it, and nothing half-made is left. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { type Filling, openFilling } from '../support/filling.ts';
import { type GitServer, openGitServer } from '../support/git-server.ts';
import type { Node } from '../support/journey.ts';
import { filesTar } from '../support/tar.ts';
import { until } from '../support/until.ts';

describe('journeys/fill-and-die', () => {
  let filling: Filling;
  let server: GitServer;
  let api: Node;
  let url: string;

  beforeEach(async () => {
    server = await openGitServer();
    url = server.add('shop', { 'a.txt': 'a\n', 'noise.bin': randomBytes(300_000) });
    filling = await openFilling({ EGRESS_ALLOW: '127.0.0.1', SOURCE_TIMEOUT_SECONDS: '300' });
    api = await filling.journey.start({ ROLE: 'api' });
  });
  afterEach(async () => {
    await filling.end();
    await server.close();
  });

  const worker = (): Promise<Node> => filling.journey.start({ ROLE: 'worker' });
  const receiving = (workspace: Workspace): Promise<unknown> =>
    until(
      'it to receive',
      async () => (await api.getWorkspace(workspace.id)).progress?.phase === 'receiving',
    );
  const stores = (): string[] => {
    const folder = join(filling.dataDir, 'workspaces', 'stores');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  async function good(workspace: Workspace): Promise<void> {
    const filled = await filling.ended(api, workspace);
    expect(filled, JSON.stringify(filled.reason)).to.include({ state: 'ready' });
    expect(filled.head).to.equal(server.git('shop', 'rev-parse', 'HEAD'));
    expect(await filling.say(api, filled, 'cat a.txt; wc -c < noise.bin')).to.equal('a\n300000\n');
    expect(await filling.database.knex('workspace_jobs')).to.deep.equal([]);
    await until('nothing to be gathered', () => filling.leftovers().length === 0);
  }

  it('fills it by another process when the first is killed while it clones, and keeps nothing of the first', async () => {
    const first = await worker();
    server.behave({ kind: 'slow', bytesPerTick: 1_000 });
    const made = await filling.make(api, { type: 'git', url, credentials: { token: 'not-needed' } });
    await receiving(made);
    expect(filling.leftovers()).to.have.length(1);
    expect(stores()).to.deep.equal([]);
    await first.kill('SIGKILL');
    server.behave({ kind: 'serve' });
    await worker();
    await good(made);
    expect(server.seen.filter(({ method }) => method === 'POST').length).to.be.at.least(2);
  });

  it('gives it to another process when the first is stopped, which costs it no try', async () => {
    const first = await worker();
    server.behave({ kind: 'slow', bytesPerTick: 1_000 });
    const made = await filling.make(api, { type: 'git', url });
    await receiving(made);
    expect(await first.kill('SIGTERM')).to.equal(0);
    const [job] = await filling.database.knex('workspace_jobs').select('tries', 'held');
    expect(job).to.deep.equal({ tries: 0, held: false });
    expect(filling.leftovers()).to.deep.equal([]);
    server.behave({ kind: 'serve' });
    await worker();
    await good(made);
  });

  it('keeps one that froze and thawed from writing what another has written by then', async () => {
    const frozen = await worker();
    server.behave({ kind: 'slow', bytesPerTick: 2_000 });
    const made = await filling.make(api, { type: 'git', url });
    await receiving(made);
    frozen.child.kill('SIGSTOP');
    server.behave({ kind: 'serve' });
    await worker();
    const filled = await filling.ended(api, made);
    expect(filled.state).to.equal('ready');
    const run = await api.createRun({ prompt: 'echo more >> a.txt', workspace: made.id });
    await api.completed(run.id);
    const before = await api.getWorkspace(made.id);
    frozen.child.kill('SIGCONT');
    // It goes on to its end, and clears away what it gathered itself: nobody else takes a living process for dead.
    await until('nothing to be gathered', () => filling.leftovers().length === 0);
    expect(await api.getWorkspace(made.id)).to.deep.include({ head: before.head, state: 'ready' });
    expect(await filling.say(api, made, 'cat a.txt')).to.equal('a\nmore\n');
  });

  it('gives up when process after process ends over it, and removes what was there', async () => {
    server.behave({ kind: 'hang' });
    const made = await filling.make(api, { type: 'git', url, credentials: { token: 'secret-token' } });
    const first = await worker();
    await until(
      'it to be taken',
      async () => (await api.getWorkspace(made.id)).progress?.phase !== 'waiting',
    );
    await first.kill('SIGKILL');
    await filling.database.knex('workspace_jobs').update({ tries: 3 });
    await worker();
    const workspace = await filling.ended(api, made);
    expect(workspace).to.include({ state: 'failed' });
    expect(workspace.reason?.code).to.equal('internal_error');
    expect(await filling.database.knex('workspace_jobs')).to.deep.equal([]);
    expect(stores()).not.to.include(parseId('ws', made.id));
    await until('nothing to be gathered', () => filling.leftovers().length === 0);
  });

  it('forgets a job whose workspace is gone, and stops working on it', async () => {
    await worker();
    server.behave({ kind: 'hang' });
    const made = await filling.make(api, { type: 'git', url });
    await until(
      'it to be taken',
      async () => (await api.getWorkspace(made.id)).progress?.phase !== 'waiting',
    );
    await filling.database
      .knex('workspaces')
      .where({ id: parseId('ws', made.id) })
      .delete();
    await until('nothing to be gathered', () => filling.leftovers().length === 0, 30_000);
    await until(
      'the job to go',
      async () => (await filling.database.knex('workspace_jobs')).length === 0,
      30_000,
    );
    expect(stores()).to.deep.equal([]);
  });

  it('leaves a workspace waiting when the service is killed while its archive arrives, and takes it again', async () => {
    const first = await filling.journey.start();
    const made = await filling.make(first, { type: 'archive' });
    const archive = await filesTar({ 'a.txt': 'a\n', 'noise.bin': randomBytes(400_000) });
    const sent = request(`${first.origin}/v1/workspaces/${made.id}/archive`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${filling.journey.key}`,
        'content-type': 'application/x-tar',
        'content-length': archive.length,
      },
    });
    sent.on('error', () => undefined);
    sent.write(archive.subarray(0, 300_000));
    await until('it to be gathered', () => filling.leftovers().length === 1);
    await first.kill('SIGKILL');
    const second = await filling.journey.start();
    await until('what the first gathered to be swept', () => filling.leftovers().length === 0);
    expect(stores()).to.deep.equal([]);
    expect(await second.getWorkspace(made.id)).to.deep.include({
      state: 'creating',
      progress: made.progress,
      size_bytes: 0,
    });
    const path = `/v1/workspaces/${made.id}/archive`;
    const response = await second.call('PUT', path, { body: archive });
    expect(response.status, await response.text()).to.equal(200);
    expect(await filling.say(second, made, 'wc -c < noise.bin')).to.equal('400000\n');
  });

  it('fills many at once, each once, whichever process takes them', async () => {
    await Promise.all([worker(), worker()]);
    const made = await Promise.all(Array.from({ length: 12 }, () => filling.make(api, { type: 'git', url })));
    for (const each of made) {
      const filled = await filling.ended(api, each);
      expect(filled, JSON.stringify(filled.reason)).to.include({ state: 'ready' });
    }
    expect(server.seen.filter(({ url: asked }) => asked.includes('info/refs')).length).to.equal(12);
  });
});
