/** Turns a tar archive into a tree while it arrives: entries go straight into git objects, and never through a folder where a name could mean something. */
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import type { Clock } from '../base/clock.ts';
import { checkLinkTarget, readEntryName } from './entry-name.ts';
import { git, gitLine, identity } from './git.ts';
import { type SourceLimits, type TreeSize, tooManyBytes, tooManyFiles } from './measure-tree.ts';
import { SourceError } from './source-error.ts';

export interface Archive {
  stream: Readable;
  gzip: boolean;
}

export interface ArchiveLimits extends SourceLimits {
  /** Of the archive as it is sent. */
  archiveBytesMax: number;
  timeoutMs: number;
}

/** An upload that says nothing for so long has been given up by whoever sends it. */
const silenceMs = 30_000;
/** Names are kept until the end, to see what comes twice. */
const nameBytesMax = 32 * 1024 * 1024;
/** What compresses better than this, beyond the beginning, is made to: source code reaches 10, the format 1032. */
const ratioMax = 250;
const ratioFromBytes = 32 * 1024 * 1024;
/** A header and the padding of an entry; long names come as entries of their own. */
const entryOverheadBytes = 4 * 1024;

const refused: Partial<Record<string, string>> = {
  link: 'is a hard link',
  'character-device': 'is a device',
  'block-device': 'is a device',
  fifo: 'is a pipe',
};

function refuse(entry: string, why: string): SourceError {
  const text = JSON.stringify(entry);
  const shown = text.length > 120 ? `${text.slice(0, 119).replace(/\\u?[0-9a-f]{0,3}$/, '')}…"` : text;
  return new SourceError('invalid_archive', `${shown} ${why}`, { entry: entry.slice(0, 256) });
}

function broken(message: string, cause?: unknown): SourceError {
  return new SourceError('invalid_archive', message, { cause });
}

/** Everything that has a place in the tree so far, to see what would take another's. */
function createPlaces() {
  const files = new Set<string>();
  const folders = new Set<string>();
  let nameBytes = 0;
  const note = (set: Set<string>, path: string, limits: SourceLimits): void => {
    nameBytes += path.length;
    if (nameBytes > nameBytesMax) throw tooManyFiles(limits);
    set.add(path);
  };
  /** Throws an Error that goes on from the entry's name. */
  const addFolders = (parts: readonly string[], limits: SourceLimits): void => {
    let path = '';
    for (const part of parts) {
      path = path === '' ? part : `${path}/${part}`;
      if (files.has(path)) throw new Error('lies below a name that is a file or a link');
      if (folders.has(path)) continue;
      if (folders.size >= limits.filesMax) throw tooManyFiles(limits);
      note(folders, path, limits);
    }
  };
  return {
    addFolders,
    addFile: (parts: readonly string[], limits: SourceLimits): void => {
      addFolders(parts.slice(0, -1), limits);
      const path = parts.join('/');
      if (files.has(path)) throw new Error('is there twice');
      if (folders.has(path)) throw new Error('is there as a folder too');
      note(files, path, limits);
    },
  };
}

/** Counts what passes; `judge` throws when it is too much. */
function counted(judge: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      try {
        judge(bytes);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

async function write(output: Writable, chunk: string | Buffer): Promise<void> {
  if (output.destroyed) throw new Error('git fast-import takes no more');
  if (output.write(chunk)) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      output.off('drain', go).off('close', go);
      resolve();
    };
    output.on('drain', go).on('close', go);
  });
}

function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * Resolves with the tree, of which `store` has everything, and its size. Throws SourceError `invalid_archive` (with the entry that
 * was refused, where it was one) or `too_large`; nothing names what was stored until then.
 */
export async function importArchive(
  store: string,
  archive: Archive,
  options: { clock: Clock; limits: ArchiveLimits; signal: AbortSignal },
): Promise<{ tree: string; size: TreeSize }> {
  const size: TreeSize = { files: 0, bytes: 0 };
  const settings = ['-c', 'fastimport.unpackLimit=0', '-c', 'core.compression=1'];
  const ref = 'refs/source/tip';
  await git(
    [...settings, 'fast-import', '--quiet', '--done', '--date-format=raw'],
    { store },
    {
      signal: options.signal,
      timeoutMs: options.limits.timeoutMs,
      feed: async (output) => {
        const { name, email } = identity;
        await write(output, `commit ${ref}\ncommitter ${name} <${email}> 0 +0000\ndata 0\n`);
        await feedEntries(archive, options, size, output);
        await write(output, 'done\n');
      },
    },
  );
  const tree = await gitLine(['rev-parse', '--verify', `${ref}^{tree}`], { store });
  await git(['update-ref', '-d', ref], { store });
  return { tree, size };
}

async function feedEntries(
  archive: Archive,
  { clock, limits }: { clock: Clock; limits: ArchiveLimits },
  size: TreeSize,
  output: Writable,
): Promise<void> {
  const places = createPlaces();
  const entries = extract();
  let arrived = 0;
  const came = counted((bytes) => {
    arrived = bytes;
    if (bytes > limits.archiveBytesMax)
      throw new SourceError('too_large', `An archive may have at most ${limits.archiveBytesMax} bytes.`);
  });
  const unpacked = counted((bytes) => {
    if (bytes > limits.bytesMax + 2 * limits.filesMax * entryOverheadBytes) throw tooManyBytes(limits);
    if (bytes > ratioFromBytes && bytes > arrived * ratioMax)
      throw broken(`The archive unpacks to more than ${ratioMax} times its size.`);
  });
  const parts = archive.gzip ? [came, createGunzip(), unpacked] : [came, unpacked];
  // Not the request itself: a pipeline that fails would destroy it, and with it the way back for the reply.
  const bytes = archive.stream.iterator({ destroyOnReturn: false });
  const flowing = pipeline([bytes, ...parts, entries] as never[]);
  flowing.catch(() => undefined);
  let any = false;
  let heard = -1;
  const stopWatching = clock.every(silenceMs, () => {
    if (arrived === heard) entries.destroy(broken('The archive stopped arriving; send it again.'));
    heard = arrived;
  });
  try {
    for await (const entry of entries) {
      any = true;
      await takeEntry(entry.header, entry, { places, limits, size, output });
    }
    await flowing;
  } catch (error) {
    entries.destroy();
    await flowing.catch(() => undefined);
    throw known(error, archive);
  } finally {
    stopWatching();
  }
  if (!any) throw broken('The archive is empty; a tar archive has at least one entry.');
}

/** What the parser and the decompressor say, as a sentence; failures of our own stay what they are. */
function known(error: unknown, archive: Archive): unknown {
  if (error instanceof SourceError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code.startsWith('Z_')) return broken('The archive is damaged, or not compressed with gzip.', error);
  if (/unexpected end|premature close|aborted/i.test(message))
    return broken('The archive ended early; send it again in full.', error);
  if (/invalid tar|invalid header|header exceeds|unknown format/i.test(message))
    return broken(
      archive.gzip
        ? 'What is in the gzip file is no tar archive, or a damaged one.'
        : 'This is no tar archive, or a damaged one. A compressed one is sent as application/gzip.',
      error,
    );
  return error;
}

interface Taking {
  places: ReturnType<typeof createPlaces>;
  limits: ArchiveLimits;
  size: TreeSize;
  output: Writable;
}

async function takeEntry(header: Header, content: AsyncIterable<unknown>, taking: Taking): Promise<void> {
  const { places, limits, size, output } = taking;
  const { name, linkname } = header;
  const type = header.type ?? 'unknown';
  try {
    const why = refused[type];
    if (why) throw new Error(why);
    const parts = readEntryName(name);
    if (type === 'directory') places.addFolders(parts, limits);
    else if (parts.length === 0) throw new Error('has no name');
    else if (type === 'symlink') {
      checkLinkTarget(parts, linkname ?? '');
      if (parts.at(-1)?.toLowerCase() === '.gitmodules') throw new Error('is .gitmodules as a link');
      places.addFile(parts, limits);
      count(size, limits, 0);
      const target = Buffer.from(linkname ?? '');
      await write(output, `M 120000 inline ${quoted(parts.join('/'))}\ndata ${target.length}\n`);
      await write(output, target);
      await write(output, '\n');
    } else if (type === 'file' || type === 'contiguous-file') {
      places.addFile(parts, limits);
      // Before a byte of it is read: the header says how many there will be.
      count(size, limits, header.size ?? 0);
      const mode = (header.mode ?? 0) & 0o111 ? '100755' : '100644';
      await write(output, `M ${mode} inline ${quoted(parts.join('/'))}\ndata ${header.size ?? 0}\n`);
      for await (const chunk of content) await write(output, chunk as Buffer);
      await write(output, '\n');
      return;
    } else throw new Error('is of a kind that is not known');
  } catch (error) {
    // Only our own sentences about the entry have no code and no cause.
    if (error instanceof SourceError || (error as NodeJS.ErrnoException).code !== undefined) throw error;
    if (error instanceof Error && /^(is|has|lies|leads) /.test(error.message))
      throw refuse(name, error.message);
    throw error;
  }
  for await (const _ of content);
}

function count(size: TreeSize, limits: SourceLimits, bytes: number): void {
  size.files += 1;
  size.bytes += bytes;
  if (size.files > limits.filesMax) throw tooManyFiles(limits);
  if (size.bytes > limits.bytesMax) throw tooManyBytes(limits);
}
