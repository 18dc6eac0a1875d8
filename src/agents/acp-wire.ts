/** The pipe to an ACP agent: one JSON message a line, read no faster than its reports are taken, and every line bounded. */
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import type { AnyMessage, Stream } from '@agentclientprotocol/sdk';
import type { SandboxProcess } from '../sandbox/sandbox.ts';
import { fields } from './acp-result.ts';

/** Whole files travel in single messages; one longer than this ends the conversation. */
const lineUnitsMax = 16 * 1024 * 1024;
/** Text that is no message is put into the log up to here, and from then on is one reason to end. */
const noiseUnitsMax = 1024 * 1024;

/** What the agent wrote breaks the protocol beyond repair; the message says how. */
export class WireError extends Error {}

export interface WireListener {
  /** A message arrived. */
  heard(): void;
  /** A line that is no message, or answers nothing that was asked. */
  noise(line: string): void;
  /** What a `session/update` tells. Handed on here: a malformed one is no reason to complain, nor to look at it twice. */
  update(params: unknown): void;
  /** Resolves when there is room for what the next message tells. */
  room(): Promise<void>;
}

/** Lines without their end; the last one may lack it. */
async function* lines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let units = 0;
  for await (const chunk of source) {
    const pieces = decoder.write(chunk).split('\n');
    for (const [index, piece] of pieces.entries()) {
      parts.push(piece);
      units += piece.length;
      if (units > lineUnitsMax) throw new WireError('The agent sent a message longer than 16 MiB.');
      if (index === pieces.length - 1) break;
      yield parts.join('');
      parts = [];
      units = 0;
    }
  }
  yield parts.join('') + decoder.end();
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value = fields(JSON.parse(line));
    return value.jsonrpc === '2.0' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The ids of our requests that have no answer yet. */
type Asked = Set<unknown>;

/** An answer in the shape of the protocol, whatever the agent made of it; undefined: nobody asked. */
function answer(message: Record<string, unknown>, asked: Asked): AnyMessage | undefined {
  const { id, result, error } = message;
  if (!asked.delete(id)) return undefined;
  const { code, message: words } = fields(error);
  if (result !== undefined && error === undefined) return message as AnyMessage;
  if (result === undefined && Number.isInteger(code) && typeof words === 'string')
    return message as AnyMessage;
  const broken = { code: -32_603, message: 'an answer that is neither a result nor an error' };
  return { jsonrpc: '2.0', id: id as number, error: broken };
}

/** Requests and answers; notifications end here. */
async function* messages(
  source: AsyncIterable<Buffer>,
  listener: WireListener,
  asked: Asked,
): AsyncGenerator<AnyMessage> {
  let noise = 0;
  for await (const raw of lines(source)) {
    const line = raw.trim();
    if (line === '') continue;
    const parsed = parse(line);
    const called = typeof parsed?.method === 'string';
    const message = called ? parsed : parsed && answer(parsed, asked);
    if (message === undefined) {
      noise += line.length;
      if (noise > noiseUnitsMax)
        throw new WireError('The agent printed more than 1 MiB that is not the Agent Client Protocol.');
      listener.noise(line);
      continue;
    }
    listener.heard();
    await listener.room();
    if (!called || parsed.id !== undefined) yield message as AnyMessage;
    else if (parsed.method === 'session/update') listener.update(parsed.params);
  }
}

/** Ends when the agent closes its output; breaks with a WireError. What it no longer reads is dropped. */
export function openWire(process: Pick<SandboxProcess, 'stdin' | 'stdout'>, listener: WireListener): Stream {
  const asked: Asked = new Set();
  const source = messages(process.stdout as AsyncIterable<Buffer>, listener, asked);
  return {
    readable: new ReadableStream<AnyMessage>(
      {
        pull: async (controller) => {
          const next = await source.next();
          if (next.done) controller.close();
          else controller.enqueue(next.value);
        },
      },
      // Nothing is read ahead: a slow reader slows the agent.
      { highWaterMark: 0 },
    ),
    writable: new WritableStream<AnyMessage>({
      write: async (message) => {
        const { stdin } = process;
        if ('method' in message && 'id' in message) asked.add(message.id);
        if (stdin.destroyed || stdin.write(`${JSON.stringify(message)}\n`)) return;
        await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]);
      },
    }),
  };
}
