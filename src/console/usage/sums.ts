/** What many runs took together, by hour or by day. Pure; the service has no sums of its own, so they are made of receipts. */
import type { Run } from '../api.ts';

export interface Sum {
  runs: number;
  input: number;
  output: number;
  durationMs: number;
}

export interface Slot extends Sum {
  /** Where it begins, in milliseconds. */
  from: number;
}

export interface Sums {
  slots: Slot[];
  total: Sum;
  byAgent: (Sum & { agent: string })[];
  byState: Record<string, number>;
}

export type Grain = 'hour' | 'day';

export const nothing = (): Sum => ({ runs: 0, input: 0, output: 0, durationMs: 0 });

function add(sum: Sum, run: Run): void {
  sum.runs += 1;
  sum.input += run.usage?.input ?? 0;
  sum.output += run.usage?.output ?? 0;
  sum.durationMs += run.usage?.duration_ms ?? 0;
}

/** Hours and days as the clock on the wall has them, also where a day has 23 or 25 hours. */
export function beginOf(ms: number, grain: Grain): number {
  const date = new Date(ms);
  if (grain === 'hour') date.setMinutes(0, 0, 0);
  else date.setHours(0, 0, 0, 0);
  return date.getTime();
}

function next(ms: number, grain: Grain): number {
  const date = new Date(ms);
  if (grain === 'hour') return ms + 3_600_000;
  date.setDate(date.getDate() + 1);
  return date.getTime();
}

/** Runs by when they were created, between `from` and `to`; slots without runs are there too. */
export function sumUp(runs: readonly Run[], from: number, to: number, grain: Grain): Sums {
  const slots: Slot[] = [];
  for (let at = beginOf(from, grain); at <= to; at = next(at, grain)) slots.push({ from: at, ...nothing() });
  const bySlot = new Map(slots.map((slot) => [slot.from, slot]));
  const total = nothing();
  const agents = new Map<string, Sum>();
  const byState: Record<string, number> = {};
  for (const run of runs) {
    const slot = bySlot.get(beginOf(Date.parse(run.created_at), grain));
    if (slot === undefined) continue;
    add(slot, run);
    add(total, run);
    const agent = agents.get(run.agent) ?? nothing();
    agents.set(run.agent, agent);
    add(agent, run);
    byState[run.state] = (byState[run.state] ?? 0) + 1;
  }
  const byAgent = [...agents].map(([agent, sum]) => ({ agent, ...sum }));
  byAgent.sort((one, other) => other.input + other.output - one.input - one.output || other.runs - one.runs);
  return { slots, total, byAgent, byState };
}
