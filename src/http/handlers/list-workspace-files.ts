/** GET /workspaces/{workspace_id}/files: what lies in a folder. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { cleanPath } from '../../app/read-workspace.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { invalidCursor } from '../cursor.ts';
import { presentEntry } from '../present/file-entry.ts';

export function listWorkspaceFiles(deps: HttpDeps): Handlers<Context>['listWorkspaceFiles'] {
  const { readWorkspace } = deps;
  return async ({ path: address, query }, { principal }) => {
    const uuid = uuidOf('ws', address.workspace_id, 'workspace');
    const path = cleanPath(query.path ?? '');
    const cursor = query.cursor === undefined ? undefined : decodePlace(query.cursor);
    const commit = await readWorkspace.commitOf(principal, uuid, query.ref);
    // A page begins where the one before ended, in the commit that one showed.
    const shown = cursor?.commit ?? commit;
    if (cursor && !(await readWorkspace.has(uuid, shown))) throw invalidCursor();
    const from = cursor?.from ?? 0;
    const found = await readWorkspace.list(uuid, { commit: shown, path }, { from, limit: query.limit });
    const entries = found.slice(0, query.limit);
    return {
      status: 200,
      type: 'application/json',
      body: {
        commit: shown,
        path,
        data: entries.map((entry) => presentEntry(path, entry)),
        next_cursor:
          found.length > query.limit ? encodePlace({ commit: shown, from: from + query.limit }) : null,
      },
    };
  };
}

interface Place {
  commit: string;
  from: number;
}

function encodePlace({ commit, from }: Place): string {
  const bytes = Buffer.alloc(24);
  bytes.write(commit, 'hex');
  bytes.writeUInt32BE(from, 20);
  return bytes.toString('base64url');
}

function decodePlace(cursor: string): Place {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== 24 || bytes.toString('base64url') !== cursor) throw invalidCursor();
  return { commit: bytes.toString('hex', 0, 20), from: bytes.readUInt32BE(20) };
}
