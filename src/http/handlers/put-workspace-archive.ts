/** PUT /workspaces/{workspace_id}/archive: fills a workspace from the body, as it arrives. */
import type { IncomingMessage } from 'node:http';
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { ServiceError } from '../../base/errors.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function putWorkspaceArchive(deps: HttpDeps): Handlers<Context>['putWorkspaceArchive'] {
  const bytesMax = deps.config.archiveBytes;

  return async ({ path, body }, { principal, request }) => {
    if (Number(request.headers['content-length'] ?? 0) > bytesMax)
      throw new ServiceError('payload_too_large', `An archive may have at most ${bytesMax} bytes.`);
    const uuid = uuidOf('ws', path.workspace_id, 'workspace');
    const gzip = /^application\/gzip\b/i.test(request.headers['content-type'] ?? '');
    try {
      const workspace = await deps.importArchive(principal, uuid, { stream: body, gzip });
      return { status: 200, type: 'application/json', body: presentWorkspace(workspace) };
    } finally {
      drain(request, bytesMax);
    }
  };
}

/** Reads what is left of a refused body, so that its sender gets to read the reply; not without end. */
function drain(request: IncomingMessage, bytesMax: number): void {
  let bytes = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bytesMax) request.destroy();
  });
}
