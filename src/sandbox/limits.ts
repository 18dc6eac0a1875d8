/** How every command starts inside: under the limits the kernel keeps for each process, and only while the service lives. */
import type { LimitHit } from '../domain/run-limits.ts';
import type { Exit, SandboxLimits } from './sandbox.ts';

/** Where the word to begin comes in. */
export const gateFd = 4;
/** The first descriptor behind it. */
export const givenFd = 5;
export const gateWord = 'go\n';

/**
 * A shell's arguments, to be followed by a command. Without `processes` their number is left open. A limit that
 * can't be set is stricter already. With a gate the command begins only when the service has seen that its own
 * death would end it: a service that died before closes the gate, and what it began to start ends by itself.
 */
export function startArguments(
  sh: string,
  limits: Omit<SandboxLimits, 'processes'> & { processes?: number },
  options: { gate: boolean },
): string[] {
  const seconds = Math.max(1, Math.ceil(limits.cpuMs / 1000));
  const settings = [
    `ulimit -n ${limits.openFiles}`,
    'ulimit -c 0',
    // Counted in blocks of 512 bytes by every POSIX shell.
    `ulimit -f ${Math.ceil(limits.diskBytes / 512)}`,
    // The signal at the soft limit tells which limit it was.
    `ulimit -S -t ${seconds}`,
    `ulimit -H -t ${seconds + 2}`,
    // bash and dash have different letters for it.
    ...(limits.processes === undefined
      ? []
      : [`ulimit -u ${limits.processes} || ulimit -p ${limits.processes}`]),
  ];
  const begin = options.gate ? `read -r word <&${gateFd} && exec "$@" ${gateFd}<&-` : 'exec "$@"';
  return [sh, '-c', `{ ${settings.join('; ')}; } 2>/dev/null; ${begin}`, 'sh'];
}

/** The size of each temporary folder: it is memory, so never more than half of what the run may have. */
export function temporaryBytes(limits: SandboxLimits): number {
  return Math.max(1024 ** 2, Math.floor(Math.min(limits.diskBytes, limits.memoryBytes / 2)));
}

/** The limit that ended a command; null when none did. */
export function limitOf({ cause }: Exit): LimitHit | null {
  return cause === undefined || cause === 'signal' || cause === 'setup' ? null : cause;
}
