/** Runs one outside program to its end, with a bound on its time and on what it may say; every process of this room starts here. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { systemClock } from '../base/clock.ts';

export interface CommandOptions {
  cwd: string;
  /** The whole environment of the program; nothing of the service's own reaches it. */
  env: Record<string, string>;
  input?: Buffer | string;
  /** Writes the input as it comes, at the program's pace; what it throws ends the program. The input ends when it resolves. */
  feed?(input: Writable): Promise<void>;
  /** Takes standard output as it comes, instead of the result; what it throws ends the program. */
  onOutput?(chunk: Buffer): void;
  /** Sees standard error as it comes. */
  onComplaint?(chunk: Buffer): void;
  /** Ends the program, for the reason it was aborted with. */
  signal?: AbortSignal;
  /** Where standard output goes instead of into the result. */
  outputFd?: number;
  timeoutMs: number;
  outputBytesMax: number;
  /** More memory than this the program does not get: what it asks for beyond is refused. */
  memoryBytesMax?: number;
}

export interface CommandResult {
  code: number;
  stdout: Buffer;
  /** The first 16 KiB. */
  stderr: string;
}

export class TooMuchSaid extends Error {
  override readonly name = 'TooMuchSaid';
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
  const [file, ...args] = options.memoryBytesMax === undefined ? argv : bounded(argv, options.memoryBytesMax);
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: [
      options.input === undefined && options.feed === undefined ? 'ignore' : 'pipe',
      options.outputFd ?? 'pipe',
      'pipe',
    ],
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
  const callOff = (): void =>
    stop(
      options.signal?.reason instanceof Error ? options.signal.reason : new Error('the work was called off'),
    );
  options.signal?.addEventListener('abort', callOff, { once: true });
  if (options.signal?.aborted) callOff();
  child.stdout?.on('data', (chunk: Buffer) => {
    if (options.onOutput) {
      try {
        if (!failure) options.onOutput(chunk);
      } catch (error) {
        stop(error instanceof Error ? error : new Error(String(error)));
      }
      return;
    }
    stdoutBytes += chunk.length;
    if (stdoutBytes > options.outputBytesMax)
      stop(new TooMuchSaid(`${named(argv)} said more than ${options.outputBytesMax} bytes`));
    else stdout.push(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    options.onComplaint?.(chunk);
    if (stderrBytes < stderrBytesMax) stderr.push(chunk.subarray(0, stderrBytesMax - stderrBytes));
    stderrBytes += chunk.length;
  });
  // A program that ends without reading its input is judged by its exit code alone.
  child.stdin?.on('error', () => undefined);
  if (options.feed && child.stdin) {
    const stdin = child.stdin;
    options.feed(stdin).then(
      () => stdin.end(),
      (error: unknown) => stop(error instanceof Error ? error : new Error(String(error))),
    );
  } else child.stdin?.end(options.input);
  child.on('error', (error) => {
    failure ??= error;
    if (child.pid === undefined) settle(null, null);
  });
  child.on('close', settle);

  function settle(code: number | null, signal: NodeJS.Signals | null): void {
    disarm();
    options.signal?.removeEventListener('abort', callOff);
    if (failure) reject(failure);
    else if (code === null) reject(new Error(`${named(argv)} was ended by ${signal ?? 'a signal'}`));
    else resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') });
  }
  return promise;
}

/** A shell sets the bounds of the program it becomes: Node can set none, and every system has one. */
function bounded(argv: readonly string[], memoryBytesMax: number): [string, ...string[]] {
  // A lower bound that is set already cannot be raised, and stays.
  const limits = `ulimit -c 0; ulimit -d ${Math.ceil(memoryBytesMax / 1024)}`;
  return ['sh', '-c', `{ ${limits}; } 2>/dev/null; exec "$@"`, 'sh', ...argv];
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
