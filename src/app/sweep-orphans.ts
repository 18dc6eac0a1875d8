/** Removes orphans: files of runs that are gone, of attempts that do not count, halves of writes, stores of workspaces that are gone. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Files, ListedFile } from '../files/files.ts';
import { memoryKey, runFilesKey } from '../files/keys.ts';
import type { Database } from '../store/database.ts';
import { type KnownRun, listKnownRuns, listKnownWorkspaces } from '../store/orphans.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';

/** Nothing is an orphan that was written, or whose run was settled, less than this ago: longer than any attempt that lost its run goes on. */
export const graceMs = 86_400_000;
const pageEach = 200;
/** Past so many of a page, and more of it than are known, a wrong database is likelier than so many orphans. */
const strangersMax = 50;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const runPattern = /^runs\/([^/]+)\/(.+)$/;
/** What attempts write. Of a run that there is, nothing else is taken for an orphan: a newer program may have put it there. */
const attemptPattern = /^\d+\/(log\.ndjson|patch\.diff|home\.tar\.gz)$/;

export interface SweepOrphans {
  files(stopping: AbortSignal): Promise<void>;
  stores(stopping: AbortSignal): Promise<void>;
}

export function createSweepOrphans(deps: {
  database: Database;
  files: Files;
  workspaces: Pick<WorkspaceStores, 'listStores' | 'removeStore'>;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'swept'>;
}): SweepOrphans {
  const { database, files, workspaces, clock, log, metrics } = deps;

  /** Throws where a page looks as if the folder belonged to another database. */
  function requireKnown(what: string, known: number, all: number): void {
    const strangers = all - known;
    if (strangers > strangersMax && strangers > known)
      throw new Error(
        `${strangers} of ${all} ${what} are unknown to this database; nothing is removed, for they may belong to another one`,
      );
  }

  async function clearRuns(page: Map<string, ListedFile[]>): Promise<number> {
    // Read after the list: a run that began in between is in it.
    const known = await listKnownRuns(database, [...page.keys()]);
    requireKnown('runs with files', known.size, page.size);
    const before = new Date(clock.now().getTime() - graceMs);
    let removed = 0;
    for (const [uuid, listed] of page) {
      const run = known.get(uuid);
      const old = listed.filter((file) => file.modifiedAt < before);
      if (run === undefined) {
        if (old.length < listed.length) continue;
        await files.remove(runFilesKey(uuid));
        removed += listed.length;
        continue;
      }
      for (const file of old.filter((one) => isOrphan(run, one, before))) {
        await files.remove(file.key);
        removed++;
      }
    }
    return removed;
  }

  return {
    files: async (stopping) => {
      let removed = 0;
      let page = new Map<string, ListedFile[]>();
      const clear = async (): Promise<void> => {
        removed += await clearRuns(page);
        page = new Map();
      };
      try {
        for await (const file of files.list('runs')) {
          if (stopping.aborted) return;
          const [, uuid = ''] = runPattern.exec(file.key) ?? [];
          if (!uuidPattern.test(uuid)) continue;
          // Files of one run come one after the other, so a full page ends with a whole run.
          if (page.size >= pageEach && !page.has(uuid)) await clear();
          const listed = page.get(uuid);
          if (listed) listed.push(file);
          else page.set(uuid, [file]);
        }
        await clear();
      } finally {
        tell('orphan_files', removed);
      }
    },
    stores: async (stopping) => {
      let removed = 0;
      const before = new Date(clock.now().getTime() - graceMs);
      const clear = async (uuids: string[], all: number): Promise<void> => {
        const known = await listKnownWorkspaces(database, uuids);
        requireKnown('stores of workspaces', all - uuids.length + known.size, all);
        for (const uuid of uuids.filter((one) => !known.has(one))) {
          await workspaces.removeStore(uuid);
          removed++;
        }
      };
      try {
        let [page, seen]: [string[], number] = [[], 0];
        for await (const { uuid, modifiedAt } of workspaces.listStores()) {
          if (stopping.aborted) return;
          seen++;
          if (modifiedAt < before) page.push(uuid);
          if (seen < pageEach) continue;
          await clear(page, seen);
          [page, seen] = [[], 0];
        }
        await clear(page, seen);
      } finally {
        tell('orphan_stores', removed);
      }
    },
  };

  function tell(what: 'orphan_files' | 'orphan_stores', count: number): void {
    if (count === 0) return;
    metrics.swept.inc({ what }, count);
    log.info({ what, count }, 'orphans were removed');
  }
}

/** Of a file that is old enough. */
function isOrphan(run: KnownRun, file: ListedFile, before: Date): boolean {
  if (file.half) return true;
  if (run.settledAt === null || run.settledAt >= before) return false;
  if ([run.patchKey, run.homeKey, run.logRemoved ? null : run.logKey].includes(file.key)) return false;
  if (file.key === memoryKey(run.runUuid)) return run.logRemoved;
  return attemptPattern.test(file.key.slice(runFilesKey(run.runUuid).length + 1));
}
