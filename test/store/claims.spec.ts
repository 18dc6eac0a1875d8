/** Starting and settling: one attempt holds a run, one settlement ends it, and a cancel never passes a claim unseen. */
import { expect } from 'chai';
import { endAttempt, findSpentAttempts } from '../../src/store/attempts.ts';
import { findRunFiles, startFirstAttempt, startNextAttempt } from '../../src/store/claims.ts';
import type { Database } from '../../src/store/database.ts';
import { listEvents } from '../../src/store/events.ts';
import { findRun, listCancelled, lockRun, requestCancel, requeueRun } from '../../src/store/runs.ts';
import { settleNow } from '../support/settlement.ts';
import { createRandom, emptyCommit, environment, openStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let databases: Database[];

before(async () => {
  store = await openStore();
  databases = [store.database, store.openAnother()];
});
after(() => store.close());

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const either = (index: number): Database => databases[index % 2] ?? store.database;
const first = (db: Database, uuid: string) =>
  startFirstAttempt(db, { uuid, at: new Date(), worker: 'test', payload: '{}' });
const get = (uuid: string) => findRun(store.database, { uuid, environment });

async function again(
  db: Database,
  uuid: string,
  epoch: number,
  events: { type: string; payload: string }[] = [],
) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, uuid);
    return run?.attempt === epoch - 1
      ? startNextAttempt(tx, { uuid, epoch, at: new Date(), worker: 'next', events })
      : undefined;
  });
}

describe('store/claims', () => {
  it('starts a fresh run once, however many try at the same time', async () => {
    const run = await store.makeRun();
    const starts = await Promise.all(times(20).map((index) => first(either(index), run.uuid)));
    const won = starts.filter((start) => start !== undefined);
    expect(won.length).to.equal(1);
    expect(won[0]).to.include({ seq: 1, baseCommit: emptyCommit });
    expect(await get(run.uuid)).to.include({
      state: 'running',
      attempt: 1,
      lastSeq: 1,
      baseCommit: emptyCommit,
    });
    expect((await listEvents(store.database, run.uuid, 0, 10)).map(({ type }) => type)).to.deep.equal([
      'run.started',
    ]);
  });

  it('changes the row of a run in place when it starts: no index speaks of what a start writes', async () => {
    const indexes = await store.database.query<{ definition: string }>(
      {
        name: '',
        text: `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'runs'::regclass`,
      },
      [],
    );
    const definitions = indexes.map(({ definition }) => definition);
    expect(definitions.filter((one) => /settled_at/.test(one))).not.to.deep.equal([]);
    const written = /\b(?:state|epoch|started_at|last_seq|base_commit|waited_ms|waiting_since)\b/;
    expect(definitions.filter((one) => written.test(one))).to.deep.equal([]);
  });

  it('does not start a run whose cancel was asked, whose workspace is not ready, or that does not exist', async () => {
    const [cancelled, homeless, gone] = [await store.makeRun(), await store.makeRun(), await store.makeRun()];
    await requestCancel(store.database, { uuid: cancelled.uuid, environment }, new Date());
    const places = await Promise.all([get(homeless.uuid), get(gone.uuid)]);
    await store.database
      .knex('workspaces')
      .where({ id: places[0]?.workspaceUuid })
      .update({ state: 'creating' });
    await store.database.knex('workspaces').where({ id: places[1]?.workspaceUuid }).delete();
    for (const { uuid } of [cancelled, homeless, gone, { uuid: '019ab3f0-1234-7abc-8def-0123456789ab' }])
      expect(await first(store.database, uuid)).to.equal(undefined);
    expect((await get(cancelled.uuid))?.state).to.equal('queued');
  });

  it('settles exactly once when twenty settle at the same time', async () => {
    for (const round of times(5)) {
      const run = await store.makeRunning();
      const seqs = await Promise.all(times(20).map((index) => settleNow(either(index + round), run.uuid)));
      expect(seqs.filter((seq) => seq !== undefined)).to.deep.equal([2]);
      expect((await listEvents(store.database, run.uuid, 0, 10)).map(({ type }) => type)).to.deep.equal([
        'run.started',
        'run.settled',
      ]);
    }
  });

  it('writes the final state, the receipt and the end of the attempt together', async () => {
    const run = await store.makeRunning();
    const patch = { key: 'somewhere/patch', bytes: 12, sha256: 'aa' };
    const log = { key: 'somewhere/log', bytes: 34, sha256: 'bb' };
    await settleNow(store.database, run.uuid, { patch, log, resultCommit: 'c0ffee' });
    const settled = await get(run.uuid);
    expect(settled).to.include({ state: 'completed', lastSeq: 2 });
    expect(settled?.receipt?.id).to.equal(run.id);
    expect(settled?.expiresAt?.getTime()).to.equal((settled?.settledAt?.getTime() ?? 0) + 86_400_000);
    expect(await findRunFiles(store.database, { uuid: run.uuid, environment })).to.deep.include({
      attempt: 1,
      sealed: { patch, log },
    });
    const [attempt] = await store.database.knex('run_attempts').where({ run_id: run.uuid });
    expect(attempt).to.include({ epoch: 1, ending: 'settled' });
  });

  it('shows the files of a run to its own environment only', async () => {
    const run = await store.makeRunning();
    expect(await findRunFiles(store.database, { uuid: run.uuid, environment: 'other' })).to.equal(undefined);
    expect(await findRunFiles(store.database, { uuid: run.uuid, environment })).to.deep.equal({
      attempt: 1,
      settledAt: null,
      expiresAt: null,
      sealed: null,
    });
  });

  it('lets only the attempt that holds a run settle it', async () => {
    const run = await store.makeRunning();
    await again(store.database, run.uuid, 2);
    expect(await settleNow(store.database, run.uuid, { epoch: 1 })).to.equal(undefined);
    expect(await settleNow(store.database, run.uuid, { epoch: 3 })).to.equal(undefined);
    expect(await settleNow(store.database, run.uuid, { epoch: 2, from: 'queued' })).to.equal(undefined);
    expect((await get(run.uuid))?.settledAt).to.equal(null);
    expect(await settleNow(store.database, run.uuid, { epoch: 2 })).to.equal(2);
  });

  it('gives the next attempt the first base and start, and writes its events in order', async () => {
    const run = await store.makeRunning();
    const before = await get(run.uuid);
    await store.database.knex('workspaces').where({ id: before?.workspaceUuid }).update({ head: 'moved' });
    const events = [
      { type: 'run.retrying', payload: '{"a":1}' },
      { type: 'run.started', payload: '{"a":2}' },
    ];
    const start = await again(store.database, run.uuid, 2, events);
    expect(start).to.deep.equal({
      lastSeq: 3,
      baseCommit: emptyCommit,
      startedAt: before?.startedAt,
      waitedMs: 0,
    });
    const log = await listEvents(store.database, run.uuid, 1, 10);
    expect(log).to.deep.equal([
      { seq: 2, ...events[0] },
      { seq: 3, ...events[1] },
    ]);
    const attempts = await store.database.knex('run_attempts').where({ run_id: run.uuid }).orderBy('epoch');
    expect(attempts.map((attempt) => [attempt.epoch, attempt.ending])).to.deep.equal([
      [1, 'lost'],
      [2, null],
    ]);
  });

  it('takes a run over once, however many try at the same time', async () => {
    const run = await store.makeRunning();
    const starts = await Promise.all(times(10).map((index) => again(either(index), run.uuid, 2)));
    expect(starts.filter((start) => start !== undefined).length).to.equal(1);
    expect((await get(run.uuid))?.attempt).to.equal(2);
  });

  it('does not count attempts that were handed back', async () => {
    const run = await store.makeRunning();
    await requeueRun(store.database, { uuid: run.uuid, epoch: 1 }, new Date());
    await endAttempt(store.database, { uuid: run.uuid, epoch: 1 }, 'handed_back', new Date());
    expect((await findSpentAttempts(store.database, run.uuid)).count).to.equal(0);
    await again(store.database, run.uuid, 2);
    await again(store.database, run.uuid, 3);
    expect((await findSpentAttempts(store.database, run.uuid)).count).to.equal(2);
  });

  it('gives back only a run that the attempt holds and that is open', async () => {
    const run = await store.makeRunning();
    expect(await requeueRun(store.database, { uuid: run.uuid, epoch: 2 }, new Date())).to.equal(false);
    expect(await requeueRun(store.database, { uuid: run.uuid, epoch: 1 }, new Date())).to.equal(true);
    await settleNow(store.database, run.uuid);
    expect(await requeueRun(store.database, { uuid: run.uuid, epoch: 1 }, new Date())).to.equal(false);
    expect((await get(run.uuid))?.state).to.equal('completed');
  });

  it('never lets a claim and a cancel pass each other: the run is settled by one or the other sees the request', async () => {
    const random = createRandom(11);
    const seen = { claimed: 0, settled: 0 };
    for (const round of times(150)) {
      const run = await store.makeRun();
      const pause = async (turns: number): Promise<void> => {
        for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      };
      const cancel = async (): Promise<number | undefined> => {
        await pause(random(6));
        expect(await requestCancel(either(round), { uuid: run.uuid, environment }, new Date())).to.equal(
          true,
        );
        const found = await get(run.uuid);
        return found?.state === 'queued'
          ? settleNow(either(round), run.uuid, { epoch: found.attempt, from: 'queued' })
          : undefined;
      };
      const claim = async () => {
        await pause(random(6));
        return first(either(round + 1), run.uuid);
      };
      const [settledAs, claimed] = await Promise.all([cancel(), claim()]);
      const after = await get(run.uuid);
      expect(after?.cancelRequestedAt).to.be.instanceOf(Date);
      if (claimed) {
        seen.claimed++;
        expect([after?.state, settledAs]).to.deep.equal(['running', undefined]);
        expect(await listCancelled(store.database, [run.uuid])).to.deep.equal([run.uuid]);
      } else {
        seen.settled++;
        expect([after?.state, settledAs, after?.lastSeq]).to.deep.equal(['completed', 1, 1]);
      }
    }
    // A race that always ends the same way has shown nothing.
    expect(seen.claimed).to.be.greaterThan(0);
    expect(seen.settled).to.be.greaterThan(0);
  });
});
