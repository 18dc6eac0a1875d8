/** The wake bus: "look again", sent after the commit. Inside the process at once, to other processes by Postgres or NATS, many in one message. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { type Bus, type BusEars, createSender, type Subject } from './bus.ts';
import type { Database } from './database.ts';
import { createNatsBus, type NatsOptions } from './nats-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

/** An event that was just committed; receivers may use the payload when it is the next one they need. */
export interface EventNotice {
  runUuid: string;
  seq: number;
  type: string;
  /** Undefined when it was too long to travel: the receiver reads the log. */
  payload: string | undefined;
}

export interface Notices {
  /** New events; call after the commit, in order of seq. */
  events(notices: EventNotice[]): void;
  /** There is a job in the queue. */
  work(): void;
  /** There is a workspace to fill. */
  fill(): void;
  /** Somebody asked to cancel this run. */
  cancel(runUuid: string): void;
  /** A client has answered or said something to this run. */
  steer(runUuid: string): void;
  /** This key was changed, rotated or revoked. */
  key(keyUuid: string): void;
  /** Calls back on each event of one run; returns the way to stop. */
  watchRun(runUuid: string, listener: (notice: EventNotice) => void): () => void;
  watchWork(listener: () => void): () => void;
  watchFill(listener: () => void): () => void;
  watchCancel(listener: (runUuid: string) => void): () => void;
  watchSteer(listener: (runUuid: string) => void): () => void;
  watchKeys(listener: (keyUuid: string) => void): () => void;
  /** Called when notices may have been missed: after every (re)connect. */
  watchGap(listener: () => void): () => void;
  /** The runs that somebody watches here. */
  watchedRuns(): string[];
  /** Whether the words of other processes arrive now; undefined when there are no others. */
  connected(): boolean | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Who is woken looks for work at once. To be woken again within this time waits for its end, and stands for all that came meanwhile:
 * for a process that creates runs one after the other, each wake costs a third of a creation.
 */
const wakeGapMs = 5;

export function createNotices(options: {
  database: Database;
  clock: Clock;
  log: Log;
  /** Names this process on the channel, so that it ignores its own words. */
  process: string;
  /** False when no other process can share the database: nothing is sent or listened for. */
  shared: boolean;
  /** Undefined: Postgres carries them. */
  nats?: (NatsOptions & { deployment: string }) | undefined;
  /** False: this process follows no runs and need not hear of their events. */
  follows?: boolean;
}): Notices {
  const { database, clock, log, nats } = options;
  const runs = new Map<string, Set<(notice: EventNotice) => void>>();
  const work = new Set<() => void>();
  const fills = new Set<() => void>();
  const cancels = new Set<(runUuid: string) => void>();
  const steers = new Set<(runUuid: string) => void>();
  const keys = new Set<(keyUuid: string) => void>();
  const gaps = new Set<() => void>();
  function add<T>(set: Set<T>, item: T): () => void {
    set.add(item);
    return () => {
      set.delete(item);
    };
  }

  function deliver(notice: EventNotice): void {
    const listeners = runs.get(notice.runUuid);
    if (listeners) for (const call of listeners) call(notice);
  }

  function receive(text: string): void {
    const [sender, ...lines] = text.split('\n');
    if (sender === options.process) return;
    for (const line of lines) {
      const [kind, runUuid = '', seq = '', type = ''] = line.split(' ', 4);
      if (kind === 'w') for (const call of work) call();
      else if (kind === 'f') for (const call of fills) call();
      else if (kind === 'c') for (const call of cancels) call(runUuid);
      else if (kind === 's') for (const call of steers) call(runUuid);
      else if (kind === 'k') for (const call of keys) call(runUuid);
      else if (kind === 'e') {
        const head = `e ${runUuid} ${seq} ${type} `;
        deliver({
          runUuid,
          seq: Number(seq),
          type,
          payload: line.length > head.length ? line.slice(head.length) : undefined,
        });
      }
    }
  }

  const ears: BusEars = {
    hear: receive,
    gap: () => {
      for (const call of gaps) call();
    },
  };
  const hears: Subject[] = options.follows === false ? ['calls'] : ['calls', 'events'];
  const carrier = (): Bus =>
    nats
      ? createNatsBus({ clock, log, nats, deployment: nats.deployment, hears }, ears)
      : createPostgresBus({ database, clock, log }, ears);
  const bus = options.shared ? carrier() : undefined;
  const events = bus && createSender({ bus, clock, log }, 'events', options.process);
  const calls = bus && createSender({ bus, clock, log }, 'calls', options.process);

  let wokeAt = Number.NEGATIVE_INFINITY;
  let callOffWake: (() => void) | undefined;

  function wakeOthers(): void {
    callOffWake = undefined;
    wokeAt = clock.monotonic();
    calls?.send('w');
  }

  return {
    events: (notices) => {
      for (const notice of notices) {
        deliver(notice);
        if (!bus || !events) continue;
        const head = `e ${notice.runUuid} ${notice.seq} ${notice.type} `;
        const whole =
          notice.payload !== undefined &&
          Buffer.byteLength(notice.payload) + head.length < bus.bytesMax - 100;
        events.send(whole ? head + notice.payload : head);
      }
    },
    work: () => {
      for (const call of work) call();
      if (!calls || callOffWake) return;
      const restMs = wokeAt + wakeGapMs - clock.monotonic();
      if (restMs > 0) callOffWake = clock.after(restMs, wakeOthers);
      else wakeOthers();
    },
    fill: () => {
      for (const call of fills) call();
      calls?.send('f');
    },
    cancel: (runUuid) => {
      for (const call of cancels) call(runUuid);
      calls?.send(`c ${runUuid}`);
    },
    steer: (runUuid) => {
      for (const call of steers) call(runUuid);
      calls?.send(`s ${runUuid}`);
    },
    key: (keyUuid) => {
      for (const call of keys) call(keyUuid);
      calls?.send(`k ${keyUuid}`);
    },
    watchRun: (runUuid, call) => {
      const listeners = runs.get(runUuid) ?? new Set();
      runs.set(runUuid, listeners);
      listeners.add(call);
      return () => {
        listeners.delete(call);
        if (listeners.size === 0 && runs.get(runUuid) === listeners) runs.delete(runUuid);
      };
    },
    watchWork: (call) => add(work, call),
    watchFill: (call) => add(fills, call),
    watchCancel: (call) => add(cancels, call),
    watchSteer: (call) => add(steers, call),
    watchKeys: (call) => add(keys, call),
    watchGap: (call) => add(gaps, call),
    watchedRuns: () => [...runs.keys()],
    connected: () => bus?.connected(),
    start: async () => {
      await bus?.start();
    },
    stop: async () => {
      callOffWake?.();
      if (callOffWake) wakeOthers();
      await Promise.all([events?.stop(), calls?.stop()]);
      await bus?.stop();
    },
  };
}
