/**
 * Who may be sent to next. Targets that were slow or failed have slots of their own, so that however many of them there are, those
 * that answer quickly wait for none of them; and nobody has more than a few slots at a time.
 */

export interface Lanes {
  /** Targets that have as many deliveries under way as they may have, or whose slots are all taken. */
  busy(): string[];
  free(): number;
  /** Takes a slot; false when there is none for this target. `failing` is what is known of one that was never tried here. */
  enter(target: string, failing: boolean): boolean;
  /** Gives it back and remembers how it went. */
  leave(target: string, quick: boolean): void;
}

type Pace = 'quick' | 'slow';

/** Slots of a pace in all, and of one target of it. What is not known yet is tried carefully: many dead newcomers must not fill the slots of the quick. */
export type LaneSlots = Record<Pace | 'unknown', { all: number; each: number }>;

const deliverySlots: LaneSlots = {
  quick: { all: 32, each: 4 },
  slow: { all: 32, each: 1 },
  unknown: { all: 16, each: 1 },
};
const rememberedMax = 10_000;

export function createLanes(slots: LaneSlots = deliverySlots): Lanes {
  const paces = new Map<string, Pace>();
  const under = new Map<string, { count: number; lane: Pace | 'unknown' }>();
  const taken = { quick: 0, slow: 0, unknown: 0 };

  const laneOf = (target: string) => under.get(target)?.lane ?? paces.get(target) ?? 'unknown';

  function fits(target: string): boolean {
    const lane = laneOf(target);
    if ((under.get(target)?.count ?? 0) >= slots[lane].each) return false;
    return taken[lane] < slots[lane].all;
  }

  return {
    busy: () => {
      const full = [...under.keys()].filter((target) => !fits(target));
      // The known ones of a lane without a free slot would only be looked up in vain.
      for (const [target, pace] of paces) if (taken[pace] >= slots[pace].all) full.push(target);
      return [...new Set(full)];
    },
    free: () =>
      slots.quick.all + slots.slow.all + slots.unknown.all - taken.quick - taken.slow - taken.unknown,
    enter: (target, failing) => {
      if (failing && laneOf(target) === 'unknown') paces.set(target, 'slow');
      if (!fits(target)) return false;
      const lane = laneOf(target);
      under.set(target, { count: (under.get(target)?.count ?? 0) + 1, lane });
      taken[lane]++;
      return true;
    },
    leave: (target, quick) => {
      const now = under.get(target);
      if (!now) return;
      taken[now.lane]--;
      if (now.count === 1) under.delete(target);
      else now.count--;
      paces.delete(target);
      paces.set(target, quick ? 'quick' : 'slow');
      const [oldest] = paces.keys();
      if (paces.size > rememberedMax && oldest !== undefined) paces.delete(oldest);
    },
  };
}
