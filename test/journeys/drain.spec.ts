/** A deploy: SIGTERM lets short runs finish, hands long ones to another worker, ends streams so that they resume elsewhere. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import { type Journey, openJourney, processesWith, untilAlive } from '../support/journey.ts';

describe('journeys/drain', () => {
  let journey: Journey;

  beforeEach(async () => {
    journey = await openJourney();
  });

  afterEach(() => journey.end());

  it('finishes short runs, hands long ones back uncounted, ends streams cleanly and exits 0', async () => {
    const leaving = await journey.start({ DRAIN_SECONDS: '4' });
    const staying = await journey.start({ ROLE: 'api' });
    const marker = randomUUID();
    const short = await leaving.createRun({ task: 'echo go\nsleep 1.5\necho done > done.txt' });
    // One attempt only: being handed back must not use it up.
    const long = await leaving.createRun({
      task: `echo first > first.txt\nbash -c 'sleep 6' ${marker}\necho last > last.txt`,
      max_attempts: 1,
    });
    await untilAlive(marker);
    await leaving.untilEvent(short.id, (event) => event.type === 'step.started' && event.index === 2);
    const following = await leaving.follow(long.id);
    const streamed: RunEvent[] = [];
    const reading = (async () => {
      for await (const frame of following.frames)
        if (frame.id !== null) streamed.push(JSON.parse(frame.data) as RunEvent);
    })();

    const exit = leaving.kill('SIGTERM');
    expect(await exit).to.equal(0);
    await reading;
    expect(processesWith(marker)).to.deep.equal([]);
    expect(await staying.getRun(short.id)).to.include({ state: 'completed', attempt: 1 });
    expect((await staying.listEvents(short.id)).map((event) => event.type)).not.to.include('run.retrying');
    const handed = await staying.getRun(long.id);
    expect(handed).to.include({ state: 'queued', settled_at: null });
    expect((await staying.listEvents(long.id)).at(-1)).to.include({ type: 'run.retrying', attempt: 2 });

    await journey.start();
    const rest = await staying.followToEnd(long.id, { lastEventId: streamed.length });
    expect([...streamed, ...rest]).to.deep.equal(await staying.listEvents(long.id));
    expect(await staying.completed(long.id)).to.include({ attempt: 2 });
    expect(await staying.patch(long.id))
      .to.contain('first.txt')
      .and.to.contain('last.txt');
  });

  it('hands runs from worker to worker as often as it takes, and loses none', async () => {
    const api = await journey.start({ ROLE: 'api' });
    let worker = await journey.start({ ROLE: 'worker', DRAIN_SECONDS: '0' });
    const runs = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        api.createRun({ task: `echo ${index}\nsleep 2\necho end`, max_attempts: 1 }),
      ),
    );
    for (let turn = 0; turn < 3; turn++) {
      for (const { id } of runs)
        await api.untilEvent(id, (event) => event.type === 'run.started' && event.attempt === turn + 1);
      const leaving = worker;
      const [next, code] = await Promise.all([
        journey.start({ ROLE: 'worker', DRAIN_SECONDS: '0' }),
        leaving.kill(turn === 1 ? 'SIGINT' : 'SIGTERM'),
      ]);
      expect(code).to.equal(0);
      worker = next;
    }
    for (const { id } of runs) expect(await api.completed(id)).to.include({ attempt: 4 });
  });
});
