/** The attempts of runs: which worker took a run, when, and how the attempt ended. */
import type { Db, Statement } from './database.ts';

/** `handed_back` attempts (a deploy) do not count against `max_attempts`; lost and broken ones do. */
export type AttemptEnding = 'settled' | 'handed_back' | 'broken' | 'lost';

const spentStatement: Statement = {
  name: 'attempts.spent',
  text: `select count(*)::int as spent, (array_agg(ending order by epoch desc))[1] as last from run_attempts
    where run_id = $1 and ending is distinct from 'handed_back'`,
};

/** The attempts a run has used up, those that never said how they ended included, and how the last of them ended. */
export interface SpentAttempts {
  count: number;
  /** Null: it never said. */
  lastEnding: AttemptEnding | null;
}

export async function findSpentAttempts(db: Db, runUuid: string): Promise<SpentAttempts> {
  const [row] = await db.query<{ spent: number; last: AttemptEnding | null }>(spentStatement, [runUuid]);
  return { count: row?.spent ?? 0, lastEnding: row?.last ?? null };
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
