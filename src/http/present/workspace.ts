/** A workspace as clients see it. */
import type { Workspace as WorkspaceBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { WorkspaceProgress, WorkspaceSource } from '../../domain/source.ts';
import type { Workspace } from '../../store/workspaces.ts';

export function presentWorkspace(workspace: Workspace): WorkspaceBody {
  return {
    id: `ws_${encodeUuid(workspace.uuid)}`,
    name: workspace.name,
    source: presentSource(workspace.source),
    state: workspace.state,
    reason: workspace.reason,
    progress: workspace.progress && presentProgress(workspace.progress),
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

function presentSource(source: WorkspaceSource): WorkspaceBody['source'] {
  return source.type === 'run' ? { type: 'run', run_id: source.runId } : source;
}

function presentProgress(progress: WorkspaceProgress): WorkspaceBody['progress'] {
  const { phase, objects, objectsTotal, files, bytes } = progress;
  return { phase, objects, objects_total: objectsTotal, files, bytes };
}
