/** GET /webhooks/{webhook_id}/deliveries: what was sent, and what came back. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { presentDelivery } from '../present/webhook.ts';

export function listWebhookDeliveries(deps: HttpDeps): Handlers<Context>['listWebhookDeliveries'] {
  return async ({ path, query }, { principal }) => {
    const before = decodeCursor(query.cursor);
    const uuid = uuidOf('wh', path.webhook_id, 'webhook');
    const found = await deps.webhooks.listDeliveries(principal, uuid, { before, limit: query.limit + 1 });
    const { rows, nextCursor } = page(
      found.map((tried) => ({ ...tried, uuid: tried.delivery.uuid })),
      query.limit,
    );
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentDelivery), next_cursor: nextCursor },
    };
  };
}
