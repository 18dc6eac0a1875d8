/** A start on a schema that is in place changes nothing and waits for nobody; on any other one it does what is missing, or refuses. */
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { migrate } from '../../src/store/migrate.ts';
import { openStore, type TestStore } from '../support/store.ts';

const dayMs = 86_400_000;

describe('store/schema-in-place', () => {
  let store: TestStore;
  const now = systemClock.now();

  beforeEach(async () => {
    store = await openStore();
    await migrate(store.database, { now });
  });
  afterEach(() => store.close());

  const names = async (sql: string): Promise<string[]> =>
    (await store.database.query<{ name: string }>({ name: '', text: sql }, [])).map(({ name }) => name);
  const partitions = () =>
    names(
      `select relname as name from pg_class join pg_inherits on inhrelid = oid where inhparent = 'run_events'::regclass`,
    );

  it('needs no turn of its own where nothing is missing', async () => {
    const holder = await store.database.connect();
    try {
      // What all starts that change something wait for.
      await holder.query('select pg_advisory_lock(7140226)');
      await migrate(store.openAnother(), { now });
    } finally {
      await holder.end();
    }
  });

  it('makes the partitions of days that have come since', async () => {
    const later = new Date(now.getTime() + 3 * dayMs);
    const before = await partitions();
    await migrate(store.database, { now: later });
    expect((await partitions()).length).to.equal(before.length + 3);
  });

  it('does again what a database lost of its migrations', async () => {
    await store.database.knex('schema_migrations').where('name', '0040-key-limits').del();
    await store.database.knex.raw('alter table api_keys drop column limits');
    await migrate(store.openAnother(), { now });
    expect(
      await names(`select column_name as name from information_schema.columns where table_name = 'api_keys'`),
    ).to.include('limits');
  });

  it('still refuses a schema that a newer program has broken with', async () => {
    await store.database
      .knex('schema_migrations')
      .insert({ name: '9999-other.breaking', batch: 99, migration_time: now });
    const refused = await migrate(store.openAnother(), { now }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(String(refused)).to.include('9999-other.breaking');
  });

  it('goes on beside a newer schema that breaks nothing', async () => {
    await store.database
      .knex('schema_migrations')
      .insert({ name: '9999-other', batch: 99, migration_time: now });
    await migrate(store.openAnother(), { now });
  });
});
