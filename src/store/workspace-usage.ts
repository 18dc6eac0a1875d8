/** How much an environment has: its workspaces, and the bytes and files they hold together. */
import type { Db, Statement } from './database.ts';
import type { WorkspaceSize } from './workspaces.ts';

const takeTurnStatement: Statement = {
  name: 'workspace-usage.take-turn',
  text: `select pg_advisory_xact_lock(hashtextextended('workspaces ' || $1, 0))`,
};

/** Until the transaction ends nobody else who takes a turn makes a workspace in this environment. */
export async function takeCreationTurn(db: Db, environment: string): Promise<void> {
  await db.query(takeTurnStatement, [environment]);
}

const countStatement: Statement = {
  name: 'workspace-usage.count',
  text: `select count(*)::int as counted from
    (select from workspaces where environment = $1 and not of_run limit $2) found`,
};

/** Workspaces of an environment, those that runs made for themselves aside; counts no further than `atMost`. */
export async function countWorkspaces(db: Db, environment: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ counted: number }>(countStatement, [environment, atMost]);
  return row?.counted ?? 0;
}

const storedStatement: Statement = {
  name: 'workspace-usage.stored',
  text: 'select size_bytes, file_count from environment_storage where environment = $1',
};

/** What all workspaces of an environment hold together. */
export async function findStored(db: Db, environment: string): Promise<WorkspaceSize> {
  const [row] = await db.query<{ size_bytes: number; file_count: number }>(storedStatement, [environment]);
  return { bytes: row?.size_bytes ?? 0, files: row?.file_count ?? 0 };
}
