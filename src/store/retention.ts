/** What has had its time: settled runs whose log may go, days of the event log that nobody needs, and rows of the days that somebody does. */
import type { Database, Db, Statement } from './database.ts';
import type { Partition } from './partitions.ts';

/**
 * A run whose export is not done keeps its log and its events for up to a week more, whoever asked for that export and when:
 * a backfill that comes late does not begin another week.
 */
const heldSql = (run: string, at: string): string =>
  `exists (select from export_holds h where h.run_id = ${run}.run_id and least(h.hold_until, ${run}.expires_at + interval '7 days') > ${at})`;

/** A settled run whose log is to be removed. */
export interface ExpiredLog {
  runUuid: string;
  expiresAt: Date;
  /** Of its attempts each may have left files. */
  attempts: number;
  /** Stays; null: it is empty and was never made. */
  patchKey: string | null;
}

const listStatement: Statement = {
  name: 'retention.list',
  text: `select c.run_id, c.expires_at, r.epoch, c.patch_key from run_receipts c join runs r on r.id = c.run_id
    where c.log_removed_at is null and c.expires_at <= $1 and (c.expires_at, c.run_id) > ($2, $3) and not ${heldSql('c', '$1')}
    order by c.expires_at, c.run_id limit $4`,
};

/** Of settled runs that expired by an instant and that no export waits for, behind `after`, those that expired first. */
export async function listExpiredLogs(
  db: Db,
  page: { by: Date; after: { expiresAt: Date; runUuid: string }; limit: number },
): Promise<ExpiredLog[]> {
  const rows = await db.query<{
    run_id: string;
    expires_at: Date;
    epoch: number;
    patch_key: string | null;
  }>(listStatement, [page.by, page.after.expiresAt, page.after.runUuid, page.limit]);
  return rows.map((row) => ({
    runUuid: row.run_id,
    expiresAt: row.expires_at,
    attempts: row.epoch,
    patchKey: row.patch_key,
  }));
}

const noteStatement: Statement = {
  name: 'retention.note',
  // In order and past what is locked: two who note the same runs neither wait for each other nor forever.
  text: `with chosen as (
      select run_id from run_receipts where run_id = any($1::uuid[]) and log_removed_at is null order by run_id for update skip locked
    ), noted as (
      update run_receipts set log_removed_at = $2 where run_id in (select run_id from chosen) returning run_id
    ), conversations as (
      delete from run_conversations where run_id in (select run_id from chosen)
    ), messages as (
      delete from run_messages where run_id in (select run_id from chosen)
    )
    select count(*)::int as count from noted`,
};

/** Their files are gone, and with them what the agent remembered and what it was told. Resolves with how many were not noted before. */
export async function noteLogsRemoved(db: Db, runUuids: string[], at: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(noteStatement, [runUuids, at]);
  return row?.count ?? 0;
}

/** Why a day of the event log stays: a run of it is open, has not expired yet, or is held for an export. */
export type Blocker = 'open' | 'unexpired' | 'held';

const blockerStatement: Statement = {
  name: 'retention.blocker',
  text: `select case
      when exists (select from runs where id >= $1 and id < $2 and settled_at is null and last_seq > 0) then 'open'
      when exists (select from run_receipts c where c.run_id >= $1 and c.run_id < $2 and c.expires_at > $3) then 'unexpired'
      when exists (select from (select distinct run_id from export_jobs where run_id >= $1 and run_id < $2) j
        join run_receipts c on c.run_id = j.run_id where ${heldSql('c', '$3')}) then 'held'
    end as blocker`,
};

/** Null: nothing in these ids is needed any longer. */
export async function findBlocker(
  db: Db,
  range: { from: string; to: string; by: Date },
): Promise<Blocker | null> {
  const [row] = await db.query<{ blocker: Blocker | null }>(blockerStatement, [
    range.from,
    range.to,
    range.by,
  ]);
  return row?.blocker ?? null;
}

/** A run that has rows in a partition. */
export interface EventRun {
  runUuid: string;
  /** Its time is over; without a run of this id there is nobody to need them. */
  expired: boolean;
  held: boolean;
}

/** From run to run without reading their events; behind `after`, in order. */
export async function listEventRuns(
  database: Database,
  partition: Pick<Partition, 'name'>,
  page: { after: string; by: Date; limit: number },
): Promise<EventRun[]> {
  const { rows } = await database.knex.raw<{ rows: { run_id: string; expired: boolean; held: boolean }[] }>(
    `with recursive walk as (
      (select run_id from :name: where run_id > :after order by run_id limit 1)
      union all
      select (select e.run_id from :name: e where e.run_id > w.run_id order by e.run_id limit 1)
      from walk w where w.run_id is not null
    ), page as materialized (select run_id from walk where run_id is not null limit :limit)
    select p.run_id, r.id is null or coalesce(c.expires_at <= :by, false) as expired,
      coalesce(${heldSql('c', ':by')}, false) as held
    from page p left join runs r on r.id = p.run_id left join run_receipts c on c.run_id = p.run_id order by p.run_id`,
    { name: partition.name, after: page.after, by: page.by, limit: page.limit },
  );
  return rows.map((row) => ({ runUuid: row.run_id, expired: row.expired, held: row.held }));
}

/** Removes up to `limit` events of these runs; resolves with how many. skip locked: two at it share the rows out. */
export async function removeEvents(
  database: Database,
  partition: Pick<Partition, 'name'>,
  runUuids: string[],
  limit: number,
): Promise<number> {
  const { rowCount } = await database.knex.raw<{ rowCount: number }>(
    `delete from :name: where (run_id, seq) in
      (select run_id, seq from :name: where run_id = any(:runs::uuid[]) limit :limit for update skip locked)`,
    { name: partition.name, runs: runUuids, limit },
  );
  return rowCount;
}
