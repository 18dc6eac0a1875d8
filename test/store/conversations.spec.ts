/** What agents remember: kept by the attempt that holds the run alone, found by the run that continues it, and ended in time. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import {
  findConversation,
  forgetConversation,
  listOldConversations,
  saveConversation,
} from '../../src/store/conversations.ts';
import { removeRun } from '../../src/store/removals.ts';
import { settleNow } from '../support/settlement.ts';
import { environment, openStore, type TestStore } from '../support/store.ts';

describe('store/conversations', () => {
  let store: TestStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  const keptBy = (runUuid: string, fields: { agent?: string; homeKey?: string; createdAt?: Date } = {}) => ({
    runUuid,
    agent: 'script',
    conversation: 'c1',
    homeKey: `runs/${runUuid}/1/home.tar.gz`,
    homeBytes: 7,
    createdAt: systemClock.now(),
    ...fields,
  });

  it('is kept and found again, the last attempt replacing the one before', async () => {
    const { uuid } = await store.makeRunning();
    expect(await findConversation(store.database, { uuid, environment })).to.deep.equal({
      agent: 'script',
      kept: null,
    });
    expect(await saveConversation(store.database, keptBy(uuid), 1)).to.equal(true);
    await store.database.knex('runs').where({ id: uuid }).update({ epoch: 2 });
    const second = keptBy(uuid, { homeKey: `runs/${uuid}/2/home.tar.gz` });
    expect(await saveConversation(store.database, second, 2)).to.equal(true);
    expect(await findConversation(store.database, { uuid, environment })).to.deep.equal({
      agent: 'script',
      kept: { conversation: 'c1', homeKey: `runs/${uuid}/2/home.tar.gz` },
    });
  });

  it('is refused from an attempt that lost the run, and from one that is settled', async () => {
    const { uuid } = await store.makeRunning();
    expect(await saveConversation(store.database, keptBy(uuid), 2)).to.equal(false);
    await settleNow(store.database, uuid);
    expect(await saveConversation(store.database, keptBy(uuid), 1)).to.equal(false);
    expect((await findConversation(store.database, { uuid, environment }))?.kept).to.equal(null);
  });

  it('belongs to its environment and to the agent of its run', async () => {
    const { uuid } = await store.makeRunning();
    await saveConversation(store.database, keptBy(uuid, { agent: 'another' }), 1);
    expect((await findConversation(store.database, { uuid, environment }))?.kept).to.equal(null);
    expect(await findConversation(store.database, { uuid, environment: 'other' })).to.equal(undefined);
  });

  it('goes with its run', async () => {
    const { uuid } = await store.makeRunning();
    await saveConversation(store.database, keptBy(uuid), 1);
    await settleNow(store.database, uuid);
    await removeRun(store.database, { uuid, environment, terms: [], at: systemClock.now() });
    const rows = await store.database.knex('run_conversations').where({ run_id: uuid });
    expect(rows).to.deep.equal([]);
  });

  it('is listed once it is old, and forgotten only while its home is the one that was removed', async () => {
    const { uuid } = await store.makeRunning();
    const createdAt = new Date('2020-01-01T00:00:00Z');
    await saveConversation(store.database, keptBy(uuid, { createdAt }), 1);
    const homeKey = `runs/${uuid}/1/home.tar.gz`;
    const list = (before: string) => listOldConversations(store.database, new Date(before), 10);
    expect(await list('2020-01-01T00:00:00Z')).to.deep.equal([]);
    expect(await list('2020-01-01T00:00:01Z')).to.deep.equal([{ runUuid: uuid, homeKey }]);
    await forgetConversation(store.database, { runUuid: uuid, homeKey: 'another' });
    expect(await list('2020-01-02T00:00:00Z')).to.have.length(1);
    await forgetConversation(store.database, { runUuid: uuid, homeKey });
    expect(await list('2020-01-02T00:00:00Z')).to.deep.equal([]);
  });
});
