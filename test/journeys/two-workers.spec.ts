/** Many machines, one service: every run is worked on once, and any process streams and cancels any run. */
import { expect } from 'chai';
import pg from 'pg';
import { type Journey, type Node, openJourney } from '../support/journey.ts';

describe('journeys/two-workers', () => {
  let journey: Journey;
  let nodes: Node[];

  before(async () => {
    journey = await openJourney({ WORKER_SLOTS: '4' });
    nodes = await Promise.all(
      ['api', 'worker', 'worker', 'api'].map((role) => journey.start({ ROLE: role })),
    );
  });

  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  const pick = (index: number): Node => nodes[index % 2 === 0 ? 0 : 3] ?? expect.fail('no process');

  it('settles sixty runs once each, on both workers, with every stream whole on any process', async () => {
    const runs = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        pick(index).createRun({ task: `echo ${index} > a.txt\ntrue\ncat a.txt` }),
      ),
    );
    const logs = await Promise.all(runs.map(({ id }, index) => pick(index + 1).followToEnd(id)));
    for (const [index, events] of logs.entries()) {
      expect(events.map((event) => event.seq)).to.deep.equal(
        Array.from({ length: 9 }, (_, place) => place + 1),
      );
      expect(events.at(-1)).to.include({ type: 'run.settled', state: 'completed' });
      expect(await pick(index).patch(runs[index]?.id ?? '')).to.contain(`+${index}\n`);
    }
    const client = new pg.Client({ connectionString: journey.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ worker: string; runs: string }>(
        'select worker, count(*) as runs from run_attempts group by worker',
      );
      expect(rows).to.have.length(2);
      expect(rows.reduce((sum, row) => sum + Number(row.runs), 0)).to.equal(60);
    } finally {
      await client.end();
    }
  });

  it('cancels from any process, and tells every stream', async () => {
    const runs = await Promise.all(
      Array.from({ length: 8 }, (_, index) => pick(index).createRun({ task: 'sleep 300' })),
    );
    const streams = runs.map(({ id }, index) => pick(index + 1).followToEnd(id));
    for (const [index, { id }] of runs.entries())
      await pick(index).untilEvent(id, (event) => event.type === 'step.started');
    await Promise.all(runs.map(({ id }, index) => pick(index + 1).cancelRun(id)));
    for (const events of await Promise.all(streams))
      expect(events.at(-1)).to.deep.include({ type: 'run.settled', state: 'interrupted' });
  });

  it('serves health alone in the role worker', async () => {
    const worker = nodes[1] ?? expect.fail('no worker');
    const ready = await fetch(`${worker.origin}/readyz`);
    expect(ready.status).to.equal(200);
    await ready.text();
    const refused = await fetch(`${worker.origin}/v1/me`);
    expect(refused.status).to.equal(404);
    await refused.text();
  });
});
