/** The limits of a run on the wire: read from a request, refused above the deployment's, shown as they hold. */
import type { AskedLimits, RunLimits as RunLimitsBody } from '../../generated/api/types.gen.ts';
import type { Config } from '../base/config.ts';
import { lowered, type RunLimits } from '../domain/run-limits.ts';

const mebibyte = 1024 * 1024;

/** The most that one run may use here. */
export function runLimitMaxima(config: Config): RunLimits {
  return {
    memoryMb: config.runMemoryBytes / mebibyte,
    processes: config.runProcesses,
    diskMb: config.runDiskBytes / mebibyte,
    outputMb: config.runOutputBytes / mebibyte,
    cpuSeconds: config.runCpuMs / 1000,
  };
}

export function readRunLimits(asked: AskedLimits | undefined, config: Config): RunLimits {
  return lowered(runLimitMaxima(config), {
    memoryMb: asked?.memory_mb,
    processes: asked?.processes,
    diskMb: asked?.disk_mb,
    outputMb: asked?.output_mb,
    cpuSeconds: asked?.cpu_seconds,
  });
}

export function presentRunLimits(limits: RunLimits): RunLimitsBody {
  return {
    memory_mb: limits.memoryMb,
    processes: limits.processes,
    disk_mb: limits.diskMb,
    output_mb: limits.outputMb,
    cpu_seconds: limits.cpuSeconds,
  };
}

/** Every limit asked for that is above the deployment's: its field's path and the most it may be. */
export function tooHigh(
  asked: { limits: RunLimits; timeoutMs: number },
  config: Config,
): { field: string; pointer: string; most: number }[] {
  const [wanted, most] = [presentRunLimits(asked.limits), presentRunLimits(runLimitMaxima(config))];
  const names = Object.keys(most) as (keyof RunLimitsBody)[];
  return [
    { field: 'timeout_ms', pointer: '/timeout_ms', asked: asked.timeoutMs, most: config.runTimeoutMs },
    ...names.map((name) => ({
      field: `limits.${name}`,
      pointer: `/limits/${name}`,
      asked: wanted[name],
      most: most[name],
    })),
  ]
    .filter((limit) => limit.asked > limit.most)
    .map(({ field, pointer, most: highest }) => ({ field, pointer, most: highest }));
}
