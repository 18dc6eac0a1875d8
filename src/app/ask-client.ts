/** Asks the client something for an attempt, and closes the question: the run's state and the event in one commit each. */
import type { Clock } from '../base/clock.ts';
import { encodeUuid, newUuid } from '../base/ids.ts';
import { retryWhileUnavailable } from '../base/retry.ts';
import { type EventType, storedPayload, wirePayload } from '../domain/event.ts';
import type { Answer, Outcome, Question } from '../domain/question.ts';
import type { Database } from '../store/database.ts';
import { findOutcome, requestInput, resolveInput } from '../store/inputs.ts';
import type { Notices } from '../store/notices.ts';
import { type Attempt, FencedError } from './record-event.ts';

/** How long a question waits for a database that is away; past it the attempt breaks and the run is taken again. */
const patienceMs = 60_000;

export interface AskClient {
  /** The run is `waiting` from the instant this resolves with. Throws `FencedError`. */
  request(attempt: Attempt, question: Question, expiresAt: Date): Promise<{ uuid: string; at: Date }>;
  /** Unless another question is open, the run goes on from the instant this resolves with. Throws `FencedError`. */
  resolve(attempt: Attempt, uuid: string, outcome: Outcome, answer: Answer | null): Promise<Date>;
}

export function createAskClient(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  /** Throws when a payload breaks the contract. */
  check(type: EventType, payload: string): void;
}): AskClient {
  const { database, notices, clock } = deps;

  /** Writes until it is known to be written: after a lost reply the question itself tells whether it was. */
  async function write(
    attempt: Attempt,
    event: { type: EventType; payload: string },
    statement: () => Promise<number | undefined>,
    written: () => Promise<boolean>,
  ): Promise<void> {
    deps.check(event.type, wirePayload(1, event.payload));
    const seq = await retryWhileUnavailable({ clock, forMs: patienceMs }, async (earlier) => {
      const got = await statement();
      if (got !== undefined) return got;
      if (earlier > 0 && (await written())) return null;
      throw new FencedError(attempt);
    });
    // Written by a try whose reply was lost: followers find it in the log.
    if (seq === null) return;
    attempt.lastSeq = Math.max(attempt.lastSeq, seq);
    notices.events([{ runUuid: attempt.runUuid, seq, ...event }]);
  }

  return {
    request: async (attempt, question, expiresAt) => {
      const [uuid, at] = [newUuid(), clock.now()];
      const { runUuid, epoch } = attempt;
      const payload = storedPayload(attempt.runId, 'input.requested', at, {
        input: inputIdOf(uuid),
        ...question,
        expires_at: expiresAt.toISOString(),
      });
      await write(
        attempt,
        { type: 'input.requested', payload },
        () => requestInput(database, { uuid, runUuid, epoch, question, at, expiresAt, payload }),
        async () => (await findOutcome(database, { uuid, runUuid, epoch })) !== undefined,
      );
      return { uuid, at };
    },

    resolve: async (attempt, uuid, outcome, answer) => {
      const at = clock.now();
      const { runUuid, epoch } = attempt;
      const payload = storedPayload(attempt.runId, 'input.resolved', at, resolvedBody(uuid, outcome, answer));
      await write(
        attempt,
        { type: 'input.resolved', payload },
        () => resolveInput(database, { uuid, runUuid, epoch, outcome, at, payload }),
        async () => typeof (await findOutcome(database, { uuid, runUuid, epoch })) === 'string',
      );
      return at;
    },
  };
}

/** The body of `input.resolved`. */
export function resolvedBody(uuid: string, outcome: Outcome, answer: Answer | null) {
  return {
    input: inputIdOf(uuid),
    outcome,
    option: answer && 'option' in answer ? answer.option : null,
    text: answer && 'text' in answer ? answer.text : null,
  };
}

function inputIdOf(uuid: string): string {
  return `inp_${encodeUuid(uuid)}`;
}
