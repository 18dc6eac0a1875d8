/** How much work lies in the database: what an operator's gauges show, in one statement over the open runs alone. */
import type { openStates } from '../domain/run.ts';
import type { Db, Statement } from './database.ts';

export interface Load {
  /** Open runs by state, zero included. */
  runs: Record<(typeof openStates)[number], number>;
  /** Age of the oldest run that is queued, by its creation; 0 when none is. */
  oldestQueuedSeconds: number;
}

/** Reads the index of open runs: settled ones cost nothing, however many there are. */
const loadStatement: Statement = {
  name: 'runs.load',
  text: `select state, count(*)::int as runs, extract(epoch from $1::timestamptz - min(created_at))::float8 as oldest
    from runs where settled_at is null group by state`,
};

export async function findLoad(db: Db, now: Date): Promise<Load> {
  const rows = await db.query<{ state: string; runs: number; oldest: number }>(loadStatement, [now]);
  const byState = new Map(rows.map((row) => [row.state, row]));
  const count = (state: string): number => byState.get(state)?.runs ?? 0;
  return {
    runs: { queued: count('queued'), running: count('running'), waiting: count('waiting') },
    oldestQueuedSeconds: Math.max(0, byState.get('queued')?.oldest ?? 0),
  };
}
