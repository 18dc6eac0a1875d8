/** Waiting for something to become true, with a deadline and never a fixed sleep. */
import { setTimeout as delay } from 'node:timers/promises';

/** Resolves with the first answer that is neither undefined, null nor false; throws what it waited for when the time is over. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs = 30_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false)
      return answer as NonNullable<Exclude<T, false>>;
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms for: ${what}`);
    await delay(20);
  }
}
