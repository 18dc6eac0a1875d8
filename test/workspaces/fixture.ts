/** Real stores in a throw-away folder, and a plain git beside them that judges what they give. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import type { Change, Commit, Copy, WorkspaceStores } from '../../src/workspaces/workspaces.ts';

const run = promisify(execFile);

export const log = createLog('silent');
export const workspace = '01990000-0000-7000-8000-000000000001';

export interface Fixture {
  root: string;
  folder: string;
  store: string;
  stores: WorkspaceStores;
  remove(): void;
}

export interface Limits {
  fileBytesMax?: number;
  patchBytesMax?: number;
  filesMax?: number;
  captureTimeoutMs?: number;
}

export function createFixture(options: Limits = {}): Fixture {
  const root = mkdtempSync(join(tmpdir(), 'workspaces-'));
  const folder = join(root, 'workspaces');
  return {
    root,
    folder,
    store: join(folder, 'stores', workspace),
    stores: createWorkspaceStores({ folder, log, clock: systemClock, ...options }),
    // `rm` goes deeper than any path may be long.
    remove: () => execFileSync('rm', ['-rf', root]),
  };
}

export type Edit = (folder: string) => void | Promise<void>;

/** Writes files by relative path, making folders. */
export function files(contents: Record<string, string | Buffer>): Edit {
  return async (folder) => {
    for (const [path, content] of Object.entries(contents)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
  };
}

export interface Captured extends Omit<Change, 'patch'> {
  patch: Buffer;
}

/** One run without a sandbox: copy, edit, capture, remove. */
export async function work(fixture: Fixture, base: Commit, edit: Edit, name = 'run-1'): Promise<Captured> {
  const copy = await fixture.stores.copy(workspace, base, name);
  try {
    await edit(copy.folder);
    return await captured(copy);
  } finally {
    await copy[Symbol.asyncDispose]();
  }
}

export async function captured(copy: Copy): Promise<Captured> {
  const change = await copy.capture();
  const patch = Buffer.isBuffer(change.patch) ? change.patch : await buffer(change.patch);
  return { ...change, patch };
}

/** A git that knows nothing of this service, on a repository of its own. */
export async function plainGit(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-c', 'core.autocrlf=false', ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  return stdout.trim();
}

/** The tree a person gets who checks `base` out and applies the patch with git. */
export async function treeAfterApply(fixture: Fixture, base: Commit, patch: Buffer): Promise<string> {
  const folder = await mkdtemp(join(fixture.root, 'person-'));
  await plainGit(folder, 'init', '-q');
  await plainGit(folder, 'fetch', '-q', fixture.store, base);
  await plainGit(folder, 'checkout', '-q', 'FETCH_HEAD');
  const file = join(fixture.root, `${folder.slice(-6)}.diff`);
  await writeFile(file, patch);
  await plainGit(folder, 'apply', '--index', '--whitespace=nowarn', file);
  const tree = await plainGit(folder, 'write-tree');
  rmSync(folder, { recursive: true });
  return tree;
}

export function treeOf(fixture: Fixture, commit: Commit): Promise<string> {
  return plainGit(fixture.root, '--git-dir', fixture.store, 'rev-parse', `${commit}^{tree}`);
}

/** `mode path` of everything in a commit, in git's order. */
export async function listing(fixture: Fixture, commit: Commit): Promise<string[]> {
  const text = await plainGit(fixture.root, '--git-dir', fixture.store, 'ls-tree', '-r', '-z', commit);
  return text
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => `${line.slice(0, 6)} ${line.slice(line.indexOf('\t') + 1)}`);
}
