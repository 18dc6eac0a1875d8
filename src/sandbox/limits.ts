/** The limits the kernel keeps for each process, as arguments of util-linux `prlimit`. */
import type { SandboxLimits } from './sandbox.ts';

/** `prlimit … --`, to be followed by a command; without `processes` their number is left open. The signals at the soft limits of time and size tell which limit it was. */
export function limitArguments(
  prlimit: string,
  limits: Omit<SandboxLimits, 'processes'> & { processes?: number },
): string[] {
  const seconds = Math.max(1, Math.ceil(limits.cpuMs / 1000));
  return [
    prlimit,
    ...(limits.processes === undefined ? [] : [`--nproc=${limits.processes}`]),
    `--nofile=${limits.openFiles}`,
    '--core=0',
    `--fsize=${limits.diskBytes}`,
    `--cpu=${seconds}:${seconds + 2}`,
    '--',
  ];
}

/** The size of each temporary folder: it is memory, so never more than half of what the run may have. */
export function temporaryBytes(limits: SandboxLimits): number {
  return Math.max(1024 ** 2, Math.floor(Math.min(limits.diskBytes, limits.memoryBytes / 2)));
}
