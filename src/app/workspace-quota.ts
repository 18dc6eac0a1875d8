/** How many workspaces an environment may have, and how much they may hold: asked when one is made and when a result goes back. */
import { ServiceError } from '../base/errors.ts';
import type { Db } from '../store/database.ts';
import { countWorkspaces, findStored, takeCreationTurn } from '../store/workspace-usage.ts';
import type { LockedWorkspace, WorkspaceSize } from '../store/workspaces.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';

/** 0: no limit. */
export interface WorkspaceLimits {
  workspaces: number;
  bytes: number;
  files: number;
  environmentBytes: number;
  environmentFiles: number;
}

export interface WorkspaceQuota {
  /**
   * Inside the transaction that makes a workspace; holds up others who make one in the same environment until it ends.
   * Throws `quota_exceeded` when there may be no more of them, or nothing more in them.
   */
  refuseCreation(tx: Db, environment: string): Promise<void>;
  /** What the workspace, whose row is locked, holds with another head. `growth`: what is known of the way there. */
  sizeAt(
    workspaceUuid: string,
    workspace: LockedWorkspace,
    head: string,
    growth?: WorkspaceSize,
  ): Promise<WorkspaceSize>;
  /** Why a workspace may not become so large, as a sentence; undefined when it may. Becoming smaller is always allowed. */
  refusal(db: Db, workspace: LockedWorkspace, size: WorkspaceSize): Promise<string | undefined>;
}

const mebibyte = 1024 * 1024;
const inMebibytes = (bytes: number): string => `${Math.floor(bytes / mebibyte)} MiB`;

export function createWorkspaceQuota(deps: {
  workspaces: WorkspaceStores;
  limits: WorkspaceLimits;
}): WorkspaceQuota {
  const { workspaces, limits } = deps;

  return {
    refuseCreation: async (tx, environment) => {
      if (limits.workspaces > 0) {
        await takeCreationTurn(tx, environment);
        if ((await countWorkspaces(tx, environment, limits.workspaces)) >= limits.workspaces)
          throw new ServiceError(
            'quota_exceeded',
            `This environment has ${limits.workspaces} workspaces, which is as many as it may have. Delete some that nobody needs.`,
          );
      }
      if (limits.environmentBytes === 0 && limits.environmentFiles === 0) return;
      const stored = await findStored(tx, environment);
      const full =
        limits.environmentBytes > 0 && stored.bytes >= limits.environmentBytes
          ? inMebibytes(limits.environmentBytes)
          : limits.environmentFiles > 0 && stored.files >= limits.environmentFiles
            ? `${limits.environmentFiles} files`
            : undefined;
      if (full !== undefined)
        throw new ServiceError(
          'quota_exceeded',
          `The workspaces of this environment hold ${full}, which is as much as they may. Delete some that nobody needs.`,
        );
    },
    sizeAt: async (workspaceUuid, workspace, head, growth) => {
      const { size, sizedHead } = workspace;
      // Whoever moved the head without measuring it left the size to be found out here.
      const known = sizedHead === workspace.head || workspace.head === workspaces.emptyCommit;
      if (!known) return workspaces.measure(workspaceUuid, head);
      const more = growth ?? (await workspaces.measureGrowth(workspaceUuid, workspace.head, head));
      return { bytes: Math.max(0, size.bytes + more.bytes), files: Math.max(0, size.files + more.files) };
    },
    refusal: async (db, workspace, size) => {
      const more = { bytes: size.bytes - workspace.size.bytes, files: size.files - workspace.size.files };
      if (limits.bytes > 0 && size.bytes > limits.bytes && more.bytes > 0)
        return `The workspace would hold ${size.bytes} bytes; it may hold ${limits.bytes}.`;
      if (limits.files > 0 && size.files > limits.files && more.files > 0)
        return `The workspace would hold ${size.files} files; it may hold ${limits.files}.`;
      for (const [what, limit] of [
        ['bytes', limits.environmentBytes],
        ['files', limits.environmentFiles],
      ] as const) {
        if (limit === 0 || more[what] <= 0) continue;
        const together = (await findStored(db, workspace.environment))[what] + more[what];
        if (together > limit)
          return `The workspaces of this environment would hold ${together} ${what}; together they may hold ${limit}.`;
      }
      return undefined;
    },
  };
}
