/** Runs whose log and events have had their time, made past the service: only the day that was set for them is moved. */
import { parseRunId } from '../../src/base/ids.ts';
import type { Database } from '../../src/store/database.ts';

/** Moves the end of a settled run's log and events; a second ago unless told otherwise. */
export async function expireRun(
  database: Database,
  runId: string,
  at = new Date(Date.now() - 1_000),
): Promise<void> {
  const uuid = parseRunId(runId)?.uuid ?? '';
  const moved = await database.knex('run_receipts').where({ run_id: uuid }).update({ expires_at: at });
  if (moved !== 1) throw new Error(`${runId} is not settled and cannot expire`);
}
