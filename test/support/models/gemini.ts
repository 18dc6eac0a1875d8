/** The wire protocol of Gemini: generateContent, whole, as Server-Sent Events, or as an array that grows. */
import type { Filled, Frame, ModelUsage } from './reply.ts';

/** Gemini leaves out what is zero. */
const unlessZero = (name: string, count: number): Record<string, number> =>
  count === 0 ? {} : { [name]: count };

function usageMetadata(reply: Filled, output: number): Record<string, unknown> {
  const { input, cached, reasoning } = reply.tokens;
  const thoughts = Math.min(reasoning, output);
  return {
    promptTokenCount: input,
    ...unlessZero('candidatesTokenCount', output - thoughts),
    ...unlessZero('thoughtsTokenCount', thoughts),
    ...(reply.plainUsage ? {} : unlessZero('cachedContentTokenCount', cached)),
    totalTokenCount: input + output,
  };
}

function finishReason(reply: Filled): string {
  if (reply.stop === 'length') return 'MAX_TOKENS';
  return reply.stop === 'refused' ? 'SAFETY' : 'STOP';
}

const functionCalls = (reply: Filled): Record<string, unknown>[] =>
  (reply.calls ?? []).map((call, index) => ({
    functionCall: { id: `call_${reply.id}_${index}`, name: call.name, args: call.input },
  }));

function content(reply: Filled, parts: unknown[], output: number, finish?: string): Record<string, unknown> {
  return {
    candidates: [
      { content: { role: 'model', parts }, index: 0, ...(finish ? { finishReason: finish } : {}) },
    ],
    ...(reply.untold ? {} : { usageMetadata: usageMetadata(reply, output) }),
    modelVersion: reply.model,
    responseId: reply.id,
  };
}

export function geminiWhole(reply: Filled): Frame {
  const parts = [...(reply.text === undefined ? [] : [{ text: reply.text }]), ...functionCalls(reply)];
  return {
    text: JSON.stringify(content(reply, parts, reply.tokens.output, finishReason(reply))),
    told: reply.untold ? undefined : reply.tokens,
  };
}

/** `sse`: asked for with `?alt=sse`; else the stream is one JSON array. */
export function geminiStream(reply: Filled, sse: boolean): Frame[] {
  const said = reply.pieces.map((text) => [{ text }]);
  const calls = functionCalls(reply);
  const chunks: unknown[][] = [...said, calls.length > 0 ? calls : [{ text: '' }]];
  return chunks.map((parts, index) => {
    const last = index === chunks.length - 1;
    // Cumulative, as Gemini counts: a part of the output with each chunk, all of it with the last.
    const output = last
      ? reply.tokens.output
      : Math.floor((reply.tokens.output * (index + 1)) / chunks.length);
    const thoughts = Math.min(reply.tokens.reasoning, output);
    const told: ModelUsage = { ...reply.tokens, output, reasoning: thoughts };
    const json = JSON.stringify(content(reply, parts, output, last ? finishReason(reply) : undefined));
    const text = sse ? `data: ${json}\r\n\r\n` : `${index === 0 ? '[' : ',\r\n'}${json}${last ? ']' : ''}`;
    return { text, told: reply.untold ? undefined : told };
  });
}

export const geminiError = (sse: boolean): Frame => {
  const json = JSON.stringify({
    error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' },
  });
  return { text: sse ? `data: ${json}\r\n\r\n` : `,\r\n${json}]` };
};
