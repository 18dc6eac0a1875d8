/** Follows a run: the log from a cursor, then live, to the end; a reader that falls behind re-reads the table and holds no memory. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { frame } from '../domain/event.ts';
import type { Database } from '../store/database.ts';
import { listEvents } from '../store/events.ts';
import type { EventNotice, Notices } from '../store/notices.ts';
import { listLastSeqs } from '../store/runs.ts';

/** Where frames go. `write` answers false when the reader has to be waited for; `onDrain` says when to go on. */
export interface Sink {
  write(text: string): boolean;
  onDrain(call: () => void): void;
  /** Called once after run.settled was written. */
  end(): void;
  /** Called when the log cannot be read for a while; the client resumes elsewhere. */
  fail(): void;
}

export interface FollowRun {
  /** Begins after `cursor`; returns the way to stop early. */
  follow(run: { uuid: string; cursor: number }, sink: Sink): () => void;
  /** Ends every stream cleanly, those of later callers included, so that clients resume on another process. */
  endAll(): void;
  open(): number;
  start(): void;
  stop(): void;
}

/**
 * One read: enough rows to replay fast, few enough characters to be held by each of many slow readers. How long rows
 * are shows in the page before, so a follower begins with a small one.
 */
const pageRows = 500;
const pageRowsFirst = 50;
const pageChars = 256 * 1024;
const heartbeatMs = 10_000;
/** Followers take turns at the heartbeat: all at once, thousands of writes would hold up the events of each. */
const heartbeatTurns = 50;
/** Covers a process that died between its commit and its notice. */
const reconcileMs = 5_000;
const readTries = 5;

interface Follower {
  uuid: string;
  cursor: number;
  /** Rows of the next read. */
  rows: number;
  sink: Sink;
  heartbeatTurn: number;
  reading: boolean;
  blocked: boolean;
  behind: boolean;
  closed: boolean;
  unwatch(): void;
}

/** A notice's frame, built once for all who follow the run. */
const frames = new WeakMap<EventNotice, string>();

export function createFollowRun(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  log: Log;
}): FollowRun {
  const { database, notices, clock, log } = deps;
  const followers = new Set<Follower>();
  const stops: (() => void)[] = [];
  let ended = false;
  let opened = 0;
  let turn = 0;

  function close(follower: Follower): void {
    if (follower.closed) return;
    follower.closed = true;
    follower.unwatch();
    followers.delete(follower);
  }

  function write(follower: Follower, text: string): void {
    if (follower.sink.write(text)) return;
    follower.blocked = true;
    follower.sink.onDrain(() => {
      follower.blocked = false;
      void catchUp(follower);
    });
  }

  function settle(follower: Follower): void {
    close(follower);
    follower.sink.end();
  }

  /** Reads and writes pages until the log is drained or the reader is full. */
  async function catchUp(follower: Follower): Promise<void> {
    if (follower.reading || follower.closed) return;
    follower.reading = true;
    let failures = 0;
    while (!follower.closed && !follower.blocked) {
      follower.behind = false;
      const asked = follower.rows;
      let rows: Awaited<ReturnType<typeof listEvents>>;
      try {
        rows = await listEvents(database, follower.uuid, follower.cursor, asked);
        failures = 0;
      } catch (error) {
        if (++failures === readTries) {
          log.warn({ err: error }, 'a stream was ended because the log cannot be read; its client resumes');
          close(follower);
          follower.sink.fail();
          break;
        }
        await clock.sleep(200 * 2 ** failures);
        continue;
      }
      if (follower.closed) break;
      const count = rows.length;
      const last = rows.at(-1);
      if (last) {
        follower.cursor = last.seq;
        const text = rows.map((row) => frame(row.seq, row.type, row.payload)).join('');
        follower.rows = Math.max(1, Math.min(pageRows, Math.floor((pageChars * count) / text.length)));
        // What has died in the old generation still keeps results of later reads from dying young: emptied, they take nothing along.
        rows.length = 0;
        write(follower, text);
        if (last.type === 'run.settled') settle(follower);
      }
      if (count < asked && !follower.behind) break;
    }
    follower.reading = false;
  }

  function receive(follower: Follower, notice: EventNotice): void {
    if (notice.seq <= follower.cursor || follower.blocked || follower.closed) return;
    if (follower.reading) {
      follower.behind = true;
      return;
    }
    if (notice.seq !== follower.cursor + 1 || notice.payload === undefined) {
      void catchUp(follower);
      return;
    }
    let text = frames.get(notice);
    if (text === undefined) {
      text = frame(notice.seq, notice.type, notice.payload);
      frames.set(notice, text);
    }
    follower.cursor = notice.seq;
    write(follower, text);
    if (notice.type === 'run.settled') settle(follower);
  }

  /** What was committed before it was looked for and is not found has expired while it was followed; whoever resumes is told. */
  function endIfGone(follower: Follower, lastSeq: number): void {
    if (follower.closed || follower.reading || follower.blocked || follower.cursor >= lastSeq) return;
    close(follower);
    follower.sink.fail();
  }

  async function reconcile(): Promise<void> {
    const runs = notices.watchedRuns();
    if (runs.length === 0) return;
    try {
      const reached = await listLastSeqs(database, runs);
      const asked = new Set(runs);
      for (const follower of [...followers]) {
        const lastSeq = reached.get(follower.uuid);
        if (lastSeq === undefined && asked.has(follower.uuid)) {
          // The run was deleted while its log was read; whoever resumes is told.
          close(follower);
          follower.sink.fail();
        } else if (lastSeq !== undefined && lastSeq > follower.cursor && !follower.blocked)
          void catchUp(follower).then(() => endIfGone(follower, lastSeq));
      }
    } catch (error) {
      log.warn({ err: error }, 'the streams could not be reconciled; trying again');
    }
  }

  return {
    follow: (run, sink) => {
      if (ended) {
        sink.fail();
        return () => undefined;
      }
      const follower: Follower = {
        uuid: run.uuid,
        cursor: run.cursor,
        rows: pageRowsFirst,
        sink,
        heartbeatTurn: opened++ % heartbeatTurns,
        reading: false,
        blocked: false,
        behind: false,
        closed: false,
        unwatch: () => undefined,
      };
      // Watching before reading: an event committed in between is seen by one of the two.
      follower.unwatch = notices.watchRun(run.uuid, (notice) => receive(follower, notice));
      followers.add(follower);
      void catchUp(follower);
      return () => close(follower);
    },
    endAll: () => {
      ended = true;
      for (const follower of [...followers]) {
        close(follower);
        follower.sink.fail();
      }
    },
    open: () => followers.size,
    start: () => {
      stops.push(
        clock.every(heartbeatMs / heartbeatTurns, () => {
          turn = (turn + 1) % heartbeatTurns;
          for (const follower of followers)
            if (follower.heartbeatTurn === turn && !follower.blocked) write(follower, ': heartbeat\n\n');
        }),
        clock.every(reconcileMs, () => void reconcile()),
        notices.watchGap(() => void reconcile()),
      );
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
