/** Starts one command outside in, the same for every driver: counted output, limits watched, one way to end it, one exit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { Readable, Transform, Writable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import type { SandboxUser } from './folders.ts';
import type { Inherited } from './inherited.ts';
import { gateFd, gateWord, givenFd, temporaryBytes } from './limits.ts';
import type { OutputPipe, Pipes } from './pipes.ts';
import { birthOf, endProcess } from './processes.ts';
import type { Exit, ExitCause, SandboxLimits, SandboxProcess } from './sandbox.ts';
import type { CpuAccount, DiskMeter, Watch } from './watch.ts';

/** How a driver's outermost process tells of the inside. */
export interface Inside {
  /** The process whose end is the end of everything inside, as the host counts; undefined while it is not known. */
  first(outer: number, status: string): number | undefined;
  /** Whether the service's death would from now on end everything inside, so that the command may begin. */
  ready(status: string): boolean;
  /** Whether the sandbox stood and the command was reached. */
  stood(status: string): boolean;
}

export interface Launch {
  argv: readonly string[];
  env: Record<string, string>;
  cwd?: string;
  /** Who the first process is started as, when not as the service. */
  user?: SandboxUser;
  /** Who the command runs as in the end, when the service is root. */
  owner: SandboxUser | undefined;
  pipes: Pipes;
  inherited: Inherited;
  limits: SandboxLimits;
  disk: DiskMeter;
  cpu: CpuAccount;
  watch: Watch;
  clock: Clock;
  signal?: AbortSignal;
  /** Left out when there is no inside: then the process leads a group, and the group is what ends. */
  inside?: Inside;
  /** What the first process reads to its end from descriptors behind the gate's, in this order. */
  given?: readonly (string | Uint8Array)[];
}

/** Shells report death by a signal as 128 + its number; these two are limits of the kernel's. */
const causesByCode = new Map<number, ExitCause>([
  [128 + 24, 'cpu'],
  [128 + 25, 'disk'],
]);
const causesBySignal = new Map<string, ExitCause>([
  ['SIGXCPU', 'cpu'],
  ['SIGXFSZ', 'disk'],
]);
/** A first process is known within milliseconds; past this the outermost one is killed alone. */
const firstKnownMs = 2_000;
const goneMs = 60_000;
const lingerMs = 250;
const lingerLooks = 4;
const statusMax = 64 * 1024;

/** A started command, and what its sandbox keeps of it. */
export interface Launched extends SandboxProcess {
  /** Resolves once it is gone and its output was read to the end, or released. */
  readonly over: Promise<unknown>;
  /** Drops output that nobody read; only once it is gone. */
  release(): void;
}

/** Node's own errors of starting arrive as an event; what is thrown here is a mistake of ours or a table of files that is full. */
function start(options: Launch, outputs: (OutputPipe | undefined)[]): ChildProcess {
  try {
    const [file, ...rest] = options.argv;
    if (file === undefined) throw new Error('A command needs at least a name.');
    const targets = outputs.map((output) => output?.target ?? 'pipe');
    return spawn(file, rest, {
      env: options.env,
      cwd: options.cwd,
      uid: options.user?.uid,
      gid: options.user?.gid,
      detached: options.inside === undefined,
      stdio: options.inherited.hide([
        'pipe',
        ...targets,
        ...(options.inside === undefined ? [] : ['pipe' as const, 'pipe' as const]),
        ...(options.given ?? []).map(() => 'pipe' as const),
      ]),
    });
  } finally {
    for (const output of outputs) output?.started();
  }
}

export function launch(options: Launch): Launched {
  const { limits, clock, inside } = options;
  const outputs = [options.pipes.take(options.owner), options.pipes.take(options.owner)];
  const child = start(options, outputs);
  const { stdin } = child;
  const out = outputs[0]?.source ?? child.stdout;
  const err = outputs[1]?.source ?? child.stderr;
  if (stdin === null || out === null || err === null)
    throw new Error('A process was started without its pipes.');
  const rawOut: Readable = out;
  const rawErr: Readable = err;
  preferForOutOfMemory(child.pid);
  // A command that does not read what it is given is its own affair.
  stdin.on('error', () => undefined);

  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', () => {
      if (child.pid === undefined) resolve({ code: null, signal: null });
    });
  });

  let status = '';
  let cause: ExitCause | undefined;
  let over = false;
  let first: { pid: number; birth: string } | undefined;
  let written = 0;
  let crowded = false;
  const spent = options.cpu.begin();

  function learnFirst(): void {
    if (first !== undefined || child.pid === undefined || inside === undefined) return;
    const pid = inside.first(child.pid, status);
    const birth = pid === undefined ? undefined : birthOf(pid);
    if (pid !== undefined && birth !== undefined) first = { pid, birth };
  }

  const gate = child.stdio[gateFd];
  if (gate instanceof Writable) gate.on('error', () => undefined);
  let begun = false;

  function begin(): void {
    if (begun || inside === undefined || !inside.ready(status)) return;
    begun = true;
    if (gate instanceof Writable) gate.end(gateWord);
  }

  for (const [index, text] of (options.given ?? []).entries()) {
    // Wider than Node's own type, which ends at the fifth descriptor.
    const pipe = (child.stdio as readonly unknown[])[givenFd + index];
    if (!(pipe instanceof Writable)) continue;
    pipe.on('error', () => undefined);
    pipe.end(text);
  }

  const statusPipe = child.stdio[3];
  const statusRead = new Promise<void>((resolve) => {
    if (!(statusPipe instanceof Readable)) return resolve();
    statusPipe.on('data', (chunk: Buffer) => {
      if (status.length < statusMax) status += chunk.toString('latin1');
      learnFirst();
      begin();
    });
    statusPipe.on('error', () => resolve());
    statusPipe.on('close', () => resolve());
    // A process that was killed while it built the sandbox may leave the pipe open behind it.
    void exited.then(() => clock.after(firstKnownMs, resolve));
  });

  function stop(why: ExitCause): void {
    if (over || cause !== undefined) return;
    cause = why;
    void end();
  }

  /** Kills the outermost process and the first one inside; the kernel takes everything else with the latter. */
  async function end(): Promise<void> {
    if (child.pid === undefined) return;
    if (inside === undefined) return endProcess(-child.pid);
    // Until the first process is known, killing the outermost one could leave a half-built sandbox behind.
    for (const started = clock.monotonic(); !over && clock.monotonic() - started < firstKnownMs; ) {
      learnFirst();
      if (first !== undefined) break;
      await clock.sleep(2);
    }
    if (!over) child.kill('SIGKILL');
    if (first !== undefined && birthOf(first.pid) === first.birth) endProcess(first.pid);
  }

  function counted(source: Readable): Readable {
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const room = Math.max(0, limits.outputBytes - written);
        written += chunk.length;
        if (chunk.length > room) stop('output');
        done(null, chunk.length > room ? chunk.subarray(0, room) : chunk);
      },
    });
    source.on('error', () => counter.end());
    // A source that was destroyed never says `end`.
    source.on('close', () => counter.end());
    counter.on('error', () => undefined);
    return source.pipe(counter);
  }
  const stdout = counted(rawOut);
  const stderr = counted(rawErr);

  function heldBytes(): number {
    if (first === undefined) return 0;
    let bytes = 0;
    for (const folder of ['tmp', 'dev/shm']) {
      try {
        const facts = statfsSync(`/proc/${first.pid}/root/${folder}`);
        // Until the sandbox has a root of its own, this is the host's folder on the host's disk.
        const ours = Math.abs(facts.blocks * facts.bsize - temporaryBytes(limits)) < 1024 ** 2;
        // An empty file is memory of the kernel's all the same.
        if (ours) bytes += (facts.blocks - facts.bfree) * facts.bsize + (facts.files - facts.ffree) * 1024;
      } catch {
        // Not yet mounted or already gone.
      }
    }
    return bytes;
  }

  const unwatch = options.watch.add({
    root: () => (inside === undefined ? child.pid : first?.pid),
    memoryBytes: limits.memoryBytes,
    processes: inside === undefined ? undefined : limits.processes,
    cpuLeftMs: () => limits.cpuMs - options.cpu.ofOthers(spent),
    cpuUsed: (ms) => {
      spent.ms = Math.max(spent.ms, ms);
    },
    heldBytes,
    disk: options.disk,
    crowded: () => {
      crowded = true;
    },
    exceeded: stop,
  });
  const kill = () => stop('signal');
  if (options.signal?.aborted) kill();
  options.signal?.addEventListener('abort', kill, { once: true });

  async function finish(): Promise<Exit> {
    const { code, signal } = await exited;
    over = true;
    unwatch();
    options.signal?.removeEventListener('abort', kill);
    if (inside === undefined) {
      if (child.pid !== undefined) endProcess(-child.pid);
      void letGo();
    } else {
      // The outermost process may end before what it started; the status tells whom to wait for.
      await statusRead;
      learnFirst();
      await gone();
    }
    if (cause !== undefined) return { code: null, cause };
    if (child.pid === undefined || (inside !== undefined && !inside.stood(status)))
      return { code: null, cause: 'setup' };
    if (signal !== null) return { code: null, cause: causesBySignal.get(signal) ?? 'signal' };
    const told = code === null ? undefined : causesByCode.get(code);
    if (told !== undefined) return { code, cause: told };
    if (await options.disk.exceeded()) return { code, cause: 'disk' };
    // Refused forks make most programs fail; one that coped ended as it meant to.
    return code !== 0 && crowded ? { code, cause: 'processes' } : { code };
  }

  async function gone(): Promise<void> {
    if (first === undefined) return;
    const started = clock.monotonic();
    for (let waitMs = 1; birthOf(first.pid) === first.birth; waitMs = Math.min(50, waitMs * 2)) {
      if (clock.monotonic() - started > goneMs) return;
      await clock.sleep(waitMs);
    }
  }

  /** Without an inside, a process that left the group may hold the pipes open for ever; only a slow reader is waited for. */
  async function letGo(): Promise<void> {
    for (const [source, counter] of [[rawOut, stdout] as const, [rawErr, stderr] as const]) {
      for (let looks = 0; looks < lingerLooks && !source.closed && written <= limits.outputBytes; ) {
        await clock.sleep(lingerMs);
        if (counter.readableLength === 0) looks += 1;
      }
      source.destroy();
    }
  }

  const exit = finish();
  const closed = [rawOut, rawErr].map((source) => new Promise((resolve) => source.once('close', resolve)));
  return {
    stdin,
    stdout,
    stderr,
    exit,
    kill,
    over: Promise.all([exit, ...closed]),
    release: () => {
      for (const stream of [rawOut, rawErr, stdout, stderr, stdin]) stream.destroy();
    },
  };
}

/** When the whole machine runs out of memory, the kernel takes a sandbox before it takes the database. */
function preferForOutOfMemory(pid: number | undefined): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/oom_score_adj`, '500');
  } catch {
    // Not Linux, or the process is gone: a precaution only.
  }
}
