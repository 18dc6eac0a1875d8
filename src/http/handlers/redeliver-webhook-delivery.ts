/** POST /webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver: sends a delivery again. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentDelivery } from '../present/webhook.ts';

export function redeliverWebhookDelivery(deps: HttpDeps): Handlers<Context>['redeliverWebhookDelivery'] {
  return async ({ path }, { principal }) => {
    const tried = await deps.webhooks.redeliver(principal, {
      uuid: uuidOf('wh', path.webhook_id, 'webhook'),
      deliveryUuid: uuidOf('dlv', path.delivery_id, 'delivery'),
    });
    return { status: 202, type: 'application/json', body: presentDelivery(tried) };
  };
}
