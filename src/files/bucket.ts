/** The file store in a bucket: for services on several machines, which share the files as they share the database. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { retryWhileUnavailable } from '../base/retry.ts';
import type { FileKey, FileSeal, Files } from './files.ts';
import { growing } from './growing.ts';
import { checkKey } from './keys.ts';
import { createShipping, findGrowth, type Growth, listFiles, pieceName, piecesOf } from './pieces.ts';
import { type ObjectFacts, openPlace, type PlaceLimits, type PlaceSettings } from './place.ts';

export interface BucketFiles extends Files {
  /** `bucket at host`. */
  title: string;
  /** Throws a sentence when the bucket cannot be listed or, where it is to be, written. */
  check(written: boolean): Promise<void>;
  /** Whether the last call worked. */
  works(): boolean;
  close(): void;
}

export interface BucketLimits extends PlaceLimits {
  /** For so long a file that is done is brought to a bucket that cannot be reached. */
  patienceMs: number;
  /** The same for the last lines of a log that a later attempt goes on with. */
  leaveMs: number;
}

const usual: BucketLimits = {
  connectMs: 5_000,
  silenceMs: 30_000,
  callMs: 120_000,
  tries: 3,
  patienceMs: 120_000,
  leaveMs: 15_000,
};
const lookMs = 1_000;
const chunkBytes = 256 * 1024;
/** Files that somebody follows here. */
const knownMax = 1_000;
/** Times a download is taken up again without a byte in between. */
const resumesMax = 3;
const resumePauseMs = 200;
/** No upload takes that long. */
const abandonedMs = 24 * 3_600_000;

type Found = ({ kind: 'whole' } & ObjectFacts) | ({ kind: 'growing' } & Growth);

export async function openBucketFiles(
  deps: { clock: Clock; log: Log },
  settings: PlaceSettings & { spoolFolder: string },
  limits: Partial<BucketLimits> = {},
): Promise<BucketFiles> {
  const { clock, log } = deps;
  const bounds = { ...usual, ...limits };
  let working = true;
  const heard = (works: boolean) => {
    working = works;
  };
  const place = await openPlace({ clock, heard }, settings, bounds);
  /** What was seen of growing files, so that the next look asks for the news alone. */
  const known = new Map<FileKey, Growth>();

  const persist = <T>(work: () => Promise<T>): Promise<T> =>
    retryWhileUnavailable({ clock, forMs: bounds.patienceMs }, work);

  /** A file without a name: it is gone with the process, however that ends. */
  async function openSpool(): Promise<FileHandle> {
    await mkdir(settings.spoolFolder, { recursive: true, mode: 0o700 });
    const path = join(settings.spoolFolder, randomUUID());
    const handle = await open(path, 'ax+', 0o600);
    await rm(path);
    return handle;
  }

  const upload = (key: FileKey, handle: FileHandle): Promise<void> =>
    persist(() => place.putStream(key, Readable.from(contentOf(handle), { objectMode: false })));

  function remember(key: FileKey, growth: Growth): Found {
    known.delete(key);
    known.set(key, growth);
    const [oldest] = known.keys();
    if (known.size > knownMax && oldest !== undefined) known.delete(oldest);
    return { kind: 'growing', ...growth };
  }

  async function find(key: FileKey): Promise<Found | undefined> {
    const before = known.get(key);
    if (before) {
      const growth = await findGrowth(place, key, before);
      if (growth) return remember(key, growth);
      known.delete(key);
    }
    const whole = await place.head(key);
    if (whole) return { kind: 'whole', ...whole };
    const growth = await findGrowth(place, key);
    if (growth) return remember(key, growth);
    // It was sealed between the two looks.
    const sealed = await place.head(key);
    return sealed && { kind: 'whole', ...sealed };
  }

  /** Goes on where a connection broke, also one that was closed because the reader took its time. False: there is no such object. */
  async function* read(
    name: string,
    range: { start: number; end: number },
    etag: string | undefined,
  ): AsyncGenerator<Buffer, boolean> {
    let at = range.start;
    for (let resumes = 0; at <= range.end; ) {
      const body = await place.get(name, { start: at, end: range.end }, etag);
      if (!body) return false;
      const began = at;
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          at += chunk.length;
          yield chunk;
        }
      } catch (error) {
        resumes = at > began ? 0 : resumes + 1;
        if (resumes > resumesMax) throw error;
        await clock.sleep(resumePauseMs);
        continue;
      } finally {
        body.destroy();
      }
      if (at === began) throw new Error(`the object ${name} of ${place.title} is shorter than it was`);
    }
    return true;
  }

  async function* bytesOf(key: FileKey, found: Found, start: number, end: number): AsyncGenerator<Buffer> {
    let at = start;
    if (found.kind === 'growing') {
      for (const piece of found.pieces) {
        if (piece.start + piece.bytes <= at) continue;
        if (piece.start > end) return;
        const range = { start: at - piece.start, end: Math.min(end - piece.start, piece.bytes - 1) };
        const chunks = read(pieceName(key, found.growth, piece.start), range, undefined);
        let next = await chunks.next();
        for (; !next.done; next = await chunks.next()) {
          at += next.value.length;
          yield next.value;
        }
        // It was sealed meanwhile, and its pieces are gone: the rest is in the whole one.
        if (!next.value) break;
      }
      if (at > end) return;
    }
    if (!(yield* read(key, { start: at, end }, found.kind === 'whole' ? found.etag : undefined)))
      throw new Error(`the file ${key} was removed while it was read`);
  }

  async function namesUnder(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for await (const page of place.list(prefix)) names.push(...page.map(({ name }) => name));
    return names;
  }

  return {
    title: place.title,
    lookMs,
    put: async (key, content) => {
      checkKey(key);
      if (!(content instanceof Readable)) {
        const body = Buffer.isBuffer(content) ? content : Buffer.from(content);
        await persist(() => place.putStream(key, Readable.from([body], { objectMode: false })));
        return { bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
      }
      try {
        const handle = await openSpool();
        try {
          const seal = await fill(handle, content);
          await upload(key, handle);
          return seal;
        } finally {
          await handle.close();
        }
      } catch (error) {
        content.destroy();
        throw error;
      }
    },
    grow: async (key) => {
      checkKey(key);
      const handle = await openSpool();
      const shipping = createShipping({ place, clock, log }, { key, handle });
      return growing(handle, {
        grown: shipping.grown,
        seal: async () => {
          const some = await shipping.stop();
          await upload(key, handle);
          // What cannot be removed now goes with the run.
          if (some)
            await namesUnder(piecesOf(key))
              .then(place.remove)
              .catch((error: unknown) => log.warn({ err: error, key }, 'pieces of a sealed log were left'));
        },
        close: () => shipping.finish(bounds.leaveMs),
      });
    },
    facts: async (key) => {
      checkKey(key);
      const found = await find(key);
      return found && { bytes: found.bytes, modifiedAt: found.modifiedAt };
    },
    open: async (key, range) => {
      checkKey(key);
      const found = await find(key);
      if (!found) throw new Error(`there is no file ${key}`);
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? Number.POSITIVE_INFINITY, found.bytes - 1);
      if (end < start) return Readable.from([]);
      return Readable.from(bytesOf(key, found, start, end), { objectMode: false });
    },
    list: (prefix) => {
      checkKey(prefix);
      return listFiles(place, prefix);
    },
    remove: async (prefix) => {
      checkKey(prefix);
      for (const under of [`${prefix}/`, piecesOf(prefix)])
        for await (const page of place.list(under)) await place.remove(page.map(({ name }) => name));
      await place.remove([prefix]);
      known.delete(prefix);
      await place.endUploads(prefix, (name) => name === prefix || name.startsWith(`${prefix}/`));
    },
    sweep: async () => {
      const before = clock.now().getTime() - abandonedMs;
      await place.endUploads('', (_, begun) => begun.getTime() < before);
    },
    check: async (written) => {
      try {
        for await (const _ of place.list('check/')) break;
        if (!written) return;
        const name = `check/${randomUUID()}`;
        await place.put(name, 'This object can be removed.');
        await place.remove([name]);
      } catch (error) {
        const { cause } = error as Error;
        throw cause instanceof Error ? cause : error;
      }
    },
    works: () => working,
    close: place.close,
  };
}

async function fill(handle: FileHandle, content: Readable): Promise<FileSeal> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    hash.update(buffer);
    bytes += buffer.length;
    await handle.appendFile(buffer);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** From its beginning, as often as it is tried; a stream of Node's own would close the handle when it is broken off. */
async function* contentOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.allocUnsafe(chunkBytes), position });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
