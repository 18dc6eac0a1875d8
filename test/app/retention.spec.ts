/** Logs and events over many days and more than a hundred thousand runs: what goes and what stays is told by a model that knows none of the statements. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { listPartitions } from '../../src/store/partitions.ts';
import { dayMs, dayOf, eventsEach, insertManyRuns } from '../support/many-runs.ts';
import { retentionSweep } from '../support/retention-sweep.ts';
import { settleNow } from '../support/settlement.ts';
import { openStore, type TestStore } from '../support/store.ts';

const hourMs = 3_600_000;
/** Noon of a day long after the partitions of the template. */
const beginning = Date.parse('2031-06-15T12:00:00.000Z');
const days = 42;
const perDay = 2_450;

interface FixtureRow {
  id: string;
  age: number;
  n: number;
  kind: 'open' | 'late' | 'held' | 'long' | 'plain';
  expires_at: Date | null;
  patch_key: string | null;
}

let store: TestStore;
let folder: string;
let now = beginning;
const clock: Clock = { ...systemClock, now: () => new Date(now) };

/** Of each run: whether its log is gone, and whether its events are. */
function modelOf(rows: FixtureRow[]): { logs: Set<string>; events: Set<string>; days: Set<string> } {
  const over = (row: FixtureRow, by: number): boolean => {
    if (row.expires_at === null) return false;
    const heldMs = row.kind === 'held' || row.kind === 'long' ? 7 * dayMs : 0;
    return row.expires_at.getTime() + heldMs <= by;
  };
  const lag = now - 300_000;
  const byDay = Map.groupBy(rows, (row) => row.age);
  const model = { logs: new Set<string>(), events: new Set<string>(), days: new Set<string>() };
  for (const [age, all] of byDay) {
    const end = Math.floor(beginning / dayMs) * dayMs - (age - 1) * dayMs;
    const inDefault = age > days;
    const past = end <= now - 2 * dayMs;
    const dropped = !inDefault && past && all.every((row) => over(row, lag));
    if (dropped) model.days.add(dayOf(end - dayMs));
    for (const row of all) {
      if (over(row, lag)) model.logs.add(row.id);
      const rowWise = inDefault ? over(row, lag) : past && over(row, now - 2 * dayMs);
      if (dropped || rowWise) model.events.add(row.id);
    }
  }
  return model;
}

describe('app/retention', () => {
  let rows: FixtureRow[];
  let sweep: () => Promise<void>;
  /** A day has files of some of its runs: of the special ones and of a few plain ones. */
  const hasFiles = (row: FixtureRow): boolean => row.n < 4 || row.n % 500 < 2;
  const attemptsOf = (row: FixtureRow): number => 1 + (row.n % 2);

  before(async () => {
    store = await openStore();
    folder = await mkdtemp(join(tmpdir(), 'retention-'));
    await insertManyRuns(store.database, { until: new Date(beginning), days, perDay, without: 60 });
    rows = (await store.database.knex('fixture').select('*')) as FixtureRow[];
    // Past the driver, which waits for the disk with every file.
    for (const row of rows.filter(hasFiles)) {
      const root = join(folder, 'runs', row.id);
      for (let attempt = 1; attempt <= attemptsOf(row); attempt++) {
        mkdirSync(join(root, String(attempt)), { recursive: true });
        for (const name of ['log.ndjson', 'patch.diff', 'home.tar.gz'])
          writeFileSync(join(root, String(attempt), name), 'x');
      }
      writeFileSync(join(root, 'memory.json'), 'x');
    }
    sweep = retentionSweep(store.database, clock, folder);
  });
  after(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Holds the tables, the partitions and the files against the model. */
  async function expectAsModelled(): Promise<void> {
    const { database } = store;
    const model = modelOf(rows);
    const noted = await database.knex('run_receipts').whereNotNull('log_removed_at').select('run_id');
    const goneLogs = new Set(noted.map(({ run_id }) => run_id as string));
    expect(rows.filter((row) => goneLogs.has(row.id) !== model.logs.has(row.id)).slice(0, 3)).to.deep.equal(
      [],
    );
    const { rows: counted } = await database.knex.raw<{ rows: { run_id: string; whole: boolean }[] }>(
      `select run_id, min(seq) = 1 and max(seq) = count(*) and count(*) = ? as whole from run_events group by run_id`,
      [eventsEach],
    );
    expect(counted.filter(({ whole }) => !whole)).to.deep.equal([]);
    const there = new Set(counted.map(({ run_id }) => run_id));
    expect(rows.filter((row) => there.has(row.id) === model.events.has(row.id)).slice(0, 3)).to.deep.equal(
      [],
    );
    const partitions = new Set((await listPartitions(database)).map(({ from }) => from));
    for (let age = 1; age <= days; age++) {
      const from = dayOf(beginning - age * dayMs);
      expect(partitions.has(from), `the day ${age} days back`).to.equal(!model.days.has(from));
    }
    for (const row of rows.filter(hasFiles)) {
      const left = await readdir(join(folder, 'runs', row.id), { recursive: true }).catch(() => []);
      const files = left.filter((name) => name.includes('.')).map((name) => `runs/${row.id}/${name}`);
      if (!model.logs.has(row.id)) expect(files).to.have.length(1 + 3 * attemptsOf(row));
      else expect(files).to.deep.equal(row.patch_key === null ? [] : [row.patch_key]);
    }
    const kept = await database.knex('runs').join('run_receipts', 'run_id', 'id').count().first();
    expect(Number(kept?.count)).to.be.at.least(rows.filter((row) => row.kind !== 'open').length);
  }

  it('has more than a hundred thousand runs before it', async () => {
    expect(rows.length).to.be.at.least(100_000);
    for (const kind of ['open', 'late', 'held', 'long', 'plain'])
      expect(rows.filter((row) => row.kind === kind).length, kind).to.be.at.least(10);
    await expectAsNothingGone();
  });

  async function expectAsNothingGone(): Promise<void> {
    const events = await store.database.knex('run_events').count().first();
    expect(Number(events?.count)).to.equal(rows.length * eventsEach);
    const noted = await store.database.knex('run_receipts').whereNotNull('log_removed_at').count().first();
    expect(Number(noted?.count)).to.equal(0);
  }

  it('takes what has expired and nothing else, and makes the days to come', async () => {
    await sweep();
    await expectAsModelled();
    const partitions = new Set((await listPartitions(store.database)).map(({ from }) => from));
    for (let day = -1; day <= 7; day++)
      expect(partitions.has(dayOf(now + day * dayMs)), `${day}`).to.equal(true);
  });

  it('changes nothing the second time', async () => {
    const before = await listPartitions(store.database);
    await sweep();
    await expectAsModelled();
    expect(await listPartitions(store.database)).to.deep.equal(before);
  });

  it('comes to the same with three processes at it, at any hour of the days that follow', async () => {
    const sweeps = [
      sweep,
      retentionSweep(store.openAnother(), clock, folder),
      retentionSweep(store.openAnother(), clock, folder),
    ];
    for (const hours of [1, 23, 48]) {
      now += hours * hourMs;
      await Promise.all(sweeps.map((one) => one()));
      // Who met another one at the same rows left them to it.
      await sweep();
      await expectAsModelled();
    }
  });

  it('lets what an export holds go a week after its time, however long that export is waited for', async () => {
    now = beginning + 38 * dayMs + hourMs;
    await sweep();
    await expectAsModelled();
    const gone = modelOf(rows).logs;
    expect(rows.filter((row) => row.kind === 'long' && gone.has(row.id)).length).to.be.at.least(5);
  });

  it('keeps every event of runs that are open however old they are, and drops their day when they have settled and expired', async () => {
    now = beginning + 100 * dayMs;
    await sweep();
    await expectAsModelled();
    const open = rows.filter((row) => row.kind === 'open');
    const left = await store.database.knex('run_events').countDistinct('run_id as runs').first();
    expect(Number(left?.runs)).to.equal(open.length);
    for (const row of open) {
      const settledAt = new Date(now);
      const seq = await settleNow(store.database, row.id, {
        epoch: 1 + (row.n % 2),
        settledAt,
        expiresAt: new Date(now + 30 * dayMs),
      });
      expect(seq).to.equal(eventsEach + 1);
    }
    now += 29 * dayMs;
    await sweep();
    const still = await store.database.knex('run_events').count().first();
    expect(Number(still?.count)).to.equal(open.length * (eventsEach + 1));
    now += 3 * dayMs;
    await sweep();
    const none = await store.database.knex('run_events').count().first();
    expect(Number(none?.count)).to.equal(0);
    expect(
      (await listPartitions(store.database)).every(({ from }) => from >= dayOf(now - 2 * dayMs)),
    ).to.equal(true);
    const runs = await store.database.knex('run_receipts').count().first();
    expect(Number(runs?.count)).to.equal(rows.length);
  });
});
