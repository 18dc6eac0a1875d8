/** Deleting a run: nothing of it is left in any table, an open one stays, and neighbours are not touched. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { metadataTerms } from '../../src/domain/metadata.ts';
import { insertEvents } from '../../src/store/events.ts';
import { forgetRemoval, listNeededCommits, listRemovals, removeRun } from '../../src/store/removals.ts';
import { findRun } from '../../src/store/runs.ts';
import { settleNow } from '../support/settlement.ts';
import { emptyCommit, environment, openStore, specOf, type TestStore } from '../support/store.ts';

let store: TestStore;
before(async () => {
  store = await openStore();
});
after(() => store.close());

const metadata = { ticket: 'A-1', team: 'red' };
const terms = metadataTerms(environment, metadata);
const remove = (uuid: string, where = environment) =>
  removeRun(store.database, { uuid, environment: where, terms, at: systemClock.now() });

/** How many rows of each table name the run. */
async function traces(uuid: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of ['run_specs', 'run_attempts', 'run_receipts', 'run_metadata', 'run_events'])
    found[table] = Number((await store.database.knex(table).where({ run_id: uuid }).count().first())?.count);
  found.runs = Number((await store.database.knex('runs').where({ id: uuid }).count().first())?.count);
  return found;
}

async function makeSettled(): Promise<string> {
  const { uuid } = await store.makeRun({ spec: specOf({ metadata }) });
  await store.database.knex('runs').where({ id: uuid }).update({ epoch: 1, state: 'running' });
  await store.database
    .knex('run_attempts')
    .insert({ run_id: uuid, epoch: 1, worker: 'test', started_at: systemClock.now() });
  const event = { runUuid: uuid, epoch: 1, type: 'message.added', payload: '{}' };
  await insertEvents(store.database, [event, event, event]);
  expect(await settleNow(store.database, uuid)).to.equal(4);
  return uuid;
}

describe('store/removals', () => {
  it('leaves nothing of the run in any table, and everything of its neighbour', async () => {
    const [gone, kept] = [await makeSettled(), await makeSettled()];
    const before = await traces(kept);
    expect(Object.values(before)).to.deep.equal([1, 1, 1, 2, 4, 1]);
    const run = await findRun(store.database, { uuid: gone, environment });
    expect(await remove(gone)).to.deep.equal({ runUuid: gone, workspaceUuid: run?.workspaceUuid });
    expect(Object.values(await traces(gone))).to.deep.equal([0, 0, 0, 0, 0, 0]);
    expect(await traces(kept)).to.deep.equal(before);
    expect(await remove(gone)).to.equal(undefined);
  });

  it('removes neither an open run nor one of another environment', async () => {
    const [open, settled] = [(await store.makeRunning()).uuid, await makeSettled()];
    const before = [await traces(open), await traces(settled)];
    expect([await remove(open), await remove(settled, 'other')]).to.deep.equal([undefined, undefined]);
    expect([await traces(open), await traces(settled)]).to.deep.equal(before);
  });

  it('removes once when ten ask at the same time', async () => {
    const uuid = await makeSettled();
    const removed = await Promise.all(Array.from({ length: 10 }, () => remove(uuid)));
    expect(removed.filter((removal) => removal !== undefined)).to.have.length(1);
  });

  it('notes what has to follow until that is forgotten', async () => {
    const uuid = await makeSettled();
    const early = systemClock.now();
    const removal = await remove(uuid);
    const later = new Date(systemClock.now().getTime() + 1_000);
    expect(await listRemovals(store.database, new Date(early.getTime() - 1), 100)).not.to.deep.include(
      removal,
    );
    expect(await listRemovals(store.database, later, 100)).to.deep.include(removal);
    await forgetRemoval(store.database, uuid);
    expect(await listRemovals(store.database, later, 100)).not.to.deep.include(removal);
  });

  it('knows that a workspace needs its head and what its open runs start from', async () => {
    const base = '1'.repeat(40);
    const run = await store.makeRun({ spec: specOf({ continues: { runId: 'test/run_x', base } }) });
    const found = await findRun(store.database, { uuid: run.uuid, environment });
    expect(found?.baseCommit).to.equal(base);
    const needed = await listNeededCommits(store.database, found?.workspaceUuid ?? '');
    expect(needed.sort()).to.deep.equal([base, emptyCommit].sort());
  });
});
