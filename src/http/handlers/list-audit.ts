/** GET /audit: who changed what in the environment, newest first, by any filters together. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { listAudit as listPage } from '../../store/audit.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { decodeCursor, page } from '../cursor.ts';
import { lowerBound, readInstants } from '../instants.ts';
import { presentAudit } from '../present/audit.ts';

export function listAudit(deps: Pick<HttpDeps, 'database'>): Handlers<Context>['listAudit'] {
  return async ({ query }, { principal }) => {
    const [from, before] = readInstants(query);
    const { rows, nextCursor } = page(
      await listPage(deps.database, {
        environment: principal.environment,
        operation: query.operation,
        keyUuid: query.key === undefined ? undefined : uuidOf('key', query.key, 'key'),
        target: query.target,
        from,
        below: lowerBound(before, decodeCursor(query.cursor) ?? undefined),
        limit: query.limit + 1,
      }),
      query.limit,
    );
    return {
      status: 200,
      type: 'application/json',
      body: { data: rows.map(presentAudit), next_cursor: nextCursor },
    };
  };
}
