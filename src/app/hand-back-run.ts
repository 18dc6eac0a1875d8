/** Gives a run back to the queue when its worker stops or its attempt breaks: it is never settled by a deploy. */
import type { Clock } from '../base/clock.ts';
import { type EventBodies, storedPayload } from '../domain/event.ts';
import { type AttemptEnding, endAttempt } from '../store/attempts.ts';
import type { Database } from '../store/database.ts';
import { insertEvents } from '../store/events.ts';
import type { Notices } from '../store/notices.ts';
import { requeueRun } from '../store/runs.ts';
import type { Attempt } from './record-event.ts';

/** False when the attempt no longer holds the run. */
export type HandBackRun = (
  attempt: Attempt,
  ending: Extract<AttemptEnding, 'handed_back' | 'broken'>,
  reason: EventBodies['run.retrying']['reason'],
) => Promise<boolean>;

export function createHandBackRun(deps: { database: Database; notices: Notices; clock: Clock }): HandBackRun {
  const { database, notices, clock } = deps;
  return async (attempt, ending, reason) => {
    const at = clock.now();
    const { runUuid, epoch } = attempt;
    const payload = storedPayload(attempt.runId, 'run.retrying', at, { attempt: epoch + 1, reason });
    const seq = await database.transaction(async (tx) => {
      if (!(await requeueRun(tx, { uuid: runUuid, epoch }, at))) return undefined;
      await endAttempt(tx, { uuid: runUuid, epoch }, ending, at);
      const [inserted] = await insertEvents(tx, [{ runUuid, epoch, type: 'run.retrying', payload }]);
      return inserted;
    });
    if (seq === undefined) return false;
    notices.events([{ runUuid, seq, type: 'run.retrying', payload }]);
    return true;
  };
}
