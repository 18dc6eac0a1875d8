/** Runs one outside program to its end, with a bound on its time and on what it may say; every process of this room starts here. */
import { type ChildProcess, spawn } from 'node:child_process';
import { systemClock } from '../base/clock.ts';

export interface CommandOptions {
  cwd: string;
  /** The whole environment of the program; nothing of the service's own reaches it. */
  env: Record<string, string>;
  input?: Buffer | string;
  /** Where standard output goes instead of into the result. */
  outputFd?: number;
  timeoutMs: number;
  outputBytesMax: number;
}

export interface CommandResult {
  code: number;
  stdout: Buffer;
  /** The first 16 KiB. */
  stderr: string;
}

const stderrBytesMax = 16_384;

/** Where programs are looked for: the service's own PATH is a setting of people's shells, not of the service. */
export const programPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin';

/**
 * Resolves with the exit code, whatever it is, once the program and all who hold its output are gone. Throws when
 * it cannot be started, dies by a signal, is over time, or says more than `outputBytesMax`.
 */
export function runCommand(
  argv: readonly [string, ...string[]],
  options: CommandOptions,
): Promise<CommandResult> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandResult>();
  const [file, ...args] = argv;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: [options.input === undefined ? 'ignore' : 'pipe', options.outputFd ?? 'pipe', 'pipe'],
    // A group of its own: Ctrl-C must not cut a capture short, and a timeout must reach git's own children too.
    detached: true,
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  let stdoutBytes = 0;
  let stderrBytes = 0;
  let failure: Error | undefined;

  const stop = (error: Error): void => {
    failure ??= error;
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  };
  const disarm = systemClock.after(options.timeoutMs, () =>
    stop(new Error(`${named(argv)} took longer than ${options.timeoutMs} ms`)),
  );
  child.stdout?.on('data', (chunk: Buffer) => {
    stdoutBytes += chunk.length;
    if (stdoutBytes > options.outputBytesMax)
      stop(new Error(`${named(argv)} said more than ${options.outputBytesMax} bytes`));
    else stdout.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    if (stderrBytes < stderrBytesMax) stderr.push(chunk.subarray(0, stderrBytesMax - stderrBytes));
    stderrBytes += chunk.length;
  });
  // A program that ends without reading its input is judged by its exit code alone.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(options.input);
  child.on('error', (error) => {
    failure ??= error;
    if (child.pid === undefined) settle(null, null);
  });
  child.on('close', settle);

  function settle(code: number | null, signal: NodeJS.Signals | null): void {
    disarm();
    if (failure) reject(failure);
    else if (code === null) reject(new Error(`${named(argv)} was ended by ${signal ?? 'a signal'}`));
    else resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') });
  }
  return promise;
}

/** Starts a program whose output is read as it comes, in a group of its own; who starts it bounds and ends it. */
export function startCommand(
  argv: readonly [string, ...string[]],
  options: { cwd: string; env: Record<string, string> },
): ChildProcess {
  const [file, ...args] = argv;
  return spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

/** The program and its first plain word, for messages: `git write-tree`. */
function named(argv: readonly string[]): string {
  const word = argv.find((part, index) => index > 0 && /^[a-z][a-z-]+$/.test(part));
  return word === undefined ? (argv[0] ?? '') : `${argv[0]} ${word}`;
}
