/** DELETE /exports/{export_id}: removes a destination, its credentials and what waits for it. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';

export function deleteExport(deps: HttpDeps): Handlers<Context>['deleteExport'] {
  return async ({ path }, { principal }) => {
    await deps.exports.remove(principal, uuidOf('exp', path.export_id, 'export'));
    return { status: 204 };
  };
}
