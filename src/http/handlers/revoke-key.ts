/** DELETE /keys/{key_id}: stops a key for good. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentKey } from '../present/key.ts';

export function revokeKey(deps: HttpDeps): Handlers<Context>['revokeKey'] {
  return async ({ path, query }, { principal }) => {
    const target = { uuid: uuidOf('key', path.key_id, 'key'), environment: query.environment };
    return {
      status: 200,
      type: 'application/json',
      body: presentKey(await deps.keys.revoke(principal, target)),
    };
  };
}
