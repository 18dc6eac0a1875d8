/** The conversation with a model, and how its older part becomes a summary before it no longer fits. */
import type { ModelMessage } from 'ai';
import { headAndTail } from './tool.ts';

/** A token is about four characters of code or English. */
const unitsPerToken = 4;
/** Past this share of the context older turns are summarised, so that there is room for the next answer. */
const fullShare = 0.8;
/** Of the context, for the text that is to be summarised, and for the last turn when it is kept as it is. */
const recountShare = 0.5;
const keptShare = 0.15;
const recountedUnits = 2_000;

export interface Context {
  readonly messages: ModelMessage[];
  add(...messages: ModelMessage[]): void;
  /** What the provider counted for everything so far. */
  counted(tokens: number): void;
  /** Whether the next call should be made with a summary. */
  full(): boolean;
  /** Learns from a provider's refusal how large the context is. */
  refused(message: string): void;
  /** What the model is asked for a summary: the older turns as text, bounded. */
  recount(): string;
  /** Puts the summary in the place of all but the instruction and the last turn. */
  compact(summary: string): void;
}

export function createContext(options: {
  instruction: string;
  earlier: ModelMessage[];
  windowTokens: number;
}): Context {
  const first: ModelMessage = { role: 'user', content: options.instruction };
  let messages: ModelMessage[] = [...options.earlier, first];
  let windowTokens = options.windowTokens;
  /** Tokens of the first `countedMessages` messages; the rest is estimated. */
  let countedTokens = 0;
  let countedMessages = 0;

  const tokens = (): number => countedTokens + estimate(messages.slice(countedMessages));
  /** The last thing the model said and what came of it; empty when it is too long to keep, or all there is to summarise. */
  const lastTurn = (): ModelMessage[] => {
    const at = messages.findLastIndex(({ role }) => role === 'assistant');
    const turn = at === -1 ? [] : messages.slice(at);
    const older = messages.length - turn.length > 1;
    return older && estimate(turn) <= keptShare * windowTokens ? turn : [];
  };

  return {
    get messages() {
      return messages;
    },
    add: (...added) => {
      messages.push(...added);
    },
    counted: (count) => {
      countedTokens = count;
      countedMessages = messages.length;
    },
    full: () => messages.length > 1 && tokens() > fullShare * windowTokens,
    refused: (message) => {
      // The size that the provider names, else a little less than what it refused.
      const named = sizes
        .map((size) => Number(size.exec(plainNumbers(message))?.[1]))
        .find((size) => size >= 1_000);
      windowTokens = Math.max(1_000, Math.min(windowTokens, named ?? 0.9 * tokens()));
    },
    recount: () => {
      const kept = new Set(lastTurn());
      const older = messages.filter((message) => message !== first && !kept.has(message)).map(told);
      return headAndTail(older.join('\n\n'), Math.floor(recountShare * windowTokens * unitsPerToken));
    },
    compact: (summary) => {
      const turn = lastTurn();
      const goOn = turn.length === 0 ? '\n\n[Go on from here. Read again what you need to see.]' : '';
      const content = `${options.instruction}\n\n[The work has begun already. What happened so far, in short:]\n\n${summary}${goOn}`;
      messages = [{ role: 'user', content }, ...turn];
      countedTokens = 0;
      countedMessages = 0;
    },
  };
}

const sizes = [
  /(?:maximum|max) context (?:length|window|size)[^\d]{0,40}(\d+)/i,
  /> ?(\d+) maximum/i,
  /allowed \(?(\d+)/i,
  /context (?:length|window|size|limit)[^\d]{0,40}(\d+)/i,
];

const plainNumbers = (text: string): string => text.replaceAll(/(?<=\d)[,_](?=\d{3})/g, '');

function estimate(messages: ModelMessage[]): number {
  return messages.length === 0 ? 0 : Math.ceil(JSON.stringify(messages).length / unitsPerToken);
}

/** A message as text for who summarises it; what tools said is cut short. */
function told(message: ModelMessage): string {
  const { role, content } = message;
  if (typeof content === 'string') return `${role}: ${content}`;
  const parts = content.map((part) => {
    if (part.type === 'text') return part.text;
    if (part.type === 'tool-call')
      return `[calls ${part.toolName} ${headAndTail(JSON.stringify(part.input), recountedUnits)}]`;
    if (part.type === 'tool-result')
      return `[${part.toolName} says] ${headAndTail('value' in part.output ? String(part.output.value) : '', recountedUnits)}`;
    return '';
  });
  return `${role}: ${parts.join('\n')}`;
}

export const summariser =
  'You summarise the work of a coding agent, so that it can go on without the full record. Keep what it needs: what the ' +
  'user asked for besides the task, word for word; what was found out; which files were changed and how; which commands ' +
  'were run and what they showed; what is left to do. At most 600 words, as plain text.';
