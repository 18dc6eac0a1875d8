/** The rate_windows table: what all processes together have taken of each key's quotas. One row per key and quota, used again for each window. */
import type { Db, Statement } from './database.ts';

export interface Taking {
  keyUuid: string;
  quota: string;
  /** How many calls to take, allowed or not: who asks finds out from `used` how many of them there were. */
  calls: number;
}

export interface Taken {
  /** What has been taken in this window, these calls included. */
  used: number;
  /** Until the window ends. */
  leftMs: number;
}

const takeStatement: Statement = {
  name: 'rate_windows.take',
  // A window begins with its first call, by the clock of Postgres, so that the clocks of the processes need not agree. In the order
  // of the primary key: two statements that take from the same rows wait for each other instead of locking both up.
  text: `
    insert into rate_windows as kept (key_id, quota, used, ends_at)
    select key_id, quota, calls, now() + $4 * interval '1 millisecond'
    from unnest($1::uuid[], $2::text[], $3::int[]) as asked (key_id, quota, calls)
    order by key_id, quota
    on conflict (key_id, quota) do update set
      used = case when kept.ends_at <= now() then excluded.used else kept.used + excluded.used end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning key_id, quota, used, (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms`,
};

/** Takes from the windows, beginning those that are over or were never there. Each key and quota at most once; answers in the order of `takings`. */
export async function takeFromWindows(db: Db, takings: Taking[], windowMs: number): Promise<Taken[]> {
  const rows = await db.query<{ key_id: string; quota: string; used: number; left_ms: number }>(
    takeStatement,
    [
      takings.map(({ keyUuid }) => keyUuid),
      takings.map(({ quota }) => quota),
      takings.map(({ calls }) => calls),
      windowMs,
    ],
  );
  const found = new Map(rows.map((row) => [`${row.key_id} ${row.quota}`, row]));
  return takings.map(({ keyUuid, quota }) => {
    const row = found.get(`${keyUuid} ${quota}`);
    if (!row) throw new Error(`no window of ${quota} came back for key ${keyUuid}`);
    return { used: row.used, leftMs: row.left_ms };
  });
}
