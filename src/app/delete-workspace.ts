/** Deletes workspaces: at once, after their last open run, or when their end has come; each in a commit, its store behind it. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { type Database, type Db, isLockTimeout } from '../store/database.ts';
import {
  countOpenRuns,
  forgetWorkspaceRemoval,
  listIdleDeleting,
  listWorkspaceRemovals,
  lockForRemoval,
  markDeleting,
  markExpired,
  removeWorkspace,
} from '../store/workspace-removals.ts';
import { findWorkspace, type Workspace } from '../store/workspaces.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';

export interface DeleteWorkspace {
  /**
   * Resolves with nothing once it is gone, or with the workspace when it goes with its last open run. Throws 404 when there
   * is none, `workspace_busy` when runs are open and `afterRuns` is not asked for.
   */
  delete(
    key: { uuid: string; environment: string },
    options: { afterRuns: boolean },
  ): Promise<Workspace | undefined>;
  /** Marks those whose end has come, removes those whose runs are over, and what processes that died left. */
  sweep(): Promise<void>;
}

/** A worker that lost its run long before may still write into the store for a while; after this it is removed once more. */
const settlingMs = 600_000;
const page = 100;
const first = '00000000-0000-0000-0000-000000000000';

export function createDeleteWorkspace(deps: {
  database: Database;
  workspaces: WorkspaceStores;
  clock: Clock;
  log: Log;
}): DeleteWorkspace {
  const { database, workspaces, clock, log } = deps;

  /** The row is locked and `open` runs are left: removes it when there are none. */
  async function removeWhenIdle(tx: Db, uuid: string, environment: string): Promise<number> {
    const open = await countOpenRuns(tx, { uuid, environment });
    if (open === 0) await removeWorkspace(tx, uuid, clock.now());
    return open;
  }

  async function clear(uuid: string): Promise<boolean> {
    try {
      await workspaces.removeStore(uuid);
      return true;
    } catch (error) {
      log.warn({ err: error, workspace: uuid }, 'what a deleted workspace left could not be removed yet');
      return false;
    }
  }

  async function remove(
    key: { uuid: string; environment: string },
    afterRuns: boolean,
  ): Promise<Workspace | undefined> {
    const left = await database.transaction(async (tx) => {
      const found = await lockForRemoval(tx, key);
      if (!found) throw notFound('workspace');
      const open = await removeWhenIdle(tx, key.uuid, key.environment);
      if (open === 0) return undefined;
      if (!found.deleting && !afterRuns)
        throw new ServiceError(
          'workspace_busy',
          `The workspace has ${open === 1 ? '1 open run' : `${open} open runs`}. Await or cancel what is open, or send after_runs=true to delete it after the last run.`,
        );
      await markDeleting(tx, key.uuid, clock.now());
      return findWorkspace(tx, key);
    });
    if (left) return left;
    await clear(key.uuid);
    log.info({ workspace: key.uuid }, 'workspace deleted');
    return undefined;
  }

  async function removeIdle(uuid: string): Promise<void> {
    const removed = await database.transaction(async (tx) => {
      const found = await lockForRemoval(tx, { uuid, environment: null });
      return found?.deleting === true && (await removeWhenIdle(tx, uuid, found.environment)) === 0;
    });
    if (!removed) return;
    await clear(uuid);
    log.info({ workspace: uuid }, 'workspace deleted');
  }

  return {
    delete: async (key, { afterRuns }) => {
      try {
        return await remove(key, afterRuns);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        throw new ServiceError(
          'unavailable',
          'The workspace is being changed by somebody else at this moment. Try again in a second.',
          { headers: { 'retry-after': '1' }, cause: error },
        );
      }
    },
    sweep: async () => {
      const now = clock.now();
      for (const uuid of await markExpired(database, now, page))
        log.info({ workspace: uuid }, 'the end of a workspace has come');
      for (let after = first; ; ) {
        const idle = await listIdleDeleting(database, { after, limit: page });
        for (const uuid of idle)
          await removeIdle(uuid).catch((error: unknown) =>
            log.warn({ err: error, workspace: uuid }, 'a workspace could not be deleted yet'),
          );
        after = idle.at(-1) ?? first;
        if (idle.length < page) break;
      }
      const before = new Date(now.getTime() - settlingMs);
      for (const uuid of await listWorkspaceRemovals(database, before, page))
        if (await clear(uuid)) await forgetWorkspaceRemoval(database, uuid);
    },
  };
}
