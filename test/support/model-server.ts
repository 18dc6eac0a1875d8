/**
 * A scripted model on loopback that speaks the wire protocols of OpenAI (chat completions, responses), Anthropic and
 * Gemini, well enough for real agents, and that keeps its own count of the tokens it told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliCompress, createDeflate, createGzip, createZstdCompress } from 'node:zlib';
import { messagesError, messagesStream, messagesWhole } from './models/anthropic.ts';
import { geminiError, geminiStream, geminiWhole } from './models/gemini.ts';
import {
  chatError,
  chatStream,
  chatWhole,
  responsesError,
  responsesStream,
  responsesWhole,
} from './models/openai.ts';
import {
  type Filled,
  type Frame,
  type ModelFailure,
  type ModelReply,
  type ModelUsage,
  piecesOf,
  type Turn,
} from './models/reply.ts';
import { type Json, type ModelRequest, protocols, readRequest, toolRounds } from './models/request.ts';

export type { ModelReply, ModelUsage, Turn } from './models/reply.ts';
export { type ModelMessage, type ModelRequest, type Protocol, protocols } from './models/request.ts';

/** One call that made the model talk, or was to. */
export interface ModelCall {
  request: ModelRequest;
  status: number | undefined;
  /** The body as it was sent, before any compression. */
  sent: string;
  /** What was told of the call's tokens on the wire; undefined: nothing. */
  told: ModelUsage | undefined;
  /** Whether the last of it was sent. */
  whole: boolean;
  /** Resolves when the reply has ended or its reader has gone. */
  closed: Promise<void>;
}

/** Decides what the model says: by the request, and by how many came before. */
export type Script = (request: ModelRequest, index: number) => Turn | Promise<Turn>;

export interface ModelServer {
  origin: string;
  /** What the providers' usual variables take: `OPENAI_BASE_URL` ends in `/v1`, the two others in nothing. */
  baseUrls: { openai: string; anthropic: string; gemini: string };
  /** The settings of a service that uses this server for every provider, the keys included. */
  settings: Record<string, string>;
  /** The keys that the server takes; with any other it answers 401. */
  keys: { openai: string; anthropic: string; gemini: string };
  calls: readonly ModelCall[];
  /** Every request, those for models and counts included: method and address. */
  requests: readonly string[];
  /** The sums of what was told of all calls. */
  totals(): { input: number; output: number; cached: number; reasoning: number };
  play(script: Script): void;
  close(): Promise<void>;
}

/** Turns one after the other, whatever is asked; the last one is repeated. */
export function inOrder(...turns: Turn[]): Script {
  return (_request, index) => turns[Math.min(index, turns.length - 1)] ?? { text: 'done' };
}

/** What agents ask beside the work, such as titles and routing, always gets this. */
function aside(request: ModelRequest): Turn {
  const choices = {
    reasoning: 'simple',
    model_choice: 'flash',
    complexity_reasoning: 'simple',
    complexity_score: 10,
    next_speaker: 'user',
    title: 'A short title',
  };
  return { text: request.wantsJson ? JSON.stringify(choices) : 'A short title' };
}

/**
 * For real agents: the nth turn follows the nth round of tool results in the conversation, so asking again changes
 * nothing; what is asked without tools (a title, a choice of model) is answered beside the script.
 */
export function conversation(...turns: (Turn | ((request: ModelRequest) => Turn))[]): Script {
  return (request) => {
    if (request.tools.length === 0 || request.wantsJson) return aside(request);
    const turn = turns[Math.min(toolRounds(request), turns.length - 1)];
    return (typeof turn === 'function' ? turn(request) : turn) ?? { text: 'done' };
  };
}

const isFailure = (turn: Turn): turn is ModelFailure => 'status' in turn || 'fail' in turn;

function fill(reply: ModelReply, request: ModelRequest, index: number): Filled {
  const said = JSON.stringify([reply.text, reply.calls]).length;
  const input = reply.usage?.input ?? 100 + JSON.stringify(request.body).length;
  const output = reply.usage?.output ?? 10 + said + index;
  const anthropic = request.protocol === 'messages';
  const tokens: ModelUsage = {
    input,
    output,
    cached: reply.plainUsage ? 0 : (reply.usage?.cached ?? Math.floor(input / 4)),
    cacheWritten: anthropic && !reply.plainUsage ? (reply.usage?.cacheWritten ?? Math.floor(input / 8)) : 0,
    // Gemini tells its thoughts outside the details.
    reasoning:
      anthropic || (reply.plainUsage && request.protocol !== 'gemini')
        ? 0
        : (reply.usage?.reasoning ?? Math.floor(output / 3)),
  };
  return {
    ...reply,
    model: request.model,
    id: `${index}x${input}x${output}`,
    created: 1_790_000_000 + index,
    tokens,
    pieces: piecesOf(reply.text ?? '', 11),
  };
}

function framesOf(request: ModelRequest, reply: Filled): Frame[] {
  const { protocol, stream } = request;
  switch (protocol) {
    case 'chat':
      return stream ? chatStream(reply, request) : [chatWhole(reply)];
    case 'responses':
      return stream ? responsesStream(reply) : [responsesWhole(reply)];
    case 'messages':
      return stream ? messagesStream(reply) : [messagesWhole(reply)];
    case 'gemini':
      return stream ? geminiStream(reply, wantsSse(request)) : [geminiWhole(reply)];
  }
}

const wantsSse = (request: ModelRequest): boolean => /[?&]alt=sse(&|$)/.test(request.path);

function errorFrame(request: ModelRequest, reply: Filled): Frame {
  switch (request.protocol) {
    case 'chat':
      return chatError();
    case 'responses':
      return responsesError(reply);
    case 'messages':
      return messagesError();
    case 'gemini':
      return geminiError(wantsSse(request));
  }
}

function mediaType(request: ModelRequest): string {
  if (!request.stream || (request.protocol === 'gemini' && !wantsSse(request)))
    return 'application/json; charset=UTF-8';
  return 'text/event-stream; charset=utf-8';
}

/** An error in the words of the protocol, as providers give it. */
function errorBody(protocol: ModelRequest['protocol'], status: number, message: string): string {
  if (protocol === 'messages')
    return JSON.stringify({
      type: 'error',
      error: { type: status === 401 ? 'authentication_error' : 'api_error', message },
    });
  if (protocol === 'gemini') return JSON.stringify({ error: { code: status, message, status: 'INTERNAL' } });
  return JSON.stringify({ error: { message, type: 'api_error', param: null, code: null } });
}

const compressors = {
  gzip: createGzip,
  br: createBrotliCompress,
  deflate: createDeflate,
  zstd: createZstdCompress,
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** `chunkBytes`: how many bytes are written at a time, e.g. 1; else a whole event. */
export async function startModelServer(
  options: { script?: Script; chunkBytes?: number } = {},
): Promise<ModelServer> {
  const keys = {
    openai: 'sk-scripted-openai-5b1f0c7de2',
    anthropic: 'sk-ant-scripted-93ac41f7b0',
    gemini: 'AIzaScripted-7c20e4d95a',
  };
  const calls: ModelCall[] = [];
  const requests: string[] = [];
  let script = options.script ?? inOrder({ text: 'done' });

  function mayCall(request: IncomingMessage): boolean {
    const { headers } = request;
    const query = new URL(request.url ?? '/', 'http://model').searchParams.get('key');
    const given = [
      headers.authorization?.replace(/^Bearer /, ''),
      headers['x-api-key'],
      headers['x-goog-api-key'],
      query,
    ];
    return Object.values(keys).some((key) => given.includes(key));
  }

  /** Writes in pieces of the wanted size, with the event loop let in between, until the reader is gone. */
  async function write(
    call: ModelCall,
    reply: Filled,
    frames: Frame[],
    response: ServerResponse,
  ): Promise<void> {
    const out = reply.encoding ? compressors[reply.encoding]() : response;
    if (out !== response) out.pipe(response);
    const held = Math.ceil(frames.length / 2);
    let left = reply.cutAfter ?? Number.POSITIVE_INFINITY;
    for (const [index, frame] of frames.entries()) {
      if (index === held && reply.hold) await reply.hold();
      const text = reply.crlf ? frame.text.replaceAll('\n', '\r\n') : frame.text;
      const bytes = Buffer.from(text);
      const sent = bytes.subarray(0, left);
      const size = options.chunkBytes ?? sent.length;
      for (let at = 0; at < sent.length && !response.destroyed; at += size) {
        out.write(sent.subarray(at, at + size));
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (response.destroyed) return;
      call.sent += sent.toString();
      left -= sent.length;
      if (sent.length < bytes.length || left === 0) {
        // Every byte is on its way before the connection goes.
        await new Promise((resolve) => response.write('', resolve));
        response.destroy();
        return;
      }
      call.told = frame.told ?? call.told;
    }
    call.whole = true;
    out.end();
  }

  async function answer(request: ModelRequest, response: ServerResponse): Promise<void> {
    const index = calls.length;
    const call: ModelCall = {
      request,
      status: undefined,
      sent: '',
      told: undefined,
      whole: false,
      closed: new Promise((resolve) => response.once('close', resolve)),
    };
    calls.push(call);
    const turn = await script(request, index);
    const send = (status: number, headers: Record<string, string>): void => {
      call.status = status;
      response.writeHead(status, headers);
    };
    if (!isFailure(turn)) {
      const reply = fill(turn, request, index);
      send(200, {
        'Content-Type': mediaType(request),
        ...(reply.encoding ? { 'Content-Encoding': reply.encoding } : {}),
      });
      await write(call, reply, framesOf(request, reply), response);
    } else if ('status' in turn) {
      send(turn.status, { 'Content-Type': 'application/json', ...turn.headers });
      call.sent = errorBody(request.protocol, turn.status, turn.message ?? `The model says ${turn.status}.`);
      call.whole = true;
      response.end(call.sent);
    } else if (turn.fail === 'reset') {
      response.destroy();
    } else if (turn.fail === 'garbage') {
      send(200, { 'Content-Type': mediaType(request) });
      call.sent = '\u0000data: {"usage":{"prompt_tokens":-5,\n\n<html>nothing</html>\n\ndata: []\n\n';
      call.whole = true;
      response.end(call.sent);
    } else if (turn.fail === 'error-in-stream') {
      const reply = fill({ text: 'This will not be said to its end.' }, request, index);
      send(200, { 'Content-Type': mediaType(request) });
      const frames = framesOf({ ...request, stream: true }, reply).slice(0, 2);
      await write(call, reply, [...frames, errorFrame(request, reply)], response);
    }
  }

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    requests.push(`${request.method} ${request.url}`);
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url ?? '/';
      const plain = path.replace(/\?.*$/, '');
      const json = (status: number, value: unknown): void => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
      };
      if (!mayCall(request)) return json(401, { error: { message: 'The key is not valid.' } });
      if (request.method === 'GET' && /\/models(\/[^/]+)?$/.test(plain))
        return json(200, {
          object: 'list',
          data: [{ id: 'scripted', object: 'model', created: 1, owned_by: 'tests' }],
          models: [],
        });
      if (plain.endsWith('/count_tokens')) return json(200, { input_tokens: body.length });
      if (plain.endsWith(':countTokens')) return json(200, { totalTokens: body.length });
      if (plain.endsWith('/embeddings'))
        return json(200, {
          object: 'list',
          data: [{ object: 'embedding', index: 0, embedding: [0.25, -0.5] }],
          model: 'scripted',
          usage: { prompt_tokens: body.length, total_tokens: body.length },
        });
      let parsed: Json;
      try {
        parsed = JSON.parse(body) as Json;
      } catch {
        return json(400, { error: { message: 'The body is not JSON.' } });
      }
      const asked = readRequest({ path, headers: request.headers, body: parsed });
      if (!asked) return json(404, { error: { message: `There is nothing at ${plain}.` } });
      return answer(asked, response);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrls = { openai: `${origin}/v1`, anthropic: origin, gemini: origin };
  return {
    origin,
    baseUrls,
    settings: {
      OPENAI_API_KEY: keys.openai,
      OPENAI_BASE_URL: baseUrls.openai,
      ANTHROPIC_API_KEY: keys.anthropic,
      ANTHROPIC_BASE_URL: baseUrls.anthropic,
      GEMINI_API_KEY: keys.gemini,
      GEMINI_BASE_URL: baseUrls.gemini,
    },
    keys,
    calls,
    requests,
    totals: () => {
      const sum = { input: 0, output: 0, cached: 0, reasoning: 0 };
      for (const { told } of calls) {
        if (!told) continue;
        sum.input += told.input;
        sum.output += told.output;
        sum.cached += told.cached;
        sum.reasoning += told.reasoning;
      }
      return sum;
    },
    play: (next) => {
      script = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** For tables of tests: each protocol with the provider that speaks it and the address of a call, as an agent makes it. */
export const wires = protocols.map((protocol) => {
  const provider = protocol === 'messages' ? 'anthropic' : protocol === 'gemini' ? 'gemini' : 'openai';
  return {
    protocol,
    provider: provider as 'openai' | 'anthropic' | 'gemini',
    /** Behind the gateway's `baseUrl(provider)`. */
    path: (model: string, stream: boolean): string => {
      switch (protocol) {
        case 'chat':
          return '/chat/completions';
        case 'responses':
          return '/responses';
        case 'messages':
          return '/v1/messages';
        case 'gemini':
          return `/v1beta/models/${model}:${stream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`;
      }
    },
    body: (model: string, stream: boolean, text: string): Record<string, unknown> => {
      const messages = [{ role: 'user', content: text }];
      switch (protocol) {
        case 'chat':
          return { model, messages, ...(stream ? { stream } : {}) };
        case 'responses':
          return { model, input: messages, ...(stream ? { stream } : {}) };
        case 'messages':
          return { model, max_tokens: 1000, messages, ...(stream ? { stream } : {}) };
        case 'gemini':
          return { contents: [{ role: 'user', parts: [{ text }] }] };
      }
    },
  };
});
