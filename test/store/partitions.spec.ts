/** Days of the event log: made ahead and dropped while it is written and read, with nothing lost, moved twice or waited for. */
import { expect } from 'chai';
import { uuidFrom } from '../../src/base/ids.ts';
import { insertEvents, listEvents } from '../../src/store/events.ts';
import {
  dropDetached,
  dropPartition,
  ensurePartitions,
  listPartitions,
  type Partition,
} from '../../src/store/partitions.ts';
import { settleNow } from '../support/settlement.ts';
import { openStore, type TestStore } from '../support/store.ts';

const dayMs = 86_400_000;
/** Long after the partitions of the template. */
const today = Date.parse('2031-06-15T00:00:00.000Z');

let store: TestStore;
beforeEach(async () => {
  store = await openStore();
});
afterEach(() => store.close());

/** An id of that day, different for each number. */
const idOn = (at: number, number = 1): string =>
  uuidFrom(at + 1_000).slice(0, 24) + number.toString(16).padStart(12, '0');

async function makeRunOn(at: number, number = 1): Promise<string> {
  const { uuid } = await store.makeRun({ uuid: idOn(at, number), createdAt: new Date(at) });
  await store.database.knex('runs').where({ id: uuid }).update({ epoch: 1, state: 'running' });
  return uuid;
}
const append = (runUuid: string, count = 1) =>
  insertEvents(
    store.database,
    Array.from({ length: count }, () => ({ runUuid, epoch: 1, type: 'step.started', payload: '{}' })),
  );
const inDefault = async (): Promise<number> =>
  Number((await store.database.knex('run_events_default').count().first())?.count);
async function partitionOf(at: number): Promise<Partition | undefined> {
  const from = uuidFrom(Math.floor(at / dayMs) * dayMs);
  return (await listPartitions(store.database)).find((partition) => partition.from === from);
}
const seqsOf = async (uuid: string) =>
  (await listEvents(store.database, uuid, 0, 1000)).map(({ seq }) => seq);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('store/partitions', () => {
  it('makes the days from yesterday to a week ahead, once, whoever makes them', async () => {
    const before = await listPartitions(store.database);
    const makers = [store.database, store.openAnother(), store.openAnother()];
    const made = await Promise.all(makers.map((database) => ensurePartitions(database, new Date(today))));
    expect(made.flatMap((each) => each.left)).to.deep.equal([]);
    const after = await listPartitions(store.database);
    expect(after.slice(before.length).map(({ from }) => from)).to.deep.equal(
      upTo(9).map((day) => uuidFrom(today + (day - 2) * dayMs)),
    );
    expect((await ensurePartitions(store.database, new Date(today + 3_600_000))).made).to.deep.equal([]);
    const uuid = await makeRunOn(today);
    await append(uuid, 3);
    expect(await inDefault()).to.equal(0);
    expect(Number((await store.database.knex('run_events_20310615').count().first())?.count)).to.equal(3);
  });

  it('catches the events of days that were not made in time, and moves them when their day is made', async () => {
    const [early, late] = [await makeRunOn(today), await makeRunOn(today + 30 * dayMs)];
    await append(early, 4);
    await append(late, 2);
    expect(await inDefault()).to.equal(6);
    const { made, moved } = await ensurePartitions(store.database, new Date(today));
    expect([made.length, moved]).to.deep.equal([9, 4]);
    expect(await inDefault()).to.equal(2);
    await append(early);
    await append(late);
    expect(await seqsOf(early)).to.deep.equal(upTo(5));
    expect(await seqsOf(late)).to.deep.equal(upTo(3));
    expect(await inDefault()).to.equal(3);
  });

  it('tells no webhook again of what it moves', async () => {
    const { database } = store;
    await database.knex('webhooks').insert({
      id: idOn(today),
      environment: 'test',
      url: 'https://hooks.example.com',
      events: ['*'],
      secret: Buffer.from('x'),
      created_at: new Date(),
      updated_at: new Date(),
    });
    await append(await makeRunOn(today), 4);
    await ensurePartitions(database, new Date(today));
    expect(Number((await database.knex('webhook_deliveries').count().first())?.count)).to.equal(4);
  });

  it('leaves a day to the default partition that has too much there to be moved while others wait', async () => {
    const uuid = await makeRunOn(today);
    await store.database.knex.raw(
      `insert into run_events_default select ?, s, 'step.started', '{}' from generate_series(1, 20001) s`,
      [uuid],
    );
    await store.database.knex('runs').where({ id: uuid }).update({ last_seq: 20_001 });
    const { made, left, moved } = await ensurePartitions(store.database, new Date(today));
    expect([made.length, left, moved]).to.deep.equal([8, ['run_events_20310615'], 0]);
    expect(await append(uuid)).to.deep.equal([20_002]);
  });

  it('loses and doubles nothing of what is written and read while days are made and dropped', async () => {
    const { database } = store;
    await ensurePartitions(database, new Date(today));
    const other = store.openAnother();
    // The old days are full, and nobody reads them; the new ones are written and read all the time.
    const old = await Promise.all(upTo(6).map((number) => makeRunOn(today + (number % 3) * dayMs, number)));
    for (const uuid of old) await append(uuid, 50);
    const live = await Promise.all(upTo(8).map((number) => makeRunOn(today + 5 * dayMs, number)));
    // These fall into the default partition, and are moved under their writers' hands.
    const strays = await Promise.all(upTo(8).map((number) => makeRunOn(today + 10 * dayMs, number)));
    let going = true;
    const write = async (uuid: string): Promise<number> => {
      for (let count = 0; ; count++) {
        if (!going) return count;
        const seqs = await append(uuid, 3);
        expect(seqs).to.deep.equal([3 * count + 1, 3 * count + 2, 3 * count + 3]);
        const read = await listEvents(other, uuid, 3 * count, 10);
        expect(read.map(({ seq }) => seq)).to.deep.equal(seqs);
      }
    };
    const writing = [...live, ...strays].map(write);
    const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
    const dropped: boolean[] = [];
    for (const day of [0, 1, 2]) {
      const partition = (await partitionOf(today + day * dayMs)) as Partition;
      dropped.push(await dropPartition(database, partition, pause));
    }
    const { moved, left } = await ensurePartitions(database, new Date(today + 9 * dayMs), pause);
    going = false;
    const counts = await Promise.all(writing);
    expect([dropped, left]).to.deep.equal([[true, true, true], []]);
    expect(moved).to.be.greaterThan(0);
    expect(await inDefault()).to.equal(0);
    for (const [index, uuid] of [...live, ...strays].entries())
      expect(await seqsOf(uuid)).to.deep.equal(upTo(3 * (counts[index] ?? 0)).slice(0, 1000));
    for (const uuid of old) expect(await seqsOf(uuid)).to.deep.equal([]);
  });

  it('gives up dropping a day that is in use, and leaves it as it was', async () => {
    const { database } = store;
    await ensurePartitions(database, new Date(today));
    const uuid = await makeRunOn(today);
    await append(uuid, 2);
    await settleNow(database, uuid);
    const reader = await store.openAnother().knex.transaction();
    try {
      await reader.raw('select * from run_events where run_id = ?', [uuid]);
      expect(await dropPartition(database, (await partitionOf(today)) as Partition)).to.equal(false);
      expect(await append(await makeRunOn(today, 2))).to.deep.equal([1]);
    } finally {
      await reader.rollback();
    }
    expect(await seqsOf(uuid)).to.deep.equal([1, 2, 3]);
    expect(await dropPartition(database, (await partitionOf(today)) as Partition)).to.equal(true);
    expect(await seqsOf(uuid)).to.deep.equal([]);
  });

  it('drops a day once when several processes do, and one that was left half dropped', async () => {
    const { database } = store;
    await ensurePartitions(database, new Date(today));
    const partition = (await partitionOf(today)) as Partition;
    const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
    const both = [database, store.openAnother()].map((each) => dropPartition(each, partition, pause));
    expect(await Promise.all(both)).to.deep.equal([true, true]);
    expect(await partitionOf(today)).to.equal(undefined);
    // As a process leaves it that dies between the two steps.
    await database.knex.raw('alter table run_events detach partition run_events_20310616');
    await database.knex.raw('alter table run_events_20310616 rename to run_events_gone_20310616');
    expect(await dropDetached(database)).to.deep.equal(['run_events_gone_20310616']);
    expect(await dropDetached(database)).to.deep.equal([]);
    expect((await ensurePartitions(database, new Date(today))).made).to.deep.equal([
      'run_events_20310615',
      'run_events_20310616',
    ]);
  });
});
