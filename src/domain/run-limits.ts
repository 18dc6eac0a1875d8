/** What a run may use: the deployment's limits, lowered by whoever creates it. Pure. */

/** In the units of the wire, all whole numbers. Time on the clock stands beside, as `timeoutMs`. */
export interface RunLimits {
  memoryMb: number;
  processes: number;
  diskMb: number;
  outputMb: number;
  cpuSeconds: number;
}

/** The limits that can end a run or a step, in the words of the wire. */
export type LimitHit = 'memory' | 'processes' | 'disk' | 'output' | 'cpu' | 'wall_clock';

/** What is asked for where something is, else the deployment's own. */
export function lowered(most: RunLimits, asked: Partial<RunLimits>): RunLimits {
  return { ...most, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) };
}

/** Both together: a run made before the deployment lowered its limits has no more than the others. */
export function atMost(limits: RunLimits, most: RunLimits): RunLimits {
  return {
    memoryMb: Math.min(limits.memoryMb, most.memoryMb),
    processes: Math.min(limits.processes, most.processes),
    diskMb: Math.min(limits.diskMb, most.diskMb),
    outputMb: Math.min(limits.outputMb, most.outputMb),
    cpuSeconds: Math.min(limits.cpuSeconds, most.cpuSeconds),
  };
}
