/** A file on this machine's disk that grows: writes in their order, together where they come together, hashed as they go. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { createBatch } from '../base/batch.ts';
import type { FileSeal, FileWriter } from './files.ts';

const writesQueuedMax = 10_000;
const writesTogetherMax = 256;

/**
 * What is written goes to the handle in its order, at most so much waiting. `grown` hears how many bytes are there; `seal` makes
 * them durable and final, `close` leaves them. The handle is closed after either.
 */
export function growing(
  handle: FileHandle,
  kept: {
    grown?(bytes: number): void;
    seal(seal: FileSeal): Promise<void>;
    close?(): Promise<void>;
  },
): FileWriter {
  const hash = createHash('sha256');
  let bytes = 0;
  let failure: unknown;
  let ended: Promise<unknown> | undefined;
  let sealed: Promise<FileSeal> | undefined;

  const batch = createBatch<string, undefined>({
    itemsMax: writesTogetherMax,
    queuedMax: writesQueuedMax,
    full: () => new Error('too many writes wait for a slow disk'),
    flush: async (texts) => {
      // After a failed write the file may hold a part of it, so nothing may follow and no seal may be given.
      if (failure) throw failure;
      const buffer = Buffer.from(texts.join(''));
      try {
        await handle.appendFile(buffer);
      } catch (error) {
        failure = error;
        throw error;
      }
      hash.update(buffer);
      bytes += buffer.length;
      kept.grown?.(bytes);
      return texts.map(() => undefined);
    },
  });

  async function finish(): Promise<FileSeal> {
    await batch.idle();
    try {
      if (failure) throw failure;
      const seal = { bytes, sha256: hash.digest('hex') };
      await kept.seal(seal);
      return seal;
    } finally {
      await handle.close();
    }
  }

  async function leave(): Promise<void> {
    await batch.idle();
    try {
      await kept.close?.();
    } finally {
      await handle.close();
    }
  }

  return {
    write: async (text) => {
      if (ended) throw new Error('the file is closed');
      await batch.add(text);
    },
    seal: () => {
      if (ended && !sealed) return Promise.reject(new Error('the file is closed'));
      sealed ??= finish();
      ended ??= sealed;
      return sealed;
    },
    close: async () => {
      ended ??= leave();
      // A seal's failure belongs to who asked for the seal.
      await ended.catch((error: unknown) => {
        if (!sealed) throw error;
      });
    },
  };
}
