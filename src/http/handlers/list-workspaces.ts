/** GET /workspaces: the environment's workspaces, newest first. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function listWorkspaces(deps: HttpDeps): Handlers<Context>['listWorkspaces'] {
  return async ({ query }, { principal }) => {
    const before = decodeCursor(query.cursor);
    const found = await deps.workspaces.list(principal, { before, limit: query.limit + 1 });
    const { rows, nextCursor } = page(found, query.limit);
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentWorkspace), next_cursor: nextCursor },
    };
  };
}
