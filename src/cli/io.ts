/** What the command line touches of its process, handed to it by `main.ts`, and what it is to the person or the machine before it. */
import type { Readable } from 'node:stream';

export interface Io {
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  /** Told of each Ctrl-C and each SIGTERM; the answer ends that. Without a listener either ends the process. */
  onInterrupt(listener: () => void): () => void;
}

/** Whether a person can be shown something that moves, and be asked something. */
export function isInteractive(io: Io): boolean {
  return io.stderr.isTTY === true && io.env.TERM !== 'dumb' && io.env.CI === undefined;
}

export function canAsk(io: Io): boolean {
  return isInteractive(io) && io.stdin.isTTY === true;
}

/** By https://no-color.org whatever text turns colours off. */
export function hasColor(io: Io, stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && (io.env.NO_COLOR ?? '') === '' && io.env.TERM !== 'dumb';
}

/** All of standard input, as text, bounded: it is an instruction or a key. */
export async function readInput(io: Io, charactersMax = 1_000_000): Promise<string> {
  let text = '';
  io.stdin.setEncoding('utf8');
  for await (const chunk of io.stdin) {
    text += String(chunk);
    if (text.length > charactersMax)
      throw new RangeError(`Standard input has more than ${charactersMax} characters.`);
  }
  return text;
}
