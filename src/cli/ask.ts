/** What a waiting run asks, put to the person at the terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { AnswerInputRequest, InputRequestedEvent } from '../sdk/index.ts';
import { type Io, readInput } from './io.ts';
import { plain } from './output.ts';

/** One line that the person types; the reason of `signal` when somebody else answered or the question went away. */
export async function askLine(io: Io, question: string, signal?: AbortSignal): Promise<string> {
  const lines = createInterface({ input: io.stdin, output: io.stderr, terminal: true });
  try {
    return await lines.question(question, signal === undefined ? {} : { signal });
  } finally {
    lines.close();
  }
}

/** A secret: typed without an echo, or read from what is piped in. Never an argument, which every process can see. */
export async function askSecret(io: Io, question: string): Promise<string> {
  if (io.stdin.isTTY !== true) return (await readInput(io, 10_000)).trim();
  io.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: io.stdin, output: silent, terminal: true });
  try {
    const typed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return (await Promise.race([lines.question(''), typed])).trim();
  } finally {
    lines.close();
    io.stderr.write('\n');
  }
}

/** The answer to a run's question; undefined for an empty line, which leaves it open. */
export async function askInput(
  io: Io,
  event: InputRequestedEvent,
  signal: AbortSignal,
): Promise<AnswerInputRequest | undefined> {
  if (event.options.length === 0) {
    const text = await askLine(io, `  ${plain(event.title)}\n  > `, signal);
    return text === '' ? undefined : { text };
  }
  const choices = event.options.map((option, at) => `    ${at + 1}) ${plain(option.label)}`).join('\n');
  for (;;) {
    const typed = (
      await askLine(
        io,
        `  ${plain(event.title)}\n${choices}\n  1-${event.options.length}, or nothing to leave it open: `,
        signal,
      )
    ).trim();
    if (typed === '') return undefined;
    const chosen = event.options[Number(typed) - 1] ?? event.options.find(({ id }) => id === typed);
    if (chosen !== undefined) return { option: chosen.id };
  }
}
