/** The limits of one run on the way to its sandbox, and which of them ended it on the way back. */

import type { Reason } from '../domain/run.ts';
import { atMost, type LimitHit, type RunLimits } from '../domain/run-limits.ts';
import { limitOf } from '../sandbox/limits.ts';
import type { Sandbox, SandboxLimits } from '../sandbox/sandbox.ts';

const mebibyte = 1024 * 1024;

/** The run's own limits, never above this worker's; a run without any has the worker's. */
export function limitsOfRun(asked: RunLimits | undefined, most: SandboxLimits): SandboxLimits {
  if (asked === undefined) return most;
  const { memoryMb, processes, diskMb, outputMb, cpuSeconds } = atMost(asked, {
    memoryMb: most.memoryBytes / mebibyte,
    processes: most.processes,
    diskMb: most.diskBytes / mebibyte,
    outputMb: most.outputBytes / mebibyte,
    cpuSeconds: most.cpuMs / 1000,
  });
  return {
    ...most,
    memoryBytes: memoryMb * mebibyte,
    processes,
    diskBytes: diskMb * mebibyte,
    outputBytes: outputMb * mebibyte,
    cpuMs: cpuSeconds * 1000,
  };
}

/** The same sandbox, and the limit that ended the command which ended last: whatever agent works in it. */
export function noteLimits(sandbox: Sandbox): { sandbox: Sandbox; last(): LimitHit | null } {
  let last: LimitHit | null = null;
  return {
    last: () => last,
    sandbox: {
      ...sandbox,
      spawn: (argv, options) => {
        const spawned = sandbox.spawn(argv, options);
        void spawned.exit.then((exit) => {
          last = limitOf(exit);
        });
        return spawned;
      },
      [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
    },
  };
}

/** An agent that goes on after a limit ended one of its commands was not ended by it. */
export function limitHit(reason: Reason, last: LimitHit | null): LimitHit | null {
  if (reason.code === 'timed_out') return 'wall_clock';
  return reason.code === 'agent_error' ? last : null;
}
