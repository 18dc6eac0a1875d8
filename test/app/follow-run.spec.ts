/** Following a run: every event once and in order, from wherever the reader is, whatever it and the notices do. */
import { expect } from 'chai';
import { createFollowRun, type FollowRun, type Sink } from '../../src/app/follow-run.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { insertEvents } from '../../src/store/events.ts';
import { createNotices, type Notices } from '../../src/store/notices.ts';
import { removeRun } from '../../src/store/removals.ts';
import { openLine } from '../support/line.ts';
import { settleNow } from '../support/settlement.ts';
import { environment, openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

let store: TestStore;
let notices: Notices;
let ticks: { ms: number; work: () => void }[];
let followRun: FollowRun;

before(async () => {
  store = await openStore();
});
after(() => store.close());
beforeEach(() => {
  ticks = [];
  // The hand of the clock is ours: what happens every so often happens when a test says so.
  const clock = {
    ...systemClock,
    sleep: () => new Promise<void>(setImmediate),
    every: (ms: number, work: () => void) => {
      ticks.push({ ms, work });
      return () => undefined;
    },
  };
  notices = createNotices({ database: store.database, clock, log: quiet, process: 'one', shared: false });
  followRun = createFollowRun({ database: store.database, notices, clock, log: quiet });
  followRun.start();
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const tick = (ms: number): void => {
  for (const each of ticks) if (each.ms === ms) each.work();
};

/** The heartbeats of ten seconds; the most that came at once. */
function passTenSeconds(written: () => number = () => 0): number {
  let most = 0;
  for (let step = 0; step < 50; step++) {
    const before = written();
    tick(200);
    most = Math.max(most, written() - before);
  }
  return most;
}

/** A reader that takes `room` writes and is full then. */
function openReader(room = Number.POSITIVE_INFINITY) {
  const writes: string[] = [];
  const drains: (() => void)[] = [];
  const state = { ended: 0, failed: 0, free: room };
  const sink: Sink = {
    write: (text) => {
      writes.push(text);
      return --state.free > 0;
    },
    onDrain: (call) => drains.push(call),
    end: () => state.ended++,
    fail: () => state.failed++,
  };
  const seqs = (): number[] =>
    writes.flatMap((text) => [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1])));
  return {
    sink,
    writes,
    state,
    seqs,
    waits: () => drains.length,
    /** The reader has read what it was sent, and has room for `more` writes. */
    drain: (more: number) => {
      state.free = more;
      for (const call of drains.splice(0)) call();
    },
  };
}

async function say(uuid: string, count: number, announce = true): Promise<void> {
  const events = upTo(count).map((number) => ({
    runUuid: uuid,
    epoch: 1,
    type: 'message.added',
    payload: `{"text":"${number}"}`,
  }));
  const seqs = await insertEvents(store.database, events);
  if (announce) notices.events(events.map((event, index) => ({ ...event, seq: seqs[index] ?? 0 })));
}

async function settle(uuid: string, announce = true): Promise<void> {
  const seq = await settleNow(store.database, uuid);
  if (announce) notices.events([{ runUuid: uuid, seq: seq ?? 0, type: 'run.settled', payload: '{}' }]);
}

describe('app/follow-run', () => {
  it('gives what was, then what comes, then the end, once', async () => {
    const { uuid } = await store.makeRunning();
    await say(uuid, 3);
    const reader = openReader();
    followRun.follow({ uuid, cursor: 0 }, reader.sink);
    await until('the replay', () => reader.seqs().length === 4);
    await say(uuid, 2);
    await settle(uuid);
    await until('the end', () => reader.state.ended === 1);
    expect(reader.seqs()).to.deep.equal(upTo(7));
    expect(reader.writes.join('')).to.match(
      /event: run\.settled\ndata: \{"seq":7\}\n\n$|event: run\.settled\ndata: [^\n]*\n\n$/,
    );
    expect([followRun.open(), reader.state.failed, notices.watchedRuns()]).to.deep.equal([0, 0, []]);
  });

  it('misses nothing that is stored between its reading of the log and the reply', async () => {
    const { uuid } = await store.makeRunning();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let reads = 0;
    const database: Database = {
      ...store.database,
      query: async (statement, values) => {
        const rows = await store.database.query<never>(statement, values);
        if (++reads === 1) await held;
        return rows;
      },
    };
    const late = createFollowRun({ database, notices, clock: systemClock, log: quiet });
    const reader = openReader();
    late.follow({ uuid, cursor: 0 }, reader.sink);
    await until('the first reading', () => reads === 1);
    await say(uuid, 2);
    expect(reader.seqs()).to.deep.equal([]);
    release();
    await until('all of it', () => reader.seqs().length === 3);
    await settle(uuid);
    await until('the end', () => reader.state.ended === 1);
    expect(reader.seqs()).to.deep.equal(upTo(4));
  });

  it('begins behind any cursor', async () => {
    const { uuid } = await store.makeRunning();
    await say(uuid, 4);
    await settle(uuid);
    for (const cursor of [0, 1, 2, 3, 4, 5]) {
      const reader = openReader();
      followRun.follow({ uuid, cursor }, reader.sink);
      await until('the end', () => reader.state.ended === 1);
      expect(reader.seqs()).to.deep.equal(upTo(6).slice(cursor));
    }
  });

  it('loses and doubles nothing when readers come while events are written', async () => {
    const { uuid } = await store.makeRunning();
    const readers = upTo(40).map(() => openReader());
    for (const reader of readers) {
      followRun.follow({ uuid, cursor: 0 }, reader.sink);
      await say(uuid, 3);
    }
    await settle(uuid);
    await until('every end', () => readers.every((reader) => reader.state.ended === 1));
    for (const reader of readers) expect(reader.seqs()).to.deep.equal(upTo(122));
  });

  it('sends a full reader nothing and holds nothing for it, until it has read', async () => {
    const { uuid } = await store.makeRunning();
    const slow = openReader(1);
    const quick = openReader();
    followRun.follow({ uuid, cursor: 0 }, slow.sink);
    followRun.follow({ uuid, cursor: 0 }, quick.sink);
    await until('the first write', () => slow.waits() === 1);
    for (const _ of upTo(24)) await say(uuid, 50);
    tick(10_000);
    tick(5_000);
    await until('the quick reader', () => quick.seqs().length === 1201);
    expect([slow.writes.length, slow.waits()]).to.deep.equal([1, 1]);
    await settle(uuid);

    let writes = 1;
    while (slow.state.ended === 0) {
      const before = slow.seqs().length;
      slow.drain(1);
      await until('one more page', () => slow.writes.length > writes);
      writes++;
      expect(slow.writes.length).to.equal(writes);
      expect(slow.seqs().length - before).to.be.at.most(500);
    }
    expect(slow.seqs()).to.deep.equal(upTo(1202));
    expect(quick.seqs()).to.deep.equal(upTo(1202));
  });

  it('finds events nobody told it about in its next sweep', async () => {
    const { uuid } = await store.makeRunning();
    const reader = openReader();
    followRun.follow({ uuid, cursor: 0 }, reader.sink);
    await until('the replay', () => reader.seqs().length === 1);
    await say(uuid, 5, false);
    await settle(uuid, false);
    expect(reader.seqs()).to.deep.equal([1]);
    tick(5_000);
    await until('the end', () => reader.state.ended === 1);
    expect(reader.seqs()).to.deep.equal(upTo(7));
  });

  it('lets a reader go whose run was deleted meanwhile, and no other', async () => {
    const [gone, kept] = [await store.makeRunning(), await store.makeRunning()];
    const [one, two] = [openReader(), openReader()];
    followRun.follow({ uuid: gone.uuid, cursor: 0 }, one.sink);
    followRun.follow({ uuid: kept.uuid, cursor: 0 }, two.sink);
    await until('the replays', () => one.seqs().length === 1 && two.seqs().length === 1);
    await settle(gone.uuid, false);
    const run = { uuid: gone.uuid, environment, terms: [], at: systemClock.now() };
    expect((await removeRun(store.database, run))?.runUuid).to.equal(gone.uuid);
    tick(5_000);
    await until('the reader to be let go', () => one.state.failed === 1);
    await say(kept.uuid, 1);
    await until('the next event', () => two.seqs().length === 2);
    expect([one.state.ended, two.state.failed]).to.deep.equal([0, 0]);
  });

  it('lets a reader go whose run expired meanwhile, and one that begins too late', async () => {
    const run = await store.makeRunning();
    const [early, late, atEnd] = [openReader(), openReader(), openReader()];
    followRun.follow({ uuid: run.uuid, cursor: 0 }, early.sink);
    await until('the replay', () => early.seqs().length === 1);
    await settle(run.uuid, false);
    await store.database.knex('run_events').where({ run_id: run.uuid }).delete();
    followRun.follow({ uuid: run.uuid, cursor: 1 }, late.sink);
    followRun.follow({ uuid: run.uuid, cursor: 2 }, atEnd.sink);
    await until('the readers to be let go', () => {
      tick(5_000);
      return early.state.failed === 1 && late.state.failed === 1;
    });
    expect([early.state.ended, late.state.ended, atEnd.state.failed]).to.deep.equal([0, 0, 0]);
  });

  it('fills the gap when a notice went missing, and takes late and double ones for nothing', async () => {
    const { uuid } = await store.makeRunning();
    const reader = openReader();
    followRun.follow({ uuid, cursor: 0 }, reader.sink);
    await until('the replay', () => reader.seqs().length === 1);
    await say(uuid, 3, false);
    await say(uuid, 1);
    await until('the gap', () => reader.seqs().length === 5);
    notices.events(
      upTo(5).map((seq) => ({ runUuid: uuid, seq, type: 'message.added', payload: '{"text":"again"}' })),
    );
    await settle(uuid);
    await until('the end', () => reader.state.ended === 1);
    expect(reader.seqs()).to.deep.equal(upTo(6));
  });

  it('reads the log when a notice was too long to carry its event', async () => {
    const { uuid } = await store.makeRunning();
    const reader = openReader();
    followRun.follow({ uuid, cursor: 1 }, reader.sink);
    await say(uuid, 1, false);
    notices.events([{ runUuid: uuid, seq: 2, type: 'message.added', payload: undefined }]);
    await until('the event', () => reader.seqs().length === 1);
    expect(reader.writes.join('')).to.equal('id: 2\nevent: message.added\ndata: {"seq":2,"text":"1"}\n\n');
  });

  it('sends heartbeats as comments, and none to a reader that is full', async () => {
    const { uuid } = await store.makeRunning();
    const [idle, full] = [openReader(), openReader(1)];
    followRun.follow({ uuid, cursor: 0 }, idle.sink);
    followRun.follow({ uuid, cursor: 0 }, full.sink);
    await until('both replays', () => idle.writes.length === 1 && full.writes.length === 1);
    passTenSeconds();
    expect([idle.writes.length, full.writes.length]).to.deep.equal([2, 1]);
    expect(idle.writes[1]).to.match(/^:.*\n\n$/);
  });

  it('spreads the heartbeats of many streams over ten seconds, one for each', async () => {
    const { uuid } = await store.makeRunning();
    const readers = Array.from({ length: 200 }, () => openReader());
    for (const reader of readers) followRun.follow({ uuid, cursor: 1 }, reader.sink);
    const written = (): number => readers.reduce((sum, reader) => sum + reader.writes.length, 0);
    const most = passTenSeconds(written);
    expect(readers.map((reader) => reader.writes.length)).to.deep.equal(readers.map(() => 1));
    expect(most).to.equal(4);
  });

  it('sends nothing more to a reader that has left', async () => {
    const { uuid } = await store.makeRunning();
    const reader = openReader();
    const leave = followRun.follow({ uuid, cursor: 0 }, reader.sink);
    leave();
    await say(uuid, 3);
    tick(10_000);
    await settle(uuid);
    expect([reader.writes, reader.state.ended, followRun.open(), notices.watchedRuns()]).to.deep.equal([
      [],
      0,
      0,
      [],
    ]);
  });

  it('lets every reader go when the service stops, so that it resumes elsewhere', async () => {
    const { uuid } = await store.makeRunning();
    const readers = [openReader(), openReader(1)];
    for (const reader of readers) followRun.follow({ uuid, cursor: 0 }, reader.sink);
    followRun.endAll();
    expect(readers.map(({ state }) => [state.failed, state.ended])).to.deep.equal([
      [1, 0],
      [1, 0],
    ]);
    expect(followRun.open()).to.equal(0);
  });

  it('lets a reader go when the log cannot be read for a while, and goes on when it can again', async () => {
    const { uuid } = await store.makeRunning();
    const line = await openLine(store.url);
    const database = createDatabase({ url: line.url, poolMax: 2, log: quiet });
    try {
      const clock = { ...systemClock, sleep: () => new Promise<void>(setImmediate) };
      const other = createFollowRun({ database, notices, clock, log: quiet });
      line.cut();
      const reader = openReader();
      other.follow({ uuid, cursor: 0 }, reader.sink);
      await until('the reader to be let go', () => reader.state.failed === 1);
      expect([other.open(), reader.writes]).to.deep.equal([0, []]);
      line.mend();
      const resumed = openReader();
      other.follow({ uuid, cursor: 0 }, resumed.sink);
      await until('the replay', () => resumed.seqs().length === 1);
      other.endAll();
    } finally {
      await database.close();
      await line.close();
    }
  });
});
