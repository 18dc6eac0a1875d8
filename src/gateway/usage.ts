/** What replies tell of a call's tokens, in the words of each interface. Pure: takes JSON, keeps the highest counts. */
import type { Api } from './routes.ts';

/** Tokens of one call. `cached` is part of `input` and undefined when the provider does not tell it; `reasoning` of `output`. */
export interface Counts {
  input: number;
  output: number;
  cached: number | undefined;
  reasoning: number;
}

export interface UsageReader {
  /** One JSON payload: the body of a reply, or the data of one event. `[DONE]` is given as that text. */
  take(payload: unknown): void;
  /** Undefined while nothing was told. */
  counts(): Counts | undefined;
  /** The last count was told, so nothing is missing from `counts`. */
  told(): boolean;
  /** The reply itself said that the call failed. */
  failed(): boolean;
  /** At least one payload was in the words of the interface. */
  understood(): boolean;
}

type Json = { readonly [field: string]: unknown };

function object(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

/** A count of tokens; anything else a provider may send is no count. */
function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** Counts in one reply are cumulative and told in any number of payloads, so the highest of each is the last. */
function createHighest<Field extends string>(): {
  see(field: Field, value: unknown): void;
  get(field: Field): number | undefined;
} {
  const highest = new Map<Field, number>();
  return {
    see: (field, value) => {
      const seen = count(value);
      if (seen !== undefined) highest.set(field, Math.max(seen, highest.get(field) ?? 0));
    },
    get: (field) => highest.get(field),
  };
}

type OpenaiField = 'input' | 'output' | 'cached' | 'reasoning';

/** `usage` of chat completions, and of embeddings, which give nothing back. */
function readChatUsage(usage: Json, see: (field: OpenaiField, value: unknown) => void): void {
  const input = count(usage.prompt_tokens);
  const output = count(usage.completion_tokens);
  const total = count(usage.total_tokens);
  see('input', input);
  // Some servers leave the thinking out of `completion_tokens` and count it in the total: it is output all the same.
  const left = input === undefined || total === undefined ? 0 : total - input;
  see('output', output === undefined ? undefined : Math.max(output, left));
  // DeepSeek's own name for what it read from its cache.
  const details = object(usage.prompt_tokens_details);
  see('cached', details?.cached_tokens ?? usage.prompt_cache_hit_tokens);
  see('reasoning', object(usage.completion_tokens_details)?.reasoning_tokens);
}

function readResponsesUsage(usage: Json, see: (field: OpenaiField, value: unknown) => void): void {
  see('input', usage.input_tokens);
  see('output', usage.output_tokens);
  see('cached', object(usage.input_tokens_details)?.cached_tokens);
  see('reasoning', object(usage.output_tokens_details)?.reasoning_tokens);
}

/** Both interfaces of OpenAI give four counts by the same meanings. */
function createOpenaiReader(
  read: (payload: Json | '[DONE]', tell: Telling<OpenaiField>) => void,
): UsageReader {
  return createReader<OpenaiField>(read, (get) => {
    const input = get('input');
    const output = get('output');
    if (input === undefined && output === undefined) return undefined;
    return {
      input: input ?? 0,
      output: output ?? 0,
      cached: get('cached'),
      reasoning: get('reasoning') ?? 0,
    };
  });
}

/** What a reader may say about a payload. */
interface Telling<Field extends string> {
  see(field: Field, value: unknown): void;
  told(): void;
  failed(): void;
  understood(): void;
}

function createReader<Field extends string>(
  read: (payload: Json | '[DONE]', tell: Telling<Field>) => void,
  countsOf: (get: (field: Field) => number | undefined) => Counts | undefined,
): UsageReader {
  const highest = createHighest<Field>();
  const state = { told: false, failed: false, understood: false };
  const telling: Telling<Field> = {
    see: highest.see,
    told: () => {
      state.told = true;
    },
    failed: () => {
      state.failed = true;
    },
    understood: () => {
      state.understood = true;
    },
  };
  return {
    take: (payload) => {
      const known = payload === '[DONE]' ? payload : object(payload);
      if (known !== undefined) read(known, telling);
    },
    counts: () => countsOf(highest.get),
    told: () => state.told && countsOf(highest.get) !== undefined,
    failed: () => state.failed,
    understood: () => state.understood,
  };
}

/** Some servers tell the usage so far with every chunk: only what comes with or after the end of the choice is the last. */
function createChatReader(): UsageReader {
  let choiceEnded = false;
  return createOpenaiReader((payload, tell) => {
    if (payload === '[DONE]') {
      tell.told();
      return;
    }
    if (payload.error !== undefined && payload.error !== null) tell.failed();
    const choices = Array.isArray(payload.choices) ? payload.choices : undefined;
    if (choices) tell.understood();
    if (choices?.some((choice) => typeof object(choice)?.finish_reason === 'string')) choiceEnded = true;
    const usage = object(payload.usage);
    if (!usage) return;
    readChatUsage(usage, tell.see);
    if (choiceEnded || choices?.length === 0) tell.told();
  });
}

function createResponsesReader(): UsageReader {
  return createOpenaiReader((payload, tell) => {
    if (payload === '[DONE]') return;
    const type = typeof payload.type === 'string' ? payload.type : undefined;
    const ended = type !== undefined && /^response\.(completed|incomplete|failed|cancelled)$/.test(type);
    if (type === 'response.failed' || type === 'error') tell.failed();
    // A whole reply is the response itself; in a stream it rides in the events.
    const response = object(payload.response) ?? payload;
    if (response.object === 'response' && response.status === 'failed') tell.failed();
    if (type?.startsWith('response.') || typeof response.object === 'string') tell.understood();
    const usage = object(response.usage);
    if (!usage) return;
    readResponsesUsage(usage, tell.see);
    if (ended || type === undefined) tell.told();
  });
}

type AnthropicField = 'fresh' | 'written' | 'read' | 'output';

/** Anthropic counts what it read from and wrote to its cache beside the input; both are input. */
function createMessagesReader(): UsageReader {
  return createReader<AnthropicField>(
    (payload, tell) => {
      if (payload === '[DONE]') return;
      const { type } = payload;
      if (type === 'error') tell.failed();
      if (type === 'message' || type === 'message_start' || type === 'message_delta') tell.understood();
      const usage = object(payload.usage) ?? object(object(payload.message)?.usage);
      if (!usage) return;
      tell.see('fresh', usage.input_tokens);
      tell.see('written', usage.cache_creation_input_tokens);
      tell.see('read', usage.cache_read_input_tokens);
      tell.see('output', usage.output_tokens);
      // The first message of a stream tells the input and a beginning of the output; the last delta tells it all.
      if (type === 'message' || type === 'message_delta') tell.told();
    },
    (get) => {
      const [fresh, written, read, output] = [get('fresh'), get('written'), get('read'), get('output')];
      if (fresh === undefined && output === undefined) return undefined;
      return {
        input: (fresh ?? 0) + (written ?? 0) + (read ?? 0),
        output: output ?? 0,
        cached: read,
        reasoning: 0,
      };
    },
  );
}

type GeminiField = 'prompt' | 'tools' | 'cached' | 'candidates' | 'thoughts';

/** Gemini tells cumulative counts with every chunk and leaves out those that are zero. */
function createGenerateReader(): UsageReader {
  return createReader<GeminiField>(
    (payload, tell) => {
      if (payload === '[DONE]') return;
      if (payload.error !== undefined) tell.failed();
      const candidates = Array.isArray(payload.candidates) ? payload.candidates : [];
      const feedback = object(payload.promptFeedback);
      if (candidates.length > 0 || feedback || payload.usageMetadata !== undefined) tell.understood();
      const usage = object(payload.usageMetadata);
      if (!usage) return;
      tell.see('prompt', usage.promptTokenCount);
      tell.see('tools', usage.toolUsePromptTokenCount);
      tell.see('cached', usage.cachedContentTokenCount);
      tell.see('candidates', usage.candidatesTokenCount);
      tell.see('thoughts', usage.thoughtsTokenCount);
      const ended = candidates.some((candidate) => typeof object(candidate)?.finishReason === 'string');
      if (ended || feedback?.blockReason !== undefined) tell.told();
    },
    (get) => {
      const prompt = get('prompt');
      if (prompt === undefined) return undefined;
      const thoughts = get('thoughts') ?? 0;
      return {
        input: prompt + (get('tools') ?? 0),
        output: (get('candidates') ?? 0) + thoughts,
        cached: get('cached') ?? 0,
        reasoning: thoughts,
      };
    },
  );
}

function createEmbeddingsReader(): UsageReader {
  return createOpenaiReader((payload, tell) => {
    if (payload === '[DONE]') return;
    if (Array.isArray(payload.data)) tell.understood();
    const usage = object(payload.usage);
    if (!usage) return;
    tell.see('input', usage.prompt_tokens);
    tell.see('cached', 0);
    tell.told();
  });
}

export function createUsageReader(api: Exclude<Api, 'free'>): UsageReader {
  switch (api) {
    case 'chat':
      return createChatReader();
    case 'responses':
      return createResponsesReader();
    case 'messages':
      return createMessagesReader();
    case 'generate':
      return createGenerateReader();
    case 'embeddings':
      return createEmbeddingsReader();
  }
}
