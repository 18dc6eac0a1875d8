/** Keeps one Postgres standing: patient with what a crash left, and back again whenever it leaves unasked. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Exit, Postmaster } from './embedded-postmaster.ts';

const backoffMs = { first: 50, most: 5_000 };
/** How long a first start goes on while processes of the last life still let go of the data. */
const releaseMs = 20_000;
/** From this attempt on, someone must look: the first few can be the old processes still leaving. */
const worrying = 5;

export interface Keeper {
  pid(): number | undefined;
  onExit(callback: (exit: Exit) => void): () => void;
  /** Resolves when nothing runs and nothing will be started any more. */
  stop(): Promise<void>;
}

/** Right after a crash the old processes may hold the data for a moment; any other refusal is final. */
export async function startPatiently(start: () => Promise<Postmaster>, clock: Clock): Promise<Postmaster> {
  const end = clock.monotonic() + releaseMs;
  for (let pauseMs = backoffMs.first; ; pauseMs = Math.min(pauseMs * 2, 1_000)) {
    try {
      return await start();
    } catch (error) {
      const held = error instanceof Error && /lock file .* already exists|still in use/.test(error.message);
      if (!held || clock.monotonic() > end) throw error;
      await clock.sleep(pauseMs);
    }
  }
}

/** Starts Postgres again whenever it leaves unasked, with growing pauses and without end: the cause may pass. */
export function keepRunning(options: {
  first: Postmaster;
  start(): Promise<Postmaster>;
  stopping: AbortController;
  log: Log;
  clock: Clock;
}): Keeper {
  const { start, stopping, log, clock } = options;
  const callbacks = new Set<(exit: Exit) => void>();
  let running: Postmaster | undefined = options.first;

  const bringBack = async (): Promise<Postmaster | undefined> => {
    for (let attempt = 1, pauseMs = backoffMs.first; !stopping.signal.aborted; attempt++) {
      try {
        return await start();
      } catch (error) {
        if (stopping.signal.aborted) break;
        const level = attempt < worrying ? 'warn' : 'error';
        log[level]({ err: error, attempt }, 'the embedded Postgres could not be started again yet');
      }
      await clock.sleep(pauseMs, stopping.signal);
      pauseMs = Math.min(pauseMs * 2, backoffMs.most);
    }
    return undefined;
  };

  const keep = async (): Promise<void> => {
    while (running !== undefined) {
      const since = clock.monotonic();
      const exit = await running.exited;
      running = undefined;
      if (stopping.signal.aborted) return;
      log.warn({ ...exit }, 'the embedded Postgres left unasked and is started again');
      for (const callback of callbacks) callback(exit);
      // One that falls over as soon as it stands must not take the machine with it.
      if (clock.monotonic() - since < backoffMs.most)
        await clock.sleep(backoffMs.first * 10, stopping.signal);
      running = await bringBack();
      // Told to stop in the same moment that it stood.
      if (stopping.signal.aborted) return void (await running?.stop());
      if (running !== undefined) log.info({ pid: running.pid }, 'the embedded Postgres is back');
    }
  };
  const kept = keep();

  return {
    pid: () => running?.pid,
    onExit: (callback: (exit: Exit) => void) => {
      callbacks.add(callback);
      return () => void callbacks.delete(callback);
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await running?.stop();
      await kept;
    },
  };
}
