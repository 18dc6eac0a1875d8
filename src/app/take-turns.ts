/** Work of the whole deployment that one process at a time does, as often as it is due; whoever is there takes the next turn. */
import type { Clock } from '../base/clock.ts';
import { newUuid } from '../base/ids.ts';
import type { Database } from '../store/database.ts';
import { keepTurn, takeTurn } from '../store/turns.ts';

const leaseMs = 120_000;
const renewMs = 30_000;
/** After work that failed. */
const againMs = 60_000;

/**
 * A pass for `startSweep`, to be called more often than the work is due. The lease is renewed while the work goes on; it only saves
 * work: two processes at it at once do no harm.
 */
export function takeTurns(
  deps: { database: Database; clock: Clock },
  turn: { name: string; everyMs: number },
  work: () => Promise<unknown>,
): () => Promise<void> {
  const { database, clock } = deps;
  const { name, everyMs } = turn;
  const holder = newUuid();
  return async () => {
    if (!(await takeTurn(database, { name, holder, leaseMs }))) return;
    const stopRenewing = clock.every(renewMs, () => {
      keepTurn(database, { name, holder, forMs: leaseMs }).catch(() => undefined);
    });
    let forMs = againMs;
    try {
      await work();
      forMs = everyMs;
    } finally {
      stopRenewing();
      await keepTurn(database, { name, holder, forMs });
    }
  };
}
