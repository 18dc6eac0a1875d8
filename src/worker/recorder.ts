/** Records the events of an attempt in order without waiting for each commit; the first failure ends the work. */
import type { Attempt, RecordEvent } from '../app/record-event.ts';
import type { EventBodies } from '../domain/event.ts';

/** Events of one run that may wait for the database before the agent is held up. */
const pendingEventsMax = 64;

export type EventOf = { [T in keyof EventBodies]: [type: T, body: EventBodies[T]] }[keyof EventBodies];

export interface Recorder {
  record(...event: EventOf): void;
  /** Resolves when the agent may report more. Throws what storing threw. */
  room(): Promise<void>;
  /** Resolves once everything recorded so far is stored. Throws what storing threw. */
  flush(): Promise<void>;
}

export function openRecorder(deps: { recordEvent: RecordEvent }, attempt: Attempt): Recorder {
  const pending = new Set<Promise<unknown>>();
  let failure: unknown;
  const refuse = (): void => {
    if (failure) throw failure;
  };
  return {
    record: (type, body) => {
      const recorded = deps
        .recordEvent(attempt, type, body as never)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => pending.delete(recorded));
      pending.add(recorded);
    },
    room: async () => {
      refuse();
      if (pending.size >= pendingEventsMax) await Promise.race(pending);
      refuse();
    },
    flush: async () => {
      await Promise.all(pending);
      refuse();
    },
  };
}
