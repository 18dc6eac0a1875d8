/** The upkeep_turns table: one process at a time, at the database's time. A process that dies keeps its turn no longer than its lease. */
import type { Db, Statement } from './database.ts';

const takeStatement: Statement = {
  name: 'turns.take',
  text: `insert into upkeep_turns as kept (name, holder, free_at)
    values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
    on conflict (name) do update set holder = excluded.holder, free_at = excluded.free_at
    where kept.free_at <= clock_timestamp() returning name`,
};

/** True when the turn was free and is the holder's for `leaseMs`. */
export async function takeTurn(
  db: Db,
  turn: { name: string; holder: string; leaseMs: number },
): Promise<boolean> {
  return (await db.query(takeStatement, [turn.name, turn.holder, turn.leaseMs])).length > 0;
}

const keepStatement: Statement = {
  name: 'turns.keep',
  text: `update upkeep_turns set free_at = clock_timestamp() + $3 * interval '1 millisecond' where name = $1 and holder = $2`,
};

/** Nobody else takes it for so long: while the work goes on, and until it comes round again. Nothing happens when another holds it by now. */
export async function keepTurn(db: Db, turn: { name: string; holder: string; forMs: number }): Promise<void> {
  await db.query(keepStatement, [turn.name, turn.holder, turn.forMs]);
}
