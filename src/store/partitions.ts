/** Daily partitions of the event log by the time inside the run's UUIDv7: made ahead, so that a day can be dropped whole. */
import type { Knex } from 'knex';
import { uuidFrom } from '../base/ids.ts';
import { type Database, isLockTimeout } from './database.ts';

const dayMs = 86_400_000;
const daysAhead = 7;
/** Rows that may be moved out of the default partition while appends to it wait: a fraction of a second. */
const movedMax = 20_000;
/** Whoever appends or reads waits no longer than this for a change of the partitions; where that is too short it is tried again. */
const lockMs = 100;
const lockTries = 20;
/** A day that is detached and not dropped yet. */
const gonePrefix = 'run_events_gone_';

const nameOf = (start: number): string =>
  `run_events_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`;

/** Those that `ensurePartitions` makes. */
export function partitionNames(now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return Array.from({ length: daysAhead + 2 }, (_, index) => nameOf(today + (index - 1) * dayMs));
}

export interface Partition {
  name: string;
  /** The ids in it: from the first, before the second. */
  from: string;
  to: string;
}

/** Pauses between tries, so that others come in between. */
export type Pause = () => Promise<void>;

const noPause: Pause = async () => undefined;

/** The days there are, oldest first; the default partition is not among them. */
export async function listPartitions(database: Database): Promise<Partition[]> {
  const { rows } = await database.knex.raw<{ rows: { name: string; bound: string }[] }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'run_events'::regclass`,
  );
  return rows
    .flatMap(({ name, bound }) => {
      const [, from, to] =
        /^FOR VALUES FROM \('([0-9a-f-]{36})'\) TO \('([0-9a-f-]{36})'\)$/.exec(bound) ?? [];
      return from === undefined || to === undefined ? [] : [{ name, from, to }];
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Runs a change of the partitions in a transaction that waits for nobody longer than `lockMs`; false when somebody was in the way each time. */
async function briefly(
  database: Database,
  pause: Pause,
  change: (trx: Knex.Transaction) => Promise<void>,
): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await database.knex.transaction(async (trx) => {
        await trx.raw(`set local lock_timeout = ${lockMs}`);
        await change(trx);
      });
      return true;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === lockTries) return false;
      await pause();
    }
  }
}

/** What became of the days that were missing. */
export interface MadePartitions {
  made: string[];
  /** Rows that stood in the default partition. */
  moved: number;
  /** Days left to the default partition: it holds too many of their rows, or somebody was in the way. */
  left: string[];
}

/**
 * Makes the partitions from yesterday to a week ahead that are missing. Rows of such a day that fell into the default partition are
 * moved in the same commit, so that no reader misses one.
 */
export async function ensurePartitions(
  database: Database,
  now: Date,
  pause: Pause = noPause,
): Promise<MadePartitions> {
  const there = new Set((await listPartitions(database)).map(({ from }) => from));
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const result: MadePartitions = { made: [], moved: 0, left: [] };
  for (let day = -1; day <= daysAhead; day++) {
    const start = today + day * dayMs;
    const name = nameOf(start);
    const partition = { name, from: uuidFrom(start), to: uuidFrom(start + dayMs) };
    if (there.has(partition.from)) continue;
    let moved: number | undefined = 0;
    const done = await briefly(database, pause, async (trx) => {
      moved = await makePartition(trx, partition, day <= 1);
    });
    if (!done || moved === undefined) {
      result.left.push(name);
      continue;
    }
    result.made.push(name);
    result.moved += moved;
  }
  return result;
}

/**
 * Undefined: too much of the day is in the default partition, and it stays there. `written`: events of the day may be on their way; an
 * append that had chosen the default partition would be refused, so they wait until the day is there.
 */
async function makePartition(
  trx: Knex.Transaction,
  partition: Partition,
  written: boolean,
): Promise<number | undefined> {
  const { name, from, to } = partition;
  if (await isThere(trx, partition)) return 0;
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    'select from run_events_default where run_id >= ? and run_id < ? limit ?',
    [from, to, movedMax + 1],
  );
  if (rows.length > movedMax) return undefined;
  if (written) await trx.raw('lock table only run_events in exclusive mode');
  // Attaching instead of "create … partition of": that would lock the whole log, this the default partition alone.
  await trx.raw('create table ?? (like run_events including all)', [name]);
  await trx.raw('lock table run_events_default in access exclusive mode');
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `with moved as (delete from run_events_default where run_id >= ? and run_id < ? returning *) insert into ?? select * from moved`,
    [from, to, name],
  );
  // Bounds cannot be parameters; both are hexadecimal digits made above.
  await trx.raw(`alter table run_events attach partition ?? for values from ('${from}') to ('${to}')`, [
    name,
  ]);
  return rowCount;
}

/** Whoever asks is alone with the partitions until its transaction ends; appends and reads pass. */
async function isThere(trx: Knex.Transaction, partition: Partition): Promise<boolean> {
  await trx.raw('lock table only run_events in share update exclusive mode');
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    'select from pg_class where oid = to_regclass(?) and relispartition',
    [partition.name],
  );
  return rows.length > 0;
}

/** Takes a day out of the log, then removes it; so does another process at the same moment. False when somebody was in the way each time: then it is as before. */
export async function dropPartition(
  database: Database,
  partition: Partition,
  pause: Pause = noPause,
): Promise<boolean> {
  const gone = gonePrefix + partition.name.slice('run_events_'.length);
  // Under its new name it is known for what it is, should this process die before it is dropped.
  const detached = await briefly(database, pause, async (trx) => {
    if (!(await isThere(trx, partition))) return;
    await trx.raw('alter table run_events detach partition ??', [partition.name]);
    await trx.raw('alter table ?? rename to ??', [partition.name, gone]);
  });
  if (detached) await database.knex.raw('drop table if exists ??', [gone]);
  return detached;
}

/** Removes the days that were taken out of the log by a process that died then. */
export async function dropDetached(database: Database): Promise<string[]> {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and not c.relispartition and n.nspname = current_schema() and c.relname ~ ?`,
    [`^${gonePrefix}[0-9]{8}$`],
  );
  for (const { name } of rows) await database.knex.raw('drop table if exists ??', [name]);
  return rows.map(({ name }) => name);
}
