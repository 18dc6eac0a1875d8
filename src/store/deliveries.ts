/** The deliveries of webhooks: claimed under a lease, tried, noted. All times are the database's, so that workers need no common clock. */
import type { DeliveryState } from '../domain/webhook.ts';
import type { Db, Statement } from './database.ts';

/** Walks from target to target, so that the backlog of one, however long, is a few rows here. */
const dueStatement: Statement = {
  name: 'deliveries.due',
  text: `with recursive targets as (
      (select target from webhook_deliveries where state = 'pending' order by target limit 1)
      union all
      select (select d.target from webhook_deliveries d where d.state = 'pending' and d.target > t.target order by d.target limit 1)
      from targets t where t.target is not null
    )
    select due.id, t.target, w.failing_since is not null as failing from targets t cross join lateral (
      select d.id, d.next_at, d.webhook_id from webhook_deliveries d
      where d.state = 'pending' and d.target = t.target and d.next_at <= clock_timestamp()
      order by d.next_at, d.id limit $2
    ) due left join webhooks w on w.id = due.webhook_id
    where t.target is not null and t.target <> all($1::text[])
    order by w.failing_since is not null, due.next_at limit $3`,
};

export interface DueDelivery {
  uuid: string;
  target: string;
  /** Its last try failed, here or at another worker. */
  failing: boolean;
}

/** What may be sent now: at most `perTarget` of each target but the `busy` ones, failing ones last, the longest waiting first. */
export async function listDue(
  db: Db,
  options: { busy: string[]; perTarget: number; limit: number },
): Promise<DueDelivery[]> {
  const rows = await db.query<{ id: string; target: string; failing: boolean }>(dueStatement, [
    options.busy,
    options.perTarget,
    options.limit,
  ]);
  return rows.map((row) => ({ uuid: row.id, target: row.target, failing: row.failing }));
}

/** skip locked: two workers that chose the same rows share them out instead of waiting for each other. */
const claimStatement: Statement = {
  name: 'deliveries.claim',
  text: `with chosen as (
      select id from webhook_deliveries
      where id = any($1::uuid[]) and state = 'pending' and next_at <= clock_timestamp() for update skip locked
    ), claimed as (
      update webhook_deliveries d set claim = $2, next_at = clock_timestamp() + $3 * interval '1 millisecond'
      from chosen c where d.id = c.id returning d.*
    )
    select d.id, d.target, d.webhook_id, d.run_id, d.seq, d.type, d.payload, d.tries,
      coalesce(w.url, h.url) as url, coalesce(w.secret, h.secret) as secret,
      case when w.old_secret_ends_at > clock_timestamp() then w.old_secret end as old_secret,
      w.disabled_at is not null or (w.id is null and h.run_id is null) as off
    from claimed d left join webhooks w on w.id = d.webhook_id
      left join run_webhooks h on d.webhook_id is null and h.run_id = d.run_id`,
};

export interface ClaimedDelivery {
  uuid: string;
  target: string;
  webhookUuid: string | null;
  runUuid: string | null;
  seq: number | null;
  type: string;
  payload: string;
  /** Tries before this one, since it was made or asked for again. */
  tries: number;
  url: string;
  /** Sealed; null: it is not signed. */
  secret: Buffer | null;
  oldSecret: Buffer | null;
  /** Its webhook is switched off or gone, so it is not to be sent. */
  off: boolean;
}

interface ClaimedRow {
  id: string;
  target: string;
  webhook_id: string | null;
  run_id: string | null;
  seq: number | null;
  type: string;
  payload: string;
  tries: number;
  url: string | null;
  secret: Buffer | null;
  old_secret: Buffer | null;
  off: boolean;
}

/** Those that nobody else took meanwhile; they come due again when `leaseMs` have passed without a result. */
export async function claimDeliveries(
  db: Db,
  uuids: string[],
  lease: { claim: string; leaseMs: number },
): Promise<ClaimedDelivery[]> {
  const rows = await db.query<ClaimedRow>(claimStatement, [uuids, lease.claim, lease.leaseMs]);
  return rows.map((row) => ({
    uuid: row.id,
    target: row.target,
    webhookUuid: row.webhook_id,
    runUuid: row.run_id,
    seq: row.seq,
    type: row.type,
    payload: row.payload,
    tries: row.tries,
    url: row.url ?? '',
    secret: row.secret,
    oldSecret: row.old_secret,
    off: row.off,
  }));
}

/** One statement: the delivery, the log of its tries and the health of its webhook never disagree. */
const settleStatement: Statement = {
  name: 'deliveries.settle',
  text: `with done as (
      update webhook_deliveries set state = $3, tries = tries + 1, attempts = attempts + 1, claim = null,
        next_at = clock_timestamp() + $4::bigint * interval '1 millisecond',
        delivered_at = case when $3 = 'delivered' then clock_timestamp() else delivered_at end
      where id = $1 and claim = $2 returning id, attempts, webhook_id, run_id
    ), noted as (
      insert into webhook_attempts (delivery_id, number, at, duration_ms, status, error, request_headers, response_headers,
        response_body, response_truncated)
      select id, attempts, $5, $6, $7, $8, $9::json, $10::json, $11, $12 from done
    ), forgotten as (
      delete from webhook_attempts where delivery_id = $1 and number <= (select attempts from done) - $13::int
    ), told as (
      -- A run's own address and secret are needed for this delivery alone.
      delete from run_webhooks h using done where done.webhook_id is null and h.run_id = done.run_id and $3 <> 'pending'
    ), health as (
      update webhooks w set failing_since = case when $3 = 'delivered' then null else clock_timestamp() end
      from done where w.id = done.webhook_id and (w.failing_since is null) = ($3 <> 'delivered')
    )
    select id from done`,
};

export interface Attempt {
  at: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  requestHeaders: Record<string, string>;
  responseHeaders: Record<string, string>;
  responseBody: string;
  responseTruncated: boolean;
}

/** False when another worker holds the delivery by now, or it is gone: then nothing was noted. */
export async function settleDelivery(
  db: Db,
  delivery: { uuid: string; claim: string; state: DeliveryState; afterMs: number | null },
  attempt: Attempt,
  attemptsKept: number,
): Promise<boolean> {
  const rows = await db.query(settleStatement, [
    delivery.uuid,
    delivery.claim,
    delivery.state,
    delivery.afterMs,
    attempt.at,
    attempt.durationMs,
    attempt.status,
    attempt.error,
    JSON.stringify(attempt.requestHeaders),
    JSON.stringify(attempt.responseHeaders),
    attempt.responseBody,
    attempt.responseTruncated,
    attemptsKept,
  ]);
  return rows.length > 0;
}

const releaseStatement: Statement = {
  name: 'deliveries.release',
  text: `update webhook_deliveries set state = $3, claim = null,
      next_at = clock_timestamp() + $4::bigint * interval '1 millisecond' where id = $1 and claim = $2`,
};

/** Gives a claim back without a try: cancelled, or to come due again after `afterMs`. */
export async function releaseDelivery(
  db: Db,
  delivery: { uuid: string; claim: string; state: 'cancelled' | 'pending'; afterMs: number | null },
): Promise<void> {
  await db.query(releaseStatement, [delivery.uuid, delivery.claim, delivery.state, delivery.afterMs]);
}
