/** POST /keys: makes a key; its secret is in this reply and nowhere else. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { bearerSecret } from '../authenticate.ts';
import type { Context, HttpDeps } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentKey } from '../present/key.ts';

export function createKey(deps: HttpDeps): Handlers<Context>['createKey'] {
  return async ({ body, headers }, { principal, request }) => {
    const answer = await deps.keys.create(
      principal,
      {
        name: body.name,
        scopes: body.scopes,
        expiresAt: body.expires_at ? new Date(body.expires_at) : null,
        environment: body.environment,
        limits: body.limits,
      },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], body),
        callerSecret: bearerSecret(request),
        present: (key, secret) => ({ ...presentKey(key), secret }),
      },
    );
    return {
      status: 201,
      type: 'application/json',
      headers: {
        Location: `${deps.baseUrl}/keys/${answer.body.id}`,
        'Cache-Control': 'no-store',
        ...replayHeaders(answer.replayed),
      },
      body: answer.body,
    };
  };
}
