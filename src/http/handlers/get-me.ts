/** GET /me: the calling key, its environment, its scopes, its limits and those of a run. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { lower } from '../../domain/key.ts';
import type { Context, HttpDeps } from '../context.ts';
import { presentKey } from '../present/key.ts';
import { presentRunLimits, runLimitMaxima } from '../run-limits.ts';

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
          requests: deps.rateLimits.callsOf(principal, 'requests'),
          creates: deps.rateLimits.callsOf(principal, 'creates'),
          streams: lower(deps.config.streamLimit || null, principal.limits.streams),
        },
        run_limits: {
          ...presentRunLimits(runLimitMaxima(deps.config)),
          timeout_ms: deps.config.runTimeoutMs,
          network: [...(deps.config.networkAllow ?? [])],
        },
      },
    };
  };
}
