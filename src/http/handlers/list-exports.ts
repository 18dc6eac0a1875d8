/** GET /exports: the environment's destinations, newest first. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { presentExport } from '../present/export.ts';

export function listExports(deps: HttpDeps): Handlers<Context>['listExports'] {
  return async ({ query }, { principal }) => {
    const before = decodeCursor(query.cursor);
    const found = await deps.exports.list(principal, { before, limit: query.limit + 1 });
    const { rows, nextCursor } = page(found, query.limit);
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentExport), next_cursor: nextCursor },
    };
  };
}
