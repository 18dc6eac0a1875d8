/** POST /webhooks/{webhook_id}/test: sends an event that only says that it can be received. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentDelivery } from '../present/webhook.ts';

export function testWebhook(deps: HttpDeps): Handlers<Context>['testWebhook'] {
  return async ({ path, headers }, { principal }) => {
    const answer = await deps.webhooks.test(principal, uuidOf('wh', path.webhook_id, 'webhook'), {
      idempotency: idempotencyOf(headers['idempotency-key'], { webhook: path.webhook_id }),
      present: presentDelivery,
    });
    return {
      status: 202,
      type: 'application/json',
      headers: replayHeaders(answer.replayed),
      body: answer.body,
    };
  };
}
