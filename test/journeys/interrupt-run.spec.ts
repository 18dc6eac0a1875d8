/** A run is stopped from outside: at once, for good, on whatever process it runs, and nothing that it started stays. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import {
  type Journey,
  type Node,
  openJourney,
  processesWith,
  untilAlive,
  untilGone,
} from '../support/journey.ts';

/** Starts what an unruly script would leave behind: in the background, in a session of its own, deaf to polite signals. */
const unruly = (marker: string): string =>
  [
    'echo kept > kept.txt',
    '# hold on',
    `trap '' TERM INT HUP; (setsid bash -c 'trap "" TERM INT HUP; while :; do sleep 1; done' ${marker} &) ; bash -c 'while :; do sleep 1; done' ${marker}`,
    'echo never > never.txt',
  ].join('\n');

describe('journeys/interrupt-run', () => {
  let journey: Journey;
  let api: Node;
  let worker: Node;

  before(async () => {
    journey = await openJourney({ WORKER_SLOTS: '2' });
    [api, worker] = await Promise.all([journey.start({ ROLE: 'api' }), journey.start()]);
  });

  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  it('stops a run in the middle of a step from another process, and leaves nothing of it alive', async () => {
    const marker = randomUUID();
    const { id } = await api.createRun({ task: unruly(marker) });
    await untilAlive(marker);
    const cancelled = await api.cancelRun(id);
    expect(cancelled.status).to.equal(202);
    expect(cancelled.run.cancel_requested_at).to.be.a('string');
    const settled = await api.settled(id, 15_000);
    expect(settled).to.include({ state: 'interrupted', applied: 'skipped' });
    expect(settled.reason?.code).to.equal('cancelled');
    // The receipt comes last: by then the sandbox is closed.
    expect(processesWith(marker)).to.deep.equal([]);
    expect(await api.patch(id))
      .to.contain('kept.txt')
      .and.not.to.contain('never.txt');
    const completed = (await api.listEvents(id)).filter((event) => event.type === 'step.completed');
    expect(completed.map((event) => event.type === 'step.completed' && event.status)).to.deep.equal([
      'completed',
      'interrupted',
    ]);
  });

  it('answers a second cancel like the first, and shows a settled run unchanged', async () => {
    const marker = randomUUID();
    const { id } = await worker.createRun({ task: unruly(marker) });
    await untilAlive(marker);
    const answers = await Promise.all([worker.cancelRun(id), api.cancelRun(id), worker.cancelRun(id)]);
    expect(new Set(answers.map(({ status }) => status))).to.be.deep.oneOf([
      new Set([202]),
      new Set([202, 200]),
    ]);
    const settled = await api.settled(id, 15_000);
    const asked = new Set(answers.map(({ run }) => run.cancel_requested_at));
    expect(asked).to.deep.equal(new Set([settled.cancel_requested_at]));
    const late = await worker.cancelRun(id);
    expect(late).to.deep.equal({ status: 200, run: settled });
    await untilGone(marker);
  });

  it('ends a run at its timeout_ms', async () => {
    const marker = randomUUID();
    const { id } = await api.createRun({ task: unruly(marker), timeout_ms: 1_000 });
    const settled = await api.settled(id, 20_000);
    expect(settled.state).to.equal('interrupted');
    expect(settled.reason?.code).to.equal('timed_out');
    expect(settled.usage?.duration_ms).to.be.at.least(1_000);
    expect(processesWith(marker)).to.deep.equal([]);
    expect(await api.patch(id)).to.contain('kept.txt');
  });

  it('settles a queued run at once when it is cancelled, without ever starting it', async () => {
    const busy = await Promise.all([1, 2].map(() => api.createRun({ task: 'sleep 300' })));
    for (const { id } of busy) await api.untilEvent(id, (event) => event.type === 'step.started');
    const waiting = await api.createRun({ task: 'echo never' });
    const following = await worker.follow(waiting.id);
    const { run } = await api.cancelRun(waiting.id);
    expect(run).to.include({ state: 'interrupted', attempt: 0, started_at: null });
    expect(run.reason?.code).to.equal('cancelled');
    const types = [];
    for await (const frame of following.frames) if (frame.event !== null) types.push(frame.event);
    expect(types).to.deep.equal(['run.settled']);
    expect(await api.patch(waiting.id)).to.equal('');
    expect(await api.log(waiting.id)).to.deep.equal([]);
    await Promise.all(busy.map(({ id }) => worker.cancelRun(id)));
    for (const { id } of busy) expect((await api.settled(id, 15_000)).state).to.equal('interrupted');
  });

  it('settles every run once when cancels race with starts and ends', async () => {
    const runs = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        api.createRun({ task: index % 2 === 0 ? 'true' : 'true\nsleep 0.2' }),
      ),
    );
    await Promise.all(
      runs.map(async ({ id }, index) => {
        // Spread over the time they take, without a clock: a few reads in between.
        for (let read = 0; read < index; read++) await api.getRun(id);
        await (index % 2 === 0 ? api : worker).cancelRun(id);
      }),
    );
    for (const { id } of runs) {
      const settled = await api.settled(id);
      expect(settled.state).to.be.oneOf(['completed', 'interrupted']);
      expect((await api.listEvents(id)).filter((event) => event.type === 'run.settled')).to.have.length(1);
    }
  });
});
