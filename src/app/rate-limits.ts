/** Quotas per key that hold over all processes: each process takes shares of a window from Postgres and spends them from memory. */
import { type Batch, createBatch } from '../base/batch.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { lower, type Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { type Taken, type Taking, takeFromWindows } from '../store/rate-windows.ts';

/** What a quota counts: every call, or those that create a run. */
export type QuotaName = 'requests' | 'creates';

/** How a key stands after a call was counted, or refused. */
export interface Standing {
  quota: QuotaName;
  /** Calls in a window. */
  calls: number;
  allowed: boolean;
  /** Calls left in this window as far as this process knows: what other processes took since it last asked is not in it. */
  left: number;
  /** Until the window ends. */
  leftMs: number;
}

export interface RateLimits {
  /** The lower of the deployment's quota and the key's own; null: there is none. */
  callsOf(principal: Pick<Principal, 'limits'>, quota: QuotaName): number | null;
  /**
   * Counts one call of a quota that there is. Synchronous while this process holds a share; never throws, and never waits longer than
   * `waitMs` for an answer: a database that gives none refuses nobody here.
   */
  take(principal: Pick<Principal, 'keyUuid' | 'limits'>, quota: QuotaName): Standing | Promise<Standing>;
  stop(): void;
}

export const windowMs = 60_000;
/**
 * One share is this part of a quota. A process that holds one unspent when all are given out can keep it from the others until the
 * window ends, so with n processes between quota × (1 - (n - 1)/20) and quota calls pass: never more.
 */
const shares = 20;
/** Longer than any answer takes of a database that works, on a busy machine too: what counts alone holds no quota. */
const answerMs = 2_000;
/** How long a process counts on its own after the database did not answer. */
const aloneMs = 1_000;
const windowsMax = 20_000;
const sweepMs = 60_000;

interface Window {
  /** Taken from the database and not spent yet. */
  held: number;
  /** What nobody had taken when this process last asked. */
  free: number;
  /** A reading of the monotonic clock. */
  endsAt: number;
}

export function createRateLimits(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  /** Calls in a window, by quota; 0: no limit. */
  quotas: Record<QuotaName, number>;
  /** False when no other process can share the database: memory is enough then. */
  shared: boolean;
  /** How long a call waits for an answer of the database before it is let pass; milliseconds, 2,000 unless told. */
  waitMs?: number;
}): RateLimits {
  const { database, clock, log, quotas, shared, waitMs = answerMs } = deps;
  const windows = new Map<string, Window>();
  const asking = new Map<string, Promise<void>>();
  /** Calls that wait for a share, by window. */
  const waiting = new Map<string, number>();
  const batch: Batch<Taking, Taken> = createBatch({
    itemsMax: 500,
    queuedMax: 10_000,
    flush: (takings) => takeFromWindows(database, takings, windowMs),
    full: () => new ServiceError('unavailable', 'Too many keys are being counted at once.'),
  });

  function current(id: string): Window | undefined {
    const window = windows.get(id);
    return window && window.endsAt > clock.monotonic() ? window : undefined;
  }

  function keep(id: string, window: Window): void {
    // The oldest goes first, a Map keeps its order of insertion; at worst its key is asked about again.
    if (windows.size >= windowsMax && !windows.has(id))
      for (const oldest of windows.keys()) {
        windows.delete(oldest);
        break;
      }
    windows.set(id, window);
  }

  async function ask(id: string, taking: Taking, calls: number): Promise<void> {
    try {
      const taken = await batch.add(taking);
      const free = Math.max(0, calls - taken.used);
      const given = Math.min(taking.calls, Math.max(0, calls - taken.used + taking.calls));
      const endsAt = clock.monotonic() + taken.leftMs;
      const known = current(id);
      // What is held of an earlier window, or from counting alone, is worth nothing in this one.
      const same = known !== undefined && Math.abs(known.endsAt - endsAt) < windowMs / 4;
      keep(id, { held: given + (same ? known.held : 0), free, endsAt });
    } catch (error) {
      log.warn({ err: error }, 'a quota could not be read; this process counts on its own for a second');
      countAlone(id, calls);
    }
  }

  /** What needs the database is refused with `unavailable` anyway; a limit that cannot be known refuses nothing else. */
  function countAlone(id: string, calls: number): Window {
    const known = current(id);
    if (known && known.held > 0) return known;
    const alone = { held: calls, free: 0, endsAt: clock.monotonic() + aloneMs };
    keep(id, alone);
    return alone;
  }

  /** One question per key and quota at a time, for a share or for all that wait, which leave nothing of it unspent. */
  function refill(id: string, keyUuid: string, quota: QuotaName, calls: number): Promise<void> {
    let asked = asking.get(id);
    if (asked === undefined) {
      const wanted = Math.max(shareOf(calls), waiting.get(id) ?? 0);
      asked = ask(id, { keyUuid, quota, calls: wanted }, calls).finally(() => asking.delete(id));
      asking.set(id, asked);
    }
    return asked;
  }

  function spend(window: Window, quota: QuotaName, calls: number): Standing {
    const allowed = window.held > 0;
    if (allowed) window.held--;
    return {
      quota,
      calls,
      allowed,
      left: window.held + window.free,
      leftMs: Math.max(0, window.endsAt - clock.monotonic()),
    };
  }

  async function takeLater(id: string, keyUuid: string, quota: QuotaName, calls: number): Promise<Standing> {
    waiting.set(id, (waiting.get(id) ?? 0) + 1);
    try {
      for (;;) {
        const answered = await within(refill(id, keyUuid, quota, calls));
        const window = current(id);
        // A share that others spent while this call waited for it is followed by the next, until none is left.
        if (window && (window.held > 0 || window.free === 0)) return spend(window, quota, calls);
        if (!answered) return spend(countAlone(id, calls), quota, calls);
      }
    } finally {
      const others = (waiting.get(id) ?? 1) - 1;
      if (others > 0) waiting.set(id, others);
      else waiting.delete(id);
    }
  }

  /** False when there was no answer in `waitMs`. */
  async function within(answer: Promise<void>): Promise<boolean> {
    const over = new AbortController();
    const late = clock.sleep(waitMs, over.signal).then(() => false);
    try {
      return await Promise.race([answer.then(() => true), late]);
    } finally {
      over.abort();
    }
  }

  function callsOf(principal: Pick<Principal, 'limits'>, quota: QuotaName): number | null {
    return lower(quotas[quota] > 0 ? quotas[quota] : null, principal.limits[quota]);
  }

  function take(
    principal: Pick<Principal, 'keyUuid' | 'limits'>,
    quota: QuotaName,
  ): Standing | Promise<Standing> {
    const { keyUuid } = principal;
    const calls = callsOf(principal, quota);
    if (calls === null) throw new Error(`there is no quota of ${quota} to count`);
    // A quota that was changed is counted afresh here; what the database counted goes on.
    const id = `${keyUuid} ${quota} ${calls}`;
    let window = current(id);
    if (!window && !shared) {
      window = { held: calls, free: 0, endsAt: clock.monotonic() + windowMs };
      keep(id, window);
    }
    if (!window || (window.held === 0 && window.free > 0)) return takeLater(id, keyUuid, quota, calls);
    const standing = spend(window, quota, calls);
    // Asked for ahead of need, so that a steady caller never waits.
    if (window.free > 0 && window.held < shareOf(calls) / 2) void refill(id, keyUuid, quota, calls);
    return standing;
  }

  const stopSweeping = clock.every(sweepMs, () => {
    for (const id of windows.keys()) if (!current(id)) windows.delete(id);
  });

  return {
    callsOf,
    take,
    stop: stopSweeping,
  };
}

function shareOf(calls: number): number {
  return Math.ceil(calls / shares);
}
