/** The attempts of runs: which worker took a run, when, and how the attempt ended. */
import type { Db, Statement } from './database.ts';

/** `handed_back` attempts (a deploy) do not count against `max_attempts`; lost and broken ones do. */
export type AttemptEnding = 'settled' | 'handed_back' | 'broken' | 'lost';

const countStatement: Statement = {
  name: 'attempts.count-spent',
  text: `select count(*)::int as spent from run_attempts where run_id = $1 and ending is distinct from 'handed_back'`,
};

/** How many attempts of this run were spent, the ones that never said how they ended included. */
export async function countSpentAttempts(db: Db, runUuid: string): Promise<number> {
  const [row] = await db.query<{ spent: number }>(countStatement, [runUuid]);
  return row?.spent ?? 0;
}

const endStatement: Statement = {
  name: 'attempts.end',
  text: 'update run_attempts set ended_at = $3, ending = $4 where run_id = $1 and epoch = $2 and ending is null',
};

export async function endAttempt(
  db: Db,
  attempt: { uuid: string; epoch: number },
  ending: AttemptEnding,
  at: Date,
): Promise<void> {
  await db.query(endStatement, [attempt.uuid, attempt.epoch, at, ending]);
}
