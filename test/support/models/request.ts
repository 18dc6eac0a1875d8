/** What an agent asked a model, told in the same words for every wire protocol. */
import type { IncomingHttpHeaders } from 'node:http';

export const protocols = ['chat', 'responses', 'messages', 'gemini'] as const;
export type Protocol = (typeof protocols)[number];

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
  /** Tools the assistant called in this message. */
  calls: { name: string; input: unknown }[];
}

export interface ModelRequest {
  protocol: Protocol;
  model: string;
  stream: boolean;
  /** Names of the tools the agent offers. */
  tools: string[];
  messages: ModelMessage[];
  /** The agent wants JSON of a given shape, as for its own housekeeping. */
  wantsJson: boolean;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Json;
}

/** JSON of a request as it came, read leniently. */
export type Json = { [field: string]: unknown };

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The text of a content that is a string or a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => text(part.text) || (part.content === undefined ? '' : textOf(part.content)))
    .join('');
}

function parsed(json: unknown): unknown {
  try {
    return JSON.parse(text(json));
  } catch {
    return json;
  }
}

const roles: Record<string, ModelMessage['role']> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
  model: 'assistant',
  tool: 'tool',
  function: 'tool',
};
const role = (name: unknown): ModelMessage['role'] => roles[text(name)] ?? 'user';

function chatMessages(body: Json): ModelMessage[] {
  return list(body.messages).map((message) => ({
    role: role(message.role),
    text: textOf(message.content),
    calls: list(message.tool_calls).map((call) => ({
      name: text(object(call.function).name),
      input: parsed(object(call.function).arguments),
    })),
  }));
}

function responsesMessages(body: Json): ModelMessage[] {
  const first: ModelMessage[] = body.instructions
    ? [{ role: 'system', text: text(body.instructions), calls: [] }]
    : [];
  if (typeof body.input === 'string') return [...first, { role: 'user', text: body.input, calls: [] }];
  return first.concat(
    list(body.input).flatMap((item): ModelMessage[] => {
      switch (item.type) {
        case 'function_call':
        case 'custom_tool_call':
          return [
            {
              role: 'assistant',
              text: '',
              calls: [{ name: text(item.name), input: parsed(item.arguments ?? item.input) }],
            },
          ];
        case 'function_call_output':
        case 'custom_tool_call_output':
          return [{ role: 'tool', text: textOf(item.output), calls: [] }];
        case undefined:
        case 'message':
          return [{ role: role(item.role), text: textOf(item.content), calls: [] }];
        default:
          return [];
      }
    }),
  );
}

function anthropicMessages(body: Json): ModelMessage[] {
  const system: ModelMessage[] = body.system
    ? [{ role: 'system', text: textOf(body.system), calls: [] }]
    : [];
  return system.concat(
    list(body.messages).map((message) => {
      const blocks = list(message.content);
      const results = blocks.some((block) => block.type === 'tool_result');
      return {
        role: results ? 'tool' : role(message.role),
        text: textOf(message.content),
        calls: blocks
          .filter((block) => block.type === 'tool_use')
          .map((block) => ({ name: text(block.name), input: block.input })),
      };
    }),
  );
}

function geminiMessages(body: Json): ModelMessage[] {
  const instruction = object(body.systemInstruction ?? body.system_instruction);
  const system: ModelMessage[] = instruction.parts
    ? [{ role: 'system', text: textOf(instruction.parts), calls: [] }]
    : [];
  return system.concat(
    list(body.contents).map((content) => {
      const parts = list(content.parts);
      const results = parts.filter((part) => part.functionResponse !== undefined);
      return {
        role: results.length > 0 ? 'tool' : role(content.role),
        text:
          textOf(parts) +
          results.map((part) => JSON.stringify(object(part.functionResponse).response)).join(''),
        calls: parts
          .filter((part) => part.functionCall !== undefined)
          .map((part) => ({
            name: text(object(part.functionCall).name),
            input: object(part.functionCall).args,
          })),
      };
    }),
  );
}

function toolNames(protocol: Protocol, body: Json): string[] {
  const tools = list(body.tools);
  switch (protocol) {
    case 'chat':
      return tools.map((tool) => text(object(tool.function).name));
    case 'gemini':
      return tools.flatMap((tool) => list(tool.functionDeclarations).map((one) => text(one.name)));
    case 'responses':
    case 'messages':
      return tools.map((tool) => text(tool.name ?? tool.type));
  }
}

const readers = {
  chat: chatMessages,
  responses: responsesMessages,
  messages: anthropicMessages,
  gemini: geminiMessages,
};

/** The protocol and the model that an address stands for; undefined when it is no call that makes a model talk. */
export function protocolOf(
  path: string,
): { protocol: Protocol; model?: string; stream?: boolean } | undefined {
  if (path.endsWith('/chat/completions')) return { protocol: 'chat' };
  if (path.endsWith('/responses')) return { protocol: 'responses' };
  if (path.endsWith('/messages')) return { protocol: 'messages' };
  const [, model, verb] = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/.exec(path) ?? [];
  return model === undefined
    ? undefined
    : { protocol: 'gemini', model, stream: verb === 'streamGenerateContent' };
}

export function readRequest(given: {
  path: string;
  headers: IncomingHttpHeaders;
  body: Json;
}): ModelRequest | undefined {
  const { body } = given;
  const found = protocolOf(given.path.replace(/\?.*$/, ''));
  if (!found) return undefined;
  const { protocol } = found;
  const config = object(body.generationConfig);
  return {
    ...given,
    protocol,
    model: found.model ?? text(body.model),
    stream: found.stream ?? body.stream === true,
    tools: toolNames(protocol, body),
    messages: readers[protocol](body),
    wantsJson:
      config.responseMimeType === 'application/json' ||
      text(object(body.response_format).type).startsWith('json') ||
      text(object(object(body.text).format).type).startsWith('json'),
  };
}

/** How often the agent already came back with what its tools said. */
export function toolRounds(request: ModelRequest): number {
  let rounds = 0;
  let before: ModelMessage['role'] | undefined;
  for (const { role: now } of request.messages) {
    if (now === 'tool' && before !== 'tool') rounds++;
    before = now;
  }
  return rounds;
}
