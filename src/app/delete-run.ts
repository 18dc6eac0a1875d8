/** Deletes a settled run: its rows in one commit, then its files and refs, which a sweep makes certain of. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { metadataTerms } from '../domain/metadata.ts';
import type { Files } from '../files/files.ts';
import { runFilesKey } from '../files/keys.ts';
import type { Database } from '../store/database.ts';
import {
  forgetRemoval,
  listNeededCommits,
  listRemovals,
  type Removal,
  removeRun,
} from '../store/removals.ts';
import { findRun } from '../store/runs.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';

export interface DeleteRun {
  /** Throws 404 when there is no such run, 409 while it is open. */
  delete(key: { uuid: string; environment: string }): Promise<void>;
  /** Removes what a process that died left, or an attempt that was lost wrote after the deletion. */
  finish(): Promise<void>;
}

/** An attempt that lost its run long before may still write its log for a while; after this it is removed once more. */
const settlingMs = 600_000;
const pageRuns = 100;

export function createDeleteRun(deps: {
  database: Database;
  workspaces: WorkspaceStores;
  files: Files;
  clock: Clock;
  log: Log;
}): DeleteRun {
  const { database, workspaces, files, clock, log } = deps;

  async function clear(removal: Removal): Promise<boolean> {
    try {
      await files.remove(runFilesKey(removal.runUuid));
      const needed = await listNeededCommits(database, removal.workspaceUuid);
      await workspaces.removeRun(removal.workspaceUuid, removal.runUuid, needed);
      return true;
    } catch (error) {
      log.warn({ err: error, run: removal.runUuid }, 'what a deleted run left could not be removed yet');
      return false;
    }
  }

  return {
    delete: async (key) => {
      const run = await findRun(database, key);
      if (!run) throw notFound('run');
      if (run.settledAt === null)
        throw new ServiceError(
          'conflict',
          `The run is ${run.state}; it can be deleted once it is settled. Cancel it to settle it now.`,
        );
      const terms = metadataTerms(run.environment, run.spec.metadata);
      const removal = await removeRun(database, { ...key, terms, at: clock.now() });
      // Somebody else deleted it in between.
      if (!removal) throw notFound('run');
      await clear(removal);
      log.info({ run: run.id }, 'run deleted');
    },
    finish: async () => {
      const before = new Date(clock.now().getTime() - settlingMs);
      for (const removal of await listRemovals(database, before, pageRuns))
        if (await clear(removal)) await forgetRemoval(database, removal.runUuid);
    },
  };
}
