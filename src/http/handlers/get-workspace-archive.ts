/** GET /workspaces/{workspace_id}/archive: everything in a workspace as one file. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { attachment } from '../attachment.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { matches } from '../serve-file.ts';

export function getWorkspaceArchive(deps: HttpDeps): Handlers<Context>['getWorkspaceArchive'] {
  return async ({ path, query, headers }, { principal, accept }) => {
    const uuid = uuidOf('ws', path.workspace_id, 'workspace');
    const format = query.format ?? (accept === 'application/gzip' ? 'tar.gz' : 'tar');
    const commit = await deps.readWorkspace.commitOf(principal, uuid, query.ref);
    const tree = await deps.workspaceReader.tree(uuid, commit);
    // Weak: commits of equal files have archives that differ in dates alone.
    const tag = { ETag: `W/"${tree}-${format}"`, 'Cache-Control': 'private, no-cache' };
    if (matches(headers['if-none-match'], tag.ETag)) return { status: 304, headers: tag };
    return {
      status: 200,
      type: format === 'tar' ? 'application/x-tar' : 'application/gzip',
      headers: { ...tag, 'Accept-Ranges': 'none', ...attachment(`${path.workspace_id}.${format}`) },
      body: await deps.workspaceReader.archive(uuid, commit, format),
    };
  };
}
