/** Webhooks: making, reading, changing and trying them, and what became of their deliveries. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { encodeUuid, newUuid } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { Vault } from '../domain/vault.ts';
import { newWebhookSecret, secretPlace, webhooksMax } from '../domain/webhook.ts';
import type { Egress } from '../egress/egress.ts';
import { EgressRefused } from '../egress/errors.ts';
import type { Database, Db } from '../store/database.ts';
import type { Attempt } from '../store/deliveries.ts';
import {
  cancelDeliveries,
  type Delivery,
  deliverAgain,
  insertDelivery,
  listAttempts,
  listDeliveries,
} from '../store/delivery-log.ts';
import {
  countWebhooks,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  removeWebhook,
  updateWebhook,
  type Webhook,
} from '../store/webhooks.ts';
import { type Answer, createDoOnce, type Idempotency, inTransaction } from './do-once.ts';

/** How the caller answers: what is remembered of the reply is sealed with the caller's own secret. */
export interface WebhookAnswer<Body> {
  idempotency: Idempotency | undefined;
  callerSecret: string;
  present(webhook: Webhook, secret: string): Body;
}

export interface WebhookChanges {
  url: string | undefined;
  events: string[] | undefined;
  description: string | null | undefined;
  enabled: boolean | undefined;
}

export interface TriedDelivery {
  delivery: Delivery;
  /** The latest tries, oldest first. */
  attempts: (Attempt & { number: number })[];
}

export interface Webhooks {
  create<Body>(
    principal: Principal,
    wanted: { url: string; events: string[]; description: string | null },
    answer: WebhookAnswer<Body>,
  ): Promise<Answer<Body>>;
  get(principal: Principal, uuid: string): Promise<Webhook>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Webhook[]>;
  update(principal: Principal, uuid: string, changes: WebhookChanges): Promise<Webhook>;
  remove(principal: Principal, uuid: string): Promise<void>;
  /** The secret before the one that is replaced now stops at once. */
  rotateSecret<Body>(
    principal: Principal,
    target: { uuid: string; graceSeconds: number },
    answer: WebhookAnswer<Body>,
  ): Promise<Answer<Body>>;
  /** Throws `conflict` when the webhook is off. */
  test<Body>(
    principal: Principal,
    uuid: string,
    answer: { idempotency: Idempotency | undefined; present(delivery: TriedDelivery): Body },
  ): Promise<Answer<Body>>;
  listDeliveries(
    principal: Principal,
    uuid: string,
    page: { before: string | null; limit: number },
  ): Promise<TriedDelivery[]>;
  /** Throws `conflict` when the webhook is off. */
  redeliver(principal: Principal, key: { uuid: string; deliveryUuid: string }): Promise<TriedDelivery>;
}

/** The address as it is kept. Throws `invalid_request` with the place of the mistake when it may not be called. */
export function checkTarget(egress: Egress, url: string, pointer: string): string {
  try {
    return egress.checkUrl(url).href;
  } catch (error) {
    if (!(error instanceof EgressRefused)) throw error;
    const { message } = error;
    throw new ServiceError('invalid_request', message, {
      details: [{ pointer, message: message.replace(/\.$/, '') }],
    });
  }
}

export function createWebhooks(deps: {
  database: Database;
  egress: Egress;
  vault: Vault;
  clock: Clock;
}): Webhooks {
  const { database, egress, vault, clock } = deps;
  const doOnce = createDoOnce(deps);

  async function lock(tx: Db, principal: Principal, uuid: string): Promise<Webhook> {
    const webhook = await lockWebhook(tx, { uuid, environment: principal.environment });
    if (!webhook) throw notFound('webhook');
    return webhook;
  }

  const get = async (principal: Principal, uuid: string): Promise<Webhook> => {
    const webhook = await findWebhook(database, { uuid, environment: principal.environment });
    if (!webhook) throw notFound('webhook');
    return webhook;
  };

  return {
    get,

    create: (principal, wanted, answer) => {
      const { environment } = principal;
      return doOnce(
        {
          environment,
          operation: 'createWebhook',
          idempotency: answer.idempotency,
          sealedFor: answer.callerSecret,
        },
        async (tx) => {
          const url = checkTarget(egress, wanted.url, '/url');
          if ((await countWebhooks(tx, environment)) >= webhooksMax)
            throw new ServiceError(
              'conflict',
              `This environment has ${webhooksMax} webhooks, as many as it may have. Delete one that is not needed.`,
            );
          const uuid = newUuid();
          const secret = newWebhookSecret();
          const webhook = await insertWebhook(tx, {
            ...wanted,
            uuid,
            environment,
            url,
            secret: vault.seal(secret, secretPlace.webhook(uuid)),
            createdAt: clock.now(),
          });
          return { resourceId: uuid, body: answer.present(webhook, secret) };
        },
      );
    },

    list: ({ environment }, page) => listWebhooks(database, { environment, ...page }),

    update: (principal, uuid, changes) => {
      const url = changes.url === undefined ? undefined : checkTarget(egress, changes.url, '/url');
      return inTransaction(database, async (tx) => {
        const webhook = await lock(tx, principal, uuid);
        const now = clock.now();
        const off = changes.enabled === false && webhook.disabledAt === null;
        const on = changes.enabled === true && webhook.disabledAt !== null;
        if (off) await cancelDeliveries(tx, uuid);
        return updateWebhook(tx, {
          ...webhook,
          url: url ?? webhook.url,
          events: changes.events ?? webhook.events,
          description: changes.description === undefined ? webhook.description : changes.description,
          updatedAt: now,
          ...(off ? { disabledAt: now, disabledReason: 'requested' } : {}),
          ...(on ? { disabledAt: null, disabledReason: null, failingSince: null } : {}),
        });
      });
    },

    remove: async ({ environment }, uuid) => {
      if (!(await removeWebhook(database, { uuid, environment }))) throw notFound('webhook');
    },

    rotateSecret: (principal, target, answer) =>
      doOnce(
        {
          environment: principal.environment,
          operation: 'rotateWebhookSecret',
          idempotency: answer.idempotency,
          sealedFor: answer.callerSecret,
        },
        async (tx) => {
          const webhook = await lock(tx, principal, target.uuid);
          const now = clock.now();
          const secret = newWebhookSecret();
          const grace = target.graceSeconds > 0;
          const rotated = await updateWebhook(tx, {
            ...webhook,
            secret: vault.seal(secret, secretPlace.webhook(target.uuid)),
            oldSecret: grace ? webhook.secret : null,
            oldSecretEndsAt: grace ? new Date(now.getTime() + target.graceSeconds * 1000) : null,
            updatedAt: now,
          });
          return { resourceId: target.uuid, body: answer.present(rotated, secret) };
        },
      ),

    test: (principal, uuid, answer) => {
      const { environment } = principal;
      return doOnce(
        { environment, operation: 'testWebhook', idempotency: answer.idempotency },
        async (tx) => {
          refuseOff(await lock(tx, principal, uuid));
          const type = 'webhook.test';
          const at = clock.now().toISOString();
          const delivery = await insertDelivery(tx, {
            environment,
            webhookUuid: uuid,
            type,
            payload: JSON.stringify({ id: `wh_${encodeUuid(uuid)}`, type, at, schema_version: 1 }),
          });
          return { resourceId: delivery.uuid, body: answer.present({ delivery, attempts: [] }) };
        },
      );
    },

    listDeliveries: async (principal, uuid, page) => {
      await get(principal, uuid);
      const deliveries = await listDeliveries(database, { webhookUuid: uuid, ...page });
      const attempts = await listAttempts(
        database,
        deliveries.map((delivery) => delivery.uuid),
      );
      return deliveries.map((delivery) => ({ delivery, attempts: attempts.get(delivery.uuid) ?? [] }));
    },

    redeliver: (principal, { uuid, deliveryUuid }) =>
      inTransaction(database, async (tx) => {
        const webhook = await lock(tx, principal, uuid);
        // Locked, so that it cannot be switched off between the look and the change.
        const delivery = await deliverAgain(tx, { uuid: deliveryUuid, webhookUuid: uuid });
        if (!delivery) throw notFound('delivery');
        refuseOff(webhook);
        const attempts = await listAttempts(tx, [deliveryUuid]);
        return { delivery, attempts: attempts.get(deliveryUuid) ?? [] };
      }),
  };
}

function refuseOff(webhook: Webhook): void {
  if (webhook.disabledAt !== null)
    throw new ServiceError(
      'conflict',
      'This webhook is switched off. Switch it on first, with enabled: true.',
    );
}
