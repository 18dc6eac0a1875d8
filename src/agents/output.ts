/** Turns the two pipes of a command into one ordered row of texts that any store can hold. */
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export interface OutputText {
  stream: 'stdout' | 'stderr';
  text: string;
}

/** Bytes (UTF-8) of one text. */
export const textBytesMax = 16 * 1024;
/** No UTF-16 unit takes more than three bytes. */
const pieceUnits = Math.floor(textBytesMax / 3);

/** Parts of at most 16 KiB, cut between characters; NUL, which databases refuse, is replaced like any broken byte. */
export function* pieces(text: string): Generator<string> {
  const clean = text.replaceAll('\0', '\uFFFD');
  if (Buffer.byteLength(clean) <= textBytesMax) {
    if (clean !== '') yield clean;
    return;
  }
  for (let at = 0; at < clean.length; ) {
    let end = at + pieceUnits;
    const last = clean.charCodeAt(end - 1);
    if (last >= 0xd800 && last <= 0xdbff) end -= 1;
    yield clean.slice(at, end);
    at = end;
  }
}

/**
 * Texts in the order they arrive, until both pipes end. Nothing is read ahead of the reader, so a slow one slows the
 * command. A character cut in two by the pipe arrives whole; bytes that are no UTF-8 arrive as U+FFFD.
 */
export async function* readOutput(pipes: { stdout: Readable; stderr: Readable }): AsyncGenerator<OutputText> {
  let wake = () => {};
  const sources = (['stdout', 'stderr'] as const).map((stream) => {
    const source = { stream, pipe: pipes[stream], decoder: new StringDecoder('utf8'), open: true };
    const close = () => {
      source.open = false;
      wake();
    };
    source.pipe.on('readable', () => wake());
    // A pipe that breaks has ended; how the command ended is told by its exit.
    for (const event of ['end', 'close', 'error']) source.pipe.on(event, close);
    return source;
  });
  for (let idle = false; ; idle = true) {
    for (const { stream, pipe, decoder } of sources) {
      const chunk: Buffer | null = pipe.read();
      if (chunk === null) continue;
      idle = false;
      for (const text of pieces(decoder.write(chunk))) yield { stream, text };
    }
    if (!idle) continue;
    if (sources.every(({ open }) => !open)) break;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  for (const { stream, decoder } of sources) for (const text of pieces(decoder.end())) yield { stream, text };
}

/** Keeps the end of a text, at least `unitsMax` characters of it if there are as many. */
export function createTail(unitsMax: number): { add(text: string): void; text(): string } {
  let kept = '';
  return {
    add: (text) => {
      kept += text;
      if (kept.length > 2 * unitsMax) kept = kept.slice(-unitsMax);
    },
    text: () => kept.slice(-unitsMax),
  };
}
