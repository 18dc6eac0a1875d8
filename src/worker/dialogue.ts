/** An attempt's talk with its client: questions that wait for an answer, messages that come while the agent works. */
import type { AskClient } from '../app/ask-client.ts';
import type { Attempt } from '../app/record-event.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Answer, Question } from '../domain/question.ts';
import type { Database } from '../store/database.ts';
import { listAnswered } from '../store/inputs.ts';
import { listMessages, type RunMessage } from '../store/messages.ts';
import type { Interruption } from './interruption.ts';
import type { Recorder } from './recorder.ts';

export interface Dialogue {
  ask(question: Question): Promise<Answer>;
  /** One reader. Each message is in the log before the agent has it. */
  readonly messages: AsyncIterable<string>;
  /** Looks for answers and messages: a client has sent something, or a notice may have been lost. */
  look(): Promise<void>;
  /** Milliseconds of this attempt in which the run waited. */
  waitedMs(): number;
  /** Takes back every open question and ends the messages. */
  close(): Promise<void>;
}

interface OpenQuestion {
  answer(answer: Answer): void;
  giveUp(error: Error): void;
}

/** Questions an agent may have open at a time. */
const questionsMax = 16;
const messagesPage = 100;

export function openDialogue(
  deps: { askClient: AskClient; database: Database; clock: Clock; log: Log; inputTimeoutMs: number },
  attempt: Attempt,
  interruption: Interruption,
  recorder: Recorder,
  takesMessages: boolean,
): Dialogue {
  const { askClient, database, clock, log } = deps;
  const open = new Map<string, OpenQuestion>();
  /** Questions on their way into the log. */
  const requests = new Set<Promise<string>>();
  let waitingSince: number | undefined;
  let waited = 0;
  let resume: (() => void) | undefined;

  let seen = 0;
  let unread: RunMessage[] = [];
  let wake: (() => void) | undefined;
  let closed = false;
  let looking: Promise<void> | undefined;
  let again = false;

  /** The run's time stands still while any question is open. */
  function beginWait(at: Date): void {
    if (open.size > 0) return;
    waitingSince = at.getTime();
    resume = interruption.pause();
  }

  function endWait(at: Date): void {
    if (open.size > 0 || waitingSince === undefined) return;
    waited += Math.max(0, at.getTime() - waitingSince);
    waitingSince = undefined;
    resume?.();
    resume = undefined;
  }

  /** Stores the question; the run waits from then on. */
  async function request(question: Question, asked: OpenQuestion): Promise<string> {
    // What the agent reported before it asked comes before the question.
    await recorder.flush();
    const expiresAt = new Date(clock.now().getTime() + deps.inputTimeoutMs);
    const { uuid, at } = await askClient.request(attempt, question, expiresAt);
    beginWait(at);
    open.set(uuid, asked);
    return uuid;
  }

  async function ask(question: Question): Promise<Answer> {
    if (closed || interruption.signal.aborted) throw new Error('the run is being interrupted');
    if (open.size + requests.size >= questionsMax)
      throw new Error(`an agent may ask ${questionsMax} questions at a time`);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const requested = request(question, { answer: resolve, giveUp: reject });
    requests.add(requested);
    const uuid = await requested.finally(() => requests.delete(requested));
    if (closed || interruption.signal.aborted) stopWaiting();
    const callOff = clock.after(deps.inputTimeoutMs, () => {
      // An answer that came in the last moment counts.
      void look().finally(() => {
        if (open.has(uuid)) interruption.interrupt('unanswered');
      });
    });
    return promise.finally(callOff);
  }

  function stopWaiting(): void {
    for (const question of open.values()) question.giveUp(new Error('the run was interrupted'));
  }
  interruption.signal.addEventListener('abort', stopWaiting, { once: true });

  /** What nobody answered, once the agent is gone: in the log before the run's end is. */
  async function takeBack(): Promise<void> {
    const outcome = interruption.kind() === 'unanswered' ? 'expired' : 'withdrawn';
    for (const uuid of open.keys()) {
      const at = await askClient.resolve(attempt, uuid, outcome, null);
      open.delete(uuid);
      endWait(at);
    }
  }

  async function takeAnswers(): Promise<void> {
    if (open.size === 0) return;
    for (const { uuid, answer } of await listAnswered(database, attempt.runUuid)) {
      const question = open.get(uuid);
      if (!question || answer === null) continue;
      const at = await askClient.resolve(attempt, uuid, 'answered', answer);
      open.delete(uuid);
      endWait(at);
      question.answer(answer);
    }
  }

  async function takeMessages(): Promise<void> {
    if (!takesMessages || closed) return;
    for (const message of await listMessages(database, attempt.runUuid, seen, messagesPage)) {
      if (message.number <= seen) continue;
      seen = message.number;
      unread.push(message);
    }
    if (unread.length > 0) wake?.();
  }

  /** One look at a time; who asks meanwhile gets another one after it. */
  async function look(): Promise<void> {
    if (looking) {
      again = true;
      return looking;
    }
    looking = (async () => {
      do {
        again = false;
        try {
          await takeAnswers();
          await takeMessages();
        } catch (error) {
          log.warn(
            { err: error, run: attempt.runId },
            'answers and messages could not be read; trying again',
          );
        }
      } while (again);
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function* read(): AsyncGenerator<string> {
    for (;;) {
      const [next] = unread;
      if (closed) return;
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      unread = unread.slice(1);
      recorder.record('message.added', { from: 'client', text: next.text });
      await recorder.flush();
      yield next.text;
    }
  }

  return {
    ask,
    messages: { [Symbol.asyncIterator]: read },
    look,
    waitedMs: () => waited,
    close: async () => {
      closed = true;
      wake?.();
      interruption.signal.removeEventListener('abort', stopWaiting);
      await Promise.allSettled([...requests, looking]);
      stopWaiting();
      if (interruption.kind() !== 'lost') await takeBack();
    },
  };
}
