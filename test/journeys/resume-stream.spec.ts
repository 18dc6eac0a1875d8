/** A stream may break anywhere: resumed by the last id, on any process, at any time, it gives the log once and in order. */
import { expect } from 'chai';
import type { RunEvent } from '../../generated/api/types.gen.ts';
import type { Caller, Cursor } from '../support/caller.ts';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { overBuses } from '../support/nats-server.ts';

const steps = 14;
const task = Array.from({ length: steps }, (_, index) => `echo ${index + 1} > ${index + 1}.txt`).join('\n');
/** As `task`, but slow enough to be cut while it goes on. */
const slowTask = task.replaceAll('\n', '; sleep 0.1\n');

/** Reads `count` events after a cursor, breaks the connection and says what came. */
async function readSome(caller: Caller, id: string, cursor: Cursor, count: number): Promise<RunEvent[]> {
  const following = await caller.follow(id, cursor);
  if (following.status === 204) return [];
  expect(following.status).to.equal(200);
  const events: RunEvent[] = [];
  for await (const frame of following.frames) {
    if (frame.id !== null) events.push(JSON.parse(frame.data) as RunEvent);
    if (events.length === count) break;
  }
  following.cut();
  return events;
}

const seqs = (events: RunEvent[]): number[] => events.map((event) => event.seq);
const upTo = (last: number, from = 1): number[] =>
  Array.from({ length: last - from + 1 }, (_, index) => from + index);

overBuses('journeys/resume-stream', (bus) => {
  let journey: Journey;
  let first: Node;
  let second: Node;

  before(async () => {
    journey = await openJourney(bus());
    [first, second] = await Promise.all([journey.start(), journey.start({ ROLE: 'api' })]);
  });

  afterEach(() => journey.contract.assertClean());
  after(() => journey.end());

  it('gives the rest of the log after a cut at any event, by header and by query, and 204 at the end', async () => {
    const { id } = await first.createRun({ task });
    const whole = await first.followToEnd(id);
    const last = whole.length;
    expect(last).to.equal(2 * steps + 3);
    expect(seqs(whole)).to.deep.equal(upTo(last));
    for (let cut = 1; cut < last; cut++) {
      const head = await readSome(first, id, {}, cut);
      expect(head).to.deep.equal(whole.slice(0, cut));
      expect([...head, ...(await readSome(second, id, { lastEventId: cut }, last))]).to.deep.equal(whole);
      expect(await readSome(first, id, { after: cut }, last)).to.deep.equal(whole.slice(cut));
    }
    // The header wins: it is what a browser sends when it resumes an address that had a cursor of its own.
    expect(seqs(await readSome(first, id, { lastEventId: last - 1, after: 2 }, last))).to.deep.equal([last]);
    for (const cursor of [{ lastEventId: last }, { after: last }])
      expect((await second.follow(id, cursor)).status).to.equal(204);
  });

  it('refuses a cursor that no event has', async () => {
    const { id } = await first.createRun({ task: 'true' });
    const { last_event } = await first.settled(id);
    for (const cursor of [String(last_event + 1), '-1', '1.5', 'x', '99999999999999999999']) {
      const response = await first.call('GET', `/v1/runs/${id}/events`, {
        headers: { accept: 'text/event-stream', 'last-event-id': cursor },
      });
      expect(response.status, cursor).to.equal(400);
      expect(await response.json()).to.include({ code: 'invalid_last_event_id' });
    }
  });

  it('loses and repeats nothing when a stream is cut again and again while the run goes on', async () => {
    const { id } = await first.createRun({ task: slowTask });
    const collect = async (callers: Caller[], size: number): Promise<RunEvent[]> => {
      const events: RunEvent[] = [];
      for (let turn = 0; events.at(-1)?.type !== 'run.settled'; turn++) {
        const caller = callers[turn % callers.length] ?? first;
        events.push(...(await readSome(caller, id, { lastEventId: events.length }, size)));
      }
      return events;
    };
    const all = await Promise.all([
      collect([first], 1),
      collect([second], 1),
      collect([first, second], 2),
      collect([second, first], 5),
      second.followToEnd(id),
    ]);
    const stored = await first.listEvents(id);
    expect(seqs(stored)).to.deep.equal(upTo(2 * steps + 3));
    for (const events of all) expect(events).to.deep.equal(stored);
  });

  it('goes on after the process that streamed was killed and another one was started', async () => {
    const { id } = await first.createRun({ task: 'true\ntrue\ntrue\nsleep 300\ntrue' });
    const dying = await journey.start({ ROLE: 'api' });
    const events: RunEvent[] = [];
    const following = await dying.follow(id);
    for await (const frame of following.frames) {
      if (frame.id !== null) events.push(JSON.parse(frame.data) as RunEvent);
      if (events.length === 6) dying.child.kill('SIGKILL');
    }
    expect(events.length).to.be.within(6, 8);
    await dying.exited;
    const restarted = await journey.start({ ROLE: 'api' });
    const rest = restarted.followToEnd(id, { lastEventId: events.length });
    await restarted.untilEvent(id, (event) => event.type === 'step.started' && event.index === 4);
    await restarted.cancelRun(id);
    events.push(...(await rest));
    expect(events).to.deep.equal(await first.listEvents(id));
    expect(events.at(-1)).to.include({ type: 'run.settled', state: 'interrupted' });
  });

  it('sends a heartbeat while nothing happens', async () => {
    const { id } = await first.createRun({ task: 'sleep 60' });
    const comments = await Promise.all(
      [first, second].map(async (node) => {
        const following = await node.follow(id);
        expect(following.response.headers.get('cache-control')).to.equal('no-store, no-transform');
        expect(following.response.headers.get('x-accel-buffering')).to.equal('no');
        for await (const frame of following.frames) {
          if (frame.comment !== null) return frame.comment;
        }
        return undefined;
      }),
    );
    expect(comments).to.deep.equal(['heartbeat', 'heartbeat']);
    await first.cancelRun(id);
    await first.settled(id);
  });
});
