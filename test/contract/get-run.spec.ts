/** GET /runs/{run_id}: the record before, while and after the run goes. */
import { expect } from 'chai';
import { getRun } from '../../generated/api/sdk.gen.ts';
import { receiptOf } from '../support/caller.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/get-run', () => {
  const suite = contractSuite('getRun', { WORKER_SLOTS: '1' });
  let id: string;
  before(async () => {
    ({ id } = await suite.admin.createRun({ task: 'echo hello > hello.txt', metadata: { ticket: 'A-1' } }));
    await suite.admin.settled(id);
  });

  describe('200', () => {
    it('shows the receipt of a settled run exactly as run.settled has it', async () => {
      const { data } = await getRun({ client: suite.client, path: { run_id: id } });
      if (data === undefined) throw new Error('there is no run');
      const settled = (await suite.admin.listEvents(id)).at(-1);
      expect(settled?.type).to.equal('run.settled');
      expect(settled).to.deep.include(receiptOf(data));
      expect(data).to.deep.include({
        id,
        state: 'completed',
        attempt: 1,
        metadata: { ticket: 'A-1' },
        last_event: settled?.seq,
        patch: `${suite.origin}/files/${id}/patch`,
        log: `${suite.origin}/files/${id}/log`,
        applied: 'fast_forward',
        conflicts: [],
      });
      expect(data.usage).to.include({ input: 0, output: 0 });
      expect(data.usage?.duration_ms).to.be.within(
        0,
        Date.parse(data.settled_at ?? '') - Date.parse(data.created_at),
      );
    });

    it('keeps the receipt for thirty days after settlement', async () => {
      const run = await suite.admin.getRun(id);
      const days = (Date.parse(run.expires_at ?? '') - Date.parse(run.settled_at ?? '')) / 86_400_000;
      expect(days).to.equal(30);
    });

    it('finds a run by its id raw, encoded and half encoded, and answers the same bytes', async () => {
      const paths = [id, encodeURIComponent(id), id.replace('/', '%2f'), id.replace('run_', 'run%5F')];
      const bodies = new Set<string>();
      for (const path of paths) bodies.add(await (await suite.admin.call('GET', `/v1/runs/${path}`)).text());
      expect(bodies.size).to.equal(1);
    });

    it('answers HEAD without a body', async () => {
      const response = await suite.admin.call('HEAD', `/v1/runs/${id}`);
      expect([response.status, await response.text()]).to.deep.equal([200, '']);
    });

    it('shows an open run without a receipt, and one behind it in the queue as queued', async () => {
      const running = await suite.admin.createRun({ task: 'sleep 60' });
      await suite.admin.untilEvent(running.id, (event) => event.type === 'step.started');
      const queued = await suite.admin.createRun({ task: 'true' });
      const last = await suite.admin.createRun({ task: 'true' });
      const empty = {
        patch: null,
        log: null,
        usage: null,
        settled_at: null,
        reason: null,
        applied: null,
        expires_at: null,
      };
      expect(await suite.admin.getRun(running.id)).to.deep.include({
        ...empty,
        state: 'running',
        attempt: 1,
        queue_position: null,
      });
      expect(await suite.admin.getRun(last.id)).to.include({ state: 'queued', queue_position: 2 });
      expect(await suite.admin.getRun(queued.id)).to.deep.include({
        ...empty,
        state: 'queued',
        attempt: 0,
        started_at: null,
        queue_position: 1,
      });
      await suite.admin.cancelRun(queued.id);
      expect(await suite.admin.getRun(queued.id)).to.include({ state: 'interrupted', queue_position: null });
      expect(await suite.admin.getRun(last.id)).to.include({ queue_position: 1 });
      for (const run of [last, running]) await suite.admin.cancelRun(run.id);
    });
  });

  describe('404 and 405 of an address', () => {
    it('names the methods an address has', async () => {
      const response = await suite.admin.call('PUT', `/v1/runs/${id}`, { body: {} });
      expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'DELETE, GET, HEAD']);
    });

    it('says of an address below a run that it does not exist', async () => {
      expect((await suite.admin.call('GET', `/v1/runs/${id}/nothing`)).status).to.equal(404);
    });
  });

  suite.refuses({ path: () => `/v1/runs/${id}` });
  suite.coversEveryStatus();
});
