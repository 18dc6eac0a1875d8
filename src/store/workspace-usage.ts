/** How much an environment has: its workspaces, and the bytes they hold together. */
import type { Db, Statement } from './database.ts';

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
  text: 'select size_bytes from environment_storage where environment = $1',
};

/** The bytes that all workspaces of an environment hold together. */
export async function findStoredBytes(db: Db, environment: string): Promise<number> {
  const [row] = await db.query<{ size_bytes: number }>(storedStatement, [environment]);
  return row?.size_bytes ?? 0;
}
