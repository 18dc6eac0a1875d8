/** Webhooks and their deliveries as clients see them: never a secret. */
import type {
  WebhookAttempt,
  Webhook as WebhookBody,
  WebhookDelivery,
} from '../../../generated/api/types.gen.ts';
import type { TriedDelivery } from '../../app/webhooks.ts';
import { encodeUuid, runIdOf } from '../../base/ids.ts';
import { wirePayload } from '../../domain/event.ts';
import { webhookBody } from '../../domain/webhook.ts';
import type { Webhook } from '../../store/webhooks.ts';

export function presentWebhook(webhook: Webhook): WebhookBody {
  return {
    id: `wh_${encodeUuid(webhook.uuid)}`,
    url: webhook.url,
    description: webhook.description,
    events: webhook.events as WebhookBody['events'],
    enabled: webhook.disabledAt === null,
    disabled_at: webhook.disabledAt?.toISOString() ?? null,
    disabled_reason: webhook.disabledReason,
    failing_since: webhook.failingSince?.toISOString() ?? null,
    old_secret_ends_at: webhook.oldSecretEndsAt?.toISOString() ?? null,
    created_at: webhook.createdAt.toISOString(),
    updated_at: webhook.updatedAt.toISOString(),
  };
}

const bodyCharsMax = 4096;

export function presentDelivery({ delivery, attempts }: TriedDelivery): WebhookDelivery {
  const { seq, payload } = delivery;
  const body = webhookBody(delivery.type, seq === null ? payload : wirePayload(seq, payload));
  return {
    id: `dlv_${encodeUuid(delivery.uuid)}`,
    webhook: `wh_${encodeUuid(delivery.webhookUuid ?? '')}`,
    type: delivery.type,
    run: delivery.runUuid === null ? null : runIdOf(delivery.environment, delivery.runUuid),
    seq,
    state: delivery.state,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.nextAt?.toISOString() ?? null,
    delivered_at: delivery.deliveredAt?.toISOString() ?? null,
    body: body.slice(0, bodyCharsMax),
    body_truncated: body.length > bodyCharsMax,
    attempt_count: delivery.attempts,
    attempts: attempts.map(
      (attempt): WebhookAttempt => ({
        number: attempt.number,
        at: attempt.at.toISOString(),
        duration_ms: attempt.durationMs,
        status: attempt.status,
        error: attempt.error,
        request_headers: attempt.requestHeaders,
        response_headers: attempt.responseHeaders,
        response_body: attempt.responseBody,
        response_truncated: attempt.responseTruncated,
      }),
    ),
  };
}
