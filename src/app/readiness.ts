/** Whether this process can serve: what it needs answers, and it is not on its way out. */
import type { Clock } from '../base/clock.ts';
import { answers, type Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';

export interface Standing {
  /** What the service needs, by name, and whether it answers. */
  checks: Record<string, boolean>;
  /** Those of them without which it serves all the same, only later. */
  spared: readonly string[];
}
export type Readiness = () => Promise<Standing>;

const spared = ['notices'];

/** One question to Postgres at a time: while it hangs, those who ask share the wait and not the pool. */
export function createReadiness(deps: {
  database: Database;
  notices: Pick<Notices, 'connected'>;
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
    const notices = deps.notices.connected();
    const checks = {
      database: await asking,
      ...(notices === undefined ? {} : { notices }),
      ...(deps.works ? { worker: !stopping } : {}),
      ...(stopping ? { accepting: false } : {}),
    };
    return { checks, spared };
  };
}
