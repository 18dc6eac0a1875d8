/** PATCH /keys/{key_id}: another name, other scopes, another end. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentKey } from '../present/key.ts';

export function updateKey(deps: HttpDeps): Handlers<Context>['updateKey'] {
  return async ({ path, query, body }, { principal }) => {
    const target = { uuid: uuidOf('key', path.key_id, 'key'), environment: query.environment };
    const key = await deps.keys.update(principal, target, {
      name: body.name,
      scopes: body.scopes,
      expiresAt: typeof body.expires_at === 'string' ? new Date(body.expires_at) : body.expires_at,
      limits: body.limits,
    });
    return { status: 200, type: 'application/json', body: presentKey(key) };
  };
}
