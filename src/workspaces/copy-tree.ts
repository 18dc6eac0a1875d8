/** Takes a commit's tree, without its history, from one store into another. */
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { git, gitLine, longTimeoutMs } from './git.ts';
import { SourceError } from './source-error.ts';
import { requireCommit } from './store.ts';
import type { Commit } from './workspaces.ts';

/** The tree of a commit. Throws SourceError `run_gone` when the store, or the commit in it, is gone. */
export async function treeOf(store: string, commit: Commit): Promise<string> {
  requireCommit(commit);
  try {
    return await gitLine(['rev-parse', '--verify', '--quiet', `${commit}^{tree}`], { store });
  } catch (cause) {
    throw new SourceError('run_gone', 'What the run left is not there any more.', { cause });
  }
}

/** Afterwards `to` has the whole of a tree that `from` has. */
export async function copyTree(from: string, to: string, tree: string, signal: AbortSignal): Promise<void> {
  const file = join(to, 'copied.pack');
  const handle = await open(file, 'w', 0o600);
  try {
    await git(
      ['pack-objects', '--quiet', '--revs', '--stdout'],
      { store: from },
      {
        input: `${requireCommit(tree)}\n`,
        outputFd: handle.fd,
        signal,
        timeoutMs: longTimeoutMs,
      },
    );
  } finally {
    await handle.close();
  }
  await git(
    ['index-pack', '--stdin', '--strict'],
    { store: to },
    {
      feed: (input) => pipeline(createReadStream(file), input),
      signal,
      timeoutMs: longTimeoutMs,
    },
  );
  await rm(file, { force: true });
}
