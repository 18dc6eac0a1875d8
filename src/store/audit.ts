/** The audit_entries table: entries are added, read in pages, and removed by their age alone. */
import { uuidTime } from '../base/ids.ts';
import type { AuditEntry } from '../domain/audit.ts';
import type { Database, Db, Statement } from './database.ts';

interface AuditRow {
  id: string;
  environment: string;
  key_id: string | null;
  operation: string;
  target: string | null;
  request_id: string | null;
  address: string | null;
  status: number;
  code: string | null;
  replayed: boolean;
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    uuid: row.id,
    environment: row.environment,
    keyUuid: row.key_id,
    operation: row.operation,
    target: row.target,
    requestId: row.request_id,
    address: row.address,
    status: row.status,
    code: row.code,
    replayed: row.replayed,
  };
}

const insertStatement: Statement = {
  name: 'audit.insert',
  text: `insert into audit_entries (id, environment, key_id, operation, target, request_id, address, status, code, replayed, created_at)
    select * from json_to_recordset($1::json) as x(id uuid, environment text, key_id uuid, operation text, target text,
      request_id text, address text, status smallint, code text, replayed boolean, created_at timestamptz)`,
};

/** Adds entries, in the caller's transaction where there is one. */
export async function insertAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    id: entry.uuid,
    environment: entry.environment,
    key_id: entry.keyUuid,
    operation: entry.operation,
    target: entry.target,
    request_id: entry.requestId,
    address: entry.address,
    status: entry.status,
    code: entry.code,
    replayed: entry.replayed,
    created_at: new Date(uuidTime(entry.uuid)),
  }));
  await db.query(insertStatement, [JSON.stringify(rows)]);
}

export interface AuditFilters {
  operation: string | undefined;
  keyUuid: string | undefined;
  target: string | undefined;
  /** Only ids from this one on, and below this one. */
  from: string | undefined;
  below: string | undefined;
}

/** Newest first. Written for the filters asked, so that each is read from its own index. */
export async function listAudit(
  db: Db,
  page: AuditFilters & { environment: string; limit: number },
): Promise<AuditEntry[]> {
  const values: unknown[] = [];
  const wheres: string[] = [];
  const add = (column: string, comparison: string, value: unknown): void => {
    if (value !== undefined) wheres.push(`${column} ${comparison} $${values.push(value)}`);
  };
  add('environment', '=', page.environment);
  add('operation', '=', page.operation);
  // What the index of rare operations leaves out has to be said, or the planner can't take it.
  if (page.operation !== undefined && page.operation !== 'createRun') wheres.push(`operation <> 'createRun'`);
  add('key_id', '=', page.keyUuid);
  add('target', '=', page.target);
  add('id', '>=', page.from);
  add('id', '<', page.below);
  const rows = await db.query<AuditRow>(
    {
      name: '',
      text: `select id, environment, key_id, operation, target, request_id, address, status, code, replayed from audit_entries
        where ${wheres.join(' and ')} order by id desc limit $${values.push(page.limit)}`,
    },
    values,
  );
  return rows.map(toEntry);
}

const sweepingStatement: Statement = {
  name: 'audit.sweeping',
  text: `select set_config('audit.sweeping', 'on', true)`,
};
const removeStatement: Statement = {
  name: 'audit.remove-old',
  text: `delete from audit_entries where ctid = any(array(select ctid from audit_entries where created_at < $1 limit $2))
    returning 1 as one`,
};

/** Removes at most `limit` entries from before an instant; resolves with how many. */
export function removeOldAudit(database: Database, before: Date, limit: number): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query(sweepingStatement, []);
    return (await tx.query(removeStatement, [before, limit])).length;
  });
}
