/** Recording events: each stored once and in order, although connections die and replies are lost on the way. */
import { expect } from 'chai';
import { checkEvent } from '../../src/app/event-contract.ts';
import {
  type Attempt,
  createRecordEvent,
  FencedError,
  type RecordEvent,
} from '../../src/app/record-event.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { listEvents } from '../../src/store/events.ts';
import { createNotices, type EventNotice, type Notices } from '../../src/store/notices.ts';
import { type Line, openLine } from '../support/line.ts';
import { settleNow } from '../support/settlement.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

let store: TestStore;
let line: Line;
let database: Database;
let notices: Notices;
let recordEvent: RecordEvent;

before(async () => {
  store = await openStore();
  line = await openLine(store.url);
  database = createDatabase({ url: `${line.url}?application_name=victim`, poolMax: 4, log: quiet });
  notices = createNotices({ database, clock: systemClock, log: quiet, process: 'one', shared: false });
  recordEvent = createRecordEvent({ database, notices, clock: systemClock, check: checkEvent });
});
after(async () => {
  await database.close();
  await line.close();
  await store.close();
});

const killStatement = {
  name: 'test.kill',
  text: `select count(*) filter (where pg_terminate_backend(pid))::int as killed from pg_stat_activity
    where datname = current_database() and application_name = 'victim'`,
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const say = (attempt: Attempt, text: string): Promise<number> =>
  recordEvent(attempt, 'message.added', { from: 'agent', text });
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

async function begin(): Promise<Attempt> {
  const { uuid, id } = await store.makeRunning();
  return { runUuid: uuid, runId: id, epoch: 1, lastSeq: 1 };
}

async function textsOf(attempt: Attempt): Promise<string[]> {
  const log = await listEvents(store.database, attempt.runUuid, 1, 10_000);
  expect(log.map(({ seq }) => seq)).to.deep.equal(log.map((_, index) => index + 2));
  return log.map(({ payload }) => JSON.parse(payload).text);
}

describe('app/record-event', () => {
  it('stores events in the order they were handed in, and tells them after they are stored', async () => {
    const attempt = await begin();
    const heard: EventNotice[] = [];
    const unwatch = notices.watchRun(attempt.runUuid, (notice) => heard.push(notice));
    const seqs = await Promise.all(upTo(200).map((number) => say(attempt, `${number}`)));
    unwatch();
    expect(seqs).to.deep.equal(upTo(200).map((number) => number + 1));
    expect(await textsOf(attempt)).to.deep.equal(upTo(200).map(String));
    expect(heard.map(({ seq }) => seq)).to.deep.equal(seqs);
    expect(attempt.lastSeq).to.equal(201);
  });

  it('tells the attempt that it lost its run, and only that one', async () => {
    const [lost, kept] = [await begin(), await begin()];
    await settleNow(store.database, lost.runUuid);
    const [first, ...rest] = await Promise.all([
      say(kept, 'a'),
      caught(say(lost, 'x')),
      say(kept, 'b'),
      caught(say(lost, 'y')),
    ]);
    expect(first).to.equal(2);
    expect([rest[0], rest[2]].every((error) => error instanceof FencedError)).to.equal(true);
    expect(await textsOf(kept)).to.deep.equal(['a', 'b']);
  });

  it('refuses an event that breaks the contract before it is stored', async () => {
    const attempt = await begin();
    const error = await caught(
      recordEvent(attempt, 'message.added', { from: 'agent', text: 7 as unknown as string }),
    );
    expect(String(error)).to.include('message.added').and.to.include('/text');
    expect(await textsOf(attempt)).to.deep.equal([]);
  });

  it('stores an event once when it was stored and the reply got lost', async () => {
    const attempt = await begin();
    await say(attempt, 'before');
    for (const round of upTo(5)) {
      line.loseReply();
      const lost = line.lost();
      expect(await say(attempt, `round ${round}`)).to.equal(round + 2);
      expect(line.lost()).to.equal(lost + 1);
    }
    expect(await textsOf(attempt)).to.deep.equal(['before', ...upTo(5).map((round) => `round ${round}`)]);
  });

  it('stores a batch once when its reply got lost, equal events included, and knows again who lost a run', async () => {
    const [attempt, other, gone] = [await begin(), await begin(), await begin()];
    await settleNow(store.database, gone.runUuid);
    await say(attempt, 'first');
    line.loseReply();
    const lost = line.lost();
    // The first goes alone and meets the loss; the next flush carries the rest, and its reply is lost as well.
    const one = say(attempt, 'same');
    const rest = [
      say(attempt, 'same'),
      say(other, 'same'),
      say(attempt, 'same'),
      caught(say(gone, 'x')),
      say(other, 'last'),
    ];
    expect(await one).to.equal(3);
    line.loseReply();
    const [a, b, c, fenced, d] = await Promise.all(rest);
    expect([a, b, c, d]).to.deep.equal([4, 2, 5, 3]);
    expect(fenced).to.be.instanceOf(FencedError);
    expect(line.lost()).to.be.greaterThan(lost);
    expect(await textsOf(attempt)).to.deep.equal(['first', 'same', 'same', 'same']);
    expect(await textsOf(other)).to.deep.equal(['same', 'last']);
  });

  it('has every event once and in order after backends were killed again and again', async () => {
    const attempts = await Promise.all(upTo(4).map(begin));
    let [killed, recorded] = [0, 0];
    let writing = true;
    const killing = (async () => {
      for (let next = 16; writing; ) {
        await new Promise(setImmediate);
        if (recorded < next) continue;
        // Whatever the victim is doing at this moment, before, within or after its statement.
        const [row] = await store.database.query<{ killed: number }>(killStatement, []);
        killed += row?.killed ?? 0;
        next = recorded + 16;
      }
    })();
    await Promise.all(
      attempts.map(async (attempt) => {
        for (const round of upTo(25)) {
          const seqs = await Promise.all(upTo(8).map((number) => say(attempt, `${round}/${number}`)));
          recorded += seqs.length;
        }
      }),
    );
    writing = false;
    await killing;
    expect(killed).to.be.greaterThan(0);
    const wanted = upTo(25).flatMap((round) => upTo(8).map((number) => `${round}/${number}`));
    for (const attempt of attempts) expect(await textsOf(attempt)).to.deep.equal(wanted);
  });

  it('waits for a database that is away', async () => {
    const attempt = await begin();
    line.cut();
    const recorded = say(attempt, 'patience');
    await until('the first refusal', () => line.refused() > 0);
    line.mend();
    expect(await recorded).to.equal(2);
    expect(await textsOf(attempt)).to.deep.equal(['patience']);
  });
});
