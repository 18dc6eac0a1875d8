/** Short outside commands and what the kernel knows of a process: the ground the embedded Postgres stands on. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface Outcome {
  /** 0 is success; undefined: it could not be run, was killed or took too long. */
  code: number | undefined;
  output: string;
  /** The errno when the program could not even be started, such as ENOENT or EACCES. */
  errno: string | undefined;
}

/** Runs a command to its exit and never throws; `output` holds what it printed, at most 1 MiB. */
export function runCommand(
  command: readonly string[],
  options: { env: Record<string, string>; timeoutMs: number; uid?: number; gid?: number; cwd?: string },
): Promise<Outcome> {
  const [file = '', ...args] = command;
  const { timeoutMs, ...rest } = options;
  return new Promise((resolve) => {
    const settings = { ...rest, timeout: timeoutMs, killSignal: 'SIGKILL' as const, maxBuffer: 1024 * 1024 };
    try {
      execFile(file, args, settings, (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`.trim();
        if (error === null) return resolve({ code: 0, output, errno: undefined });
        const { code } = error;
        if (typeof code === 'number') return resolve({ code, output, errno: undefined });
        resolve({
          code: undefined,
          output: output || error.message,
          errno: typeof code === 'string' ? code : undefined,
        });
      });
    } catch (error) {
      resolve({ code: undefined, output: String(error), errno: errnoOf(error) });
    }
  });
}

/** The errno of a failed system call, or undefined for any other error. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export interface ProcessState {
  /** Two processes that share a pid over time differ here. */
  birth: string;
  command: string[];
}

/** What runs under `pid` now; undefined when nothing does. A zombie counts as nothing: it holds no file. */
export async function readProcess(pid: number): Promise<ProcessState | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? readLinux(pid) : readWithPs(pid);
}

async function readLinux(pid: number): Promise<ProcessState | undefined> {
  try {
    const [stat, boot, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ]);
    // The name before the last ")" may hold anything; the fields after it count from 3 (state) to 22 (start time).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return { birth: `${boot.trim()}/${fields[19]}`, command: command.split('\0') };
  } catch {
    return undefined;
  }
}

async function readWithPs(pid: number): Promise<ProcessState | undefined> {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C' };
  const [birth, command] = await Promise.all([
    runCommand(['ps', '-o', 'stat=,lstart=', '-p', String(pid)], { env, timeoutMs: 5_000 }),
    runCommand(['ps', '-ww', '-o', 'command=', '-p', String(pid)], { env, timeoutMs: 5_000 }),
  ]);
  const [, state, since] = /^\s*(\S+)\s+(.+)$/.exec(birth.output) ?? [];
  if (birth.code !== 0 || state === undefined || since === undefined || state.startsWith('Z'))
    return undefined;
  return { birth: since.trim(), command: [command.output] };
}
