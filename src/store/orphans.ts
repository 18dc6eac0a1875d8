/** What the tables know of things that lie in folders: whoever is not known here is nobody's. */
import type { Db, Statement } from './database.ts';

/** What a run still needs of its files. */
export interface KnownRun {
  runUuid: string;
  settledAt: Date | null;
  /** Null: none. Only of a settled run. */
  patchKey: string | null;
  logKey: string | null;
  homeKey: string | null;
  logRemoved: boolean;
}

const runsStatement: Statement = {
  name: 'orphans.runs',
  text: `select r.id, r.settled_at, c.patch_key, c.log_key, v.home_key, c.log_removed_at is not null as log_removed
    from runs r left join run_receipts c on c.run_id = r.id left join run_conversations v on v.run_id = r.id
    where r.id = any($1::uuid[])`,
};

/** Those of these runs that there are. */
export async function listKnownRuns(db: Db, uuids: string[]): Promise<Map<string, KnownRun>> {
  const rows = await db.query<{
    id: string;
    settled_at: Date | null;
    patch_key: string | null;
    log_key: string | null;
    home_key: string | null;
    log_removed: boolean;
  }>(runsStatement, [uuids]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        runUuid: row.id,
        settledAt: row.settled_at,
        patchKey: row.patch_key,
        logKey: row.log_key,
        homeKey: row.home_key,
        logRemoved: row.log_removed,
      },
    ]),
  );
}

const workspacesStatement: Statement = {
  name: 'orphans.workspaces',
  text: `select id from workspaces where id = any($1::uuid[])
    union select workspace_id from runs where workspace_id = any($1::uuid[]) and settled_at is null`,
};

/** Those of these workspaces that there are, or that an open run works in. */
export async function listKnownWorkspaces(db: Db, uuids: string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(workspacesStatement, [uuids]);
  return new Set(rows.map((row) => row.id));
}
