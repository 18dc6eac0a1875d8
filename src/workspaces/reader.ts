/** Looks into workspaces without touching them: folders, files and archives of a commit, straight from the store. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { git, gitLine, gitStream, longTimeoutMs } from './git.ts';
import { sizesOf } from './measure.ts';
import { attributes, emptyCommit, emptyTree, requireCommit, storeFolder } from './store.ts';
import type { Commit } from './workspaces.ts';

export type EntryType = 'file' | 'directory' | 'symlink' | 'submodule';

export interface FolderEntry {
  /** Bytes that are not UTF-8 show as U+FFFD. */
  name: string;
  type: EntryType;
  /** Null for directories and submodules. */
  bytes: number | null;
  mode: string;
}

/** A file's content: its id stays as long as the content does. */
export interface FileContent {
  id: string;
  bytes: number;
}

export type Found = { type: 'file' | 'symlink'; content: FileContent } | { type: 'directory' | 'submodule' };

export type ArchiveFormat = 'tar' | 'tar.gz';

export interface WorkspaceReader {
  /** Whether a commit is in the workspace's store. */
  has(workspaceUuid: string, commit: Commit): Promise<boolean>;
  /** Undefined when nothing lies at `path` (clean, without a slash at either end; empty is the top). */
  find(workspaceUuid: string, commit: Commit, path: string): Promise<Found | undefined>;
  /** Entries `from` to `from + limit - 1` of a folder, in git's order; undefined when there is no such folder. */
  list(
    workspaceUuid: string,
    folder: { commit: Commit; path: string },
    page: { from: number; limit: number },
  ): Promise<FolderEntry[] | undefined>;
  /** Bytes `start` to `end` inclusive of a file's content. Throws `busy()` when too much is being read. */
  open(workspaceUuid: string, content: FileContent, range: { start: number; end: number }): Readable;
  /** The id of a commit's tree: equal for equal files. */
  tree(workspaceUuid: string, commit: Commit): Promise<string>;
  /** Everything in a commit, made while it is read. Throws `busy()` when too much is being read. */
  archive(workspaceUuid: string, commit: Commit, format: ArchiveFormat): Promise<Readable>;
}

/** A reader that takes nothing for so long is cut off: it holds a program. */
const stallMs = 60_000;
const openMax = 64;
/** What git itself makes of nothing: blocks of zeros. */
const emptyTar = Buffer.alloc(10_240);
const entryTypes: Record<string, EntryType> = {
  '040000': 'directory',
  '120000': 'symlink',
  '160000': 'submodule',
};

export function createWorkspaceReader(options: {
  folder: string;
  /** The error for a reader too many. */
  busy(): Error;
}): WorkspaceReader {
  const folder = resolve(options.folder);
  const storeOf = (workspaceUuid: string): string => storeFolder(folder, workspaceUuid);
  let open = 0;

  function stream(args: readonly string[], store: string, part: { skip?: number; take?: number }): Readable {
    if (open >= openMax) throw options.busy();
    open++;
    return gitStream(args, { store }, { ...part, stallMs, done: () => open-- });
  }

  const reader: WorkspaceReader = {
    has: async (workspaceUuid, commit) => {
      if (commit === emptyCommit) return true;
      const store = storeOf(workspaceUuid);
      if (!(await isThere(store))) return false;
      return (
        (
          await git(
            ['cat-file', '-e', `${requireCommit(commit)}^{commit}`],
            { store },
            { codes: [0, 1, 128] },
          )
        ).code === 0
      );
    },
    find: async (workspaceUuid, commit, path) => {
      if (path === '') return { type: 'directory' };
      if (commit === emptyCommit) return undefined;
      const { stdout } = await git(
        ['ls-tree', '-z', '-l', '--full-tree', requireCommit(commit), '--', path],
        { store: storeOf(workspaceUuid) },
        { timeoutMs: longTimeoutMs },
      );
      const [entry] = entriesOf(stdout);
      if (!entry) return undefined;
      if (entry.type === 'directory' || entry.type === 'submodule') return { type: entry.type };
      return { type: entry.type, content: { id: entry.id, bytes: entry.bytes ?? 0 } };
    },
    list: async (workspaceUuid, { commit, path }, { from, limit }) => {
      const found = await reader.find(workspaceUuid, commit, path);
      if (found?.type !== 'directory') return undefined;
      if (commit === emptyCommit) return [];
      const store = storeOf(workspaceUuid);
      const listing = gitStream(
        ['ls-tree', '-z', '--full-tree', `${requireCommit(commit)}:${path}`],
        { store },
        { stallMs, done: () => undefined },
      );
      const entries = await takeEntries(listing, from, limit);
      const files = entries.filter(({ type }) => type === 'file' || type === 'symlink');
      const sizes = await sizesOf(store, new Set(files.map(({ id }) => id)));
      return entries.map(({ name, type, mode, id }) => ({ name, type, mode, bytes: sizes.get(id) ?? null }));
    },
    open: (workspaceUuid, content, { start, end }) => {
      if (end < start) return Readable.from([]);
      const part = { skip: start, take: end - start + 1 };
      return stream(['cat-file', 'blob', requireCommit(content.id)], storeOf(workspaceUuid), part);
    },
    tree: async (workspaceUuid, commit) =>
      commit === emptyCommit
        ? emptyTree
        : gitLine(['rev-parse', '--verify', `${requireCommit(commit)}^{tree}`], {
            store: storeOf(workspaceUuid),
          }),
    archive: async (workspaceUuid, commit, format) => {
      if (commit === emptyCommit) return Readable.from([format === 'tar' ? emptyTar : gzipSync(emptyTar)]);
      const store = storeOf(workspaceUuid);
      await ensureAttributes(store);
      return stream(
        // The modes of files are theirs, not those of a group that may write.
        ['-c', 'tar.umask=0022', 'archive', `--format=${format}`, requireCommit(commit)],
        store,
        {},
      );
    },
  };
  return reader;
}

async function isThere(store: string): Promise<boolean> {
  return stat(join(store, 'HEAD')).then(
    () => true,
    () => false,
  );
}

interface RawEntry extends FolderEntry {
  id: string;
}

/** `mode SP type SP id [SP size] TAB name NUL`. */
function entriesOf(said: Buffer): RawEntry[] {
  const entries: RawEntry[] = [];
  for (let start = 0; start < said.length; ) {
    const end = said.indexOf(0, start);
    if (end === -1) break;
    const entry = said.subarray(start, end);
    const tab = entry.indexOf(9);
    const [mode = '', , id = '', bytes] = entry.subarray(0, tab).toString('latin1').split(/ +/);
    entries.push({
      name: entry.subarray(tab + 1).toString('utf8'),
      type: entryTypes[mode] ?? 'file',
      mode,
      id,
      bytes: bytes === undefined || bytes === '-' ? null : Number(bytes),
    });
    start = end + 1;
  }
  return entries;
}

/** Only what was asked for is kept, however large the folder is. */
async function takeEntries(listing: Readable, from: number, limit: number): Promise<RawEntry[]> {
  const entries: RawEntry[] = [];
  let rest = Buffer.alloc(0);
  let seen = 0;
  for await (const chunk of listing as AsyncIterable<Buffer>) {
    const said = Buffer.concat([rest, chunk]);
    const whole = said.lastIndexOf(0) + 1;
    for (const entry of entriesOf(said.subarray(0, whole))) {
      if (seen++ >= from && entries.length < limit) entries.push(entry);
    }
    rest = said.subarray(whole);
    if (entries.length >= limit) break;
  }
  return entries;
}

/** A tree may ask for paths to be left out of archives or filled in; the store's own word is above it, also in stores made before. */
async function ensureAttributes(store: string): Promise<void> {
  const file = join(store, 'info', 'attributes');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known === attributes) return;
  const next = `${file}.${randomUUID()}`;
  await writeFile(next, attributes);
  await rename(next, file);
}
