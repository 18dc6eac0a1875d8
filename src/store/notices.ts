/** The wake bus: "look again", sent after the commit. Inside the process at once, to other processes through one coalesced NOTIFY. */
import type pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Database, Statement } from './database.ts';

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
  /** Somebody asked to cancel this run. */
  cancel(runUuid: string): void;
  /** A client has answered or said something to this run. */
  steer(runUuid: string): void;
  /** This key was changed, rotated or revoked. */
  key(keyUuid: string): void;
  /** Calls back on each event of one run; returns the way to stop. */
  watchRun(runUuid: string, listener: (notice: EventNotice) => void): () => void;
  watchWork(listener: () => void): () => void;
  watchCancel(listener: (runUuid: string) => void): () => void;
  watchSteer(listener: (runUuid: string) => void): () => void;
  watchKeys(listener: (keyUuid: string) => void): () => void;
  /** Called when notices may have been missed: after every (re)connect. */
  watchGap(listener: () => void): () => void;
  /** The runs that somebody watches here. */
  watchedRuns(): string[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

const channel = 'agent_runs';
/** Postgres refuses a NOTIFY payload of 8,000 bytes or more. */
const payloadBytesMax = 7_800;
/** What may wait for the notifying connection; past it notices are dropped, and the reconcile sweep heals. */
const queuedMax = 20_000;

const notifyStatement: Statement = { name: 'notices.notify', text: `select pg_notify('${channel}', $1)` };

export function createNotices(options: {
  database: Database;
  clock: Clock;
  log: Log;
  /** Names this process on the channel, so that it ignores its own words. */
  process: string;
  /** False when no other process can share the database: nothing is sent or listened for. */
  shared: boolean;
}): Notices {
  const { database, clock, log } = options;
  const runs = new Map<string, Set<(notice: EventNotice) => void>>();
  const work = new Set<() => void>();
  const cancels = new Set<(runUuid: string) => void>();
  const steers = new Set<(runUuid: string) => void>();
  const keys = new Set<(keyUuid: string) => void>();
  const gaps = new Set<() => void>();
  let outgoing: string[] = [];
  let sending = false;
  let listener: pg.Client | undefined;
  let stopped = false;

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

  function send(line: string): void {
    if (!options.shared || stopped) return;
    if (outgoing.length >= queuedMax) return;
    outgoing.push(line);
    if (!sending) void flush();
  }

  /** One NOTIFY under way at a time: what gathers meanwhile travels together. */
  async function flush(): Promise<void> {
    sending = true;
    while (outgoing.length > 0) {
      let text = options.process;
      let bytes = Buffer.byteLength(text);
      let taken = 0;
      for (const line of outgoing) {
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > payloadBytesMax && taken > 0) break;
        text += `\n${line}`;
        taken++;
      }
      outgoing = outgoing.slice(taken);
      try {
        await database.query(notifyStatement, [text]);
      } catch (error) {
        log.warn({ err: error }, 'a notice could not be sent; readers find the events in their next sweep');
      }
    }
    sending = false;
  }

  function receive(text: string): void {
    const [sender, ...lines] = text.split('\n');
    if (sender === options.process) return;
    for (const line of lines) {
      const [kind, runUuid = '', seq = '', type = ''] = line.split(' ', 4);
      if (kind === 'w') for (const call of work) call();
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

  async function listen(): Promise<void> {
    for (let attempt = 0; !stopped; attempt++) {
      try {
        const client = await database.connect();
        client.on('notification', (message) => receive(message.payload ?? ''));
        const broken = new Promise<Error | undefined>((resolve) => {
          client.on('error', resolve);
          client.on('end', () => resolve(undefined));
        });
        await client.query(`listen ${channel}`);
        listener = client;
        for (const call of gaps) call();
        void broken.then((error) => {
          if (stopped || listener !== client) return;
          listener = undefined;
          log.warn({ err: error }, 'the listening connection broke; connecting again');
          client.end().catch(() => undefined);
          void listen();
        });
        return;
      } catch (error) {
        if (attempt % 10 === 0) log.warn({ err: error }, 'cannot listen for notices yet; trying again');
        await clock.sleep(Math.min(5_000, 100 * 2 ** Math.min(attempt, 6)));
      }
    }
  }

  return {
    events: (notices) => {
      for (const notice of notices) {
        deliver(notice);
        if (!options.shared) continue;
        const head = `e ${notice.runUuid} ${notice.seq} ${notice.type} `;
        const whole =
          notice.payload !== undefined &&
          Buffer.byteLength(notice.payload) + head.length < payloadBytesMax - 100;
        send(whole ? head + notice.payload : head);
      }
    },
    work: () => {
      for (const call of work) call();
      send('w');
    },
    cancel: (runUuid) => {
      for (const call of cancels) call(runUuid);
      send(`c ${runUuid}`);
    },
    steer: (runUuid) => {
      for (const call of steers) call(runUuid);
      send(`s ${runUuid}`);
    },
    key: (keyUuid) => {
      for (const call of keys) call(keyUuid);
      send(`k ${keyUuid}`);
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
    watchCancel: (call) => add(cancels, call),
    watchSteer: (call) => add(steers, call),
    watchKeys: (call) => add(keys, call),
    watchGap: (call) => add(gaps, call),
    watchedRuns: () => [...runs.keys()],
    start: async () => {
      if (options.shared) await listen();
    },
    stop: async () => {
      stopped = true;
      await listener?.end().catch(() => undefined);
    },
  };
}
