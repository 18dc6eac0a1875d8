/** What became of deliveries: their list, the tries that are kept of them, and what clients may do to them. */
import type { DeliveryState } from '../domain/webhook.ts';
import type { Db, Statement } from './database.ts';
import type { Attempt } from './deliveries.ts';

export interface Delivery {
  uuid: string;
  environment: string;
  webhookUuid: string | null;
  runUuid: string | null;
  seq: number | null;
  type: string;
  /** As the event's row has it, or the whole of a test event. */
  payload: string;
  state: DeliveryState;
  /** All tries; a delivery that is delivered again goes on counting. */
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  deliveredAt: Date | null;
}

interface DeliveryRow {
  id: string;
  environment: string;
  webhook_id: string | null;
  run_id: string | null;
  seq: number | null;
  type: string;
  payload: string;
  state: DeliveryState;
  attempts: number;
  created_at: Date;
  next_at: Date | null;
  delivered_at: Date | null;
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    uuid: row.id,
    environment: row.environment,
    webhookUuid: row.webhook_id,
    runUuid: row.run_id,
    seq: row.seq,
    type: row.type,
    payload: row.payload,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAt: row.next_at,
    deliveredAt: row.delivered_at,
  };
}

const columns = `id, environment, webhook_id, run_id, seq, type, payload, state, attempts, created_at, next_at, delivered_at`;

const cancelStatement: Statement = {
  name: 'deliveries.cancel',
  text: `update webhook_deliveries set state = 'cancelled', next_at = null, claim = null where webhook_id = $1 and state = 'pending'`,
};

/** Gives up what waits for a webhook. */
export async function cancelDeliveries(db: Db, webhookUuid: string): Promise<void> {
  await db.query(cancelStatement, [webhookUuid]);
}

const insertStatement: Statement = {
  name: 'deliveries.insert',
  text: `insert into webhook_deliveries (id, environment, webhook_id, target, type, payload, created_at, next_at)
    values (new_delivery_id(), $1, $2::uuid, ($2::uuid)::text, $3, $4::json, now(), now()) returning ${columns}`,
};

/** One that no event of a run stands behind. */
export async function insertDelivery(
  db: Db,
  delivery: { environment: string; webhookUuid: string; type: string; payload: string },
): Promise<Delivery> {
  const { environment, webhookUuid, type, payload } = delivery;
  const [row] = await db.query<DeliveryRow>(insertStatement, [environment, webhookUuid, type, payload]);
  if (!row) throw new Error('inserting a delivery returned no row');
  return toDelivery(row);
}

/** One that is being sent stays with its worker: it comes due again by itself if that one fails. */
const againStatement: Statement = {
  name: 'deliveries.again',
  text: `update webhook_deliveries set state = 'pending', tries = 0,
      next_at = case when state = 'pending' and claim is not null then next_at else clock_timestamp() end
    where id = $1 and webhook_id = $2 returning ${columns}`,
};

/** Undefined when the webhook has no such delivery. */
export async function deliverAgain(
  db: Db,
  key: { uuid: string; webhookUuid: string },
): Promise<Delivery | undefined> {
  const [row] = await db.query<DeliveryRow>(againStatement, [key.uuid, key.webhookUuid]);
  return row && toDelivery(row);
}

const listStatement: Statement = {
  name: 'deliveries.list',
  text: `select ${columns} from webhook_deliveries where webhook_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

/** Newest first; `before` is the uuid of the last one already seen. */
export async function listDeliveries(
  db: Db,
  page: { webhookUuid: string; before: string | null; limit: number },
): Promise<Delivery[]> {
  const rows = await db.query<DeliveryRow>(listStatement, [page.webhookUuid, page.before, page.limit]);
  return rows.map(toDelivery);
}

const attemptsStatement: Statement = {
  name: 'deliveries.attempts',
  text: `select delivery_id, number, at, duration_ms, status, error, request_headers, response_headers, response_body, response_truncated
    from webhook_attempts where delivery_id = any($1::uuid[]) order by delivery_id, number`,
};

/** The tries that are kept of these deliveries, oldest first. */
export async function listAttempts(
  db: Db,
  uuids: string[],
): Promise<Map<string, (Attempt & { number: number })[]>> {
  const rows = await db.query<{
    delivery_id: string;
    number: number;
    at: Date;
    duration_ms: number;
    status: number | null;
    error: string | null;
    request_headers: string;
    response_headers: string;
    response_body: string;
    response_truncated: boolean;
  }>(attemptsStatement, [uuids]);
  const found = new Map<string, (Attempt & { number: number })[]>();
  for (const row of rows) {
    const attempt = {
      number: row.number,
      at: row.at,
      durationMs: row.duration_ms,
      status: row.status,
      error: row.error,
      requestHeaders: JSON.parse(row.request_headers) as Record<string, string>,
      responseHeaders: JSON.parse(row.response_headers) as Record<string, string>,
      responseBody: row.response_body,
      responseTruncated: row.response_truncated,
    };
    found.set(row.delivery_id, [...(found.get(row.delivery_id) ?? []), attempt]);
  }
  return found;
}

const oldStatement: Statement = {
  name: 'deliveries.remove-old',
  text: `delete from webhook_deliveries where id in (select id from webhook_deliveries where id < $1 order by id limit $2) returning id`,
};

/** Removes up to `limit` of those made before an instant, given as the smallest id of it; resolves with how many. */
export async function removeOldDeliveries(db: Db, before: string, limit: number): Promise<number> {
  return (await db.query(oldStatement, [before, limit])).length;
}
