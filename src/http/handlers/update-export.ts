/** PATCH /exports/{export_id}: another place, other credentials, exporting at settlement off and on. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentExport, readCredentials } from '../present/export.ts';

export function updateExport(deps: HttpDeps): Handlers<Context>['updateExport'] {
  return async ({ path, body }, { principal }) => {
    const changed = await deps.exports.update(principal, uuidOf('exp', path.export_id, 'export'), {
      endpoint: body.endpoint,
      region: body.region,
      bucket: body.bucket,
      prefix: body.prefix,
      pathStyle: body.path_style,
      auto: body.auto,
      credentials: body.credentials && readCredentials(body.credentials),
    });
    return { status: 200, type: 'application/json', body: presentExport(changed) };
  };
}
