/** POST /keys: makes a key; its secret is in this reply and nowhere else. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { presentKey } from '../present/key.ts';

export function createKey(deps: HttpDeps): Handlers<Context>['createKey'] {
  return async ({ body }, { principal }) => {
    const { key, secret } = await deps.keys.create(principal, {
      name: body.name,
      scopes: body.scopes,
      expiresAt: body.expires_at ? new Date(body.expires_at) : null,
    });
    const presented = presentKey(key);
    return {
      status: 201,
      type: 'application/json',
      headers: { Location: `${deps.baseUrl}/keys/${presented.id}`, 'Cache-Control': 'no-store' },
      body: { ...presented, secret },
    };
  };
}
