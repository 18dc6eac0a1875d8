/** GET /agents: the agents this deployment offers. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';

export function listAgents(deps: HttpDeps): Handlers<Context>['listAgents'] {
  return () => ({
    status: 200,
    type: 'application/json',
    body: {
      data: deps.agents.list().map(({ name, kind, description, capabilities, missing }) => ({
        name,
        kind,
        description,
        default: name === deps.agents.defaultName,
        available: missing === null,
        missing,
        capabilities: [...capabilities],
      })),
    },
  });
}
