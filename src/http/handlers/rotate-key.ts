/** POST /keys/{key_id}/rotate: a new key in the place of an old one, which works beside it for a while. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { bearerSecret } from '../authenticate.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentKey } from '../present/key.ts';

export function rotateKey(deps: HttpDeps): Handlers<Context>['rotateKey'] {
  return async ({ path, query, headers, body }, { principal, request }) => {
    const answer = await deps.keys.rotate(
      principal,
      {
        uuid: uuidOf('key', path.key_id, 'key'),
        environment: query.environment,
        graceSeconds: body.grace_seconds,
      },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], { key: path.key_id, ...query, ...body }),
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
