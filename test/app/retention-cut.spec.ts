/** The sweeps of retention, ended at every statement they make: whoever comes next ends their work, and nothing is lost that was not to go. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { takeTurns } from '../../src/app/take-turns.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import type { Database } from '../../src/store/database.ts';
import { listPartitions } from '../../src/store/partitions.ts';
import { dayMs, insertManyRuns } from '../support/many-runs.ts';
import { retentionSweep } from '../support/retention-sweep.ts';
import { openStore, type TestStore } from '../support/store.ts';

const beginning = Date.parse('2031-06-15T12:00:00.000Z');
const clock: Clock = { ...systemClock, now: () => new Date(beginning) };
let store: TestStore;
let folder: string;
before(async () => {
  store = await openStore();
  folder = await mkdtemp(join(tmpdir(), 'retention-cut-'));
  await insertManyRuns(store.database, { until: new Date(beginning), days: 38, perDay: 12, without: 45 });
});
after(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

class Died extends Error {}

/** The same database for so many statements, and then none, as for a process that was killed. */
function dyingAfter(database: Database, statements: number): Database {
  let left = statements;
  const step = (): void => {
    if (left-- <= 0) throw new Died('killed');
  };
  const guarded = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (from, name) => {
        const value = Reflect.get(from, name) as unknown;
        if (name !== 'raw' && name !== 'transaction') return value;
        return async (...values: unknown[]) => {
          step();
          const [first] = values;
          const work =
            name === 'transaction' && typeof first === 'function'
              ? [(trx: object) => (first as (trx: object) => unknown)(guarded(trx))]
              : values;
          return (value as (...all: unknown[]) => unknown).apply(from, work);
        };
      },
    });
  return {
    ...database,
    knex: guarded(database.knex),
    query: async (statement, values) => {
      step();
      return database.query(statement, values);
    },
  };
}

async function state() {
  const { knex } = store.database;
  const [logs, events, tables] = await Promise.all([
    knex('run_receipts').whereNotNull('log_removed_at').orderBy('run_id').pluck('run_id'),
    knex('run_events').orderBy(['run_id', 'seq']).select('run_id', 'seq'),
    knex.raw<{ rows: { name: string }[] }>(
      `select relname as name from pg_class where relname like 'run_events%' and relkind = 'r' order by 1`,
    ),
  ]);
  return { logs, events, tables: tables.rows.map(({ name }) => name) };
}

describe('app/retention, cut at every statement', () => {
  it('comes to the same in the end as in one go, with no event gone that was to stay', async () => {
    const { rows: staying } = await store.database.knex.raw<{ rows: { id: string }[] }>(
      `select id from fixture where kind = 'open' or expires_at > ?`,
      [new Date(beginning)],
    );
    let tries = 0;
    for (let statements = 1; ; statements += 1 + Math.floor(statements / 6)) {
      tries++;
      const done = await retentionSweep(dyingAfter(store.database, statements), clock, folder)().then(
        () => true,
        (error: unknown) => {
          if (error instanceof Died) return false;
          throw error;
        },
      );
      const { rows } = await store.database.knex.raw<{ rows: { run_id: string }[] }>(
        'select distinct run_id from run_events',
      );
      const there = new Set(rows.map(({ run_id }) => run_id));
      expect(staying.filter(({ id }) => !there.has(id))).to.deep.equal([]);
      if (done) break;
    }
    expect(tries).to.be.at.least(10);
    const after = await state();
    await retentionSweep(store.database, clock, folder)();
    expect(await state()).to.deep.equal(after);
    expect(after.tables.filter((name) => name.includes('gone'))).to.deep.equal([]);
    const old = (await listPartitions(store.database))
      .map(({ name }) => name)
      .filter((name) => name < 'run_events_20310513');
    // Kept by a run that settled late, by one that is open and by one that is held; the days beside them are gone.
    expect(old).to.deep.equal(['run_events_20310509', 'run_events_20310510', 'run_events_20310512']);
  });

  it('lets one process at a time do the work, and the next one when that has died', async () => {
    const other = store.openAnother();
    const turn = { name: 'test', everyMs: 3_600_000 };
    let entered = 0;
    let leave: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const one = takeTurns({ database: store.database, clock }, turn, async () => {
      entered++;
      await held;
    });
    const two = takeTurns({ database: other, clock }, turn, async () => {
      entered += 10;
    });
    const first = one();
    while (entered === 0) await new Promise((resolve) => setImmediate(resolve));
    await two();
    expect(entered).to.equal(1);
    leave();
    await first;
    await Promise.all([one(), two()]);
    expect(entered).to.equal(1);
    // As if the time had come, or a holder's lease had ended.
    await store.database.knex('upkeep_turns').update({ free_at: new Date(Date.now() - dayMs) });
    await Promise.all([two(), two()]);
    expect(entered).to.equal(11);
    const failing = takeTurns({ database: other, clock }, { name: 'failing', everyMs: dayMs }, async () => {
      throw new Error('failed');
    });
    const failure = await failing().catch((error: Error) => error.message);
    expect(failure).to.equal('failed');
    const [row] = await store.database.knex('upkeep_turns').where({ name: 'failing' });
    expect((row as { free_at: Date }).free_at.getTime()).to.be.below(Date.now() + 120_000);
  });
});
