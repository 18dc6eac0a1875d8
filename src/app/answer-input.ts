/** Takes a client's answer to what a run asks; the attempt that asked goes on with it. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { type Answer, type GivenAnswer, readAnswer } from '../domain/question.ts';
import type { Database } from '../store/database.ts';
import { answerInput, findInput, type RunInput } from '../store/inputs.ts';
import type { Notices } from '../store/notices.ts';
import { lockRun } from '../store/runs.ts';
import { inTransaction } from './do-once.ts';

export interface InputKey {
  uuid: string;
  runUuid: string;
  environment: string;
}

/** Safe to repeat. Throws 404, `invalid_request` when the answer does not fit, `conflict` when another one stands. */
export type AnswerInput = (key: InputKey, given: GivenAnswer) => Promise<RunInput>;

export function createAnswerInput(deps: { database: Database; notices: Notices; clock: Clock }): AnswerInput {
  const { database, notices, clock } = deps;
  return async (key, given) => {
    const answered = await inTransaction(database, async (tx) => {
      // The run's row first, as everywhere: whoever settles it waits, or has settled it.
      const run = await lockRun(tx, key.runUuid);
      const input = run && (await findInput(tx, key));
      if (!run || !input) throw notFound('input');
      const answer = readAnswer(input.question, given);
      if ('must' in answer)
        throw new ServiceError('invalid_request', `${answer.field} must ${answer.must}.`, {
          details: [{ pointer: `/${answer.field}`, message: `${answer.field} must ${answer.must}` }],
        });
      if (input.answer) {
        if (same(input.answer, answer)) return input;
        throw new ServiceError('conflict', 'This question was answered already. The first answer stands.');
      }
      if (run.settledAt)
        throw new ServiceError('run_settled', 'The run is settled; its agent waits for no answer any more.');
      const taken = input.outcome === null && clock.now() < input.expiresAt;
      const stored = taken ? await answerInput(tx, input.uuid, answer, clock.now()) : undefined;
      if (!stored)
        throw new ServiceError('conflict', 'This question waits for no answer any more: its time is over.');
      return stored;
    });
    notices.steer(key.runUuid);
    return answered;
  };
}

function same(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
