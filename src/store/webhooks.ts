/** The webhooks table: row ↔ domain. Secrets are here sealed only, and leave it for signing alone. */
import type { DisabledReason } from '../domain/webhook.ts';
import type { Db, Statement } from './database.ts';

export interface Webhook {
  uuid: string;
  environment: string;
  url: string;
  description: string | null;
  events: string[];
  /** Sealed. */
  secret: Buffer;
  oldSecret: Buffer | null;
  oldSecretEndsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  failingSince: Date | null;
}

interface WebhookRow {
  id: string;
  environment: string;
  url: string;
  description: string | null;
  events: string[];
  secret: Buffer;
  old_secret: Buffer | null;
  old_secret_ends_at: Date | null;
  created_at: Date;
  updated_at: Date;
  disabled_at: Date | null;
  disabled_reason: DisabledReason | null;
  failing_since: Date | null;
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    uuid: row.id,
    environment: row.environment,
    url: row.url,
    description: row.description,
    events: row.events,
    secret: row.secret,
    oldSecret: row.old_secret,
    oldSecretEndsAt: row.old_secret_ends_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason,
    failingSince: row.failing_since,
  };
}

const columns = `id, environment, url, description, events, secret, old_secret, old_secret_ends_at, created_at, updated_at,
  disabled_at, disabled_reason, failing_since`;

const lockStatement: Statement = {
  name: 'webhooks.lock-environment',
  text: `select pg_advisory_xact_lock(hashtextextended('webhooks of ' || $1, 0))`,
};
const countStatement: Statement = {
  name: 'webhooks.count',
  text: 'select count(*)::int as count from webhooks where environment = $1',
};

/** How many an environment has; nobody else makes one of it before the transaction ends. */
export async function countWebhooks(tx: Db, environment: string): Promise<number> {
  await tx.query(lockStatement, [environment]);
  const [row] = await tx.query<{ count: number }>(countStatement, [environment]);
  return row?.count ?? 0;
}

const insertStatement: Statement = {
  name: 'webhooks.insert',
  text: `insert into webhooks (id, environment, url, description, events, secret, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7) returning ${columns}`,
};

export async function insertWebhook(
  db: Db,
  webhook: Pick<Webhook, 'uuid' | 'environment' | 'url' | 'description' | 'events' | 'secret' | 'createdAt'>,
): Promise<Webhook> {
  const { uuid, environment, url, description, events, secret, createdAt } = webhook;
  const [row] = await db.query<WebhookRow>(insertStatement, [
    uuid,
    environment,
    url,
    description,
    events,
    secret,
    createdAt,
  ]);
  if (!row) throw new Error('inserting a webhook returned no row');
  return toWebhook(row);
}

export interface WebhookKey {
  uuid: string;
  environment: string;
}

const findStatement: Statement = {
  name: 'webhooks.find',
  text: `select ${columns} from webhooks where id = $1 and environment = $2`,
};

export async function findWebhook(db: Db, key: WebhookKey): Promise<Webhook | undefined> {
  const [row] = await db.query<WebhookRow>(findStatement, [key.uuid, key.environment]);
  return row && toWebhook(row);
}

const lockOneStatement: Statement = {
  name: 'webhooks.lock',
  text: `select ${columns} from webhooks where id = $1 and environment = $2 for update`,
};

/** As `findWebhook`, and nobody else changes it before the transaction ends. */
export async function lockWebhook(tx: Db, key: WebhookKey): Promise<Webhook | undefined> {
  const [row] = await tx.query<WebhookRow>(lockOneStatement, [key.uuid, key.environment]);
  return row && toWebhook(row);
}

const listStatement: Statement = {
  name: 'webhooks.list',
  text: `select ${columns} from webhooks where environment = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

/** Newest first; `before` is the uuid of the last one already seen. */
export async function listWebhooks(
  db: Db,
  page: { environment: string; before: string | null; limit: number },
): Promise<Webhook[]> {
  const rows = await db.query<WebhookRow>(listStatement, [page.environment, page.before, page.limit]);
  return rows.map(toWebhook);
}

const updateStatement: Statement = {
  name: 'webhooks.update',
  text: `update webhooks set url = $2, description = $3, events = $4, secret = $5, old_secret = $6, old_secret_ends_at = $7,
      updated_at = $8, disabled_at = $9, disabled_reason = $10, failing_since = $11
    where id = $1 returning ${columns}`,
};

/** Writes all that can change; the caller has the row locked. */
export async function updateWebhook(tx: Db, webhook: Webhook): Promise<Webhook> {
  const [row] = await tx.query<WebhookRow>(updateStatement, [
    webhook.uuid,
    webhook.url,
    webhook.description,
    webhook.events,
    webhook.secret,
    webhook.oldSecret,
    webhook.oldSecretEndsAt,
    webhook.updatedAt,
    webhook.disabledAt,
    webhook.disabledReason,
    webhook.failingSince,
  ]);
  if (!row) throw new Error('updating a webhook returned no row');
  return toWebhook(row);
}

const removeStatement: Statement = {
  name: 'webhooks.remove',
  text: `with gone as (delete from webhooks where id = $1 and environment = $2 returning id),
    deliveries as (delete from webhook_deliveries where webhook_id in (select id from gone))
    select id from gone`,
};

/** With all its deliveries; false when there was none. */
export async function removeWebhook(db: Db, key: WebhookKey): Promise<boolean> {
  return (await db.query(removeStatement, [key.uuid, key.environment])).length > 0;
}

const disableStatement: Statement = {
  name: 'webhooks.disable',
  text: `with off as (
      update webhooks set disabled_at = clock_timestamp(), disabled_reason = $2, updated_at = clock_timestamp()
      where id = $1 and disabled_at is null
        and ($3::int is null or failing_since < clock_timestamp() - $3::int * interval '1 day') returning id
    ), given_up as (
      update webhook_deliveries set state = 'cancelled', next_at = null, claim = null
      where webhook_id in (select id from off) and state = 'pending'
    )
    select id from off`,
};

/** Switches it off and gives up what waits; with `failingDays` only when it has failed for as long. True when it did. */
export async function disableWebhook(
  db: Db,
  uuid: string,
  reason: DisabledReason,
  failingDays: number | null,
): Promise<boolean> {
  return (await db.query(disableStatement, [uuid, reason, failingDays])).length > 0;
}
