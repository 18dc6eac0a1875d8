/** POST /webhooks/{webhook_id}/rotate-secret: a new secret, beside which the old one signs for a while. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { bearerSecret } from '../authenticate.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentWebhook } from '../present/webhook.ts';

export function rotateWebhookSecret(deps: HttpDeps): Handlers<Context>['rotateWebhookSecret'] {
  return async ({ path, headers, body }, { principal, request }) => {
    const answer = await deps.webhooks.rotateSecret(
      principal,
      { uuid: uuidOf('wh', path.webhook_id, 'webhook'), graceSeconds: body.grace_seconds },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], { webhook: path.webhook_id, ...body }),
        callerSecret: bearerSecret(request),
        present: (webhook, secret) => ({ ...presentWebhook(webhook), secret }),
      },
    );
    return {
      status: 201,
      type: 'application/json',
      headers: { 'Cache-Control': 'no-store', ...replayHeaders(answer.replayed) },
      body: answer.body,
    };
  };
}
