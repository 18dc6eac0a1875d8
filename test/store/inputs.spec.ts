/** Questions of runs: state, question and event in one commit, the wait counted once, and nothing by an attempt that lost its run. */
import { expect } from 'chai';
import { newUuid } from '../../src/base/ids.ts';
import { startNextAttempt } from '../../src/store/claims.ts';
import { listEvents } from '../../src/store/events.ts';
import { findOutcome, requestInput, resolveInput, withdrawInputs } from '../../src/store/inputs.ts';
import { findRun, requeueRun } from '../../src/store/runs.ts';
import { environment, openStore, type TestStore } from '../support/store.ts';

const start = Date.parse('2126-01-01T00:00:00Z');
const at = (seconds: number): Date => new Date(start + seconds * 1000);

describe('store/inputs', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const ask = (runUuid: string, epoch: number, seconds: number, uuid = newUuid()) =>
    requestInput(store.database, {
      uuid,
      runUuid,
      epoch,
      question: { kind: 'text', title: 'a', options: [] },
      at: at(seconds),
      expiresAt: at(seconds + 60),
      payload: '{}',
    }).then((seq) => ({ uuid, seq }));
  const resolve = (runUuid: string, epoch: number, uuid: string, seconds: number) =>
    resolveInput(store.database, {
      uuid,
      runUuid,
      epoch,
      outcome: 'answered',
      at: at(seconds),
      payload: '{}',
    });
  const stand = async (uuid: string) => {
    const run = await findRun(store.database, { uuid, environment });
    return [run?.state, run?.waitedMs];
  };

  it('counts the time in which any question was open once', async () => {
    const { uuid } = await store.makeRunning();
    const one = await ask(uuid, 1, 0);
    expect(await stand(uuid)).to.deep.equal(['waiting', 0]);
    const two = await ask(uuid, 1, 10);
    await resolve(uuid, 1, one.uuid, 15);
    expect(await stand(uuid)).to.deep.equal(['waiting', 0]);
    await resolve(uuid, 1, two.uuid, 30);
    expect(await stand(uuid)).to.deep.equal(['running', 30_000]);
    const three = await ask(uuid, 1, 100);
    await resolve(uuid, 1, three.uuid, 101);
    expect(await stand(uuid)).to.deep.equal(['running', 31_000]);
    const log = await listEvents(store.database, uuid, 1, 10);
    expect(log.map(({ seq, type }) => [seq, type.slice(6)])).to.deep.equal([
      [2, 'requested'],
      [3, 'requested'],
      [4, 'resolved'],
      [5, 'resolved'],
      [6, 'requested'],
      [7, 'resolved'],
    ]);
  });

  it('stores a question and its outcome once, however often they are written', async () => {
    const { uuid } = await store.makeRunning();
    const { uuid: input } = await ask(uuid, 1, 0);
    expect(await findOutcome(store.database, { uuid: input, runUuid: uuid, epoch: 1 })).to.equal(null);
    expect((await ask(uuid, 1, 0, input)).seq).to.equal(undefined);
    expect(await resolve(uuid, 1, input, 1)).to.equal(3);
    expect(await resolve(uuid, 1, input, 2)).to.equal(undefined);
    expect(await findOutcome(store.database, { uuid: input, runUuid: uuid, epoch: 1 })).to.equal('answered');
    expect(await stand(uuid)).to.deep.equal(['running', 1_000]);
  });

  it('counts the wait of an attempt that gave its run back', async () => {
    const { uuid } = await store.makeRunning();
    await ask(uuid, 1, 0);
    await requeueRun(store.database, { uuid, epoch: 1 }, at(5));
    expect(await stand(uuid)).to.deep.equal(['queued', 5_000]);
  });

  it('lets an attempt that lost its run neither ask nor resolve, and counts its wait to the takeover', async () => {
    const { uuid } = await store.makeRunning();
    const open = await ask(uuid, 1, 0);
    expect(await withdrawInputs(store.database, uuid)).to.deep.equal([open.uuid]);
    const next = await startNextAttempt(store.database, {
      uuid,
      epoch: 2,
      at: at(20),
      worker: newUuid(),
      events: [{ type: 'run.started', payload: '{}' }],
    });
    expect(next?.waitedMs).to.equal(20_000);
    expect(await stand(uuid)).to.deep.equal(['running', 20_000]);
    expect((await ask(uuid, 1, 30)).seq).to.equal(undefined);
    expect(await resolve(uuid, 1, open.uuid, 30)).to.equal(undefined);
    expect(await stand(uuid)).to.deep.equal(['running', 20_000]);
  });
});
