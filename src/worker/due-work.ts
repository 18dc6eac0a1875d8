/** What deliveries and exports have in common: due work is claimed for the lanes of its targets, done, and looked for again. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Lanes } from './delivery-lanes.ts';

export interface Due {
  uuid: string;
  target: string;
  /** The last that was sent there did not arrive. */
  failing: boolean;
}

export interface DueWork {
  start(): void;
  /** Claims nothing more, and waits until the look that is under way is over; what was claimed goes on. */
  stop(): Promise<void>;
  stopped(): boolean;
  /** Resolves when nothing that was claimed is under way any longer, or after `ms`, or when `hurry` says so. */
  drained(ms: number, hurry?: AbortSignal): Promise<void>;
}

export function createDueWork<Job extends { uuid: string }>(
  deps: { clock: Clock; log: Log; lanes: Lanes },
  kind: {
    /** In the plural, for the log. */
    name: string;
    pollMs: number;
    /** What comes due by work of its own; before each look. */
    prepare?(): Promise<void>;
    list(busy: string[]): Promise<Due[]>;
    /** Those that no other worker took. */
    claim(uuids: string[], claim: string): Promise<Job[]>;
    /** True when it went quickly and well. */
    work(job: Job, claim: string): Promise<boolean>;
    /** The lease ends by itself, and the work comes due again. */
    broke(job: Job, error: unknown): void;
  },
): DueWork {
  const { clock, log, lanes } = deps;
  const under = new Set<Promise<void>>();
  let stopPolling: () => void = () => undefined;
  let stopped = false;
  let pass: Promise<void> | undefined;
  let again = false;

  function begin(job: Job, target: string, claim: string): void {
    const doing = kind
      .work(job, claim)
      .catch((error: unknown) => {
        kind.broke(job, error);
        return false;
      })
      .then((quick) => {
        under.delete(doing);
        lanes.leave(target, quick);
        wake();
      });
    under.add(doing);
  }

  async function claimDue(): Promise<void> {
    await kind.prepare?.();
    if (stopped || lanes.free() === 0) return;
    const due = await kind.list(lanes.busy());
    const chosen = due.filter((one) => lanes.enter(one.target, one.failing));
    if (chosen.length === 0) return;
    const claim = randomUUID();
    const claimed = await kind
      .claim(
        chosen.map((one) => one.uuid),
        claim,
      )
      .catch((error: unknown) => {
        for (const one of chosen) lanes.leave(one.target, true);
        throw error;
      });
    const ours = new Map(claimed.map((job) => [job.uuid, job]));
    for (const one of chosen) {
      const job = ours.get(one.uuid);
      if (job) begin(job, one.target, claim);
      // What another worker took says nothing of its target.
      else lanes.leave(one.target, true);
    }
  }

  function wake(): void {
    if (stopped) return;
    if (pass) {
      again = true;
      return;
    }
    again = false;
    pass = claimDue()
      .catch((error: unknown) =>
        log.warn({ err: error }, `due ${kind.name} could not be looked up; trying again`),
      )
      .finally(() => {
        pass = undefined;
        if (again) wake();
      });
  }

  return {
    start: () => {
      stopPolling = clock.every(kind.pollMs, wake);
      wake();
    },
    stop: async () => {
      stopped = true;
      stopPolling();
      await pass;
    },
    stopped: () => stopped,
    drained: async (ms, hurry) => {
      const waited = new AbortController();
      const cut = hurry ? AbortSignal.any([hurry, waited.signal]) : waited.signal;
      await Promise.race([Promise.all(under), clock.sleep(ms, cut)]);
      waited.abort();
    },
  };
}
