/** Time that all processes of one machine read alike, events that carry it, and a steady pace to send them at. */
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of the machine's monotonic clock, with fractions: comparable between processes. */
export function stampMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Fills an event to the size that the store was measured with (a payload of some 165 bytes and its envelope). */
const filler = '.'.repeat(140);

/** The text of an event that says when it was handed in. */
export function stampedText(): string {
  return `@${stampMs().toFixed(3)}@${filler}`;
}

/** Calls `send` `perSecond` times a second for `ms`; resolves with the number of calls when the last one was made. */
export async function keepPace(
  perSecond: number,
  ms: number,
  send: (index: number) => void,
): Promise<number> {
  const started = performance.now();
  const total = Math.round((perSecond * ms) / 1000);
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) * perSecond) / 1000) + 1);
    while (sent < due) send(sent++);
    // Never a busy wait: what it leaves to the collector would hold up the events of the process that is measured.
    const nextMs = started + (sent * 1000) / perSecond - performance.now();
    await delay(Math.max(1, Math.round(nextMs)));
  }
  return sent;
}
