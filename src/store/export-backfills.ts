/** Backfills: they walk the runs of a range in pages and make jobs of them, never far ahead of what was exported. */
import type { Db, Statement } from './database.ts';

export interface Backfill {
  uuid: string;
  exportUuid: string;
  createdAfter: Date | null;
  createdBefore: Date;
  found: number;
  exported: number;
  failed: number;
  createdAt: Date;
  completedAt: Date | null;
}

interface BackfillRow {
  id: string;
  export_id: string;
  created_after: Date | null;
  created_before: Date;
  found: number;
  exported: number;
  failed: number;
  created_at: Date;
  completed_at: Date | null;
}

const columns =
  'id, export_id, created_after, created_before, found, exported, failed, created_at, completed_at';

function toBackfill(row: BackfillRow): Backfill {
  return {
    uuid: row.id,
    exportUuid: row.export_id,
    createdAfter: row.created_after,
    createdBefore: row.created_before,
    found: row.found,
    exported: row.exported,
    failed: row.failed,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  };
}

const countStatement: Statement = {
  name: 'backfills.count-open',
  text: 'select count(*)::int as count from export_backfills where export_id = $1 and completed_at is null',
};

/** How many of a destination are under way; exact while its row is locked. */
export async function countOpenBackfills(tx: Db, exportUuid: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(countStatement, [exportUuid]);
  return row?.count ?? 0;
}

const insertStatement: Statement = {
  name: 'backfills.insert',
  text: `insert into export_backfills (id, export_id, environment, created_after, created_before, position, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
};

/** `from` is the lowest id that a run of the range can have. */
export async function insertBackfill(
  tx: Db,
  made: Pick<Backfill, 'uuid' | 'exportUuid' | 'createdAfter' | 'createdBefore' | 'createdAt'> & {
    environment: string;
    from: string;
  },
): Promise<Backfill> {
  const [row] = await tx.query<BackfillRow>(insertStatement, [
    made.uuid,
    made.exportUuid,
    made.environment,
    made.createdAfter,
    made.createdBefore,
    made.from,
    made.createdAt,
  ]);
  if (!row) throw new Error('inserting a backfill returned no row');
  return toBackfill(row);
}

const findStatement: Statement = {
  name: 'backfills.find',
  text: `select ${columns} from export_backfills where id = $1 and export_id = $2 and environment = $3`,
};

export async function findBackfill(
  db: Db,
  key: { uuid: string; exportUuid: string; environment: string },
): Promise<Backfill | undefined> {
  const [row] = await db.query<BackfillRow>(findStatement, [key.uuid, key.exportUuid, key.environment]);
  return row && toBackfill(row);
}

/**
 * One statement: the jobs of a page and the place where the next one begins commit together. skip locked: workers share the
 * backfills out. A backfill whose jobs wait is left alone until few of them are left.
 */
const walkStatement: Statement = {
  name: 'backfills.walk',
  text: `with chosen as (
      select b.* from export_backfills b
      where b.completed_at is null and not b.walked
        and (select count(*) from (select from export_jobs j where j.backfill_id = b.id limit $1) waiting) < $1
      order by b.id limit 1 for update skip locked
    ), page as (
      select r.id, r.settled_at, r.created_at from chosen c cross join lateral (
        select id, settled_at, created_at from runs
        where environment = c.environment and id > c.position order by id limit $2
      ) r
    ), fresh as (
      insert into export_jobs (id, export_id, run_id, backfill_id, created_at, next_at, hold_until)
      select new_delivery_id(), c.export_id, p.id, c.id, clock_timestamp(), clock_timestamp(),
        greatest(t.expires_at, clock_timestamp()) + interval '7 days'
      from chosen c cross join page p join run_receipts t on t.run_id = p.id
      where p.settled_at is not null and p.created_at < c.created_before
        and (c.created_after is null or p.created_at >= c.created_after)
      on conflict do nothing returning 1
    )
    update export_backfills b set
      position = coalesce((select id from page order by id desc limit 1), b.position),
      found = b.found + (select count(*) from fresh),
      walked = (select count(*) from page) < $2 or coalesce((select min(created_at) from page) >= b.created_before + interval '1 minute', false)
    from chosen c where b.id = c.id returning b.id`,
};

/** One page of one backfill; false when none has room for more. */
export async function walkBackfill(
  db: Db,
  options: { waitingMax: number; pageRuns: number },
): Promise<boolean> {
  return (await db.query(walkStatement, [options.waitingMax, options.pageRuns])).length > 0;
}

const completeStatement: Statement = {
  name: 'backfills.complete',
  text: `update export_backfills b set completed_at = clock_timestamp()
    where b.completed_at is null and b.walked and not exists (select from export_jobs j where j.backfill_id = b.id)`,
};

/** Notes those of which nothing waits any longer. */
export async function completeBackfills(db: Db): Promise<void> {
  await db.query(completeStatement, []);
}
