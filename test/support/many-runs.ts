/** A great many runs over many days, put into the tables by a few statements; the table `fixture` says what each of them is. */
import { uuidFrom } from '../../src/base/ids.ts';
import type { Database } from '../../src/store/database.ts';
import { ensurePartitions } from '../../src/store/partitions.ts';
import { environment } from './store.ts';

export const dayMs = 86_400_000;
export const eventsEach = 4;

/**
 * `perDay` runs on each of `days` days before `until`, four events each, settled ten minutes after their creation and expiring thirty days
 * after that. Some are something else, by the number of their day: the first of every fourth day is `open`, of the next days `late` (settled
 * after 20 days) or `held` by an export that is not done; of the same day as those, the second is held `long`, by one that came later.
 * `without`: a day further back that has no partition.
 */
export async function insertManyRuns(
  database: Database,
  options: { until: Date; days: number; perDay: number; without?: number },
): Promise<void> {
  const { until, days, perDay, without } = options;
  const end = Math.floor(until.getTime() / dayMs) * dayMs;
  // Eight days ahead each time, as the upkeep would have made them.
  for (let day = days; day >= 0; day -= 7) await ensurePartitions(database, new Date(end - day * dayMs));
  const ages = [...Array.from({ length: days }, (_, index) => index + 1), ...(without ? [without] : [])];
  await database.knex.transaction(async (trx) => {
    await trx.raw(
      `create table fixture as
        with made as (
          select d as age, n, to_timestamp(:end::float8 / 1000) - d * interval '1 day' + n * interval '1 day' / :perDay::int as created_at
          from unnest(:ages::int[]) d cross join generate_series(0, :perDay::int - 1) n
        ), known as (
          select *, case when n = 0 and age % 4 = 0 then 'open' when n = 0 and age % 4 = 1 then 'late' when n = 0 and age % 4 = 2 then 'held'
            when n = 1 and age % 4 = 2 then 'long' else 'plain' end as kind,
            lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') as time, md5(age || '-' || n) as random from made
        ), settled as (
          select *, case kind when 'open' then null when 'late' then created_at + interval '20 days' else created_at + interval '10 minutes' end as settled_at,
            (substr(time, 1, 8) || '-' || substr(time, 9) || '-7' || substr(random, 1, 3) || '-8' || substr(random, 4, 3) || '-' || substr(random, 7, 12))::uuid as id
          from known
        )
        select id, age, n, kind, created_at, settled_at, settled_at + interval '30 days' as expires_at,
          case when n % 10 <> 3 and n > 2 or kind = 'open' then null else 'runs/' || id || '/' || (1 + (n % 2)) || '/patch.diff' end as patch_key
        from settled`,
      { end, ages, perDay },
    );
    await trx.raw(
      `insert into runs (id, environment, workspace_id, agent, key_id, state, epoch, last_seq, created_at, started_at, settled_at)
      select id, :environment, id, 'script', id, case kind when 'open' then 'running' else 'completed' end, 1 + (n % 2), :eventsEach,
        created_at, created_at, settled_at from fixture`,
      { environment, eventsEach },
    );
    await trx.raw(
      `insert into run_receipts (run_id, receipt, patch_key, patch_bytes, patch_sha256, log_key, log_bytes, log_sha256, expires_at, environment, state)
      select id, '{}', patch_key, 1, 'x', 'runs/' || id || '/' || (1 + (n % 2)) || '/log.ndjson', 1, 'x', expires_at, :environment, 'completed'
      from fixture where kind <> 'open'`,
      { environment },
    );
    await trx.raw(
      `insert into run_events (run_id, seq, type, payload)
      select id, s, case when s = :eventsEach and kind <> 'open' then 'run.settled' else 'step.started' end, '{}'
      from fixture cross join generate_series(1, :eventsEach::int) s`,
      { eventsEach },
    );
    await trx.raw(`insert into run_specs (run_id, spec) select id, '{}' from fixture`);
    await trx.raw(
      `insert into export_jobs (id, export_id, run_id, created_at, next_at, hold_until)
      select gen_random_uuid(), gen_random_uuid(), id, settled_at, settled_at,
        case kind when 'held' then expires_at + interval '7 days' else expires_at + interval '400 days' end
      from fixture where kind in ('held', 'long')`,
    );
  });
  await database.knex.raw('analyze');
}

/** The smallest id of the day that an instant lies in. */
export function dayOf(at: number): string {
  return uuidFrom(Math.floor(at / dayMs) * dayMs);
}
