/** A run's log, line by line; followed over as many connections as it takes, by the bytes that are read already. */
import type { LogLine } from '../../generated/api/types.gen.ts';
import { waitMs } from './back-off.ts';
import { answer, type Core, passed } from './core.ts';
import { AgentRunError, parsed } from './errors.ts';
import { readWithin } from './read-within.ts';
import type { LogOptions } from './run-types.ts';
import { sleep } from './time.ts';

/** A log that is followed is silent while its run is; asked for again where it ended, that costs next to nothing. */
const silenceMs = 60_000;
const lineBytesMax = 16 * 1024 * 1024;
const newline = 10;

/** Takes bytes and gives the lines that they complete, and how many bytes those have. */
function createLineReader(): (chunk: Uint8Array) => { lines: string[]; bytes: number } {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let held = 0;
  return (chunk) => {
    const lines: string[] = [];
    let bytes = 0;
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, end);
      lines.push(parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode(rest));
      bytes += held + rest.length + 1;
      parts = [];
      held = 0;
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.slice(from));
    held += chunk.length - from;
    if (held > lineBytesMax) throw new AgentRunError('unexpected_reply', 'A line of the log has no end.');
    return { lines, bytes };
  };
}

function lineOf(text: string): LogLine {
  const line = parsed(text);
  if (typeof line !== 'object' || line === null)
    throw new AgentRunError('unexpected_reply', 'A line of the log is no JSON object.');
  return line as LogLine;
}

/** Whether asking again may help: nothing was said, or something that passes. */
function passes(error: AgentRunError): boolean {
  if (error.status === null) return error.code === 'connection_failed' || error.code === 'timed_out';
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** `isSettled` is asked when a log that is followed ends: a connection may end for other reasons. */
export async function* readLog(
  core: Core,
  id: string,
  options: LogOptions,
  isSettled: () => Promise<boolean>,
): AsyncGenerator<LogLine, void> {
  const { time, onRetry } = core.settings;
  const { follow = false, signal } = options;
  let offset = 0;
  let tries = 0;
  let last = !follow;
  for (;;) {
    const take = createLineReader();
    let trouble: AgentRunError | undefined;
    const start = offset;
    try {
      const body = await answer(
        core,
        core.raw.getRunLog({
          path: { run_id: id },
          ...(follow
            ? { query: { follow: true, ...(offset === 0 ? {} : { offset }) } }
            : offset === 0
              ? {}
              : { headers: { Range: `bytes=${offset}-` } }),
          ...passed({ signal }),
          parseAs: 'stream',
        }),
      );
      const reader = (body as unknown as ReadableStream<Uint8Array>).getReader();
      try {
        for (;;) {
          const chunk = await readWithin(reader, { time, silenceMs });
          if (chunk === undefined) break;
          const { lines, bytes } = take(chunk);
          for (const line of lines) yield lineOf(line);
          offset += bytes;
          if (bytes > 0) tries = 0;
        }
      } finally {
        reader.cancel().catch(() => undefined);
      }
      if (last) return;
      // What was written between the end of the reply and the settlement is fetched once more.
      last = await isSettled();
      if (last) continue;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      trouble =
        error instanceof AgentRunError
          ? error
          : new AgentRunError('connection_failed', 'The log broke off.', { cause: error });
      // Nothing follows what is read already.
      if (!follow && trouble.code === 'range_not_satisfiable' && offset > 0) return;
      if (!passes(trouble)) throw trouble;
      if (!follow && tries >= core.settings.retries) throw trouble;
    }
    if (offset > start && trouble === undefined) continue;
    tries += 1;
    trouble ??= new AgentRunError('connection_failed', 'The log ended before the run was settled.');
    const wait = waitMs(tries, trouble);
    onRetry({ what: 'stream', attempt: tries, waitMs: wait, error: trouble });
    await sleep(time, wait, signal);
  }
}
