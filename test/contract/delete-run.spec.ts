/** DELETE /runs/{run_id}: a settled run goes for good, with everything it left. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { deleteRun } from '../../generated/api/sdk.gen.ts';
import type { RunList } from '../../generated/api/types.gen.ts';
import { parseRunId } from '../../src/base/ids.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';

describe('contract/delete-run', () => {
  const suite = contractSuite('deleteRun', { WORKER_SLOTS: '1' });
  const task = 'echo hello\necho hello > hello.txt';

  async function makeSettled(idempotencyKey?: string): Promise<string> {
    const { id } = await suite.admin.createRun({ task, metadata: { kind: 'doomed' } }, idempotencyKey);
    await suite.admin.completed(id);
    return id;
  }
  const remove = (id: string, caller = suite.admin) => caller.call('DELETE', `/v1/runs/${id}`);
  const status = async (path: string) => (await suite.admin.call('GET', path)).status;

  describe('204', () => {
    it('removes the record, its events, its files and its place in every list', async () => {
      const id = await makeSettled();
      const uuid = parseRunId(id)?.uuid ?? '';
      expect(readdirSync(join(suite.dataDir, 'files/runs', uuid, '1')).sort()).to.deep.equal([
        'log.ndjson',
        'patch.diff',
      ]);
      const { response } = await deleteRun({ client: suite.client, path: { run_id: id } });
      expect(response?.status).to.equal(204);
      for (const path of [
        `/v1/runs/${id}`,
        `/v1/runs/${id}/events`,
        `/files/${id}/patch`,
        `/files/${id}/log`,
      ])
        expect(await status(path), path).to.equal(404);
      for (const query of ['', '?metadata.kind=doomed', '?state=completed']) {
        const list = (await (await suite.admin.call('GET', `/v1/runs${query}`)).json()) as RunList;
        expect(list.data.map((run) => run.id)).not.to.include(id);
      }
      expect(existsSync(join(suite.dataDir, 'files/runs', uuid))).to.equal(false);
      for (const [table, column] of [
        ['runs', 'id'],
        ['run_specs', 'run_id'],
        ['run_receipts', 'run_id'],
        ['run_attempts', 'run_id'],
        ['run_events', 'run_id'],
        ['run_metadata', 'run_id'],
      ] as const)
        expect(
          await suite.database
            .knex(table)
            .where({ [column]: uuid })
            .select(column),
          table,
        ).to.deep.equal([]);
    });

    it('leaves its workspace, with what it brought there, and lets others go on from it', async () => {
      const { id: workspace } = await suite.admin.createWorkspace('kept');
      const first = await suite.admin.createRun({ prompt: task, workspace });
      await suite.admin.completed(first.id);
      const { head } = await suite.admin.getWorkspace(workspace);
      expect((await remove(first.id)).status).to.equal(204);
      expect((await suite.admin.getWorkspace(workspace)).head).to.equal(head);
      const second = await suite.admin.createRun({ prompt: 'cat hello.txt', workspace });
      expect((await suite.admin.completed(second.id)).base_commit).to.equal(head);
    });

    it('starts nothing for a late repetition of the request that made the run', async () => {
      const id = await makeSettled('late');
      expect((await remove(id)).status).to.equal(204);
      for (const accept of ['application/json', 'text/event-stream']) {
        const response = await suite.admin.call('POST', '/v1/runs', {
          body: { task, metadata: { kind: 'doomed' } },
          headers: { 'idempotency-key': 'late', accept },
        });
        expect((await problemOf(response, 404, 'not_found')).detail).to.include('Idempotency-Key');
      }
    });

    it('removes once, whoever asks at the same time', async () => {
      const id = await makeSettled();
      const statuses = (await Promise.all(Array.from({ length: 10 }, () => remove(id)))).map(
        (response) => response.status,
      );
      expect(statuses.sort()).to.deep.equal([204, ...Array(9).fill(404)]);
    });
  });

  describe('409', () => {
    it('leaves an open run alone, and says how to settle it', async () => {
      const running = await suite.admin.createRun({ task: 'sleep 600' });
      await suite.admin.untilEvent(running.id, (event) => event.type === 'step.started');
      const queued = await suite.admin.createRun({ task: 'true' });
      for (const { id } of [running, queued]) {
        const problem = await problemOf(await remove(id), 409, 'conflict');
        expect(problem.detail).to.match(/^The run is (running|queued); .*Cancel it/);
        expect(await status(`/v1/runs/${id}`)).to.equal(200);
      }
      for (const { id } of [queued, running]) {
        await suite.admin.cancelRun(id);
        await suite.admin.settled(id);
        expect((await remove(id)).status).to.equal(204);
      }
    });
  });

  let last: string;
  before(async () => {
    last = await makeSettled();
  });
  suite.refuses({ path: () => `/v1/runs/${last}` });
  suite.coversEveryStatus();
});
