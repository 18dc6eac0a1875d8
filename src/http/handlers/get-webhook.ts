/** GET /webhooks/{webhook_id}: one webhook, without its secret. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWebhook } from '../present/webhook.ts';

export function getWebhook(deps: HttpDeps): Handlers<Context>['getWebhook'] {
  return async ({ path }, { principal }) => {
    const webhook = await deps.webhooks.get(principal, uuidOf('wh', path.webhook_id, 'webhook'));
    return { status: 200, type: 'application/json', body: presentWebhook(webhook) };
  };
}
