/** Daily partitions of the event log: made ahead by the time inside the run's UUIDv7, so that a day can be dropped whole. */
import { uuidFrom } from '../base/ids.ts';
import type { Database } from './database.ts';

const dayMs = 86_400_000;
const daysAhead = 7;

const nameOf = (start: number): string =>
  `run_events_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`;

/** Those that `ensurePartitions` makes. */
export function partitionNames(now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return Array.from({ length: daysAhead + 2 }, (_, index) => nameOf(today + (index - 1) * dayMs));
}

/** Makes the partitions from yesterday to a week ahead that are missing; a row outside all of them goes to the default partition. */
export async function ensurePartitions(database: Database, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  for (let day = -1; day <= daysAhead; day++) {
    const start = today + day * dayMs;
    const name = nameOf(start);
    // Bounds cannot be parameters; both are hexadecimal digits made above.
    await database.knex.raw(
      `create table if not exists ${name} partition of run_events for values from ('${uuidFrom(start)}') to ('${uuidFrom(start + dayMs)}')`,
    );
  }
}
