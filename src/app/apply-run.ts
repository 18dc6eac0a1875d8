/** Applies the result of a settled run to its workspace: the merge of a settlement, made later. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { type Database, isLockTimeout } from '../store/database.ts';
import { lockResult } from '../store/results.ts';
import { lockWorkspace, moveHead } from '../store/workspaces.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';

export interface AppliedResult {
  workspaceUuid: string;
  applied: 'fast_forward' | 'merged' | 'unchanged';
  /** The commit the workspace stands at. */
  head: string;
}

/** Safe to repeat. Throws 404 when there is no such run, 409 when it is open, its workspace is gone, too full, or the changes clash. */
export type ApplyRun = (key: { uuid: string; environment: string }) => Promise<AppliedResult>;

export function createApplyRun(deps: {
  database: Database;
  workspaces: WorkspaceStores;
  quota: WorkspaceQuota;
  clock: Clock;
}): ApplyRun {
  const { database, workspaces, quota, clock } = deps;

  async function apply(key: { uuid: string; environment: string }): Promise<AppliedResult> {
    return database.transaction(async (tx) => {
      const run = await lockResult(tx, key);
      if (!run) throw notFound('run');
      if (!run.settled)
        throw new ServiceError(
          'conflict',
          `The run is ${run.state}; its result can be applied once it is settled.`,
        );
      const { workspaceUuid, baseCommit, resultCommit } = run;
      // The head's row stays locked while the merge is made, as it does when a run is settled.
      const workspace = await lockWorkspace(tx, workspaceUuid);
      if (workspace?.environment !== key.environment || workspace.state !== 'ready')
        throw new ServiceError('conflict', 'The workspace of the run is gone or not ready for changes.');
      const { head } = workspace;
      if (resultCommit === null || baseCommit === null) return { workspaceUuid, applied: 'unchanged', head };
      const merged = await workspaces.merge(workspaceUuid, {
        head,
        base: baseCommit,
        result: resultCommit,
        run: key.uuid,
      });
      if (merged.status === 'conflict') throw clash(merged.files);
      if (merged.head !== head) {
        const size = await quota.sizeAt(workspaceUuid, workspace, merged.head);
        const refusal = await quota.refusal(tx, workspace, size);
        if (refusal !== undefined)
          throw new ServiceError('quota_exceeded', `${refusal} The workspace was left as it was.`);
        await moveHead(tx, workspaceUuid, { head: merged.head, size, at: clock.now() });
      }
      return { workspaceUuid, applied: merged.status, head: merged.head };
    });
  }

  return async (key) => {
    try {
      return await apply(key);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      throw new ServiceError(
        'unavailable',
        'The workspace is being changed by somebody else at this moment. Try again in a second.',
        { headers: { 'retry-after': '1' }, cause: error },
      );
    }
  };
}

function clash(files: string[]): ServiceError {
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  return new ServiceError(
    'conflict',
    `The changes of the run clash with the workspace in ${count}; the workspace was left as it was.`,
    {
      details: files.map((file) => ({
        pointer: `/files/${file.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        message: `${JSON.stringify(file)} was changed by the run and in the workspace`,
      })),
    },
  );
}
