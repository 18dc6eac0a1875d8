/** The workspaces of this service as git stores in one folder, and the private copies runs work in. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { capture } from './capture.ts';
import { git, longTimeoutMs } from './git.ts';
import { measureGrowth, measureTree } from './measure.ts';
import { merge } from './merge.ts';
import { createOwners } from './owners.ts';
import { removeRun } from './remove-run.ts';
import {
  emptyCommit,
  ensureStore,
  listStores,
  removeStore,
  requireCommit,
  requireRun,
  storeFolder,
} from './store.ts';
import { removeFolder } from './tidy.ts';
import type { Copy, WorkspaceStores } from './workspaces.ts';

const mebibyte = 1024 * 1024;

/**
 * `<folder>/stores/<workspace>` are the stores, `<copies>/<process>/<run>-<random>/{work,home}` the copies.
 * Nothing is written before the first copy. git is started only for workspaces that hold something or were changed;
 * `checkGit` tells early whether it can be.
 */
export function createWorkspaceStores(options: {
  folder: string;
  /** Where runs work: best on a disk of this machine. Unset: `<folder>/copies`. */
  copiesFolder?: string;
  log: Log;
  clock: Clock;
  /** A larger file is left out of the patch and named. */
  fileBytesMax?: number;
  /** A larger patch fails the capture; git itself refuses to apply more than a gibibyte. */
  patchBytesMax?: number;
  /** More files than this, ignored ones aside, fail the capture. */
  filesMax?: number;
  /** A capture that takes longer fails. */
  captureTimeoutMs?: number;
}): WorkspaceStores {
  const { log, clock, fileBytesMax = 50 * mebibyte, patchBytesMax = 512 * mebibyte } = options;
  const { filesMax = 250_000, captureTimeoutMs = longTimeoutMs } = options;
  const folder = resolve(options.folder);
  const besides = createOwners({ folder: join(folder, 'copies'), clock });
  const copies = resolve(options.copiesFolder ?? join(folder, 'copies'));
  const owners = copies === join(folder, 'copies') ? besides : createOwners({ folder: copies, clock });

  async function copy(workspaceUuid: string, base: string, run: string): Promise<Copy> {
    requireCommit(base);
    requireRun(run);
    const store = storeFolder(folder, workspaceUuid);
    const own = await owners.own();
    const place = join(own, `${run}-${randomBytes(8).toString('hex')}`);
    const workFolder = join(place, 'work');
    const homeFolder = join(place, 'home');
    const gitFolder = join(place, 'git');
    const remove = (): Promise<void> => removeCopy(place, [workFolder, homeFolder, gitFolder]);
    try {
      await mkdir(place);
      await Promise.all([
        // Others may walk through but not look; the random part of the name is not to be guessed.
        chmod(place, 0o711),
        mkdir(workFolder, { mode: 0o700 }),
        mkdir(homeFolder, { mode: 0o700 }),
      ]);
      if (base !== emptyCommit) await fill(store, base, workFolder, gitFolder);
    } catch (error) {
      await remove().catch((cause: unknown) =>
        log.warn({ err: cause }, 'a half-made copy could not be removed'),
      );
      throw new Error(`the copy of workspace ${workspaceUuid} at ${base} could not be made`, {
        cause: error,
      });
    }
    return {
      folder: workFolder,
      homeFolder,
      base,
      capture: () =>
        capture({
          store,
          // Built beside the stores: a rename does not lead from one disk to another.
          ensureStore: async () => ensureStore(store, await besides.own()),
          workFolder,
          gitFolder,
          base,
          run,
          at: clock.now(),
          fileBytesMax,
          patchBytesMax,
          filesMax,
          timeoutMs: captureTimeoutMs,
          log,
        }),
      [Symbol.asyncDispose]: remove,
    };
  }

  return {
    emptyCommit,
    copy,
    merge: (workspaceUuid, change) => merge(storeFolder(folder, workspaceUuid), change, clock.now()),
    removeRun: (workspaceUuid, run, needed) => removeRun(storeFolder(folder, workspaceUuid), run, needed),
    measure: (workspaceUuid, commit) => measureTree(storeFolder(folder, workspaceUuid), commit),
    measureGrowth: (workspaceUuid, from, to) => measureGrowth(storeFolder(folder, workspaceUuid), from, to),
    listStores: () => listStores(folder),
    removeStore: (workspaceUuid) => removeStore(storeFolder(folder, workspaceUuid)),
    sweep: async () => {
      const dead = await Promise.all([...new Set([owners, besides])].map((some) => some.dead()));
      for (const gone of dead.flat()) {
        try {
          await removeFolder(gone);
          log.info({ folder: gone }, 'removed the copies of a process that is gone');
        } catch (error) {
          log.warn({ err: error, folder: gone }, 'the copies of a process that is gone could not be removed');
        }
      }
    },
  };
}

async function fill(store: string, base: string, workFolder: string, gitFolder: string): Promise<void> {
  await mkdir(gitFolder, { mode: 0o700 });
  const indexFile = join(gitFolder, 'index');
  await git(
    ['read-tree', '-u', '--reset', base],
    { store, workFolder, indexFile },
    { timeoutMs: longTimeoutMs },
  );
}

async function removeCopy(place: string, parts: string[]): Promise<void> {
  await Promise.all(parts.map(removeFolder));
  await removeFolder(place);
}
