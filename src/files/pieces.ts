/** A growing file in a bucket, where nothing can be appended to: pieces that follow each other, each an object of its own. */
import type { FileHandle } from 'node:fs/promises';
import type { Clock } from '../base/clock.ts';
import { newUuid } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { FileKey, ListedFile } from './files.ts';
import type { Place } from './place.ts';

/** Beside its key, in letters that no key has: `runs/<run>/1/log.ndjson.PIECES/<growth>/<first byte>`. */
export function piecesOf(key: FileKey): string {
  return `${key}.PIECES/`;
}

export interface Growth {
  /** One writer's pieces; a later writer's sort after them. */
  growth: string;
  pieces: { start: number; bytes: number }[];
  bytes: number;
  modifiedAt: Date;
}

export function pieceName(key: FileKey, growth: string, start: number): string {
  return `${piecesOf(key)}${growth}/${String(start).padStart(15, '0')}`;
}

/** What is there of the latest writer; with what was known before, only what came since is asked for. Undefined: nothing. */
export async function findGrowth(place: Place, key: FileKey, known?: Growth): Promise<Growth | undefined> {
  const under = piecesOf(key);
  // From the last known piece on, so that it is seen whether that one is still there.
  const before = known?.pieces.at(-2);
  let found: Growth | undefined = known && {
    ...known,
    pieces: known.pieces.slice(0, -1),
    bytes: known.pieces.at(-1)?.start ?? 0,
  };
  let some = false;
  const after = known && (before ? pieceName(key, known.growth, before.start) : `${under}${known.growth}/`);
  for await (const page of place.list(under, after))
    for (const { name, bytes, modifiedAt } of page) {
      const [growth = '', first = ''] = name.slice(under.length).split('/');
      const start = Number(first);
      if (found?.growth !== growth) found = { growth, pieces: [], bytes: 0, modifiedAt };
      // One that does not follow on was left by a call that took effect late.
      if (start !== found.bytes) continue;
      found.pieces.push({ start, bytes });
      found.bytes += bytes;
      found.modifiedAt = modifiedAt;
      some = true;
    }
  return some ? found : undefined;
}

/** Every file under a prefix, a growing one by its latest writer's pieces; a whole one stands for what is left of its pieces. */
export async function* listFiles(place: Place, prefix: FileKey): AsyncGenerator<ListedFile> {
  let growing: (ListedFile & { growth: string }) | undefined;
  let whole: FileKey | undefined;
  for await (const page of place.list(`${prefix}/`))
    for (const { name, bytes, modifiedAt } of page) {
      const [key = '', piece] = name.split(piecesOf(''));
      const growth = piece?.split('/')[0];
      if (growing && growing.key !== key) yield listed(growing);
      if (growing?.key !== key) growing = undefined;
      if (growth === undefined) {
        whole = key;
        yield { key, bytes, modifiedAt, half: false };
      } else if (key !== whole) {
        const before = growing?.growth === growth ? growing.bytes : 0;
        growing = { key, bytes: before + bytes, modifiedAt, half: false, growth };
      }
    }
  if (growing) yield listed(growing);
}

function listed({ key, bytes, modifiedAt, half }: ListedFile): ListedFile {
  return { key, bytes, modifiedAt, half };
}

export interface Shipping {
  /** So many bytes are in the spool. */
  grown(bytes: number): void;
  /** Ends without what is not there yet. True when some pieces were made. */
  stop(): Promise<boolean>;
  /** Ends once everything is there, or when it was tried for `forMs`. */
  finish(forMs: number): Promise<void>;
}

/** A line is seen so soon after it was written, the pause between two pieces included. */
const pauseMs = 500;
/** A log that goes on for long is looked at less closely: each piece is a call. */
const pauseMsMax = 3_000;
const pauseMsPerPiece = 10;
const pieceBytesMax = 4 * 1024 * 1024;

/** Brings what grows in a spool to the bucket, one piece at a time; while the bucket is away it is tried again and again. */
export function createShipping(
  deps: { place: Place; clock: Clock; log: Log },
  spool: { key: FileKey; handle: FileHandle },
): Shipping {
  const { place, clock, log } = deps;
  const { key, handle } = spool;
  const growth = newUuid();
  const ended = new AbortController();
  let [written, shipped, pieces, failures] = [0, 0, 0, 0];
  let under: Promise<void> | undefined;

  async function shipOne(signal: AbortSignal | undefined): Promise<void> {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.allocUnsafe(Math.min(written - shipped, pieceBytesMax)),
      position: shipped,
    });
    await place.put(pieceName(key, growth, shipped), buffer.subarray(0, bytesRead), signal);
    // What an earlier writer made whole is replaced.
    if (pieces === 0) await place.remove([key]);
    shipped += bytesRead;
    pieces += 1;
  }

  async function tryOne(signal: AbortSignal | undefined): Promise<void> {
    try {
      await shipOne(signal);
      failures = 0;
    } catch (error) {
      if (signal?.aborted) return;
      failures += 1;
      if (failures === 1)
        log.warn(
          { err: error, key },
          'a log cannot be followed for now: its bucket does not take it; trying again',
        );
    }
  }

  async function ship(): Promise<void> {
    while (!ended.signal.aborted && shipped < written) {
      // More than a piece waits: the pause is for what trickles.
      const pause =
        written - shipped >= pieceBytesMax && failures === 0 ? 0 : pauseMs + pieces * pauseMsPerPiece;
      await clock.sleep(Math.min(pauseMsMax, pause), ended.signal);
      if (!ended.signal.aborted) await tryOne(ended.signal);
    }
    under = undefined;
  }

  return {
    grown: (bytes) => {
      written = bytes;
      if (!ended.signal.aborted) under ??= ship();
    },
    stop: async () => {
      ended.abort();
      await under;
      return pieces > 0;
    },
    finish: async (forMs) => {
      ended.abort();
      await under;
      const deadline = clock.monotonic() + forMs;
      while (shipped < written) {
        await tryOne(undefined);
        if (clock.monotonic() > deadline) return;
        if (failures > 0) await clock.sleep(pauseMs);
      }
    },
  };
}
