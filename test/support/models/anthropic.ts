/** The wire protocol of Anthropic: messages. */
import { type Filled, type Frame, type ModelUsage, piecesOf } from './reply.ts';

const event = (type: string, fields: Record<string, unknown>): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;

function inputUsage({ tokens, plainUsage }: Filled): Record<string, unknown> {
  // Anthropic tells what was read from and written to the cache beside the input, not as part of it.
  return {
    input_tokens: tokens.input - tokens.cached - tokens.cacheWritten,
    ...(plainUsage
      ? {}
      : {
          cache_creation_input_tokens: tokens.cacheWritten,
          cache_read_input_tokens: tokens.cached,
        }),
  };
}

function stopReason(reply: Filled): string {
  if (reply.stop === 'length') return 'max_tokens';
  if (reply.stop === 'refused') return 'refusal';
  return reply.calls?.length ? 'tool_use' : 'end_turn';
}

const blocks = (reply: Filled): Record<string, unknown>[] => [
  ...(reply.text === undefined ? [] : [{ type: 'text', text: reply.text }]),
  ...(reply.calls ?? []).map((call, index) => ({
    type: 'tool_use',
    id: `toolu_${reply.id}_${index}`,
    name: call.name,
    input: call.input,
  })),
];

export function messagesWhole(reply: Filled): Frame {
  return {
    text: JSON.stringify({
      id: `msg_${reply.id}`,
      type: 'message',
      role: 'assistant',
      model: reply.model,
      content: blocks(reply),
      stop_reason: stopReason(reply),
      stop_sequence: null,
      ...(reply.untold ? {} : { usage: { ...inputUsage(reply), output_tokens: reply.tokens.output } }),
    }),
    told: reply.untold ? undefined : reply.tokens,
  };
}

export function messagesStream(reply: Filled): Frame[] {
  const first: ModelUsage = { ...reply.tokens, output: 1, reasoning: 0 };
  const frames: Frame[] = [
    {
      text: event('message_start', {
        message: {
          id: `msg_${reply.id}`,
          type: 'message',
          role: 'assistant',
          model: reply.model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          ...(reply.untold ? {} : { usage: { ...inputUsage(reply), output_tokens: 1 } }),
        },
      }),
      told: reply.untold ? undefined : first,
    },
    { text: event('ping', {}) },
  ];
  const push = (type: string, fields: Record<string, unknown>): void => {
    frames.push({ text: event(type, fields) });
  };
  for (const [index, block] of blocks(reply).entries()) {
    if (block.type === 'text') {
      push('content_block_start', { index, content_block: { type: 'text', text: '' } });
      for (const text of reply.pieces)
        push('content_block_delta', { index, delta: { type: 'text_delta', text } });
    } else {
      push('content_block_start', { index, content_block: { ...block, input: {} } });
      for (const partial of piecesOf(JSON.stringify(block.input), 7))
        push('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: partial } });
    }
    push('content_block_stop', { index });
  }
  frames.push({
    text: event('message_delta', {
      delta: { stop_reason: stopReason(reply), stop_sequence: null },
      usage: reply.untold ? undefined : { output_tokens: reply.tokens.output },
    }),
    told: reply.untold ? undefined : reply.tokens,
  });
  push('message_stop', {});
  return frames;
}

export const messagesError = (): Frame => ({
  text: event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
});
