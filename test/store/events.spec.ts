/** The event log: numbered without a gap whoever writes at the same time, closed to those who lost the run and after settlement. */
import { expect } from 'chai';
import { startNextAttempt } from '../../src/store/claims.ts';
import { insertEvents, listEventPage, listEvents, type NewEvent } from '../../src/store/events.ts';
import { findProgress, requeueRun } from '../../src/store/runs.ts';
import { settleNow } from '../support/settlement.ts';
import { createRandom, environment, openStore, type TestStore } from '../support/store.ts';

let store: TestStore;

before(async () => {
  store = await openStore();
});
after(() => store.close());

const event = (runUuid: string, text: string, epoch = 1): NewEvent => ({
  runUuid,
  epoch,
  type: 'message.added',
  payload: JSON.stringify({ text }),
});

const logOf = (uuid: string) => listEvents(store.database, uuid, 0, 10_000);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('store/events', () => {
  it('numbers events from one after the last, in the order given', async () => {
    const { uuid } = await store.makeRunning();
    expect(await insertEvents(store.database, [event(uuid, 'a'), event(uuid, 'b')])).to.deep.equal([2, 3]);
    expect(await insertEvents(store.database, [event(uuid, 'c')])).to.deep.equal([4]);
    const log = await logOf(uuid);
    expect(log.map(({ seq }) => seq)).to.deep.equal([1, 2, 3, 4]);
    expect(log.slice(1).map(({ payload }) => JSON.parse(payload).text)).to.deep.equal(['a', 'b', 'c']);
  });

  it('leaves no gap and no double when sixteen writers append batches to the same runs', async () => {
    const databases = [store.database, store.openAnother()];
    const runs = await Promise.all(upTo(5).map(() => store.makeRunning()));
    const random = createRandom(7);
    const said: { uuid: string; text: string; seq: number | undefined }[] = [];
    await Promise.all(
      upTo(16).map(async (writer) => {
        for (const round of upTo(12)) {
          const batch = upTo(1 + random(12)).map((place) => {
            const uuid = runs[random(runs.length)]?.uuid ?? '';
            return event(uuid, `${writer}/${round}/${place}`);
          });
          const seqs = await insertEvents(databases[writer % 2] ?? store.database, batch);
          batch.forEach((each, index) => {
            said.push({ uuid: each.runUuid, text: JSON.parse(each.payload).text, seq: seqs[index] });
          });
          // Within a batch the events of one run stand in the order they were given.
          for (const { uuid } of runs) {
            const own = seqs.filter((_, index) => batch[index]?.runUuid === uuid);
            expect(own).to.deep.equal(own.map((_, index) => (own[0] ?? 0) + index));
          }
        }
      }),
    );
    for (const { uuid } of runs) {
      const log = await logOf(uuid);
      expect(log.map(({ seq }) => seq)).to.deep.equal(upTo(log.length));
      const mine = said.filter((each) => each.uuid === uuid);
      expect(log.length).to.equal(mine.length + 1);
      const bySeq = new Map(log.map(({ seq, payload }) => [seq, JSON.parse(payload).text]));
      expect(mine.filter(({ seq, text }) => bySeq.get(seq ?? 0) !== text)).to.deep.equal([]);
      expect((await findProgress(store.database, { uuid, environment }))?.lastSeq).to.equal(log.length);
    }
  });

  it('writes nothing for an attempt that lost its run, alone or in a batch', async () => {
    const [lost, kept] = [await store.makeRunning(), await store.makeRunning()];
    await requeueRun(store.database, { uuid: lost.uuid, epoch: 1 }, new Date());
    await startNextAttempt(store.database, {
      uuid: lost.uuid,
      epoch: 2,
      at: new Date(),
      worker: 'b',
      events: [],
    });
    expect(await insertEvents(store.database, [event(lost.uuid, 'old')])).to.deep.equal([undefined]);
    expect(
      await insertEvents(store.database, [
        event(lost.uuid, 'old'),
        event(kept.uuid, 'x'),
        event(lost.uuid, 'old'),
      ]),
    ).to.deep.equal([undefined, 2, undefined]);
    expect((await logOf(lost.uuid)).length).to.equal(1);
  });

  it('takes the events of the holding attempt and drops those of the lost one in the same batch', async () => {
    const { uuid } = await store.makeRunning();
    await requeueRun(store.database, { uuid, epoch: 1 }, new Date());
    await startNextAttempt(store.database, { uuid, epoch: 2, at: new Date(), worker: 'b', events: [] });
    const seqs = await insertEvents(store.database, [
      event(uuid, 'old', 1),
      event(uuid, 'new', 2),
      event(uuid, 'old', 1),
      event(uuid, 'newer', 2),
    ]);
    expect(seqs).to.deep.equal([undefined, 2, undefined, 3]);
    expect((await logOf(uuid)).slice(1).map(({ payload }) => JSON.parse(payload).text)).to.deep.equal([
      'new',
      'newer',
    ]);
  });

  it('writes nothing for a run that does not exist', async () => {
    const nobody = '019ab3f0-1234-7abc-8def-0123456789ab';
    expect(await insertEvents(store.database, [event(nobody, 'a')])).to.deep.equal([undefined]);
    expect(await insertEvents(store.database, [event(nobody, 'a'), event(nobody, 'b')])).to.deep.equal([
      undefined,
      undefined,
    ]);
  });

  it('ends with run.settled although others go on writing while it is settled', async () => {
    const databases = [store.database, store.openAnother()];
    for (const round of upTo(10)) {
      const { uuid } = await store.makeRunning();
      let written = 0;
      const writers = upTo(6).map(async (writer) => {
        for (;;) {
          const batch = [event(uuid, `${writer}`), event(uuid, `${writer}`)].slice(0, 1 + (writer % 2));
          const seqs = await insertEvents(databases[writer % 2] ?? store.database, batch);
          if (seqs.includes(undefined)) return seqs;
          written += seqs.length;
        }
      });
      await insertEvents(store.database, [event(uuid, 'first')]);
      const settledAs = await settleNow(databases[round % 2] ?? store.database, uuid);
      const refused = await Promise.all(writers);
      expect(refused.flat().filter((seq) => seq !== undefined)).to.deep.equal([]);
      const log = await logOf(uuid);
      expect(log.map(({ seq }) => seq)).to.deep.equal(upTo(log.length));
      expect([log.at(-1)?.type, log.at(-1)?.seq]).to.deep.equal(['run.settled', settledAs]);
      expect(log.length).to.equal(written + 3);
    }
  });

  it('reads from a cursor, in order, no more than asked', async () => {
    const { uuid } = await store.makeRunning();
    await insertEvents(
      store.database,
      upTo(30).map((number) => event(uuid, `${number}`)),
    );
    expect((await listEvents(store.database, uuid, 10, 5)).map(({ seq }) => seq)).to.deep.equal([
      11, 12, 13, 14, 15,
    ]);
    expect((await listEvents(store.database, uuid, 29, 5)).map(({ seq }) => seq)).to.deep.equal([30, 31]);
    expect(await listEvents(store.database, uuid, 31, 5)).to.deep.equal([]);
  });

  it('gives back the very bytes that were stored', async () => {
    const { uuid } = await store.makeRunning();
    const payload = '{"text":"a\\u0000b \\ud800 \u{1F600} \u2028",  "spaced" : 1.0}';
    await insertEvents(store.database, [{ runUuid: uuid, epoch: 1, type: 'message.added', payload }]);
    await insertEvents(store.database, [
      event(uuid, 'x'),
      { runUuid: uuid, epoch: 1, type: 'message.added', payload },
    ]);
    const log = await logOf(uuid);
    expect([log[1]?.payload, log[3]?.payload]).to.deep.equal([payload, payload]);
  });

  it('cuts a page of long events short, and never to nothing', async () => {
    const { uuid } = await store.makeRunning();
    const payload = JSON.stringify({ text: 'x'.repeat(989) });
    for (let count = 0; count < 4; count++)
      await insertEvents(store.database, [{ runUuid: uuid, epoch: 1, type: 'message.added', payload }]);
    const seqs = async (after: number, bytesMax: number, limit = 10) =>
      (await listEventPage(store.database, uuid, after, { limit, bytesMax })).map(({ seq }) => seq);
    expect(await seqs(1, 1_500)).to.deep.equal([2, 3]);
    expect(await seqs(1, 1)).to.deep.equal([2]);
    expect(await seqs(1, 100_000, 3)).to.deep.equal([2, 3, 4]);
    expect(await seqs(5, 1)).to.deep.equal([]);
  });
});
