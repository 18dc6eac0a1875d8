/** PATCH /webhooks/{webhook_id}: another address, other events, off and on. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWebhook } from '../present/webhook.ts';

export function updateWebhook(deps: HttpDeps): Handlers<Context>['updateWebhook'] {
  return async ({ path, body }, { principal }) => {
    const webhook = await deps.webhooks.update(principal, uuidOf('wh', path.webhook_id, 'webhook'), {
      url: body.url,
      events: body.events,
      description: body.description,
      enabled: body.enabled,
    });
    return { status: 200, type: 'application/json', body: presentWebhook(webhook) };
  };
}
