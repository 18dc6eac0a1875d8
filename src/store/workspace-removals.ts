/** Deleting workspaces: the row once no run is open, and a note of the store that has to follow. */
import type { Db, Statement } from './database.ts';

const lockStatement: Statement = {
  name: 'workspace-removals.lock',
  text: `select w.id, w.environment, w.state from workspaces w
    where w.id = $1 and ($2::text is null or w.environment = $2) for update`,
};

/** Its row is locked until the transaction ends; nobody creates a run in it meanwhile. */
export async function lockForRemoval(
  db: Db,
  key: { uuid: string; environment: string | null },
): Promise<{ environment: string; deleting: boolean } | undefined> {
  const [row] = await db.query<{ environment: string; state: string }>(lockStatement, [
    key.uuid,
    key.environment,
  ]);
  return row && { environment: row.environment, deleting: row.state === 'deleting' };
}

const openStatement: Statement = {
  name: 'workspace-removals.open-runs',
  // By the environment's open runs, which are few; a workspace may have any number of settled ones.
  text: `select count(*)::int as open from runs
    where environment = $2 and settled_at is null and workspace_id = $1`,
};

/** Runs of a workspace that are not settled; in a statement of its own, so that it sees what the lock waited for. */
export async function countOpenRuns(
  db: Db,
  workspace: { uuid: string; environment: string },
): Promise<number> {
  const [row] = await db.query<{ open: number }>(openStatement, [workspace.uuid, workspace.environment]);
  return row?.open ?? 0;
}

const markStatement: Statement = {
  name: 'workspace-removals.mark',
  text: `update workspaces set state = 'deleting', updated_at = $2 where id = $1 and state <> 'deleting'`,
};

/** From now on it takes no new runs. */
export async function markDeleting(db: Db, uuid: string, at: Date): Promise<void> {
  await db.query(markStatement, [uuid, at]);
}

const removeStatement: Statement = {
  name: 'workspace-removals.remove',
  text: `with gone as (delete from workspaces where id = $1 returning id)
    insert into workspace_removals (workspace_id, removed_at) select id, $2 from gone
    on conflict (workspace_id) do nothing`,
};

/** Removes the row; the caller holds its lock and has seen no open run. */
export async function removeWorkspace(db: Db, uuid: string, at: Date): Promise<void> {
  await db.query(removeStatement, [uuid, at]);
}

const expireStatement: Statement = {
  name: 'workspace-removals.expire',
  text: `update workspaces set state = 'deleting', updated_at = $1 where id in
    (select id from workspaces where expires_at <= $1 and state <> 'deleting'
      order by expires_at limit $2 for update skip locked)
    returning id`,
};

/** Marks workspaces whose end has come; one that is being written to waits for the next look. */
export async function markExpired(db: Db, at: Date, limit: number): Promise<string[]> {
  return (await db.query<{ id: string }>(expireStatement, [at, limit])).map((row) => row.id);
}

const idleStatement: Statement = {
  name: 'workspace-removals.idle',
  text: `select w.id from workspaces w where w.state = 'deleting' and w.id > $1 and not exists
      (select from runs r where r.environment = w.environment and r.settled_at is null and r.workspace_id = w.id)
    order by w.id limit $2`,
};

/** Workspaces being deleted whose runs are all settled, behind `after`. */
export async function listIdleDeleting(db: Db, page: { after: string; limit: number }): Promise<string[]> {
  return (await db.query<{ id: string }>(idleStatement, [page.after, page.limit])).map((row) => row.id);
}

const listStatement: Statement = {
  name: 'workspace-removals.list',
  text: 'select workspace_id as id from workspace_removals where removed_at < $1 order by workspace_id limit $2',
};

/** Workspaces removed before an instant whose stores may still be there. */
export async function listWorkspaceRemovals(db: Db, before: Date, limit: number): Promise<string[]> {
  return (await db.query<{ id: string }>(listStatement, [before, limit])).map((row) => row.id);
}

const forgetStatement: Statement = {
  name: 'workspace-removals.forget',
  text: 'delete from workspace_removals where workspace_id = $1',
};

/** The store is certain to be gone. */
export async function forgetWorkspaceRemoval(db: Db, uuid: string): Promise<void> {
  await db.query(forgetStatement, [uuid]);
}
