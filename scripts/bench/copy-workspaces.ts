/** Copies and captures of a large workspace by the service's own code, and the same work by plain git, each timed. */
import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import type { Copy, WorkspaceStores } from '../../src/workspaces/workspaces.ts';
import { answerCalls } from './call.ts';
import { stampMs } from './stamp.ts';

const run = promisify(execFile);
const workspace = '01990000-0000-7000-8000-000000000001';
const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'gc.auto=0'];
const perFolder = 50;

export interface CopyTimes {
  copy: number;
  capture: number;
}

interface Prepared {
  root: string;
  files: number;
  stores: WorkspaceStores;
  base: string;
  /** The service's store and plain git's repository, of the same files. */
  store: string;
  plain: string;
  runs: number;
}
let prepared: Prepared | undefined;

const nameOf = (index: number): string => `d${Math.floor(index / perFolder)}/file-${index}.ts`;
const contentOf = (index: number): string =>
  Array.from({ length: 20 + (index % 60) }, (_, line) => `export const v${line} = ${index * line};\n`).join(
    '',
  );

async function write(folder: string, files: number): Promise<void> {
  for (let index = 0; index < files; index++) {
    if (index % perFolder === 0) await mkdir(join(folder, `d${index / perFolder}`), { recursive: true });
    await writeFile(join(folder, nameOf(index)), contentOf(index));
  }
}

/** What a run does to such a workspace: some edits, new and removed files, a rename, a program, a symlink. */
async function edit(folder: string, files: number): Promise<void> {
  for (let count = 0; count < 20; count++)
    await appendFile(join(folder, nameOf(Math.floor((count * files) / 25))), `// ${stampMs()}\n`);
  for (let count = 0; count < 5; count++) {
    await writeFile(join(folder, `new-${count}.ts`), `${stampMs()}\n`);
    await rm(join(folder, nameOf(files - 1 - count)));
  }
  await rename(join(folder, nameOf(files - 10)), join(folder, 'renamed.ts'));
  await symlink('renamed.ts', join(folder, 'link'));
}

async function plainGit(args: string[], env: Record<string, string>, cwd: string): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', ...env },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.trim();
}

function need(): Prepared {
  if (!prepared) throw new Error('nothing is prepared');
  return prepared;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const from = stampMs();
  const result = await work();
  return [result, stampMs() - from];
}

/** Who the sandbox's user is does not matter here. */
const otherUser = '64023:64023';

const commands = {
  /** The same files on both sides, in packs as a clone has them. */
  prepare: async ({ root, files }: { root: string; files: number }) => {
    const folder = join(root, 'workspaces');
    const stores = createWorkspaceStores({ folder, log: createLog('error'), clock: systemClock });
    await using copy: Copy = await stores.copy(workspace, stores.emptyCommit, 'first');
    await write(copy.folder, files);
    const { result } = await copy.capture();
    const plain = join(root, 'plain');
    await mkdir(plain);
    await plainGit(['init', '-q'], {}, plain);
    await write(plain, files);
    await plainGit(['add', '-A'], {}, plain);
    await plainGit([...identity, 'commit', '-qm', 'first'], {}, plain);
    const store = join(folder, 'stores', workspace);
    await plainGit(['gc', '-q'], {}, plain);
    await plainGit(['gc', '-q'], { GIT_DIR: store }, root);
    prepared = { root, files, stores, base: result, store, plain, runs: 0 };
  },
  /** As a run does it. `handOver`: between the two the files change owner, as they do where the service is root. */
  service: async ({ handOver }: { handOver: boolean }): Promise<CopyTimes> => {
    const { stores, base, files } = need();
    const [copy, copyMs] = await timed(() => stores.copy(workspace, base, `run-${need().runs++}`));
    try {
      if (handOver) await run('chown', ['-Rh', '--', otherUser, copy.folder]);
      await edit(copy.folder, files);
      const [change, captureMs] = await timed(() => copy.capture());
      if (change.files !== 32) throw new Error(`the patch is of ${change.files} files`);
      return { copy: copyMs, capture: captureMs };
    } finally {
      await copy[Symbol.asyncDispose]();
    }
  },
  /** `read-tree -u` into a fresh folder; `add -A`, `write-tree` and `diff-tree -p` after the same edits. */
  plain: async (): Promise<CopyTimes> => {
    const { root, plain, files } = need();
    const place = await mkdtemp(join(root, 'plain-'));
    const folder = join(place, 'work');
    await mkdir(folder);
    const env = {
      GIT_DIR: join(plain, '.git'),
      GIT_WORK_TREE: folder,
      GIT_INDEX_FILE: join(place, 'index'),
    };
    try {
      const [, copyMs] = await timed(() => plainGit(['read-tree', '-u', '--reset', 'HEAD'], env, folder));
      await edit(folder, files);
      const [patch, captureMs] = await timed(async () => {
        await plainGit(['add', '-A'], env, folder);
        const tree = await plainGit(['write-tree'], env, folder);
        return plainGit(
          ['diff-tree', '-r', '-p', '--binary', '--full-index', '-M', 'HEAD', tree],
          env,
          folder,
        );
      });
      if (!patch.startsWith('diff --git')) throw new Error('plain git made no patch');
      return { copy: copyMs, capture: captureMs };
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  },
};
export type CopyCommands = typeof commands;

answerCalls(commands);
