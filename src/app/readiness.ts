/** Whether this process can serve: what it needs answers, and it is not on its way out. */
import type { Clock } from '../base/clock.ts';
import { answers, type Database } from '../store/database.ts';

/** What the service needs, by name, and whether it answers. */
export type Readiness = () => Promise<Record<string, boolean>>;

/** One question to Postgres at a time: while it hangs, those who ask share the wait and not the pool. */
export function createReadiness(deps: {
  database: Database;
  clock: Clock;
  /** Whether runs are worked on here. */
  works: boolean;
  stopping(): boolean;
}): Readiness {
  const { database, clock } = deps;
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= answers(database, clock).finally(() => {
      asking = undefined;
    });
    const stopping = deps.stopping();
    return {
      database: await asking,
      ...(deps.works ? { worker: !stopping } : {}),
      ...(stopping ? { accepting: false } : {}),
    };
  };
}
