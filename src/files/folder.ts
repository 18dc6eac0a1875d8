/** The file store in a folder of this machine: the default, which needs nothing installed. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { FileKey, FileSeal, Files, ListedFile } from './files.ts';
import { growing } from './growing.ts';
import { checkKey, isKey } from './keys.ts';

const lookMs = 300;
/** What `put` has not finished. */
const halfPattern = /^(.+\/)?\.([a-z0-9_-][a-z0-9._-]*)\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `remove(prefix)` takes whole segments: `runs/a` removes `runs/a` and `runs/a/…`, never `runs/ab`. */
export function createFolderFiles(options: { folder: string }): Files {
  const folder = resolve(options.folder);

  function pathOf(key: FileKey): string {
    checkKey(key);
    return join(folder, key);
  }

  return {
    lookMs,
    put: async (key, content) => {
      const path = pathOf(key);
      const made = await makeParents(path);
      // Beside its place, so that removing the run's folder removes it too; keys cannot begin with a dot.
      const half = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
      try {
        const seal = await writeWhole(half, content);
        await rename(half, path);
        await syncFolders(path, made);
        return seal;
      } catch (error) {
        await rm(half, { force: true });
        if (content instanceof Readable) content.destroy();
        throw error;
      }
    },
    grow: async (key) => {
      const path = pathOf(key);
      const made = await makeParents(path);
      // A new file rather than a shortened one: who reads the old one reads it to its end.
      await rm(path, { force: true });
      const handle = await open(path, 'ax', 0o600);
      return growing(handle, {
        seal: async () => {
          await handle.sync();
          await syncFolders(path, made);
        },
      });
    },
    facts: async (key) => {
      const facts = await stat(pathOf(key)).catch(ifMissing);
      return facts?.isFile() ? { bytes: facts.size, modifiedAt: facts.mtime } : undefined;
    },
    open: async (key, range) => {
      const handle = await open(pathOf(key), 'r').catch(ifMissing);
      if (handle === undefined) throw new Error(`there is no file ${key}`);
      if (range && range.end < range.start) {
        await handle.close();
        return Readable.from([]);
      }
      return handle.createReadStream(range);
    },
    list: (prefix) => listFolder(pathOf(prefix), prefix),
    remove: async (prefix) => {
      const half = halfPattern.exec(prefix);
      const path = half
        ? join(dirname(pathOf(`${half[1] ?? ''}${half[2]}`)), basename(prefix))
        : pathOf(prefix);
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
    // A half-written file stands beside its place and goes with its run.
    sweep: async () => undefined,
  };
}

/** Goes down into each folder where it meets it, and holds no more than the way there. */
async function* listFolder(path: string, key: FileKey): AsyncGenerator<ListedFile> {
  const folder = await opendir(path).catch(ifMissing);
  if (folder === undefined) return;
  for await (const entry of folder) {
    const [entryPath, entryKey] = [join(path, entry.name), `${key}/${entry.name}`];
    if (entry.isDirectory()) yield* listFolder(entryPath, entryKey);
    if (!entry.isFile()) continue;
    const facts = await stat(entryPath).catch(ifMissing);
    const half = halfPattern.test(entryKey);
    if (facts && (half || isKey(entryKey)))
      yield { key: entryKey, bytes: facts.size, modifiedAt: facts.mtime, half };
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

/** Resolves with the topmost folder it had to make. */
function makeParents(path: string): Promise<string | undefined> {
  return mkdir(dirname(path), { recursive: true, mode: 0o700 });
}

/** Makes the name durable: the file's folder, and the folders above that were new with it. */
async function syncFolders(path: string, made: string | undefined): Promise<void> {
  const last = made === undefined ? dirname(path) : dirname(made);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
    if (folder === last || folder === dirname(folder)) return;
  }
}

async function writeWhole(path: string, content: Readable | Buffer | string): Promise<FileSeal> {
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of content instanceof Readable ? content : [content]) {
      const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      hash.update(buffer);
      bytes += buffer.length;
      await handle.appendFile(buffer);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
