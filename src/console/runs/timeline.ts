/** What a run's events come to: a list of things that happened, in their order. Pure, so that an event that comes twice changes nothing. */
import type {
  InputOption,
  InputRequestedEvent,
  PatchReadyEvent,
  RunEvent,
  RunSettledEvent,
  StepCompletedEvent,
  StepKind,
} from '../api.ts';

export interface Step {
  is: 'step';
  id: string;
  attempt: number;
  index: number;
  name: string;
  title: string;
  kind: StepKind;
  at: string;
  /** Undefined while it goes on. */
  ended: StepCompletedEvent | undefined;
}

export interface Question {
  is: 'question';
  id: string;
  input: string;
  kind: InputRequestedEvent['kind'];
  title: string;
  options: InputOption[];
  at: string;
  expiresAt: string;
  /** How it ended; undefined while it is open. */
  outcome: string | undefined;
  answer: string | undefined;
}

export type Item =
  | Step
  | Question
  | { is: 'attempt'; id: string; at: string; attempt: number }
  | { is: 'message'; id: string; at: string; from: 'agent' | 'client'; text: string }
  | { is: 'retry'; id: string; at: string; attempt: number; words: string };

export interface Tokens {
  input: number;
  output: number;
}

export interface Timeline {
  items: readonly Item[];
  /** The number of the last event in it. */
  last: number;
  attempt: number;
  startedAt: string | undefined;
  tokens: Tokens | undefined;
  patch: PatchReadyEvent | undefined;
  settled: RunSettledEvent | undefined;
}

export const emptyTimeline: Timeline = {
  items: [],
  last: 0,
  attempt: 0,
  startedAt: undefined,
  tokens: undefined,
  patch: undefined,
  settled: undefined,
};

/** The timeline with one event more. One that it has already, or that it does not know, leaves it as it is. */
export function withEvent(timeline: Timeline, event: RunEvent): Timeline {
  if (event.seq <= timeline.last) return timeline;
  const next = { ...timeline, last: event.seq };
  const id = `e${event.seq}`;
  const add = (item: Item): Timeline => ({ ...next, items: [...timeline.items, item] });
  const change = (fits: (item: Item) => boolean, to: (item: Item) => Item): Timeline => ({
    ...next,
    items: timeline.items.map((item) => (fits(item) ? to(item) : item)),
  });
  switch (event.type) {
    case 'run.started': {
      const started = { ...next, attempt: event.attempt, startedAt: timeline.startedAt ?? event.at };
      const item: Item = { is: 'attempt', id, at: event.at, attempt: event.attempt };
      return { ...started, items: [...timeline.items, item] };
    }
    case 'step.started':
      return add({
        is: 'step',
        id,
        attempt: timeline.attempt,
        index: event.index,
        name: event.step,
        title: event.title,
        kind: event.kind,
        at: event.at,
        ended: undefined,
      });
    case 'step.completed':
      return change(
        (item) => item.is === 'step' && item.attempt === timeline.attempt && item.index === event.index,
        (item) => ({ ...(item as Step), ended: event }),
      );
    case 'message.added':
      return add({ is: 'message', id, at: event.at, from: event.from, text: event.text });
    case 'input.requested':
      return add({
        is: 'question',
        id,
        input: event.input,
        kind: event.kind,
        title: event.title,
        options: event.options,
        at: event.at,
        expiresAt: event.expires_at,
        outcome: undefined,
        answer: undefined,
      });
    case 'input.resolved':
      return change(
        (item) => item.is === 'question' && item.input === event.input,
        (item) => {
          const question = item as Question;
          const option = question.options.find((one) => one.id === event.option);
          return {
            ...question,
            outcome: event.outcome,
            answer: event.text ?? option?.label ?? event.option ?? undefined,
          };
        },
      );
    case 'run.retrying':
      return add({ is: 'retry', id, at: event.at, attempt: event.attempt, words: event.reason.message });
    case 'usage.updated':
      return { ...next, tokens: { input: event.input, output: event.output } };
    case 'patch.ready':
      return { ...next, patch: event };
    case 'run.settled':
      return { ...next, settled: event };
    default:
      return next;
  }
}

/** How many steps there are, how many have ended well and how many have not, over all attempts. */
export function countSteps(timeline: Timeline): { all: number; failed: number } {
  const steps = timeline.items.filter((item) => item.is === 'step');
  return { all: steps.length, failed: steps.filter((step) => step.ended?.status === 'failed').length };
}
