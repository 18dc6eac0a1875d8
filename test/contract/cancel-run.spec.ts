/** POST /runs/{run_id}/cancel: a run ends when its client says so, and a settled one stays as it is. */
import { expect } from 'chai';
import { cancelRun } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/cancel-run', () => {
  const suite = contractSuite('cancelRun', { WORKER_SLOTS: '1' });
  let settled: string;
  before(async () => {
    const run = await suite.admin.createRun({ task: 'true' });
    await suite.admin.settled(run.id);
    settled = run.id;
  });

  async function startLong(): Promise<string> {
    const { id } = await suite.admin.createRun({ task: 'echo partial > partial.txt\necho said\nsleep 600' });
    await suite.admin.untilEvent(id, (event) => event.type === 'step.started' && event.index === 3);
    return id;
  }

  describe('202', () => {
    it('stops a running run and keeps what it did so far', async () => {
      const id = await startLong();
      const { data, response } = await cancelRun({ client: suite.client, path: { run_id: id } });
      expect(response?.status).to.equal(202);
      expect(data?.cancel_requested_at).to.be.a('string');
      const run = await suite.admin.settled(id);
      expect(run).to.include({ state: 'interrupted', applied: 'skipped' });
      expect(run.reason?.code).to.equal('cancelled');
      expect(await suite.admin.patch(id)).to.include('+partial');
      expect((await suite.admin.log(id)).map(({ text }) => text).join('')).to.include('said');
      const events = await suite.admin.listEvents(id);
      expect(events.slice(-3).map(({ type }) => type)).to.deep.equal([
        'step.completed',
        'patch.ready',
        'run.settled',
      ]);
      expect(events.at(-3)).to.include({ step: 'sleep 600', status: 'interrupted', passed: 0 });
    });

    it('settles a queued run at once, which then never starts', async () => {
      const running = await startLong();
      const queued = await suite.admin.createRun({ task: 'true' });
      const { status, run } = await suite.admin.cancelRun(queued.id);
      expect([status, run.state, run.reason?.code, run.attempt]).to.deep.equal([
        202,
        'interrupted',
        'cancelled',
        0,
      ]);
      expect(run.usage).to.deep.equal({
        input: 0,
        output: 0,
        cached_input: 0,
        cut_calls: 0,
        duration_ms: 0,
      });
      expect((await suite.admin.listEvents(queued.id)).map(({ type }) => type)).to.deep.equal([
        'run.settled',
      ]);
      expect([await suite.admin.patch(queued.id), await suite.admin.log(queued.id)]).to.deep.equal(['', []]);
      expect((await suite.admin.cancelRun(running)).status).to.equal(202);
      await suite.admin.settled(running);
    });

    it('is safe to repeat and keeps the first instant', async () => {
      const id = await startLong();
      const replies = await Promise.all(Array.from({ length: 10 }, () => suite.admin.cancelRun(id)));
      const instants = new Set(replies.map(({ run }) => run.cancel_requested_at));
      expect(instants.size).to.equal(1);
      await suite.admin.settled(id);
      const settledEvents = (await suite.admin.listEvents(id)).filter(({ type }) => type === 'run.settled');
      expect(settledEvents.length).to.equal(1);
    });

    it('needs no body and ignores one', async () => {
      const run = await suite.admin.createRun({ task: 'sleep 600' });
      const response = await suite.admin.call('POST', `/v1/runs/${run.id}/cancel`, {
        body: { any: 'thing' },
      });
      expect(response.status).to.equal(202);
      expect((await suite.admin.settled(run.id)).state).to.equal('interrupted');
    });
  });

  describe('200', () => {
    it('leaves a settled run as it is', async () => {
      const before = await suite.admin.getRun(settled);
      const { status, run } = await suite.admin.cancelRun(settled);
      expect([status, run]).to.deep.equal([200, before]);
      expect(run.cancel_requested_at).to.equal(null);
    });
  });

  suite.refuses({ path: () => `/v1/runs/${settled}/cancel` });
  suite.coversEveryStatus();
});
