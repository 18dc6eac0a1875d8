/** The loop that fills workspaces, beside the one that works on runs: a few at a time, woken by notices and looking by itself besides. */
import type { FillWorkspace } from '../app/fill-workspace.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Notices } from '../store/notices.ts';

export interface FillWorkspaces {
  start(): void;
  /** Takes no new job and gives back those under way; another process begins them anew. */
  stop(): Promise<void>;
}

/** Fetching waits for others most of the time, and unpacking takes a core. */
const slots = 4;
/** Heals a notice that was lost, and finds what a dead process held. */
const lookMs = 1_000;

export function createFillWorkspaces(deps: {
  fill: FillWorkspace;
  notices: Notices;
  clock: Clock;
  log: Log;
}): FillWorkspaces {
  const { fill, notices, clock, log } = deps;
  const stopping = new AbortController();
  const under = new Set<Promise<void>>();
  const stops: (() => void)[] = [];
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<void> {
    while (!stopping.signal.aborted && under.size < slots) {
      again = false;
      const job = await fill.claim();
      if (!job) {
        if (again) continue;
        return;
      }
      const worked: Promise<void> = fill.work(job, stopping.signal).finally(() => {
        under.delete(worked);
        wake();
      });
      under.add(worked);
    }
  }

  function wake(): void {
    again = true;
    if (looking || stopping.signal.aborted) return;
    looking = look()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'workspaces to fill could not be looked up; trying again'),
      )
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    start: () => {
      stops.push(notices.watchFill(wake), clock.every(lookMs, wake));
      wake();
    },
    stop: async () => {
      for (const stop of stops.splice(0)) stop();
      stopping.abort(new Error('the service stops'));
      await looking;
      await Promise.all(under);
    },
  };
}
