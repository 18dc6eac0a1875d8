/** A workspace over its life: what it holds is counted, bounded and taken out, and it goes when it shall, whatever dies on the way. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { createDatabase } from '../../src/store/database.ts';
import { problemOf } from '../support/contract-suite.ts';
import { type Journey, openJourney, processesWith } from '../support/journey.ts';
import { newDataDir } from '../support/service.ts';
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

describe('journeys/carry-workspace', () => {
  let journey: Journey;
  let dataDir: { path: string; remove(): Promise<void> };
  before(async () => {
    dataDir = await newDataDir();
    journey = await openJourney({
      DATA_DIR: dataDir.path,
      WORKSPACE_SIZE_MB: '1',
      WORKSPACE_FILES: '12',
      ENVIRONMENT_STORAGE_MB: '3',
    });
  });
  afterEach(() => journey.contract.assertClean());
  after(async () => {
    await journey.end();
    await dataDir.remove();
  });
  const storeOf = (id: string): string =>
    join(dataDir.path, 'workspaces/stores', parseId('ws', id) ?? 'none');

  it('counts what a workspace holds as runs bring in, merge and take away, and bounds it', async () => {
    const node = await journey.start();
    const { id, created_at } = await node.createWorkspace('counted');
    const run = async (prompt: string) => {
      const made = await node.createRun({ prompt, workspace: id });
      const settled = await node.completed(made.id);
      const { size_bytes, file_count } = await node.getWorkspace(id);
      return { id: made.id, said: [settled.applied, size_bytes, file_count] };
    };
    expect(
      (await run('head -c 1000 /dev/zero > a; ln -s a b; mkdir d; echo 12345 > d/c')).said,
    ).to.deep.equal(['fast_forward', 1007, 3]);
    expect((await run('mv a moved; head -c 500 /dev/zero >> moved; rm b; touch empty')).said).to.deep.equal([
      'fast_forward',
      1506,
      3,
    ]);
    const used = (await node.getWorkspace(id)).last_used_at ?? '';
    expect(Date.parse(used)).to.be.above(Date.parse(created_at));

    // Two that begin together, so that the second is merged.
    const sides = await Promise.all(
      ['x', 'y'].map((name) =>
        node.createRun({ prompt: `head -c 100 /dev/zero > ${name}\nsleep 2`, workspace: id }),
      ),
    );
    const applied = await Promise.all(sides.map(async (side) => (await node.completed(side.id)).applied));
    expect(applied.sort()).to.deep.equal(['fast_forward', 'merged']);
    expect(await node.getWorkspace(id)).to.include({ size_bytes: 1706, file_count: 5 });

    const before = await node.getWorkspace(id);
    const large = await run('head -c 1048576 /dev/zero > large');
    const many = await run('for i in $(seq 8); do touch n$i; done');
    expect([large.said, many.said]).to.deep.equal([
      ['quota_exceeded', 1706, 5],
      ['quota_exceeded', 1706, 5],
    ]);
    expect((await node.getWorkspace(id)).head).to.equal(before.head);
    expect(await node.patch(large.id)).to.include('large');
    const refused = await problemOf(
      await node.call('POST', `/v1/runs/${many.id}/apply`),
      409,
      'quota_exceeded',
    );
    expect(refused.detail).to.include('13 files');
    expect((await run('rm x y')).said).to.deep.equal(['fast_forward', 1506, 3]);
    expect((await node.call('POST', `/v1/runs/${many.id}/apply`)).status).to.equal(200);
    expect(await node.getWorkspace(id)).to.include({ size_bytes: 1506, file_count: 11 });

    // Two more fill the environment; what no longer fits is left out, and what makes room is not.
    const others = [await node.createWorkspace('second'), await node.createWorkspace('third')];
    for (const other of others) {
      const filled = await node.createRun({
        prompt: 'head -c 1048000 /dev/zero > full',
        workspace: other.id,
      });
      await node.completed(filled.id);
    }
    expect((await run('head -c 1040000 /dev/zero > large; rm n*')).said[0]).to.equal('fast_forward');
    const task = await node.createRun({ task: 'head -c 200000 /dev/zero > more' });
    expect((await node.completed(task.id)).applied).to.equal('quota_exceeded');
    expect((await run('rm large')).said).to.deep.equal(['fast_forward', 1506, 3]);
    for (const other of others)
      expect((await node.call('DELETE', `/v1/workspaces/${other.id}`)).status).to.equal(204);
    const again = await node.createRun({ task: 'head -c 200000 /dev/zero > more' });
    expect((await node.completed(again.id)).applied).to.equal('fast_forward');
  });

  it('cuts an archive off when its reader goes, and leaves no program behind', async () => {
    const node = await journey.start();
    const { id } = await node.createWorkspace('taken');
    const made = await node.createRun({ prompt: 'head -c 1000000 /dev/urandom > noise', workspace: id });
    await node.completed(made.id);
    const store = storeOf(id);
    for (const path of ['archive', 'archive?format=tar.gz', 'files/content?path=noise']) {
      const away = new AbortController();
      const response = await node.call('GET', `/v1/workspaces/${id}/${path}`, { signal: away.signal });
      const reader = response.body?.getReader();
      await reader?.read();
      away.abort();
      await until('no archive to be in the making', () => processesWith('tar.umask').length === 0);
    }
    expect(existsSync(store)).to.equal(true);
    const whole = await node.call('GET', `/v1/workspaces/${id}/archive`);
    expect((await whole.arrayBuffer()).byteLength).to.be.above(1_000_000);
  });

  it('deletes a workspace whose end has come, after its open runs, and takes no new ones', async () => {
    const node = await journey.start();
    const [idle, busy, saved] = [
      await node.createWorkspace('idle'),
      await node.createWorkspace('busy'),
      await node.createWorkspace('saved'),
    ];
    const run = await node.createRun({ prompt: 'echo kept > kept\nsleep 600', workspace: busy.id });
    await node.untilEvent(run.id, (event) => event.type === 'step.started');
    const change = async ({ id }: Workspace, expires_at: string | null): Promise<void> => {
      const response = await node.call('PATCH', `/v1/workspaces/${id}`, { body: { expires_at } });
      expect(response.status).to.equal(200);
    };
    await change(saved, new Date(Date.now() + 60_000).toISOString());
    await change(saved, null);
    for (const one of [idle, busy]) await change(one, new Date(Date.now() + 3_000).toISOString());
    const status = async ({ id }: Workspace): Promise<number> =>
      (await node.call('GET', `/v1/workspaces/${id}`)).status;
    await until('the idle one to be gone', async () => (await status(idle)) === 404);
    await until(
      'the busy one to be going',
      async () => (await node.getWorkspace(busy.id)).state === 'deleting',
    );
    const body = { prompt: 'true', workspace: busy.id };
    await problemOf(await node.call('POST', '/v1/runs', { body }), 404, 'not_found');
    await node.cancelRun(run.id);
    expect((await node.settled(run.id)).state).to.equal('interrupted');
    await until('the busy one to be gone', async () => (await status(busy)) === 404);
    expect(await status(saved)).to.equal(200);
  });

  it('finishes a deletion that a process began and did not live to finish', async () => {
    const node = await journey.start();
    const { id } = await node.createWorkspace('doomed');
    const made = await node.createRun({ prompt: 'echo a > a', workspace: id });
    await node.completed(made.id);
    const open = await node.createRun({ prompt: 'echo b > b\nsleep 2', workspace: id });
    await node.untilEvent(open.id, (event) => event.type === 'step.started');
    expect((await node.call('DELETE', `/v1/workspaces/${id}?after_runs=true`)).status).to.equal(202);
    // All processes of this journey that could do it; the next one finds it in the database alone.
    await node.kill('SIGKILL');
    const next = await journey.start();
    await next.settled(open.id, 90_000);
    await until(
      'the workspace to be gone',
      async () => (await next.call('GET', `/v1/workspaces/${id}`)).status === 404,
    );
    await until('its store to be gone', () => !existsSync(storeOf(id)));

    // As if a process had died between the commit and the folder, ten minutes ago.
    const { id: other } = await next.createWorkspace('half gone');
    const filled = await next.createRun({ prompt: 'echo a > a', workspace: other });
    await next.completed(filled.id);
    const database = createDatabase({ url: journey.databaseUrl, poolMax: 1, log: quiet });
    const uuid = parseId('ws', other) ?? '';
    await database.knex('workspaces').where({ id: uuid }).delete();
    await database.knex('workspace_removals').insert({
      workspace_id: uuid,
      removed_at: new Date(Date.now() - 3_600_000),
    });
    await until('the store left behind to be gone', () => !existsSync(storeOf(other)));
    await until(
      'the note of it to be gone',
      async () => (await database.knex('workspace_removals').where({ workspace_id: uuid })).length === 0,
    );
    await database.close();
  });
});
