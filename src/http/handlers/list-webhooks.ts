/** GET /webhooks: the environment's webhooks, newest first. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { presentWebhook } from '../present/webhook.ts';

export function listWebhooks(deps: HttpDeps): Handlers<Context>['listWebhooks'] {
  return async ({ query }, { principal }) => {
    const before = decodeCursor(query.cursor);
    const found = await deps.webhooks.list(principal, { before, limit: query.limit + 1 });
    const { rows, nextCursor } = page(found, query.limit);
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentWebhook), next_cursor: nextCursor },
    };
  };
}
