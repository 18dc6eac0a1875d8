/** One call of a model through the gateway, in the words of its provider, and what its errors mean. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai';
import { unreachable } from '../base/errors.ts';
import type { ModelAccess } from '../gateway/gateway.ts';
import type { ModelName } from '../gateway/model-name.ts';
import { clean } from './tool.ts';

// What the provider's adapter finds odd is no line of the service's log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Anthropic's protocol wants a bound, and takes a small one where it does not know the model. */
const anthropicOutputTokens = 32_000;

export interface Connection {
  model: LanguageModel;
  /** Of the latest reply; undefined while there is none. */
  status(): number | undefined;
}

/**
 * `openaiWire`: `responses` for OpenAI itself; `chat` for every other server, which speaks chat completions if anything.
 */
export function connect(
  name: ModelName,
  models: ModelAccess,
  options: { openaiWire: 'responses' | 'chat' },
): Connection {
  let status: number | undefined;
  const given = {
    apiKey: models.token,
    fetch: async (...request: Parameters<typeof fetch>) => {
      status = undefined;
      const response = await models.fetch(...request);
      status = response.status;
      return response;
    },
  };
  return { model: modelOf(name, models.baseUrl(name.provider), given, options), status: () => status };
}

function modelOf(
  { provider, model }: ModelName,
  base: string,
  given: { apiKey: string; fetch: typeof fetch },
  options: { openaiWire: 'responses' | 'chat' },
): LanguageModel {
  switch (provider) {
    case 'openai':
      if (options.openaiWire === 'responses')
        return createOpenAI({ ...given, baseURL: base }).responses(model);
      return createOpenAICompatible({ ...given, name: 'compatible', baseURL: base, includeUsage: true })(
        model,
      );
    case 'anthropic':
      return createAnthropic({ ...given, baseURL: `${base}/v1` })(model);
    case 'gemini':
      return createGoogle({ ...given, baseURL: `${base}/v1beta` })(model);
    default:
      return unreachable(provider);
  }
}

export interface AskedCall {
  id: string;
  name: string;
  input: unknown;
  /** What is wrong with the input, when it does not fit the tool. */
  wrong: string | undefined;
}

export interface Turn {
  text: string;
  calls: AskedCall[];
  finish: 'stop' | 'length' | 'refused';
  /** What to put into the conversation; empty when the model said nothing. */
  messages: ModelMessage[];
  /** Tokens that the conversation held with this turn; undefined when the provider does not tell. */
  tokens: number | undefined;
}

/** `full`: the conversation is larger than the model's context. `broken`: the reply broke off; asking again may help. */
export interface Fault {
  fault: 'full' | 'broken' | 'refused';
  message: string;
}

/** Asks for one turn; calls no tool. Never rejects: an aborted call is `broken`, and the caller knows its own signal. */
export async function ask(
  connection: Connection,
  asked: { system: string; messages: ModelMessage[]; tools: ToolSet; signal: AbortSignal },
): Promise<Turn | Fault> {
  const { model, status } = connection;
  let failure: unknown;
  try {
    const answer = streamText({
      model,
      instructions: { role: 'system', content: asked.system, providerOptions: cached },
      messages: markLast(asked.messages),
      tools: asked.tools,
      maxOutputTokens: isAnthropic(model) ? anthropicOutputTokens : undefined,
      // The gateway bounds how long a model may be silent, and tries again where that may help.
      maxRetries: 0,
      abortSignal: asked.signal,
      providerOptions: { openai: { store: false } },
      onError: () => undefined,
    });
    for await (const part of answer.fullStream) if (part.type === 'error') failure ??= part.error;
    if (failure === undefined && !asked.signal.aborted) return await readTurn(answer);
  } catch (error) {
    failure ??= error;
  }
  return faultOf(failure, status());
}

async function readTurn(answer: ReturnType<typeof streamText>): Promise<Turn | Fault> {
  const [text, toolCalls, finish, response, usage] = await Promise.all([
    answer.text,
    answer.toolCalls,
    answer.finishReason,
    answer.response,
    answer.usage,
  ]);
  if (finish === 'error') return { fault: 'broken', message: 'The model ended its answer with an error.' };
  const { inputTokens, outputTokens } = usage;
  return {
    text: clean(text).trim(),
    calls: toolCalls.map((call) => ({
      id: call.toolCallId,
      name: call.toolName,
      input: call.input,
      wrong: 'invalid' in call && call.invalid ? sentence(messageOf(call.error)) : undefined,
    })),
    finish: finish === 'length' ? 'length' : finish === 'content-filter' ? 'refused' : 'stop',
    // Results of tools are the caller's to add, also of calls that the adapter answered because they do not fit.
    messages: response.messages.filter(({ role }) => role === 'assistant') as ModelMessage[],
    tokens: inputTokens === undefined ? undefined : inputTokens + (outputTokens ?? 0),
  };
}

/** Anthropic keeps what stands before a mark for the next call, at a tenth of the price; others ignore it. */
const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };

function markLast(messages: ModelMessage[]): ModelMessage[] {
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, providerOptions: cached } : message,
  );
}

function isAnthropic(model: LanguageModel): boolean {
  return typeof model !== 'string' && model.provider.startsWith('anthropic');
}

const tooLong =
  /context.?length|context.?window|maximum context|prompt is too long|input is too long|too many tokens|token count.{0,40}exceeds|exceeds.{0,60}context|input length and .?max_tokens.? exceed|reduce the length/i;

/** `status`: of the reply itself. Adapters make up one for errors that a stream tells of. */
function faultOf(error: unknown, status: number | undefined): Fault {
  const message = sentence(messageOf(error));
  if (tooLong.test(message) && (status === undefined || status === 413 || status <= 400))
    return { fault: 'full', message };
  if (status !== undefined && status >= 400)
    return { fault: 'refused', message: `The model's provider answered ${status}: ${message}` };
  return { fault: 'broken', message: `The model's answer broke off: ${message}` };
}

/** The provider's own sentence where there is one. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (APICallError.isInstance(error) && error.responseBody) {
    const told = readBody(error.responseBody);
    if (told !== undefined) return told;
  }
  if (typeof error !== 'object' || error === null) return 'no reason was given';
  const { message, error: inner, cause } = error as { message?: unknown; error?: unknown; cause?: unknown };
  if (typeof inner === 'object' && inner !== null) return messageOf(inner);
  if (error instanceof TypeError && cause instanceof Error) return `${error.message}: ${cause.message}`;
  return typeof message === 'string' && message !== '' ? message : 'no reason was given';
}

function readBody(body: string): string | undefined {
  try {
    const read = JSON.parse(body) as {
      error?: { message?: unknown } | string;
      message?: unknown;
      detail?: unknown;
    };
    const told = typeof read.error === 'object' ? read.error?.message : read.error;
    const found = [told, read.message, read.detail].find((one) => typeof one === 'string');
    return typeof found === 'string' ? found : undefined;
  } catch {
    return undefined;
  }
}

/** One line without anything that looks like a key: providers like to repeat the one they refuse. */
function sentence(text: string): string {
  const line = clean(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(?:sk|pk|key|token|AIza)[-_*A-Za-z0-9]*[-_*0-9][-_*A-Za-z0-9]{6,}/g, '[key]')
    .replaceAll(/\bBearer \S+/gi, 'Bearer [key]')
    .trim();
  return line.length > 400 ? `${line.slice(0, 399)}…` : line;
}
