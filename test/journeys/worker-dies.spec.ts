/** A worker dies or freezes in the middle of runs: another takes them over, and the log does not show a seam. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { Run, RunEvent } from '../../generated/api/types.gen.ts';
import {
  type Journey,
  type Node,
  openJourney,
  processesWith,
  untilAlive,
  untilGone,
} from '../support/journey.ts';

const stepCount = 25;
/** Many short steps, each leaving a line in a file; the marker tells its processes from others. */
const manySteps = (marker: string): string =>
  Array.from(
    { length: stepCount },
    (_, index) => `echo ${index + 1} | tee -a lines.txt; bash -c 'sleep 0.2' ${marker}`,
  ).join('\n');

const types = (events: RunEvent[]): string[] => events.map((event) => event.type);
const retrying = (event: RunEvent): boolean => event.type === 'run.retrying';

describe('journeys/worker-dies', () => {
  let journey: Journey;
  let api: Node;

  beforeEach(async () => {
    journey = await openJourney();
    api = await journey.start({ ROLE: 'api' });
  });

  afterEach(() => journey.end());

  it('takes the runs of a killed worker over within 20 s, gapless, with nothing of the old sandbox alive', async () => {
    const first = await journey.start({ ROLE: 'worker' });
    const markers = [randomUUID(), randomUUID()];
    const runs = await Promise.all(markers.map((marker) => api.createRun({ task: manySteps(marker) })));
    const only = randomUUID();
    const single = await api.createRun({ task: manySteps(only), max_attempts: 1 });
    const streams = runs.map(({ id }) => api.followToEnd(id));
    for (const { id } of [...runs, single])
      await api.untilEvent(id, (event) => event.type === 'step.completed' && event.index === 3);
    const second = await journey.start({ ROLE: 'worker' });
    const held = new Map<string, number>();
    for (const { id } of runs) held.set(id, (await api.getRun(id)).last_event);

    const killedAt = performance.now();
    await first.kill('SIGKILL');
    for (const marker of [...markers, only]) await untilGone(marker);
    for (const { id } of runs) await api.untilEvent(id, retrying, 20_000 - (performance.now() - killedAt));

    const receipts = await Promise.all(runs.map(({ id }) => api.completed(id, 60_000)));
    const streamed = await Promise.all(streams);
    for (const [index, settled] of receipts.entries()) {
      expect(settled.attempt).to.equal(2);
      const events = await api.listEvents(settled.id);
      expect(streamed[index]).to.deep.equal(events);
      expect(events.map((event) => event.seq)).to.deep.equal(events.map((_, place) => place + 1));
      expect(types(events).filter((type) => type === 'run.retrying')).to.have.length(1);
      const seam = events.findIndex(retrying);
      expect(seam).to.be.at.least(held.get(settled.id) ?? 0);
      expect(types(events.slice(seam, seam + 3))).to.deep.equal([
        'run.retrying',
        'run.started',
        'step.started',
      ]);
      expect(events.slice(seam).filter((event) => event.type === 'step.completed')).to.have.length(stepCount);
      expect(types(events).indexOf('run.settled')).to.equal(events.length - 1);
      // The second attempt began again from the base: each line is there once.
      const lines = (await api.patch(settled.id)).split('\n').filter((line) => /^\+\d+$/.test(line));
      expect(lines).to.deep.equal(Array.from({ length: stepCount }, (_, line) => `+${line + 1}`));
      // The log keeps what the lost attempt had written, and then the whole of the second.
      const log = await api.log(settled.id);
      expect(log.map((line) => line.attempt)).to.deep.equal(log.map((line) => line.attempt).sort());
      const printed = (attempt: number): string[] =>
        log.filter((line) => line.attempt === attempt).map((line) => line.text);
      expect(printed(1).slice(0, 3)).to.deep.equal(['1\n', '2\n', '3\n']);
      expect(printed(2)).to.deep.equal(Array.from({ length: stepCount }, (_, line) => `${line + 1}\n`));
    }

    const lost = await api.settled(single.id, 30_000);
    expect(lost).to.include({ state: 'failed', applied: 'unchanged' });
    expect(lost.reason?.code).to.equal('worker_lost');
    expect((await api.log(single.id)).map((line) => line.text).slice(0, 3)).to.deep.equal([
      '1\n',
      '2\n',
      '3\n',
    ]);
    expect(types(await api.listEvents(single.id))).not.to.include('run.retrying');
    expect(second.child.exitCode).to.equal(null);
  });

  it('keeps a worker that froze and thawed from writing into a run that another took over', async () => {
    const frozen = await journey.start({ ROLE: 'worker' });
    const marker = randomUUID();
    const talker = `for i in $(seq 600); do echo $i; sleep 0.01; done; : ${marker}`;
    const runs: Run[] = [];
    for (const task of [manySteps(marker), `echo begin\n${talker}\necho end > end.txt`])
      runs.push(await api.createRun({ task }));
    for (const { id } of runs)
      await api.untilEvent(id, (event) => event.type === 'step.completed' && event.index === 1);
    await untilAlive(marker);
    frozen.child.kill('SIGSTOP');
    const other = await journey.start({ ROLE: 'worker' });
    for (const { id } of runs) await api.untilEvent(id, retrying, 20_000);
    const seams = await Promise.all(runs.map(async ({ id }) => (await api.getRun(id)).last_event));
    frozen.child.kill('SIGCONT');
    // The talker takes longer than the thawed worker needs to find out, so both are alive side by side for a while.
    const receipts = await Promise.all(runs.map(({ id }) => api.completed(id, 90_000)));
    for (const [index, settled] of receipts.entries()) {
      expect(settled.attempt).to.equal(2);
      expect(settled.last_event).to.be.above(seams[index] ?? 0);
      const events = await api.listEvents(settled.id);
      expect(types(events).filter((type) => type === 'run.started')).to.have.length(2);
    }
    await untilGone(marker);
    expect(processesWith(marker)).to.deep.equal([]);
    // The thawed worker is of use again.
    await other.kill('SIGKILL');
    const next = await api.createRun({ task: 'echo again' });
    expect(await api.completed(next.id)).to.include({ attempt: 1 });
  });
});
