/** The run queue on pg-boss: a run is enqueued in the transaction that creates it, held by a heartbeat, and taken over when the heart stops. */

import { PgBoss } from 'pg-boss';
import { type Batch, createBatch } from '../base/batch.ts';
import type { Clock } from '../base/clock.ts';
import { runIdOf } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Database } from '../store/database.ts';
import type { JobInsertion } from '../store/insert-runs.ts';
import { indexJobs, takeJobs } from '../store/jobs.ts';
import type { Notices } from '../store/notices.ts';

/** The queue's ticket for a run: its id is the run's uuid, so a run is never queued twice. */
export interface RunJob {
  runUuid: string;
  environment: string;
  /** Set when the run works in a workspace that others may wait for too; they take turns with the rest. */
  workspaceUuid?: string | undefined;
}

/** A job this process holds. `signal` aborts when the hold is lost to another worker. */
export interface HeldJob {
  runUuid: string;
  environment: string;
  /** Names this hold among all that the job has had. */
  hold?: number;
  signal: AbortSignal;
}

export interface Queue {
  /** What enqueues these jobs, to be made a part of the statement that creates their runs; call `notices.work()` after it committed. */
  insertion(jobs: RunJob[]): Promise<JobInsertion>;
  /**
   * Works on at most `slots` jobs at a time until `stop`. `handle` resolves `done` (the job is over) or `again`
   * (give it back); a throw gives it back too.
   */
  work(options: { slots: number; handle(job: HeldJob): Promise<'done' | 'again'> }): Consumer;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Consumer {
  /** Takes no further job; resolves when the running ones have ended. */
  stop(): Promise<void>;
  /** How many jobs are being worked on. */
  active(): number;
}

const name = 'runs';
/** A worker that misses this is taken for dead (pg-boss's smallest); its jobs go to another. */
const heartbeatSeconds = 10;
const refreshMs = 3_000;
/** Heals a lost wake notice. */
const pollMs = 2_000;

interface Held {
  id: string;
  retryCount: number;
}

export function createQueue(options: {
  database: Database;
  notices: Notices;
  clock: Clock;
  log: Log;
  /** How many runs of one environment may be held at a time, by all processes together; 0: no limit. */
  runningMax: number;
}): Queue {
  const { database, notices, clock, log, runningMax } = options;
  const boss = new PgBoss({
    ...(database.connection as { connectionString: string }),
    application_name: 'agent-run-service queue',
    schema: 'pgboss',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    // The wake goes through our own notices, after the commit: a NOTIFY inside the transaction would hold the commit lock.
    useListenNotify: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue met an error; it goes on'));

  const completions: Batch<Held, void> = createBatch({
    itemsMax: 200,
    queuedMax: 100_000,
    flush: async (held) => {
      await boss.complete(name, held);
      return held.map(() => undefined);
    },
    full: () => new Error('too many completions wait for the database'),
  });

  /** Completion may be lost with the process: the next worker finds the run settled and completes the job. */
  async function finish(held: Held, environment: string, verdict: 'done' | 'again'): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        if (verdict === 'done') await completions.add(held);
        else await boss.fail(name, held);
        if (verdict === 'again') notices.work();
        return;
      } catch (error) {
        log.warn(
          { err: error, run: runIdOf(environment, held.id) },
          'a job could not be reported; trying again',
        );
        await clock.sleep(200 * 2 ** attempt);
      }
    }
  }

  return {
    insertion: async (jobs) => {
      const asked: { text: string; values: unknown[] }[] = [];
      await boss.insert(
        name,
        jobs.map((job) => ({
          id: job.runUuid,
          data: { environment: job.environment },
          group: {
            id: job.environment,
            ...(job.workspaceUuid === undefined ? {} : { tier: job.workspaceUuid }),
          },
        })),
        {
          // Nothing is run here: pg-boss says what it would run.
          db: {
            executeSql: async (text, values) => {
              asked.push({ text, values: values ?? [] });
              return { rows: [] };
            },
          },
        },
      );
      const [insert] = asked;
      const [list] = insert?.values ?? [];
      if (!insert || asked.length > 1 || typeof list !== 'string' || insert.text.split('$').length !== 2)
        throw new Error('pg-boss enqueues in another way than this version of the service knows');
      return { text: insert.text, list };
    },

    work: ({ slots, handle }) => {
      const active = new Map<
        string,
        { held: Held; environment: string; lost: AbortController; ended: Promise<void> }
      >();
      let stopping = false;
      let wake: () => void = () => undefined;
      let awake = false;
      const wakeUp = (): void => {
        awake = true;
        wake();
      };

      async function perform(held: Held, environment: string, lost: AbortController): Promise<void> {
        let verdict: 'done' | 'again' = 'again';
        try {
          verdict = await handle({
            runUuid: held.id,
            environment,
            hold: held.retryCount,
            signal: lost.signal,
          });
        } catch (error) {
          log.error(
            { err: error, run: runIdOf(environment, held.id) },
            'working on a run failed; it goes back to the queue',
          );
          await clock.sleep(500);
        }
        if (!lost.signal.aborted) await finish(held, environment, verdict);
        if (active.get(held.id)?.held === held) active.delete(held.id);
        wakeUp();
      }

      async function pull(): Promise<void> {
        while (!stopping) {
          awake = false;
          const free = slots - active.size;
          let fetched = 0;
          if (free > 0) {
            try {
              const jobs = await takeJobs(database, { slots: free, runningMax });
              fetched = jobs.length;
              for (const job of jobs) {
                const held = { id: job.runUuid, retryCount: job.retryCount };
                const lost = new AbortController();
                // The same run may still be ending here after its hold was lost; its writes are fenced.
                active.get(held.id)?.lost.abort();
                const { environment } = job;
                const entry = { held, environment, lost, ended: Promise.resolve() };
                active.set(held.id, entry);
                entry.ended = perform(held, environment, lost);
              }
            } catch (error) {
              log.warn({ err: error }, 'fetching jobs failed; trying again');
              await clock.sleep(500);
            }
          }
          // A full fetch means there may be more, and a free slot can take it at once.
          if (fetched === free && fetched > 0 && active.size < slots) continue;
          if (awake || stopping) continue;
          const calledOff = clock.after(pollMs, wakeUp);
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          calledOff();
        }
      }

      /** One statement keeps all jobs of this process alive and tells which of them it no longer holds. */
      async function refresh(): Promise<void> {
        if (active.size === 0) return;
        const entries = [...active.values()];
        try {
          const response = await boss.touch(
            name,
            entries.map((entry) => entry.held),
          );
          const kept = new Set(
            (response as { settled?: string[] }).settled ?? entries.map((entry) => entry.held.id),
          );
          for (const entry of entries) {
            if (kept.has(entry.held.id) || active.get(entry.held.id) !== entry) continue;
            log.warn(
              { run: runIdOf(entry.environment, entry.held.id) },
              'another worker has taken over a run of this one',
            );
            entry.lost.abort();
          }
        } catch (error) {
          log.warn({ err: error }, 'the heartbeat could not be sent');
        }
      }

      const unwatch = notices.watchWork(wakeUp);
      const unwatchGap = notices.watchGap(wakeUp);
      const stopRefreshing = clock.every(refreshMs, () => void refresh());
      const pulling = pull();
      return {
        active: () => active.size,
        stop: async () => {
          stopping = true;
          unwatch();
          unwatchGap();
          wakeUp();
          await pulling;
          await Promise.all([...active.values()].map((entry) => entry.ended));
          stopRefreshing();
          await completions.idle();
        },
      };
    },

    start: async () => {
      await boss.start();
      await boss.createQueue(name, {
        policy: 'standard',
        partition: true,
        // How often a run may be tried is decided when it is claimed, together with its state.
        retryLimit: 1_000_000,
        heartbeatSeconds,
        expireInSeconds: 24 * 3600,
        retentionSeconds: 365 * 24 * 3600,
        deleteAfterSeconds: 600,
      });
      await indexJobs(database);
    },

    stop: async () => {
      await boss.stop({ graceful: false, close: true });
    },
  };
}
