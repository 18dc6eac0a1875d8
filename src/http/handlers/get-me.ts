/** GET /me: the calling key, its environment, its scopes and its limits. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { presentKey } from '../present/key.ts';

export function getMe(deps: HttpDeps): Handlers<Context>['getMe'] {
  return async (_call, { principal }) => {
    const key = presentKey(
      await deps.keys.get(principal, { uuid: principal.keyUuid, environment: undefined }),
    );
    return {
      status: 200,
      type: 'application/json',
      body: {
        key,
        environment: principal.environment,
        scopes: [...principal.scopes],
        limits: {
          requests: deps.rateLimits.callsOf('requests') ?? null,
          creates: deps.rateLimits.callsOf('creates') ?? null,
          streams: deps.config.streamLimit === 0 ? null : deps.config.streamLimit,
        },
      },
    };
  };
}
