/** The settings about runs: what each may use, how many there may be, and how long they are waited for. */
import { atLeastOneSecond, integer, megabytes, type Setting, seconds } from './setting.ts';

export interface RunConfig {
  workerSlots: number;
  /** Per environment; 0: no limit. */
  runningLimit: number;
  /** Per environment; 0: no limit. */
  queueLimit: number;
  runMemoryBytes: number;
  runProcesses: number;
  runDiskBytes: number;
  runOutputBytes: number;
  runCpuMs: number;
  runTimeoutMs: number;
  drainMs: number;
  /** How long a run may wait in the queue; 0: for ever. */
  queueExpiryMs: number;
  /** How long an agent waits for an answer. */
  inputTimeoutMs: number;
  unreadyMs: number;
}

/** In the order of the README's table. */
export const runSettings = {
  workerSlots: {
    variable: 'WORKER_SLOTS',
    fallback: '8',
    describe: 'Runs that this process works on side by side',
    read: integer(1, 1000),
  },
  runningLimit: {
    variable: 'RUNNING_LIMIT',
    fallback: '10',
    describe: 'Runs of one environment that all workers together work on; 0: as many as there are slots',
    read: integer(0, 1_000_000),
  },
  queueLimit: {
    variable: 'QUEUE_LIMIT',
    fallback: '10000',
    describe: 'Queued runs of one environment, past which creating is refused; 0: no limit',
    read: integer(0, 100_000_000),
  },
  runMemoryBytes: {
    variable: 'RUN_MEMORY_MB',
    fallback: '2048',
    describe: 'Memory of one run, in MiB',
    read: megabytes,
  },
  runProcesses: {
    variable: 'RUN_PROCESSES',
    fallback: '512',
    describe: 'Processes and threads of one run',
    read: integer(16, 100_000),
  },
  runDiskBytes: {
    variable: 'RUN_DISK_MB',
    fallback: '2048',
    describe: 'Disk space of one run, in MiB',
    read: megabytes,
  },
  runOutputBytes: {
    variable: 'RUN_OUTPUT_MB',
    fallback: '16',
    describe: 'What one step may print, in MiB',
    read: megabytes,
  },
  runCpuMs: {
    variable: 'RUN_CPU_SECONDS',
    fallback: '14400',
    describe: 'Seconds on the processor of one run, all its processes together',
    read: atLeastOneSecond,
  },
  runTimeoutMs: {
    variable: 'RUN_TIMEOUT_SECONDS',
    fallback: '3600',
    describe: 'Wall-clock time of a run that names none, and the most one may ask for',
    read: seconds(43_200),
  },
  drainMs: {
    variable: 'DRAIN_SECONDS',
    fallback: '10',
    describe: 'How long a stopping service lets its runs go on before it hands them back to the queue',
    read: seconds(3600),
  },
  queueExpiryMs: {
    variable: 'QUEUE_EXPIRY_SECONDS',
    fallback: '86400',
    describe: 'How long a run may wait in the queue before it is settled as interrupted; 0: for ever',
    read: seconds(31_536_000),
  },
  inputTimeoutMs: {
    variable: 'INPUT_TIMEOUT_SECONDS',
    fallback: '3600',
    describe: 'How long a run waits for the answer to what its agent asks before it is interrupted',
    read: seconds(604_800),
  },
  unreadyMs: {
    variable: 'UNREADY_SECONDS',
    fallback: '0',
    describe:
      'How long a stopping service still answers while `/readyz` says no, so that load balancers turn away first',
    read: seconds(600),
  },
} as const satisfies { [K in keyof RunConfig]: Setting<NonNullable<RunConfig[K]>> };
