/** POST /webhooks: makes a webhook; its secret is in this reply and nowhere else. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { bearerSecret } from '../authenticate.ts';
import type { Context, HttpDeps } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentWebhook } from '../present/webhook.ts';

export function createWebhook(deps: HttpDeps): Handlers<Context>['createWebhook'] {
  return async ({ body, headers }, { principal, request }) => {
    const answer = await deps.webhooks.create(
      principal,
      { url: body.url, events: body.events, description: body.description ?? null },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], body),
        callerSecret: bearerSecret(request),
        present: (webhook, secret) => ({ ...presentWebhook(webhook), secret }),
      },
    );
    return {
      status: 201,
      type: 'application/json',
      headers: {
        Location: `${deps.baseUrl}/webhooks/${answer.body.id}`,
        'Cache-Control': 'no-store',
        ...replayHeaders(answer.replayed),
      },
      body: answer.body,
    };
  };
}
