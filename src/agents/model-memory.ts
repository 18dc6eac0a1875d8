/** The conversation of a run as text, for the run that continues it. */
import type { ModelMessage, ToolCallPart, ToolResultPart } from 'ai';

/** Characters; a conversation that a context holds is far below. */
const keptUnitsMax = 4_000_000;

/**
 * `results`: of calls of the last turn, where the run ended before all of them were made. Every call has a result then, as
 * providers demand; what a provider attached for itself is left out.
 */
export function remember(messages: readonly ModelMessage[], results: readonly ToolResultPart[]): string {
  const plain = messages.flatMap((message, index): ModelMessage[] => {
    if (message.role === 'assistant' && typeof message.content !== 'string') {
      const content = message.content
        .filter(({ type }) => type === 'text' || type === 'tool-call')
        .map((part) => ({ ...part, providerOptions: undefined }));
      const assistant = content.length === 0 ? [] : [{ role: 'assistant' as const, content }];
      return messages[index + 1]?.role === 'tool' ? assistant : [...assistant, ...answered(content, results)];
    }
    return [{ ...message, providerOptions: undefined }];
  });
  const text = JSON.stringify({ version: 1, messages: plain });
  return text.length <= keptUnitsMax ? text : JSON.stringify({ version: 1, messages: lastWords(plain) });
}

/** Empty when there is nothing that this version understands. */
export function recall(text: string | undefined): ModelMessage[] {
  if (text === undefined) return [];
  try {
    const kept = JSON.parse(text) as { version?: unknown; messages?: unknown };
    return kept.version === 1 && Array.isArray(kept.messages) ? (kept.messages as ModelMessage[]) : [];
  } catch {
    return [];
  }
}

function answered(content: readonly { type: string }[], done: readonly ToolResultPart[]): ModelMessage[] {
  const results = content
    .filter((part): part is ToolCallPart => part.type === 'tool-call')
    .map(
      ({ toolCallId, toolName }): ToolResultPart =>
        done.find((result) => result.toolCallId === toolCallId) ?? {
          type: 'tool-result',
          toolCallId,
          toolName,
          output: { type: 'error-text', value: 'Not done: the run ended first.' },
        },
    );
  return results.length === 0 ? [] : [{ role: 'tool', content: results }];
}

/** What was asked last and what was said last, for a conversation that is too long to keep. */
function lastWords(messages: readonly ModelMessage[]): ModelMessage[] {
  const texts = messages.map((message) => {
    if (typeof message.content === 'string') return { role: message.role, text: message.content };
    const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return { role: message.role, text };
  });
  const user = texts.findLast(({ role, text }) => role === 'user' && text !== '');
  const assistant = texts.findLast(({ role, text }) => role === 'assistant' && text !== '');
  return [
    ...(user ? [{ role: 'user' as const, content: user.text }] : []),
    ...(assistant ? [{ role: 'assistant' as const, content: assistant.text }] : []),
  ];
}
