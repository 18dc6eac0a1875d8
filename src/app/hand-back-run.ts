/** Gives a run back to the queue when its worker stops or its attempt breaks: it is never settled by a deploy. */
import type { Clock } from '../base/clock.ts';
import { type EventBodies, storedPayload } from '../domain/event.ts';
import { type AttemptEnding, endAttempt } from '../store/attempts.ts';
import type { Database } from '../store/database.ts';
import { insertEvents } from '../store/events.ts';
import type { Notices } from '../store/notices.ts';
import { requeueRun } from '../store/runs.ts';
import type { Attempt } from './record-event.ts';

/**
 * False when the attempt no longer holds the run. `reason` tells why the run is tried again; left out for an attempt that only had to
 * settle the run: it never began, so nothing of it is announced.
 */
export type HandBackRun = (
  attempt: Attempt,
  ending: Extract<AttemptEnding, 'handed_back' | 'broken'>,
  reason?: EventBodies['run.retrying']['reason'],
) => Promise<boolean>;

export function createHandBackRun(deps: { database: Database; notices: Notices; clock: Clock }): HandBackRun {
  const { database, notices, clock } = deps;
  return async (attempt, ending, reason) => {
    const at = clock.now();
    const { runUuid, epoch } = attempt;
    const event = reason && {
      type: 'run.retrying' as const,
      payload: storedPayload(attempt.runId, 'run.retrying', at, { attempt: epoch + 1, reason }),
    };
    const seqs = await database.transaction(async (tx) => {
      if (!(await requeueRun(tx, { uuid: runUuid, epoch }, at))) return undefined;
      await endAttempt(tx, { uuid: runUuid, epoch }, ending, at);
      return event ? insertEvents(tx, [{ runUuid, epoch, ...event }]) : [];
    });
    const [seq] = seqs ?? [];
    if (event && seq !== undefined) notices.events([{ runUuid, seq, ...event }]);
    return seqs !== undefined;
  };
}
