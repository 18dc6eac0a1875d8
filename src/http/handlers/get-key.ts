/** GET /keys/{key_id}: one key of the environment. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentKey } from '../present/key.ts';

export function getKey(deps: HttpDeps): Handlers<Context>['getKey'] {
  return async ({ path, query }, { principal }) => {
    const key = await deps.keys.get(principal, {
      uuid: uuidOf('key', path.key_id, 'key'),
      environment: query.environment,
    });
    return { status: 200, type: 'application/json', body: presentKey(key) };
  };
}
