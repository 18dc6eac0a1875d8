/** A workspace as clients see it. */
import type { Workspace as WorkspaceBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { Workspace } from '../../store/workspaces.ts';

export function presentWorkspace(workspace: Workspace): WorkspaceBody {
  return {
    id: `ws_${encodeUuid(workspace.uuid)}`,
    name: workspace.name,
    source: workspace.source,
    state: workspace.state,
    head: workspace.head,
    size_bytes: workspace.sizeBytes,
    file_count: workspace.fileCount,
    metadata: workspace.metadata,
    created_at: workspace.createdAt.toISOString(),
    updated_at: workspace.updatedAt.toISOString(),
    last_used_at: workspace.lastUsedAt?.toISOString() ?? null,
    expires_at: workspace.expiresAt?.toISOString() ?? null,
  };
}
