/** DELETE /workspaces/{workspace_id}: removes a workspace, at once or after its last open run. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function deleteWorkspace(deps: HttpDeps): Handlers<Context>['deleteWorkspace'] {
  return async ({ path, query }, { principal }) => {
    const key = {
      uuid: uuidOf('ws', path.workspace_id, 'workspace'),
      environment: principal.environment,
    };
    const left = await deps.deleteWorkspace.delete(key, { afterRuns: query.after_runs });
    if (!left) return { status: 204 };
    return { status: 202, type: 'application/json', body: presentWorkspace(left) };
  };
}
