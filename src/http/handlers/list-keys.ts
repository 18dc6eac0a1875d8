/** GET /keys: an environment's keys, newest first. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { presentKey } from '../present/key.ts';

export function listKeys(deps: HttpDeps): Handlers<Context>['listKeys'] {
  return async ({ query }, { principal }) => {
    const before = decodeCursor(query.cursor);
    const { rows, nextCursor } = page(
      await deps.keys.list(principal, { environment: query.environment, before, limit: query.limit + 1 }),
      query.limit,
    );
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentKey), next_cursor: nextCursor },
    };
  };
}
