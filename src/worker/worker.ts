/** The worker: takes runs from the queue, executes them, listens for cancels, and hands back what it cannot finish when it stops. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Consumer, Queue } from '../queue/queue.ts';
import type { Notices } from '../store/notices.ts';
import { listCancelled } from '../store/runs.ts';
import { createExecuteRun, type ExecuteRunDeps } from './execute-run.ts';
import type { RunsUnderWay } from './under-way.ts';

export interface Worker {
  start(): void;
  /** Takes no new run, gives the running ones `drainMs`, hands the rest back; `hurry` cuts the wait short. */
  stop(options: { drainMs: number; hurry?: AbortSignal }): Promise<void>;
  active(): number;
}

/** Heals notices of cancels, answers and messages that were lost. */
const sweepMs = 3_000;

export function createWorker(
  deps: ExecuteRunDeps & {
    queue: Queue;
    notices: Notices;
    slots: number;
    clock: Clock;
    log: Log;
  },
): Worker {
  const under: RunsUnderWay = new Map();
  const executeRun = createExecuteRun(deps, under);
  const stops: (() => void)[] = [];
  let consumer: Consumer | undefined;

  async function sweepCancels(): Promise<void> {
    if (under.size === 0) return;
    try {
      for (const uuid of await listCancelled(deps.database, [...under.keys()]))
        under.get(uuid)?.interruption.interrupt('cancelled');
    } catch (error) {
      deps.log.warn({ err: error }, 'cancels could not be looked up; trying again');
    }
  }

  return {
    start: () => {
      consumer = deps.queue.work({ slots: deps.slots, handle: executeRun });
      stops.push(
        deps.notices.watchCancel((uuid) => under.get(uuid)?.interruption.interrupt('cancelled')),
        deps.notices.watchSteer((uuid) => void under.get(uuid)?.dialogue?.look()),
        deps.clock.every(sweepMs, () => void sweepCancels()),
        deps.clock.every(sweepMs, () => {
          for (const { dialogue } of under.values()) void dialogue?.look();
        }),
      );
    },
    stop: async ({ drainMs, hurry }) => {
      const stopped = consumer?.stop();
      if (under.size > 0) deps.log.info({ runs: under.size }, 'waiting for running runs before stopping');
      const waited = new AbortController();
      await Promise.race([
        stopped,
        deps.clock.sleep(drainMs, hurry ? AbortSignal.any([hurry, waited.signal]) : waited.signal),
      ]);
      waited.abort();
      for (const { interruption } of under.values()) interruption.interrupt('drained');
      await stopped;
      for (const stop of stops.splice(0)) stop();
    },
    active: () => consumer?.active() ?? 0,
  };
}
