/** Migrations while old and new programs run side by side: taken in turns, only ever added to, and refused where they break. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import { createDatabase } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrate.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

const program = `
  import { systemClock } from './src/base/clock.ts';
  import { createLog } from './src/base/log.ts';
  import { createDatabase } from './src/store/database.ts';
  import { migrate } from './src/store/migrate.ts';
  const database = createDatabase({ url: process.argv[1], poolMax: 2, log: createLog('silent') });
  await migrate(database, { now: systemClock.now() });
  await database.close();
`;

/** Migrates in a process of its own; its exit code and what it printed. */
async function migrateElsewhere(url: string, kill?: Promise<unknown>): Promise<[number | null, string]> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program, url], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  void kill?.then(() => child.kill('SIGKILL'));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return [code, printed];
}

describe('store/migrate', () => {
  let empty: TestDatabase;

  async function ask<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function migrateHere(): Promise<string> {
    const database = createDatabase({ url: empty.url, poolMax: 2, log: quiet });
    return migrate(database, { now: systemClock.now() })
      .then(
        () => 'migrated',
        (error: Error) => error.message,
      )
      .finally(() => database.close());
  }

  beforeEach(async () => {
    empty = await cloneDatabase('template1');
  });
  afterEach(() => empty.drop());

  const names = async (): Promise<string[]> =>
    (await ask<{ name: string }>('select name from schema_migrations order by id')).map(({ name }) => name);

  it('gives an empty database its schema once when four processes start on it at the same time', async () => {
    const ends = await Promise.all([1, 2, 3, 4].map(() => migrateElsewhere(empty.url)));
    for (const end of ends) expect(end).to.deep.equal([0, '']);
    const applied = await names();
    expect(new Set(applied).size).to.equal(applied.length);
    expect(applied).to.deep.equal([...applied].sort());
    const text = readFileSync(new URL('../../src/store/migrate.ts', import.meta.url), 'utf8');
    expect(applied).to.deep.equal([...text.matchAll(/^ {2}'(\d{4}-[\w.-]+)': /gm)].map((match) => match[1]));
  });

  it('goes on where a process that was killed in the middle of it stopped, and takes over its lock', async () => {
    const [code] = await migrateElsewhere(
      empty.url,
      until('the migrations to begin', async () => {
        const [row] = await ask<{ there: string | null }>(
          "select to_regclass('schema_migrations_lock')::text as there",
        );
        return row?.there !== null;
      }),
    );
    expect(code).to.be.oneOf([null, 0]);
    await ask(
      'insert into schema_migrations_lock (is_locked) select 1 where not exists (select from schema_migrations_lock)',
    );
    await ask('update schema_migrations_lock set is_locked = 1');
    expect(await migrateHere()).to.equal('migrated');
    const applied = await names();
    expect(new Set(applied).size).to.equal(applied.length);
    expect(await migrateHere()).to.equal('migrated');
    expect(await names()).to.deep.equal(applied);
  });

  it('works on a schema that a newer program has added to, and changes nothing of it', async () => {
    expect(await migrateHere()).to.equal('migrated');
    await ask(`alter table runs add column later text;
      insert into schema_migrations (name, batch, migration_time) values ('9000-later', 99, now())`);
    const before = await names();
    expect(await migrateHere()).to.equal('migrated');
    expect(await names()).to.deep.equal(before);
    expect(await ask('select later from runs')).to.deep.equal([]);
  });

  it('adds what an older program has not, without touching what that one made', async () => {
    expect(await migrateHere()).to.equal('migrated');
    // What the program before the last migration leaves.
    const all = await names();
    await ask(`drop table deployment, shared_folders;
      delete from schema_migrations where name = '0130-deployment'`);
    expect(await migrateHere()).to.equal('migrated');
    expect((await names()).sort()).to.deep.equal(all);
    expect(await ask('select * from deployment')).to.deep.equal([]);
  });

  it('refuses a schema that a newer program has broken with, and says what to do', async () => {
    expect(await migrateHere()).to.equal('migrated');
    await ask(
      `insert into schema_migrations (name, batch, migration_time) values ('9001-taken-away.breaking', 99, now())`,
    );
    expect(await migrateHere()).to.equal(
      'This database was changed by a newer version of the service (9001-taken-away.breaking): upgrade this program.',
    );
  });
});
