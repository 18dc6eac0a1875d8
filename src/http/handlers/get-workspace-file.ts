/** GET /workspaces/{workspace_id}/files/content: the bytes of a file. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { cleanPath } from '../../app/read-workspace.ts';
import { attachment, nothingRuns } from '../attachment.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { serveBytes } from '../serve-file.ts';

export function getWorkspaceFile(deps: HttpDeps): Handlers<Context>['getWorkspaceFile'] {
  return async ({ path: address, query, headers }, { principal }) => {
    const uuid = uuidOf('ws', address.workspace_id, 'workspace');
    const path = cleanPath(query.path);
    const commit = await deps.readWorkspace.commitOf(principal, uuid, query.ref);
    const content = await deps.readWorkspace.find(uuid, { commit, path });
    const served = await serveBytes(
      { bytes: content.bytes, etag: `"${content.id}"` },
      headers,
      async (range) => deps.workspaceReader.open(uuid, content, range),
    );
    if (served.status === 304) return served;
    const safe = {
      ...attachment(path.slice(path.lastIndexOf('/') + 1)),
      'Content-Security-Policy': nothingRuns,
    };
    return served.status === 206
      ? { ...served, type: 'application/octet-stream', headers: { ...served.headers, ...safe } }
      : { ...served, type: 'application/octet-stream', headers: { ...served.headers, ...safe } };
  };
}
