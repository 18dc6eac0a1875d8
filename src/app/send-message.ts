/** Takes what a client says to the agent of an open run; the attempt that holds the run hands it over. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import type { Database } from '../store/database.ts';
import { insertMessage } from '../store/messages.ts';
import type { Notices } from '../store/notices.ts';
import { findRun, lockRun } from '../store/runs.ts';
import { type Answer, createDoOnce, type Idempotency } from './do-once.ts';

/** Messages to one run: a conversation, not a channel. */
const messagesMax = 100;

export interface SentMessage {
  runId: string;
  number: number;
  text: string;
  createdAt: Date;
}

/** Throws 404, `run_settled`, `not_supported` when the agent takes no messages, `conflict` when there are too many. */
export type SendMessage = <Body>(
  key: { uuid: string; environment: string },
  text: string,
  answer: { idempotency: Idempotency | undefined; present(message: SentMessage): Body },
) => Promise<Answer<Body>>;

export function createSendMessage(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  /** Whether the agent of this name takes messages. */
  takesMessages(agent: string): boolean;
}): SendMessage {
  const { database, notices, clock } = deps;
  const doOnce = createDoOnce(deps);

  return async (key, text, answer) => {
    const run = await findRun(database, key);
    if (!run) throw notFound('run');
    if (!deps.takesMessages(run.spec.agent))
      throw new ServiceError(
        'not_supported',
        `The agent ${run.spec.agent} takes no messages; GET /agents lists what each can do.`,
      );
    const sent = await doOnce(
      { environment: key.environment, operation: 'sendMessage', idempotency: answer.idempotency },
      async (tx) => {
        // Locked, so that numbers have no gap and no message is taken by a run that settles meanwhile.
        const locked = await lockRun(tx, key.uuid);
        if (!locked) throw notFound('run');
        if (locked.settledAt)
          throw new ServiceError('run_settled', 'The run is settled; its agent takes no messages any more.');
        const createdAt = clock.now();
        const number = await insertMessage(tx, {
          runUuid: key.uuid,
          text,
          at: createdAt,
          atMost: messagesMax,
        });
        if (number === undefined)
          throw new ServiceError(
            'conflict',
            `A run takes at most ${messagesMax} messages; this one has them.`,
          );
        return { resourceId: key.uuid, body: answer.present({ runId: run.id, number, text, createdAt }) };
      },
    );
    if (!sent.replayed) notices.steer(key.uuid);
    return sent;
  };
}
