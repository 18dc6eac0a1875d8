/** Fills workspaces: gathers what a source holds in a store nobody knows yet, and puts it in its place when all of it is there. */
import { join, resolve } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Egress } from '../egress/egress.ts';
import { copyTree, treeOf } from './copy-tree.ts';
import { type FetchProgress, fetchGit, type GitSource } from './fetch-git.ts';
import { git, gitLine } from './git.ts';
import { type Archive, importArchive } from './import-archive.ts';
import { measureTree, type SourceLimits, type TreeSize } from './measure-tree.ts';
import { createOwners } from './owners.ts';
import { becomeStore, givePacks, openScratch, type Scratch } from './scratch.ts';
import { ensureStore, requireCommit, storeFolder } from './store.ts';
import { removeFolder } from './tidy.ts';
import type { Commit } from './workspaces.ts';

export type SourceProgress =
  | FetchProgress
  | { phase: 'checking'; files?: number; bytes?: number }
  | { phase: 'storing' };

/** Everything a source held, not yet in any workspace; disposing of it leaves nothing behind. */
export interface Gathered extends AsyncDisposable {
  size: TreeSize;
  /**
   * Makes it the content of a workspace that nobody uses yet; whatever stood in its place is gone. Resolves with its head:
   * the commit that was fetched, or a new one on top of `head`. The caller holds the workspace's row.
   */
  fill(workspaceUuid: string, head: Commit): Promise<Commit>;
  /** Adds it to a workspace in use as a new commit on top of `head`; the caller holds the workspace's row. */
  add(workspaceUuid: string, head: Commit): Promise<Commit>;
}

export interface GatherOptions {
  signal: AbortSignal;
  report(progress: SourceProgress): void;
}

/** All three throw SourceError for what is the source's fault. */
export interface WorkspaceSources {
  fetchGit(source: GitSource, options: GatherOptions): Promise<Gathered>;
  /** The tree of a commit of another workspace. */
  copyRun(from: { workspaceUuid: string; commit: Commit }, options: GatherOptions): Promise<Gathered>;
  importArchive(archive: Archive, signal: AbortSignal): Promise<Gathered>;
  /** Removes what a try that was cut short left in place of a workspace that will never be ready. */
  abandon(workspaceUuid: string): Promise<void>;
}

/** Beside the stores and copies of `createWorkspaceStores`, in the same folder; its sweep removes what a killed process gathered. */
export function createWorkspaceSources(options: {
  folder: string;
  log: Log;
  clock: Clock;
  egress: Egress;
  limits: SourceLimits & { archiveBytesMax: number; timeoutMs: number };
}): WorkspaceSources {
  const { clock, egress, limits } = options;
  const folder = resolve(options.folder);
  const owners = createOwners({ folder: join(folder, 'copies'), clock });

  async function gather(
    work: (scratch: Scratch) => Promise<{ size: TreeSize; tree: string; commit?: Commit; message: string }>,
  ): Promise<Gathered> {
    const own = await owners.own();
    const scratch = await openScratch(own);
    try {
      const { size, tree, commit, message } = await work(scratch);
      const commitTo = async (store: string, head: Commit): Promise<Commit> => {
        requireCommit(head);
        const at = clock.now();
        const made = await gitLine(['commit-tree', '-p', head, '-m', message, tree], { store }, { at });
        await git(['update-ref', `refs/workspace/source/${made}`, made], { store });
        return made;
      };
      return {
        size,
        fill: async (workspaceUuid, head) => {
          const filled = commit ?? (await commitTo(scratch.store, head));
          await becomeStore(scratch, storeFolder(folder, workspaceUuid), own);
          return filled;
        },
        add: async (workspaceUuid, head) => {
          const store = storeFolder(folder, workspaceUuid);
          await ensureStore(store, own);
          await givePacks(scratch, store);
          return commitTo(store, head);
        },
        [Symbol.asyncDispose]: () => scratch[Symbol.asyncDispose](),
      };
    } catch (error) {
      try {
        await scratch[Symbol.asyncDispose]();
      } catch (cause) {
        options.log.warn({ err: cause }, 'what a failed source left could not be removed');
      }
      throw error;
    }
  }

  return {
    fetchGit: (source, { signal, report }) =>
      gather(async ({ store }) => {
        const commit = await fetchGit({ clock, egress }, source, {
          store,
          limits,
          timeoutMs: limits.timeoutMs,
          signal,
          report,
        });
        const size = await measure(store, commit, { signal, report });
        report({ phase: 'storing' });
        return { size, tree: '', commit, message: '' };
      }),

    copyRun: ({ workspaceUuid, commit }, { signal, report }) =>
      gather(async ({ store }) => {
        const from = storeFolder(folder, workspaceUuid);
        const tree = await treeOf(from, commit);
        const size = await measure(from, tree, { signal, report });
        report({ phase: 'storing' });
        await copyTree(from, store, tree, signal);
        return { size, tree, message: 'From a run' };
      }),

    importArchive: (archive, signal) =>
      gather(async ({ store }) => {
        const { tree, size } = await importArchive(store, archive, { clock, limits, signal });
        await measureTree(store, tree, { limits, signal });
        return { size, tree, message: 'From an archive' };
      }),

    abandon: (workspaceUuid) => removeFolder(storeFolder(folder, workspaceUuid)),
  };

  function measure(store: string, commit: Commit, { signal, report }: GatherOptions): Promise<TreeSize> {
    return measureTree(store, commit, {
      limits,
      signal,
      report: ({ files, bytes }) => report({ phase: 'checking', files, bytes }),
    });
  }
}
