/** Calls and streams as a client of any language makes them, with connections that can be cut at will. */
import { type IncomingMessage, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The connection is cut after so many milliseconds, whatever has come. */
  cutAfterMs?: number;
}

const callMs = 40_000;
/** Heartbeats come every 10 s: who hears nothing for this long has lost the connection. */
const silenceMs = 24_000;

function send(origin: string, path: string, key: string, call: Call) {
  const text = call.body === undefined ? undefined : JSON.stringify(call.body);
  const message = request(origin + path, {
    method: call.method ?? 'GET',
    agent: false,
    headers: {
      authorization: `Bearer ${key}`,
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
      ...call.headers,
    },
  });
  message.end(text);
  return message;
}

/** Throws when the connection broke or nothing came in time. */
export function exchange(origin: string, path: string, key: string, call: Call = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const message = send(origin, path, key, call);
    const timer = setTimeout(
      () => message.destroy(new Error(call.cutAfterMs === undefined ? 'no answer in time' : 'cut')),
      call.cutAfterMs ?? callMs,
    );
    message.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    message.once('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.once('error', reject);
      reply.once('close', () => {
        clearTimeout(timer);
        if (!reply.complete) reject(new Error('the reply broke off'));
        else
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          });
      });
    });
  });
}

/** An event without its line breaks; the usage frame at the end of a creation has no id. */
export interface Frame {
  id: number | undefined;
  event: string;
  data: string;
}

export interface Stream {
  status: number;
  headers: IncomingMessage['headers'];
  /** The body, where it is no stream. */
  text: string;
}

/**
 * Hands over each frame as it comes; when `take` answers false the connection is cut. Resolves when it is over,
 * however that came about; throws when there was no answer at all.
 */
export function stream(
  origin: string,
  path: string,
  key: string,
  call: Call,
  take: (frame: Frame, headers: IncomingMessage['headers']) => boolean,
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const message = send(origin, path, key, {
      ...call,
      headers: { accept: 'text/event-stream', ...call.headers },
    });
    const over = setTimeout(() => message.destroy(new Error('cut')), call.cutAfterMs ?? 2 ** 31 - 1);
    message.setTimeout(silenceMs, () => message.destroy(new Error('silence')));
    message.once('error', (error) => {
      clearTimeout(over);
      reject(error);
    });
    message.once('response', (reply) => {
      const { headers } = reply;
      const streams = headers['content-type']?.startsWith('text/event-stream') ?? false;
      let rest = '';
      let cut = false;
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        if (cut) return;
        rest += chunk;
        if (!streams) return;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const frame = readFrame(block);
          if (frame === undefined || take(frame, headers)) continue;
          cut = true;
          message.destroy();
          return;
        }
      });
      reply.once('error', () => undefined);
      reply.once('close', () => {
        clearTimeout(over);
        resolve({ status: reply.statusCode ?? 0, headers, text: streams ? '' : rest });
      });
    });
  });
}

/** Undefined for comments and for the time to wait. */
function readFrame(block: string): Frame | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const [event, data, id] = [fields.get('event'), fields.get('data'), fields.get('id')];
  if (event === undefined || data === undefined) return undefined;
  return { event, data, id: id === undefined ? undefined : Number(id) };
}
