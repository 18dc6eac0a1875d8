/** Idempotency keys live for thirty days, and then nothing of them is left, whoever sweeps. */
import { expect } from 'chai';
import { createDoOnce } from '../../src/app/do-once.ts';
import { createIdempotencySweep, idempotencyDays } from '../../src/app/sweep-idempotency-keys.ts';
import { systemClock } from '../../src/base/clock.ts';
import type { Database } from '../../src/store/database.ts';
import { openStore, quiet, type TestStore } from '../support/store.ts';
import { until } from '../support/until.ts';

const dayMs = 86_400_000;

describe('app/sweep-idempotency-keys', () => {
  let store: TestStore;
  const sweepOn = (database: Database) =>
    createIdempotencySweep({ database, clock: systemClock, log: quiet });

  before(async () => {
    store = await openStore();
  });
  after(() => store.close());
  afterEach(() => store.database.knex('idempotency_keys').delete());

  async function put(key: string, ageMs: number): Promise<void> {
    await store.database.knex('idempotency_keys').insert({
      environment: 'dev',
      operation: 'createRun',
      key,
      body_hash: Buffer.alloc(32),
      resource_id: 'x',
      created_at: new Date(systemClock.now().getTime() - ageMs),
    });
  }
  const left = async () =>
    (await store.database.knex('idempotency_keys').orderBy('key')).map(({ key }) => key);

  it('keeps a key for thirty days and removes it after them', async () => {
    expect(idempotencyDays).to.equal(30);
    await put('old', 30 * dayMs + 1_000);
    await put('young', 30 * dayMs - 60_000);
    await put('new', 0);
    expect(await sweepOn(store.database).sweep()).to.equal(1);
    expect(await left()).to.deep.equal(['new', 'young']);
  });

  it('makes anew what is asked with a key whose life is over', async () => {
    const doOnce = createDoOnce({ database: store.database, clock: systemClock });
    let count = 0;
    const ask = () =>
      doOnce(
        { environment: 'dev', operation: 'test', idempotency: { key: 'again', request: '{}' } },
        async () => ({ resourceId: 'one', body: { count: ++count } }),
      );
    expect(await ask()).to.deep.equal({ body: { count: 1 }, replayed: false });
    expect(await ask()).to.deep.equal({ body: { count: 1 }, replayed: true });
    const created_at = new Date(systemClock.now().getTime() - 31 * dayMs);
    await store.database.knex('idempotency_keys').update({ created_at });
    await sweepOn(store.database).sweep();
    expect(await ask()).to.deep.equal({ body: { count: 2 }, replayed: false });
  });

  it('removes each key once when several processes sweep a great many together', async () => {
    await store.database.knex.raw(`insert into idempotency_keys
      select 'dev', 'createRun', 'many-' || n, '', 'x', now() - interval '40 days' from generate_series(1, 12000) n`);
    await put('new', 0);
    const databases = [store.database, store.openAnother(), store.openAnother()];
    const removed = await Promise.all(databases.map((database) => sweepOn(database).sweep()));
    const rest = await sweepOn(store.database).sweep();
    expect(removed.reduce((sum, one) => sum + one, rest)).to.equal(12_000);
    expect(await left()).to.deep.equal(['new']);
  });

  it('waits for nobody who holds an old key', async () => {
    await put('held', 31 * dayMs);
    await put('free', 31 * dayMs);
    const other = await store.database.knex.transaction();
    try {
      await other.raw("select from idempotency_keys where key = 'held' for update");
      expect(await sweepOn(store.database).sweep()).to.equal(1);
    } finally {
      await other.rollback();
    }
    expect(await left()).to.deep.equal(['held']);
  });

  it('sweeps as soon as it starts', async () => {
    await put('old', 31 * dayMs);
    const stop = sweepOn(store.database).start();
    await until('the old key to be gone', async () => (await left()).length === 0);
    stop();
  });
});
