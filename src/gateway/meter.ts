/** Reads a copy of a reply as it goes by, in whatever pieces, and hands each JSON payload in it to a usage reader. */
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { createParser } from 'eventsource-parser';
import type { UsageReader } from './usage.ts';

export interface Meter {
  feed(chunk: Buffer): void;
  /** `whole`: the reply came to its end. Resolves once everything fed was read; never rejects. */
  end(whole: boolean): Promise<void>;
}

/** One payload may be as large as this; past it the reply goes on, and its usage counts as not told. */
const payloadBytesMax = 32 * 1024 * 1024;
/** What a compressed reply may come to. */
const unpackedBytesMax = 256 * 1024 * 1024;

interface Sink {
  write(chunk: Buffer): void;
  end(whole: boolean): void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEvents(reader: UsageReader): Sink {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: payloadBytesMax,
    onEvent: ({ data }) => reader.take(data.trim() === '[DONE]' ? '[DONE]' : parsed(data)),
  });
  return {
    write: (chunk) => parser.feed(decoder.decode(chunk, { stream: true })),
    // Servers that forget the last empty line mean their last event all the same.
    end: (whole) => {
      if (whole) parser.feed(`${decoder.decode()}\n\n`);
    },
  };
}

const [quote, backslash, open, close] = Buffer.from('"\\{}');

/** Every object of the top level, or of one list there: a whole reply, or a stream of Gemini's that is one growing list. */
function readObjects(reader: UsageReader): Sink {
  let held: Buffer[] = [];
  let bytes = 0;
  let depth = 0;
  let inText = false;
  let escaped = false;
  return {
    write: (chunk) => {
      let from = depth > 0 ? 0 : -1;
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at];
        if (escaped) escaped = false;
        else if (inText) {
          if (byte === backslash) escaped = true;
          else if (byte === quote) inText = false;
        } else if (byte === quote) inText = true;
        else if (byte === open) {
          if (depth++ === 0) from = at;
        } else if (byte === close && depth > 0 && --depth === 0) {
          held.push(chunk.subarray(from, at + 1));
          reader.take(parsed(Buffer.concat(held).toString()));
          held = [];
          bytes = 0;
          from = -1;
        }
      }
      if (from < 0) return;
      const rest = chunk.subarray(from);
      bytes += rest.length;
      if (bytes > payloadBytesMax) throw new Error('a payload is too large to be read');
      held.push(rest);
    },
    end: () => undefined,
  };
}

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** The stream that undoes a `Content-Encoding`; undefined when there is nothing to undo, or nobody knows how. */
export function unpackerOf(encoding: string | undefined): Transform | undefined {
  return unpackers[encoding?.trim().toLowerCase() ?? '']?.();
}

export function createMeter(
  reader: UsageReader,
  reply: { contentType: string | undefined; contentEncoding: string | undefined },
): Meter {
  const sink = /^\s*text\/event-stream\b/i.test(reply.contentType ?? '')
    ? readEvents(reader)
    : readObjects(reader);
  // What cannot be read any further is not read again; the reply itself goes on.
  let broken = false;
  const safely = (work: () => void): void => {
    if (broken) return;
    try {
      work();
    } catch {
      broken = true;
    }
  };
  const unpacker = unpackerOf(reply.contentEncoding);
  if (!unpacker)
    return {
      feed: (chunk) => safely(() => sink.write(chunk)),
      end: async (whole) => safely(() => sink.end(whole)),
    };
  let unpacked = 0;
  const over = new Promise<void>((resolve) => {
    unpacker.once('close', resolve);
  });
  unpacker.on('data', (chunk: Buffer) => {
    unpacked += chunk.length;
    if (unpacked > unpackedBytesMax) unpacker.destroy();
    else safely(() => sink.write(chunk));
  });
  unpacker.on('error', () => undefined);
  return {
    feed: (chunk) => {
      if (!unpacker.destroyed) unpacker.write(chunk);
    },
    end: async (whole) => {
      if (!unpacker.destroyed) unpacker.end();
      await over;
      safely(() => sink.end(whole));
    },
  };
}
