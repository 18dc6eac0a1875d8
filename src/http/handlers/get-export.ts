/** GET /exports/{export_id}: one destination, without its credentials. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentExport } from '../present/export.ts';

export function getExport(deps: HttpDeps): Handlers<Context>['getExport'] {
  return async ({ path }, { principal }) => {
    const found = await deps.exports.get(principal, uuidOf('exp', path.export_id, 'export'));
    return { status: 200, type: 'application/json', body: presentExport(found) };
  };
}
