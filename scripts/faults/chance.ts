/** Chance that can be repeated: the same seed and name give the same numbers, whatever else is drawn beside it. */
import { createHash } from 'node:crypto';

export interface Chance {
  /** At least 0 and below 1. */
  next(): number;
  /** An integer, both ends included. */
  integer(from: number, to: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** In proportion to the weights. */
  weighed<T>(choices: readonly (readonly [T, number])[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32 begun with a digest: names that differ in one letter have nothing in common. */
export function createChance(seed: string, ...name: (string | number)[]): Chance {
  let state = createHash('sha256')
    .update([seed, ...name].join('\n'))
    .digest()
    .readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[integer(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  };
  return {
    next,
    integer,
    pick,
    happens: (probability) => next() < probability,
    weighed: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      return pick(choices.map(([choice]) => choice));
    },
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [order[last], order[other]] = [order[other] as (typeof order)[0], order[last] as (typeof order)[0]];
      }
      return order;
    },
  };
}
