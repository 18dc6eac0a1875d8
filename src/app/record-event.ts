/** Records an event: checked against the contract, appended with the next seq, announced after the commit. */
import { createBatch } from '../base/batch.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import { retryWhileUnavailable } from '../base/retry.ts';
import { type EventBodies, type EventType, storedPayload, wirePayload } from '../domain/event.ts';
import type { Database } from '../store/database.ts';
import { insertEvents, listEvents, type NewEvent } from '../store/events.ts';
import type { Notices } from '../store/notices.ts';

/** Who writes: only the attempt that holds the run may. */
export interface Attempt {
  runUuid: string;
  runId: string;
  epoch: number;
  /** The last event of this attempt known to be stored; kept up to date here. */
  lastSeq: number;
}

/** Thrown when the attempt no longer holds its run: another took over, or the run is settled. */
export class FencedError extends Error {
  constructor(attempt: Attempt) {
    super(`attempt ${attempt.epoch} no longer holds ${attempt.runId}`);
    this.name = 'FencedError';
  }
}

/** How long an event waits for a database that is away; past it the attempt breaks and the run is taken again. */
const patienceMs = 60_000;

/** An event and the last seq its attempt knew when it was handed in, to find out whether a lost reply meant a commit. */
interface Pending extends NewEvent {
  known: Attempt;
}

export type RecordEvent = <T extends EventType>(
  attempt: Attempt,
  type: T,
  body: EventBodies[T],
) => Promise<number>;

export function createRecordEvent(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  /** Throws when a payload breaks the contract: our bug, found before it is stored. */
  check(type: EventType, payload: string): void;
}): RecordEvent {
  const { database, notices, clock, check } = deps;
  /** After a lost reply: the attempt is the only writer of its run, so what was stored is found behind the last known seq. */
  async function findStored(events: Pending[]): Promise<(number | undefined)[]> {
    const stored = new Map<Attempt, { seq: number; payload: string }[]>();
    for (const { known } of events)
      if (!stored.has(known))
        stored.set(known, await listEvents(database, known.runUuid, known.lastSeq, events.length));
    return events.map((event) => {
      const rows = stored.get(event.known) ?? [];
      const place = rows.findIndex((row) => row.payload === event.payload);
      return place < 0 ? undefined : rows.splice(place, 1)[0]?.seq;
    });
  }

  async function append(events: Pending[]): Promise<(number | undefined)[]> {
    return retryWhileUnavailable({ clock, forMs: patienceMs }, async (earlier) => {
      if (earlier > 0) {
        const found = await findStored(events);
        // One statement stores all of them or none.
        if (found.some((seq) => seq !== undefined)) return found;
      }
      return insertEvents(database, events);
    });
  }

  const appends = createBatch<Pending, number | undefined>({
    itemsMax: 500,
    queuedMax: 50_000,
    full: () => new ServiceError('unavailable', 'Too many events wait for the database.'),
    flush: async (events) => {
      const seqs = await append(events);
      events.forEach(({ known }, index) => {
        known.lastSeq = Math.max(known.lastSeq, seqs[index] ?? 0);
      });
      notices.events(
        events.flatMap((event, index) => {
          const seq = seqs[index];
          return seq === undefined
            ? []
            : [{ runUuid: event.runUuid, seq, type: event.type, payload: event.payload }];
        }),
      );
      return seqs;
    },
  });

  return async (attempt, type, body) => {
    const payload = storedPayload(attempt.runId, type, clock.now(), body);
    check(type, wirePayload(1, payload));
    const seq = await appends.add({
      runUuid: attempt.runUuid,
      epoch: attempt.epoch,
      type,
      payload,
      known: attempt,
    });
    if (seq === undefined) throw new FencedError(attempt);
    return seq;
  };
}
