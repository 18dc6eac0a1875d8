/** Exports that are not done yet: claimed under a lease, tried, noted. All times are the database's, so that workers need no common clock. */
import type { Db, Statement } from './database.ts';

/** Walks from destination to destination, so that the backlog of one, however long, is a few rows here. */
const dueStatement: Statement = {
  name: 'export-jobs.due',
  text: `with recursive targets as (
      (select export_id from export_jobs order by export_id limit 1)
      union all
      select (select j.export_id from export_jobs j where j.export_id > t.export_id order by j.export_id limit 1)
      from targets t where t.export_id is not null
    )
    select due.id, t.export_id, e.failing_since is not null as failing
    from targets t left join exports e on e.id = t.export_id
    cross join lateral (
      select j.id, j.next_at from export_jobs j
      where j.export_id = t.export_id and j.next_at <= clock_timestamp() order by j.next_at, j.id limit $2
    ) due
    where t.export_id is not null and t.export_id::text <> all($1::text[])
      and (e.retry_at is null or e.retry_at <= clock_timestamp())
    order by e.failing_since is not null, due.next_at limit $3`,
};

export interface DueExport {
  uuid: string;
  exportUuid: string;
  failing: boolean;
}

/** What may be exported now: at most `perTarget` of each destination but the `busy` ones, failing ones last. */
export async function listDueExports(
  db: Db,
  options: { busy: string[]; perTarget: number; limit: number },
): Promise<DueExport[]> {
  const rows = await db.query<{ id: string; export_id: string; failing: boolean | null }>(dueStatement, [
    options.busy,
    options.perTarget,
    options.limit,
  ]);
  return rows.map((row) => ({ uuid: row.id, exportUuid: row.export_id, failing: row.failing ?? false }));
}

/** skip locked: two workers that chose the same rows share them out instead of waiting for each other. */
const claimStatement: Statement = {
  name: 'export-jobs.claim',
  text: `with chosen as (
      select id, claim is not null as broken from export_jobs
      where id = any($1::uuid[]) and next_at <= clock_timestamp() for update skip locked
    ), claimed as (
      update export_jobs j set claim = $2, next_at = clock_timestamp() + $3 * interval '1 millisecond'
      from chosen c where j.id = c.id returning j.*, c.broken
    )
    select j.id, j.export_id, j.run_id, j.tries, j.broken, j.hold_until <= clock_timestamp() as overdue, r.environment, r.settled_at,
      t.receipt, t.patch_key, t.patch_bytes, t.patch_sha256, t.log_key, t.log_bytes, t.log_sha256,
      t.expires_at <= clock_timestamp() as expired,
      e.endpoint, e.region, e.bucket, e.prefix, e.path_style, e.credentials, e.failures
    from claimed j left join exports e on e.id = j.export_id
      left join runs r on r.id = j.run_id left join run_receipts t on t.run_id = j.run_id`,
};

export interface ExportFile {
  key: string | null;
  bytes: number;
  sha256: string;
}

export interface ClaimedExport {
  uuid: string;
  exportUuid: string;
  runUuid: string;
  /** Tries before this one. */
  tries: number;
  /** An earlier try may have left a part of its work. */
  repeated: boolean;
  /** Held for as long as it may be: this try is the last. */
  last: boolean;
  /** Undefined: the destination or the run is gone. */
  work:
    | {
        environment: string;
        settledAt: Date;
        /** As it is stored, byte for byte. */
        receipt: string;
        patch: ExportFile;
        log: ExportFile;
        expired: boolean;
        endpoint: string;
        region: string;
        bucket: string;
        prefix: string;
        pathStyle: boolean;
        /** Sealed. */
        credentials: Buffer;
        failures: number;
      }
    | undefined;
}

interface ClaimedRow {
  id: string;
  export_id: string;
  run_id: string;
  tries: number;
  broken: boolean;
  overdue: boolean;
  environment: string;
  settled_at: Date | null;
  receipt: string | null;
  patch_key: string | null;
  patch_bytes: number;
  patch_sha256: string;
  log_key: string | null;
  log_bytes: number;
  log_sha256: string;
  expired: boolean;
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  path_style: boolean;
  credentials: Buffer | null;
  failures: number;
}

/** Those that nobody else took meanwhile; they come due again when `leaseMs` have passed and nobody renewed them. */
export async function claimExports(
  db: Db,
  uuids: string[],
  lease: { claim: string; leaseMs: number },
): Promise<ClaimedExport[]> {
  const rows = await db.query<ClaimedRow>(claimStatement, [uuids, lease.claim, lease.leaseMs]);
  return rows.map((row) => ({
    uuid: row.id,
    exportUuid: row.export_id,
    runUuid: row.run_id,
    tries: row.tries,
    repeated: row.broken || row.tries > 0,
    last: row.overdue,
    work:
      row.settled_at === null || row.receipt === null || row.credentials === null
        ? undefined
        : {
            environment: row.environment,
            settledAt: row.settled_at,
            receipt: row.receipt,
            patch: { key: row.patch_key, bytes: row.patch_bytes, sha256: row.patch_sha256 },
            log: { key: row.log_key, bytes: row.log_bytes, sha256: row.log_sha256 },
            expired: row.expired,
            endpoint: row.endpoint,
            region: row.region,
            bucket: row.bucket,
            prefix: row.prefix,
            pathStyle: row.path_style,
            credentials: row.credentials,
            failures: row.failures,
          },
  }));
}

const renewStatement: Statement = {
  name: 'export-jobs.renew',
  text: `update export_jobs set next_at = clock_timestamp() + $3 * interval '1 millisecond' where id = $1 and claim = $2 returning id`,
};

/** False when another worker holds it by now, or it is gone. */
export async function renewExport(
  db: Db,
  job: { uuid: string; claim: string; leaseMs: number },
): Promise<boolean> {
  return (await db.query(renewStatement, [job.uuid, job.claim, job.leaseMs])).length > 0;
}

/** One statement: the job, its backfill and the health of its destination never disagree. */
const doneStatement: Statement = {
  name: 'export-jobs.done',
  text: `with done as (
      delete from export_jobs where id = $1 and claim = $2 returning export_id, backfill_id
    ), counted as (
      update export_backfills b set exported = exported + 1 from done where b.id = done.backfill_id
    )
    update exports e set exported = exported + 1, last_exported_at = clock_timestamp(), failing_since = null, failures = 0,
      retry_at = null, last_error = null, last_error_at = null
    from done where e.id = done.export_id returning e.id`,
};

/** It was exported. False when another worker holds it by now. */
export async function finishExport(db: Db, job: { uuid: string; claim: string }): Promise<boolean> {
  return (await db.query(doneStatement, [job.uuid, job.claim])).length > 0;
}

/** `$5` false: the destination is not to blame and is not kept waiting. */
const againStatement: Statement = {
  name: 'export-jobs.again',
  text: `with kept as (
      update export_jobs set claim = null, tries = tries + 1, next_at = clock_timestamp() + $3::bigint * interval '1 millisecond'
      where id = $1 and claim = $2 returning export_id
    )
    update exports e set last_error = $4, last_error_at = clock_timestamp(),
      failing_since = coalesce(failing_since, clock_timestamp()), failures = failures + case when $5 then 1 else 0 end,
      retry_at = case when $5 then clock_timestamp() + $6::bigint * interval '1 millisecond' else retry_at end
    from kept where e.id = kept.export_id returning e.id`,
};

/** It did not work and is tried again after `afterMs`; its destination, when that is to blame, after `targetAfterMs`. */
export async function retryExport(
  db: Db,
  job: {
    uuid: string;
    claim: string;
    afterMs: number;
    error: string;
    blamed: boolean;
    targetAfterMs: number;
  },
): Promise<boolean> {
  const values = [job.uuid, job.claim, job.afterMs, job.error, job.blamed, job.targetAfterMs];
  return (await db.query(againStatement, values)).length > 0;
}

const failStatement: Statement = {
  name: 'export-jobs.fail',
  text: `with gone as (
      delete from export_jobs where id = $1 and claim = $2 returning export_id, backfill_id
    ), counted as (
      update export_backfills b set failed = failed + 1 from gone where b.id = gone.backfill_id
    )
    update exports e set failed = failed + 1, failing_since = coalesce(failing_since, clock_timestamp()), failures = failures + 1,
      last_error = $3, last_error_at = clock_timestamp() from gone where e.id = gone.export_id returning e.id`,
};

/** It is given up. */
export async function failExport(
  db: Db,
  job: { uuid: string; claim: string; error: string },
): Promise<boolean> {
  return (await db.query(failStatement, [job.uuid, job.claim, job.error])).length > 0;
}

const releaseStatement: Statement = {
  name: 'export-jobs.release',
  text: `update export_jobs set next_at = clock_timestamp() + $3::bigint * interval '1 millisecond' where id = $1 and claim = $2`,
};

/** Gives a claim back without a try; it stays marked, because something of it may have been written. */
export async function releaseExport(
  db: Db,
  job: { uuid: string; claim: string; afterMs: number },
): Promise<void> {
  await db.query(releaseStatement, [job.uuid, job.claim, job.afterMs]);
}

const dropStatement: Statement = {
  name: 'export-jobs.drop',
  text: 'delete from export_jobs where id = $1 and claim = $2',
};

/** There is nothing to export, or nowhere to. */
export async function dropExport(db: Db, job: { uuid: string; claim: string }): Promise<void> {
  await db.query(dropStatement, [job.uuid, job.claim]);
}

const holdStatement: Statement = {
  name: 'export-jobs.hold',
  text: 'select hold_until from export_holds where run_id = $1',
};

/** Until when the files of a run have to be kept because an export of it is not done; null: they need not. */
export async function findExportHold(db: Db, runUuid: string): Promise<Date | null> {
  const [row] = await db.query<{ hold_until: Date }>(holdStatement, [runUuid]);
  return row?.hold_until ?? null;
}
