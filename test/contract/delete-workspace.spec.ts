/** DELETE /workspaces/{workspace_id}: a workspace goes for good, at once or with its last open run. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { deleteWorkspace } from '../../generated/api/sdk.gen.ts';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { until } from '../support/until.ts';
import { fillWorkspace } from '../support/workspace-files.ts';

describe('contract/delete-workspace', () => {
  const suite = contractSuite('deleteWorkspace', { WORKER_SLOTS: '1' });

  const remove = (id: string, query = ''): Promise<Response> =>
    suite.admin.call('DELETE', `/v1/workspaces/${id}${query}`);
  const status = async (path: string): Promise<number> => (await suite.admin.call('GET', path)).status;
  const storeOf = (id: string): string =>
    join(suite.dataDir, 'workspaces/stores', parseId('ws', id) ?? 'none');

  describe('204', () => {
    it('removes the record, its place in lists and its store, and leaves what its runs left', async () => {
      const { id, run } = await fillWorkspace(suite.admin, 'echo kept > kept.txt');
      expect(existsSync(storeOf(id))).to.equal(true);
      const { response } = await deleteWorkspace({ client: suite.client, path: { workspace_id: id } });
      expect(response?.status).to.equal(204);
      expect(existsSync(storeOf(id))).to.equal(false);
      for (const path of ['', '/files', '/files/content?path=kept.txt', '/archive'])
        expect(await status(`/v1/workspaces/${id}${path}`), path).to.equal(404);
      const list = (await (await suite.admin.call('GET', '/v1/workspaces')).json()) as { data: Workspace[] };
      expect(list.data.map((workspace) => workspace.id)).not.to.include(id);
      expect((await suite.admin.getRun(run)).state).to.equal('completed');
      expect(await suite.admin.patch(run)).to.include('+kept');
      await problemOf(await suite.admin.call('POST', `/v1/runs/${run}/apply`), 409, 'conflict');
      for (const body of [
        { prompt: 'true', workspace: id },
        { prompt: 'true', continues: run },
      ])
        await problemOf(await suite.admin.call('POST', '/v1/runs', { body }), 404, 'not_found');
      await problemOf(await remove(id), 404, 'not_found');
    });

    it('removes an empty one, and one that holds nothing but held-back results', async () => {
      const empty = await suite.admin.createWorkspace('empty');
      const held = await suite.admin.createWorkspace('held');
      const run = await suite.admin.createRun({ prompt: 'echo a > a', workspace: held.id, apply: 'never' });
      await suite.admin.completed(run.id);
      for (const { id } of [empty, held]) expect((await remove(id)).status).to.equal(204);
      expect(existsSync(storeOf(held.id))).to.equal(false);
    });

    it('removes once, whoever asks at the same time', async () => {
      const { id } = await suite.admin.createWorkspace('once');
      const replies = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
      expect(replies.map((response) => response.status).sort()).to.deep.equal([204, ...Array(7).fill(404)]);
    });

    it('leaves no run in a workspace that is gone, however creations and the deletion meet', async () => {
      for (let round = 0; round < 8; round++) {
        const { id } = await suite.admin.createWorkspace('race');
        const body = { prompt: 'true', workspace: id };
        const creations = Array.from({ length: 6 }, () => suite.admin.call('POST', '/v1/runs', { body }));
        const [deletion, ...created] = await Promise.all([remove(id), ...creations]);
        const made = created.filter((response) => response.status === 201);
        expect(created.filter((response) => ![201, 404].includes(response.status))).to.deep.equal([]);
        expect(deletion?.status).to.equal(made.length === 0 ? 204 : deletion?.status === 204 ? 'never' : 409);
        for (const response of made) {
          const { id: run } = (await response.json()) as { id: string };
          expect((await suite.admin.settled(run)).state).to.equal('completed');
        }
      }
    });
  });

  describe('202', () => {
    it('lets open runs go on to their end, takes no new ones, and goes with the last', async () => {
      const { id } = await suite.admin.createWorkspace('doomed');
      const running = await suite.admin.createRun({ prompt: 'echo one > a\nsleep 600', workspace: id });
      await suite.admin.untilEvent(running.id, (event) => event.type === 'step.started' && event.index === 2);
      const queued = await suite.admin.createRun({ prompt: 'echo two > b', workspace: id });
      for (let count = 0; count < 2; count++) {
        const response = await remove(id, count === 0 ? '?after_runs=true' : '');
        expect(response.status).to.equal(202);
        expect((await response.json()) as Workspace).to.include({ id, state: 'deleting' });
      }
      expect((await suite.admin.getWorkspace(id)).state).to.equal('deleting');
      const body = { prompt: 'true', workspace: id };
      await problemOf(await suite.admin.call('POST', '/v1/runs', { body }), 404, 'not_found');
      await suite.admin.cancelRun(running.id);
      expect(await suite.admin.completed(queued.id)).to.include({ applied: 'fast_forward' });
      await until('the workspace to be gone', async () => (await status(`/v1/workspaces/${id}`)) === 404);
      await until('its store to be gone', () => !existsSync(storeOf(id)));
      expect(await suite.admin.patch(queued.id)).to.include('+two');
    });

    it('is 204 when no run is open', async () => {
      const { id } = await suite.admin.createWorkspace('idle');
      expect((await remove(id, '?after_runs=true')).status).to.equal(204);
    });
  });

  describe('409', () => {
    it('refuses while runs are open, says how many and what to do, and changes nothing', async () => {
      const { id } = await suite.admin.createWorkspace('busy');
      const runs = [
        await suite.admin.createRun({ prompt: 'sleep 600', workspace: id }),
        await suite.admin.createRun({ prompt: 'sleep 600', workspace: id }),
      ];
      const before = await suite.admin.getWorkspace(id);
      const problem = await problemOf(await remove(id), 409, 'workspace_busy');
      expect(problem.detail).to.match(/^The workspace has 2 open runs\. .*after_runs=true/);
      expect((await suite.admin.getWorkspace(id)).state).to.equal(before.state);
      for (const run of runs) {
        await suite.admin.cancelRun(run.id);
        await suite.admin.settled(run.id);
      }
      expect((await remove(id)).status).to.equal(204);
    });
  });

  describe('400', () => {
    it('refuses an after_runs that is neither true nor false', async () => {
      const { id } = await suite.admin.createWorkspace('kept');
      await problemOf(await remove(id, '?after_runs=maybe'), 400, 'invalid_request');
      expect(await status(`/v1/workspaces/${id}`)).to.equal(200);
    });
  });

  let last: string;
  before(async () => {
    ({ id: last } = await suite.admin.createWorkspace('last'));
  });
  suite.refuses({ path: () => `/v1/workspaces/${last}` });
  suite.coversEveryStatus();
});
