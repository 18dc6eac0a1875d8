/** The two wire protocols of OpenAI: chat completions and responses. */
import { type Filled, type Frame, type ModelUsage, piecesOf } from './reply.ts';
import type { ModelRequest } from './request.ts';

const data = (payload: unknown): string => `data: ${JSON.stringify(payload)}\n\n`;

function chatUsage(reply: Filled): Record<string, unknown> {
  const { input, output, cached, reasoning } = reply.tokens;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    ...(reply.plainUsage
      ? {}
      : {
          prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: reasoning, audio_tokens: 0 },
        }),
  };
}

function finishReason(reply: Filled): string {
  if (reply.stop === 'length') return 'length';
  if (reply.stop === 'refused') return 'content_filter';
  return reply.calls?.length ? 'tool_calls' : 'stop';
}

const toolCalls = (reply: Filled) =>
  (reply.calls ?? []).map((call, index) => ({
    id: `call_${reply.id}_${index}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.input) },
  }));

const told = (reply: Filled): ModelUsage | undefined => (reply.untold ? undefined : reply.tokens);

export function chatWhole(reply: Filled): Frame {
  const calls = toolCalls(reply);
  const body = {
    id: `chatcmpl-${reply.id}`,
    object: 'chat.completion',
    created: reply.created,
    model: reply.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: reply.text ?? null,
          refusal: null,
          ...(calls.length ? { tool_calls: calls } : {}),
        },
        logprobs: null,
        finish_reason: finishReason(reply),
      },
    ],
    ...(reply.untold ? {} : { usage: chatUsage(reply) }),
  };
  return { text: JSON.stringify(body), told: told(reply) };
}

export function chatStream(reply: Filled, request: ModelRequest): Frame[] {
  const options = request.body.stream_options as { include_usage?: boolean } | undefined;
  const withUsage = options?.include_usage === true && !reply.untold;
  const chunk = (choices: unknown[], usage?: unknown): string =>
    data({
      id: `chatcmpl-${reply.id}`,
      object: 'chat.completion.chunk',
      created: reply.created,
      model: reply.model,
      choices,
      ...(withUsage ? { usage: usage ?? null } : {}),
    });
  const delta = (change: unknown, finish: string | null = null): string =>
    chunk([{ index: 0, delta: change, logprobs: null, finish_reason: finish }]);
  const frames = [
    delta({ role: 'assistant', content: '' }),
    ...reply.pieces.map((content) => delta({ content })),
    ...toolCalls(reply).flatMap((call, index) => [
      delta({
        tool_calls: [
          { index, id: call.id, type: 'function', function: { name: call.function.name, arguments: '' } },
        ],
      }),
      ...piecesOf(call.function.arguments, 7).map((piece) =>
        delta({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ]),
    delta({}, finishReason(reply)),
  ].map((text): Frame => ({ text }));
  if (withUsage) frames.push({ text: chunk([], chatUsage(reply)), told: reply.tokens });
  frames.push({ text: 'data: [DONE]\n\n' });
  return frames;
}

export const chatError = (): Frame => ({
  text: data({ error: { message: 'The model broke.', type: 'server_error', code: null } }),
});

function responsesUsage(reply: Filled): Record<string, unknown> {
  const { input, output, cached, reasoning } = reply.tokens;
  return {
    input_tokens: input,
    ...(reply.plainUsage ? {} : { input_tokens_details: { cached_tokens: cached } }),
    output_tokens: output,
    ...(reply.plainUsage ? {} : { output_tokens_details: { reasoning_tokens: reasoning } }),
    total_tokens: input + output,
  };
}

interface Item {
  id: string;
  type: string;
  [field: string]: unknown;
}

function outputItems(reply: Filled): Item[] {
  const items: Item[] = [];
  if (reply.text !== undefined)
    items.push({
      id: `msg_${reply.id}`,
      type: 'message',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', text: reply.text, annotations: [], logprobs: [] }],
    });
  for (const [index, call] of (reply.calls ?? []).entries())
    items.push({
      id: `fc_${reply.id}_${index}`,
      type: 'function_call',
      status: 'completed',
      call_id: `call_${reply.id}_${index}`,
      name: call.name,
      arguments: JSON.stringify(call.input),
    });
  return items;
}

function response(reply: Filled, status: string, output: Item[], usage: unknown): Record<string, unknown> {
  return {
    id: `resp_${reply.id}`,
    object: 'response',
    created_at: reply.created,
    status,
    error: null,
    incomplete_details:
      status === 'incomplete'
        ? { reason: reply.stop === 'refused' ? 'content_filter' : 'max_output_tokens' }
        : null,
    instructions: null,
    max_output_tokens: null,
    metadata: {},
    model: reply.model,
    output,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage,
    user: null,
  };
}

const finalStatus = (reply: Filled): string => (reply.stop ? 'incomplete' : 'completed');

export function responsesWhole(reply: Filled): Frame {
  const usage = reply.untold ? null : responsesUsage(reply);
  return {
    text: JSON.stringify(response(reply, finalStatus(reply), outputItems(reply), usage)),
    told: told(reply),
  };
}

export function responsesStream(reply: Filled): Frame[] {
  const frames: Frame[] = [];
  const send = (type: string, fields: Record<string, unknown>, usage?: ModelUsage): void => {
    const payload = { type, sequence_number: frames.length, ...fields };
    frames.push({ text: `event: ${type}\n${data(payload)}`, told: usage });
  };
  const begun = response(reply, 'in_progress', [], null);
  send('response.created', { response: begun });
  send('response.in_progress', { response: begun });
  const items = outputItems(reply);
  for (const [index, item] of items.entries()) {
    const place = { output_index: index, item_id: item.id };
    if (item.type === 'message') {
      const part = { type: 'output_text', text: '', annotations: [], logprobs: [] };
      const inside = { ...place, content_index: 0 };
      send('response.output_item.added', {
        output_index: index,
        item: { ...item, status: 'in_progress', content: [] },
      });
      send('response.content_part.added', { ...inside, part });
      for (const delta of reply.pieces)
        send('response.output_text.delta', { ...inside, delta, logprobs: [] });
      send('response.output_text.done', { ...inside, text: reply.text, logprobs: [] });
      send('response.content_part.done', { ...inside, part: { ...part, text: reply.text } });
    } else {
      send('response.output_item.added', {
        output_index: index,
        item: { ...item, status: 'in_progress', arguments: '' },
      });
      for (const delta of piecesOf(String(item.arguments), 7))
        send('response.function_call_arguments.delta', { ...place, delta });
      send('response.function_call_arguments.done', { ...place, arguments: item.arguments, name: item.name });
    }
    send('response.output_item.done', { output_index: index, item });
  }
  const status = finalStatus(reply);
  const usage = reply.untold ? null : responsesUsage(reply);
  send(`response.${status}`, { response: response(reply, status, items, usage) }, told(reply));
  return frames;
}

export const responsesError = (reply: Filled): Frame => ({
  text: `event: response.failed\n${data({
    type: 'response.failed',
    sequence_number: 2,
    response: {
      ...response(reply, 'failed', [], null),
      error: { code: 'server_error', message: 'The model broke.' },
    },
  })}`,
});
