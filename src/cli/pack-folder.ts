/** A local folder as a tar.gz archive: what git would take of it, or all of it where there is no repository. */
import { createReadStream } from 'node:fs';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { usageError } from './exit.ts';
import { listRepositoryFiles } from './git.ts';
import type { Io } from './io.ts';

export interface Packed {
  archive: Uint8Array;
  files: number;
  /** Left out: neither file, folder nor symbolic link. */
  left: string[];
  /** Whether git chose the files. */
  byGit: boolean;
}

/** The most that the service takes. */
const archiveBytesMax = 256 * 1024 * 1024;

async function walk(folder: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.toLowerCase() === '.git') continue;
    const name = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await walk(folder, name)));
    else found.push(name);
  }
  return found;
}

/** Throws when there is no such folder, or when it is more than the service takes. */
export async function packFolder(io: Io, folder: string, signal: AbortSignal): Promise<Packed> {
  const at = await lstat(join(folder, '.')).catch(() => undefined);
  if (!at?.isDirectory()) throw usageError(`${folder} is no folder.`);
  const listed = await listRepositoryFiles(io, folder);
  const all = listed ?? (await walk(folder));
  const left: string[] = [];
  let files = 0;
  const tar = pack();
  const fill = async (): Promise<void> => {
    for (const name of all) {
      signal.throwIfAborted();
      const path = join(folder, name);
      // What git knows but is gone from the folder, or went while we were looking.
      const found = await lstat(path).catch(() => undefined);
      if (found === undefined) continue;
      const mode = (found.mode & 0o100) === 0 ? 0o644 : 0o755;
      if (found.isSymbolicLink()) {
        tar.entry({ name, type: 'symlink', linkname: await readlink(path), mtime: found.mtime });
      } else if (found.isFile()) {
        const header = { name, mode, size: found.size, mtime: found.mtime };
        if (found.size === 0) tar.entry(header, '');
        else await pipeline(createReadStream(path, { end: found.size - 1 }), tar.entry(header));
      } else {
        left.push(name);
        continue;
      }
      files += 1;
    }
    tar.finalize();
  };
  const chunks: Buffer[] = [];
  let bytes = 0;
  const gzip = createGzip();
  await Promise.all([
    fill().catch((error: Error) => {
      tar.destroy(error);
      throw error;
    }),
    pipeline(tar, gzip, async (source) => {
      for await (const chunk of source) {
        bytes += (chunk as Buffer).length;
        if (bytes > archiveBytesMax)
          throw usageError(
            `${folder} packs to more than ${archiveBytesMax / 1024 / 1024} MiB, the most that is taken. Name what does not belong to it in .gitignore, or use --git.`,
          );
        chunks.push(chunk as Buffer);
      }
    }),
  ]);
  return { archive: Buffer.concat(chunks), files, left, byGit: listed !== undefined };
}
