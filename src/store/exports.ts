/** The exports table: row ↔ domain. Credentials are here sealed only, and leave it for signing alone. */
import type { Db, Statement } from './database.ts';

export interface Export {
  uuid: string;
  environment: string;
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  pathStyle: boolean;
  auto: boolean;
  /** Sealed. */
  credentials: Buffer;
  createdAt: Date;
  updatedAt: Date;
  failingSince: Date | null;
  lastError: string | null;
  lastErrorAt: Date | null;
  lastExportedAt: Date | null;
  exported: number;
  failed: number;
  /** At most 100,000. */
  pending: number;
}

interface ExportRow {
  id: string;
  environment: string;
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
  path_style: boolean;
  auto: boolean;
  credentials: Buffer;
  created_at: Date;
  updated_at: Date;
  failing_since: Date | null;
  last_error: string | null;
  last_error_at: Date | null;
  last_exported_at: Date | null;
  exported: number;
  failed: number;
  pending: number;
}

function toExport(row: ExportRow): Export {
  return {
    uuid: row.id,
    environment: row.environment,
    endpoint: row.endpoint,
    region: row.region,
    bucket: row.bucket,
    prefix: row.prefix,
    pathStyle: row.path_style,
    auto: row.auto,
    credentials: row.credentials,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    failingSince: row.failing_since,
    lastError: row.last_error,
    lastErrorAt: row.last_error_at,
    lastExportedAt: row.last_exported_at,
    exported: row.exported,
    failed: row.failed,
    pending: row.pending,
  };
}

const columns = `id, environment, endpoint, region, bucket, prefix, path_style, auto, credentials, created_at, updated_at,
  failing_since, last_error, last_error_at, last_exported_at, exported, failed,
  (select count(*)::int from (select from export_jobs j where j.export_id = exports.id limit 100000) waiting) as pending`;

const lockEnvironmentStatement: Statement = {
  name: 'exports.lock-environment',
  text: `select pg_advisory_xact_lock(hashtextextended('exports of ' || $1, 0))`,
};
const countStatement: Statement = {
  name: 'exports.count',
  text: 'select count(*)::int as count from exports where environment = $1',
};

/** How many an environment has; nobody else makes one of it before the transaction ends. */
export async function countExports(tx: Db, environment: string): Promise<number> {
  await tx.query(lockEnvironmentStatement, [environment]);
  const [row] = await tx.query<{ count: number }>(countStatement, [environment]);
  return row?.count ?? 0;
}

const insertStatement: Statement = {
  name: 'exports.insert',
  text: `insert into exports (id, environment, endpoint, region, bucket, prefix, path_style, auto, credentials, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${columns}`,
};

export type NewExport = Pick<
  Export,
  | 'uuid'
  | 'environment'
  | 'endpoint'
  | 'region'
  | 'bucket'
  | 'prefix'
  | 'pathStyle'
  | 'auto'
  | 'credentials'
  | 'createdAt'
>;

export async function insertExport(db: Db, made: NewExport): Promise<Export> {
  const [row] = await db.query<ExportRow>(insertStatement, [
    made.uuid,
    made.environment,
    made.endpoint,
    made.region,
    made.bucket,
    made.prefix,
    made.pathStyle,
    made.auto,
    made.credentials,
    made.createdAt,
  ]);
  if (!row) throw new Error('inserting an export returned no row');
  return toExport(row);
}

export interface ExportKey {
  uuid: string;
  environment: string;
}

const findStatement: Statement = {
  name: 'exports.find',
  text: `select ${columns} from exports where id = $1 and environment = $2`,
};

export async function findExport(db: Db, key: ExportKey): Promise<Export | undefined> {
  const [row] = await db.query<ExportRow>(findStatement, [key.uuid, key.environment]);
  return row && toExport(row);
}

const lockStatement: Statement = { name: 'exports.lock', text: `${findStatement.text} for update` };

/** As `findExport`, and nobody else changes it before the transaction ends. */
export async function lockExport(tx: Db, key: ExportKey): Promise<Export | undefined> {
  const [row] = await tx.query<ExportRow>(lockStatement, [key.uuid, key.environment]);
  return row && toExport(row);
}

const listStatement: Statement = {
  name: 'exports.list',
  text: `select ${columns} from exports where environment = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

/** Newest first; `before` is the uuid of the last one already seen. */
export async function listExports(
  db: Db,
  page: { environment: string; before: string | null; limit: number },
): Promise<Export[]> {
  const rows = await db.query<ExportRow>(listStatement, [page.environment, page.before, page.limit]);
  return rows.map(toExport);
}

/** What waits is tried at once: the change may be what it waited for. */
const updateStatement: Statement = {
  name: 'exports.update',
  text: `with hurried as (
      update export_jobs set next_at = clock_timestamp() where export_id = $1 and claim is null and next_at > clock_timestamp()
    )
    update exports set endpoint = $2, region = $3, bucket = $4, prefix = $5, path_style = $6, auto = $7, credentials = $8,
      updated_at = $9, retry_at = null
    where id = $1 returning ${columns}`,
};

/** Writes all that a client can change; the caller has the row locked. */
export async function updateExport(tx: Db, changed: Export): Promise<Export> {
  const [row] = await tx.query<ExportRow>(updateStatement, [
    changed.uuid,
    changed.endpoint,
    changed.region,
    changed.bucket,
    changed.prefix,
    changed.pathStyle,
    changed.auto,
    changed.credentials,
    changed.updatedAt,
  ]);
  if (!row) throw new Error('updating an export returned no row');
  return toExport(row);
}

const removeStatement: Statement = {
  name: 'exports.remove',
  text: `with gone as (delete from exports where id = $1 and environment = $2 returning id),
    jobs as (delete from export_jobs where export_id in (select id from gone)),
    backfills as (delete from export_backfills where export_id in (select id from gone))
    select id from gone`,
};

/** With its backfills and all that waits for it; false when there was none. */
export async function removeExport(db: Db, key: ExportKey): Promise<boolean> {
  return (await db.query(removeStatement, [key.uuid, key.environment])).length > 0;
}
