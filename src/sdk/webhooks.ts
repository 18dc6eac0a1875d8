/** Webhooks: where events are sent, and what became of each. */
import type {
  CreatedWebhook,
  CreateWebhookRequest,
  ListWebhookDeliveriesData,
  ListWebhooksData,
  RotateWebhookSecretRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
} from '../../generated/api/types.gen.ts';
import { answer, type CallOptions, type Core, type CreateOptions, passed, passedOnce } from './core.ts';
import { type List, list } from './pages.ts';

export interface Webhooks {
  /** The secret is in this reply only. */
  create(body: CreateWebhookRequest, options?: CreateOptions): Promise<CreatedWebhook>;
  list(query?: ListWebhooksData['query'], options?: CallOptions): List<Webhook, WebhookList>;
  get(id: string, options?: CallOptions): Promise<Webhook>;
  update(id: string, body: UpdateWebhookRequest, options?: CallOptions): Promise<Webhook>;
  delete(id: string, options?: CallOptions): Promise<void>;
  rotateSecret(
    id: string,
    body?: RotateWebhookSecretRequest,
    options?: CreateOptions,
  ): Promise<CreatedWebhook>;
  /** Sends a test event. */
  test(id: string, options?: CreateOptions): Promise<WebhookDelivery>;
  deliveries(
    id: string,
    query?: ListWebhookDeliveriesData['query'],
    options?: CallOptions,
  ): List<WebhookDelivery, WebhookDeliveryList>;
  /** Sends one delivery again. Never tried twice by itself, since each try is a delivery more. */
  redeliver(id: string, deliveryId: string, options?: CallOptions): Promise<WebhookDelivery>;
}

export function createWebhooks(core: Core): Webhooks {
  const { raw } = core;
  const path = (id: string): { path: { webhook_id: string } } => ({ path: { webhook_id: id } });
  return {
    create: (body, options) => answer(core, raw.createWebhook({ body, ...passedOnce(options) })),
    list: (query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listWebhooks({
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    get: (id, options) => answer(core, raw.getWebhook({ ...path(id), ...passed(options) })),
    update: (id, body, options) => answer(core, raw.updateWebhook({ ...path(id), body, ...passed(options) })),
    delete: async (id, options) => {
      await answer(core, raw.deleteWebhook({ ...path(id), ...passed(options) }));
    },
    rotateSecret: (id, body = {}, options) =>
      answer(core, raw.rotateWebhookSecret({ ...path(id), body, ...passedOnce(options) })),
    test: (id, options) => answer(core, raw.testWebhook({ ...path(id), ...passedOnce(options) })),
    deliveries: (id, query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listWebhookDeliveries({
            ...path(id),
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    redeliver: (id, deliveryId, options) =>
      answer(
        core,
        raw.redeliverWebhookDelivery({
          path: { webhook_id: id, delivery_id: deliveryId },
          ...passed(options),
        }),
      ),
  };
}
