/** PATCH /workspaces/{workspace_id}: another name, other metadata, another end. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function updateWorkspace(deps: HttpDeps): Handlers<Context>['updateWorkspace'] {
  return async ({ path, body }, { principal }) => {
    const uuid = uuidOf('ws', path.workspace_id, 'workspace');
    const workspace = await deps.workspaces.update(principal, uuid, {
      name: body.name,
      metadata: body.metadata,
      expiresAt: typeof body.expires_at === 'string' ? new Date(body.expires_at) : body.expires_at,
    });
    return { status: 200, type: 'application/json', body: presentWorkspace(workspace) };
  };
}
