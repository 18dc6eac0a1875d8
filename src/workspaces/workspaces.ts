/** The interface of workspace contents: git trees in stores the service owns. Nothing here runs an agent's git or reads its `.git`. */
import type { Readable } from 'node:stream';

/** A commit of a workspace's store (40 hex characters). */
export type Commit = string;

/** The bytes and the number of a tree's files and symlinks, or how they differ between two. */
export interface TreeSize {
  bytes: number;
  files: number;
}

/** What a run changed, between its base and its result. */
export interface Change {
  base: Commit;
  /** The base itself when nothing changed. */
  result: Commit;
  /**
   * The unified diff (`git diff --binary --full-index -M`), proven: `git apply` on the base gives the result's tree.
   * Empty when nothing changed; a stream can be read until the copy is disposed of.
   */
  patch: Buffer | Readable;
  files: number;
  insertions: number;
  deletions: number;
  /** Paths left out of the patch because they exceed the file size limit or cannot be stored; the first 1,000. */
  omitted: string[];
  /** New files that a `.gitignore` keeps out of the patch, a wholly ignored folder as one path with a slash; the first 1,000. */
  ignored: string[];
  /** Folders whose `.git` was taken away; `.` is the workspace's own. Their files are in the patch, their history is not. */
  repositories: string[];
}

/** A capture that cannot be done for a reason in the folder itself; the message is a sentence for the client. */
export class CaptureRefused extends Error {
  override readonly name = 'CaptureRefused';
}

/** A run's private copy of a workspace. */
export interface Copy extends AsyncDisposable {
  /** The folder the sandbox shows as /workspace. */
  readonly folder: string;
  /** An empty folder beside it, shown as /home/agent. */
  readonly homeFolder: string;
  readonly base: Commit;
  /** Called once, when the sandbox is closed; it uses the folder up. */
  capture(): Promise<Change>;
}

export type MergeResult =
  | { status: 'fast_forward' | 'merged' | 'unchanged'; head: Commit }
  | { status: 'conflict'; files: string[] };

export interface WorkspaceStores {
  /** The commit of the empty tree that every empty workspace starts from; the same everywhere. */
  readonly emptyCommit: Commit;
  /** Copies `base` of a workspace into a fresh folder of its own for `run` (a name without slashes). */
  copy(workspaceUuid: string, base: Commit, run: string): Promise<Copy>;
  /**
   * The head a workspace would have after taking `result` (made from `base`): fast-forward when `head` is `base`,
   * else a three-way merge. Writes objects and a ref named after `run` that keeps a merge; the caller stores the head.
   */
  merge(
    workspaceUuid: string,
    change: { head: Commit; base: Commit; result: Commit; run: string },
  ): Promise<MergeResult>;
  /**
   * Removes the refs that keep a run's commits, whichever of its attempts made them; `needed` stay kept. Safe to
   * repeat; no error when there is nothing to remove.
   */
  removeRun(workspaceUuid: string, run: string, needed: readonly Commit[]): Promise<void>;
  /** What a commit of a workspace holds. */
  measure(workspaceUuid: string, commit: Commit): Promise<TreeSize>;
  /** What `to` holds more than `from`; negative for less. */
  measureGrowth(workspaceUuid: string, from: Commit, to: Commit): Promise<TreeSize>;
  /** Every store there is, half removed ones included, with the time of its last change. */
  listStores(): AsyncIterable<{ uuid: string; modifiedAt: Date }>;
  /** Removes all that is kept of a workspace; no error when there is nothing. */
  removeStore(workspaceUuid: string): Promise<void>;
  /** Removes folders of copies that no living process owns (left by a killed service). */
  sweep(): Promise<void>;
}
