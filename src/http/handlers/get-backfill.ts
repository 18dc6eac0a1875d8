/** GET /exports/{export_id}/backfills/{backfill_id}: how far a backfill is. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentBackfill } from '../present/export.ts';

export function getBackfill(deps: HttpDeps): Handlers<Context>['getBackfill'] {
  return async ({ path }, { principal }) => {
    const found = await deps.exports.getBackfill(principal, {
      exportUuid: uuidOf('exp', path.export_id, 'backfill'),
      uuid: uuidOf('bkf', path.backfill_id, 'backfill'),
    });
    return { status: 200, type: 'application/json', body: presentBackfill(found) };
  };
}
