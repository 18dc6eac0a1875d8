/** GET /workspaces/{workspace_id}: one workspace of the environment. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function getWorkspace(deps: HttpDeps): Handlers<Context>['getWorkspace'] {
  return async ({ path }, { principal }) => {
    const workspace = await deps.workspaces.get(principal, uuidOf('ws', path.workspace_id, 'workspace'));
    return { status: 200, type: 'application/json', body: presentWorkspace(workspace) };
  };
}
