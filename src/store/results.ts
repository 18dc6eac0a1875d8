/** What a run ended with: where it can be continued from, and what can be applied to its workspace. */
import type { RunState } from '../domain/run.ts';
import type { Db, Statement } from './database.ts';

export interface RunResult {
  state: RunState;
  settled: boolean;
  workspaceUuid: string;
  /** Null: the run never started. */
  baseCommit: string | null;
  /** Null: nothing was changed, or the run is not settled. */
  resultCommit: string | null;
}

const text = `select r.state, r.settled_at is not null as settled, r.workspace_id, r.base_commit, c.result_commit
  from runs r left join run_receipts c on c.run_id = r.id where r.id = $1 and r.environment = $2`;
const findStatement: Statement = { name: 'results.find', text };
const lockStatement: Statement = { name: 'results.lock', text: `${text} for update of r` };

async function read(
  db: Db,
  statement: Statement,
  key: { uuid: string; environment: string },
): Promise<RunResult | undefined> {
  const [row] = await db.query<{
    state: RunState;
    settled: boolean;
    workspace_id: string;
    base_commit: string | null;
    result_commit: string | null;
  }>(statement, [key.uuid, key.environment]);
  return (
    row && {
      state: row.state,
      settled: row.settled,
      workspaceUuid: row.workspace_id,
      baseCommit: row.base_commit,
      resultCommit: row.result_commit,
    }
  );
}

export function findResult(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<RunResult | undefined> {
  return read(db, findStatement, key);
}

/** With the run's row locked until the transaction ends, so that it is not deleted meanwhile. */
export function lockResult(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<RunResult | undefined> {
  return read(db, lockStatement, key);
}
