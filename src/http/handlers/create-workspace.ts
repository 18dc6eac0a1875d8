/** POST /workspaces: makes an empty workspace. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function createWorkspace(deps: HttpDeps): Handlers<Context>['createWorkspace'] {
  return async ({ body }, { principal }) => {
    const workspace = presentWorkspace(
      await deps.workspaces.create(principal, { name: body.name ?? null, metadata: body.metadata ?? {} }),
    );
    return {
      status: 201,
      type: 'application/json',
      headers: { Location: `${deps.baseUrl}/workspaces/${workspace.id}` },
      body: workspace,
    };
  };
}
