/** The cursor of an event stream: `Last-Event-ID` before `?after=`, checked against what the log has reached. */
import { refuseExpired } from '../app/refuse-expired.ts';
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import type { Database } from '../store/database.ts';
import { findProgress } from '../store/runs.ts';

export interface EventCursor {
  after: number;
  /** The log is closed and nothing comes after the cursor. */
  ended: boolean;
}

/** Throws `invalid_last_event_id` (400) for what is not a number from 0 to the run's last event; 404 when there is no such run, 410 when its events have expired. */
export async function readCursor(
  deps: { database: Database; clock: Clock },
  run: { uuid: string; environment: string },
  given: { header: string | undefined; query: string | undefined },
): Promise<EventCursor> {
  const progress = await findProgress(deps.database, run);
  if (!progress) throw notFound('run');
  refuseExpired(progress, deps.clock.now());
  const [text, pointer, name] =
    given.header !== undefined && given.header !== ''
      ? [given.header, '/header/last-event-id', 'Last-Event-ID']
      : [given.query ?? '0', '/query/after', 'after'];
  const after = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (after === undefined || after > progress.lastSeq)
    throw new ServiceError(
      'invalid_last_event_id',
      after === undefined
        ? `${name} must be the id of an event: a whole number from 0.`
        : `${name} is ${after}, but the last event of this run is ${progress.lastSeq}.`,
      { details: [{ pointer, message: `must be a whole number from 0 to ${progress.lastSeq}` }] },
    );
  return { after, ended: progress.settled && after === progress.lastSeq };
}
