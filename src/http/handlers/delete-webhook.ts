/** DELETE /webhooks/{webhook_id}: removes a webhook and its deliveries. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';

export function deleteWebhook(deps: HttpDeps): Handlers<Context>['deleteWebhook'] {
  return async ({ path }, { principal }) => {
    await deps.webhooks.remove(principal, uuidOf('wh', path.webhook_id, 'webhook'));
    return { status: 204 };
  };
}
