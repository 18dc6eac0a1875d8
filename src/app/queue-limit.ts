/** Keeps the queue of an environment below its limit: a count that is at most a second old, and what this process added since. */
import type { Clock } from '../base/clock.ts';
import type { Database } from '../store/database.ts';
import { countQueued } from '../store/runs.ts';

/** Told once whether the run was created. */
export type TakenPlace = (created: boolean) => void;

export interface QueueLimit {
  /**
   * Takes a place in the queue of an environment; undefined when there is none left. Call the result once it is known
   * whether the run was created.
   */
  take(environment: string): Promise<TakenPlace | undefined>;
}

interface Tally {
  counted: number;
  countedAt: number;
  /** Runs of this process that the count may lack. */
  added: number;
  /** Places taken by runs whose creation goes on. */
  pending: number;
  counting: Promise<void> | undefined;
}

const freshMs = 1_000;
/** Past it the tallies nobody waits for are forgotten; they cost one count to have again. */
const talliesMax = 1_000;

/**
 * `limit` 0: there is always room. Processes that create for the same environment in the same second do not see each
 * other's runs: together they go over by at most what the others create in it.
 */
export function createQueueLimit(deps: { database: Database; clock: Clock; limit: number }): QueueLimit {
  const { database, clock, limit } = deps;
  const tallies = new Map<string, Tally>();

  function tallyOf(environment: string): Tally {
    const known = tallies.get(environment);
    if (known) return known;
    if (tallies.size >= talliesMax)
      for (const [name, { pending, counting }] of tallies)
        if (pending === 0 && counting === undefined) tallies.delete(name);
    const made = {
      counted: 0,
      countedAt: Number.NEGATIVE_INFINITY,
      added: 0,
      pending: 0,
      counting: undefined,
    };
    tallies.set(environment, made);
    return made;
  }

  async function recount(environment: string, tally: Tally): Promise<void> {
    const countedAt = clock.now().getTime();
    // The count may have those under way or not: held to have none of them, it errs to the safe side for a second.
    tally.added = tally.pending;
    tally.counted = await countQueued(database, environment, limit);
    tally.countedAt = countedAt;
  }

  return {
    take: async (environment) => {
      if (limit === 0) return () => undefined;
      const tally = tallyOf(environment);
      if (clock.now().getTime() - tally.countedAt >= freshMs) {
        tally.counting ??= recount(environment, tally).finally(() => {
          tally.counting = undefined;
        });
        await tally.counting;
      }
      if (tally.counted + tally.added >= limit) return undefined;
      tally.added++;
      tally.pending++;
      const { countedAt } = tally;
      return (created) => {
        tally.pending--;
        // After another count the place is no longer this run's to give back.
        if (!created && tally.countedAt === countedAt && tally.counting === undefined) tally.added--;
      };
    },
  };
}
