/** Deleting runs: the rows at once, and a note of the files and refs that have to follow. */
import type { Db, Statement } from './database.ts';

export interface Removal {
  runUuid: string;
  workspaceUuid: string;
}

/** One commit for all of it; the idempotency key stays, so that a late repetition does not start the run again. */
const removeStatement: Statement = {
  name: 'removals.remove-run',
  text: `
    with gone as (
      delete from runs where id = $1 and environment = $2 and settled_at is not null returning id, workspace_id
    ), specs as (
      delete from run_specs where run_id in (select id from gone)
    ), attempts as (
      delete from run_attempts where run_id in (select id from gone)
    ), receipts as (
      delete from run_receipts where run_id in (select id from gone)
    ), messages as (
      delete from run_messages where run_id in (select id from gone)
    ), inputs as (
      delete from run_inputs where run_id in (select id from gone)
    ), conversations as (
      delete from run_conversations where run_id in (select id from gone)
    ), metadata as (
      delete from run_metadata where run_id in (select id from gone) and term = any($3::uuid[])
    ), own_webhook as (
      delete from run_webhooks where run_id in (select id from gone)
    ), deliveries as (
      delete from webhook_deliveries where run_id in (select id from gone)
    ), export_jobs as (
      delete from export_jobs where run_id in (select id from gone)
    ), events as (
      delete from run_events where run_id = $1 and exists (select from gone)
    )
    insert into run_removals (run_id, workspace_id, removed_at)
    select id, workspace_id, $4 from gone returning workspace_id`,
};

/** Undefined when this environment has no such settled run. `terms` are those of its metadata. */
export async function removeRun(
  db: Db,
  run: { uuid: string; environment: string; terms: string[]; at: Date },
): Promise<Removal | undefined> {
  const [row] = await db.query<{ workspace_id: string }>(removeStatement, [
    run.uuid,
    run.environment,
    run.terms,
    run.at,
  ]);
  return row && { runUuid: run.uuid, workspaceUuid: row.workspace_id };
}

const listStatement: Statement = {
  name: 'removals.list',
  text: 'select run_id, workspace_id from run_removals where removed_at < $1 order by run_id limit $2',
};

/** Removals noted before an instant. */
export async function listRemovals(db: Db, before: Date, limit: number): Promise<Removal[]> {
  const rows = await db.query<{ run_id: string; workspace_id: string }>(listStatement, [before, limit]);
  return rows.map((row) => ({ runUuid: row.run_id, workspaceUuid: row.workspace_id }));
}

const forgetStatement: Statement = {
  name: 'removals.forget',
  text: 'delete from run_removals where run_id = $1',
};

/** The removal is complete. */
export async function forgetRemoval(db: Db, runUuid: string): Promise<void> {
  await db.query(forgetStatement, [runUuid]);
}

const neededStatement: Statement = {
  name: 'removals.needed-commits',
  text: `select head as commit from workspaces where id = $1
    union select base_commit from runs where workspace_id = $1 and settled_at is null and base_commit is not null`,
};

/** The commits a workspace cannot do without: its head and what its open runs start from. */
export async function listNeededCommits(db: Db, workspaceUuid: string): Promise<string[]> {
  return (await db.query<{ commit: string }>(neededStatement, [workspaceUuid])).map((row) => row.commit);
}
