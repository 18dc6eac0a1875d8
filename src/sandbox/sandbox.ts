/** The interface of a sandbox: the place a run's commands work in. Drivers: bubblewrap, unshare, none. */
import type { Readable, Writable } from 'node:stream';

/** What a run may use. Sizes in bytes, times in milliseconds. */
export interface SandboxLimits {
  /** Resident memory of all processes of the sandbox together. */
  memoryBytes: number;
  /** Processes and threads at one time. */
  processes: number;
  /** CPU time of all processes of the sandbox together. */
  cpuMs: number;
  /** Standard output and error of one spawn together; past it the spawn is killed. */
  outputBytes: number;
  /** The run's folder, its home and its temporary files, each. */
  diskBytes: number;
  /** Open files of one process. */
  openFiles: number;
}

/**
 * What ended a process other than its own exit. `signal` = it was killed by its own doing or by ours without a
 * limit; `setup` = the sandbox itself could not be made, so nothing ran (standard error says why).
 */
export type ExitCause = 'memory' | 'processes' | 'output' | 'disk' | 'cpu' | 'signal' | 'setup';

export interface Exit {
  /** Null when a signal ended it. */
  code: number | null;
  cause?: ExitCause;
}

/** One command inside the sandbox. Standard error and output arrive separately; both must be read or they block the command. */
export interface SandboxProcess {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Resolves once every process of this spawn is gone. Never rejects. */
  readonly exit: Promise<Exit>;
  /** Ends it and everything it started; repeat-safe. */
  kill(): void;
}

export interface SpawnOptions {
  /** Added to the sandbox's own small environment (PATH, HOME, LANG, TERM). */
  env?: Record<string, string>;
  signal?: AbortSignal;
}

/** A private place around one folder; closing it ends everything that ever ran in it. */
export interface Sandbox extends AsyncDisposable {
  spawn(argv: readonly [string, ...string[]], options?: SpawnOptions): SandboxProcess;
}

export type SandboxKind = 'bubblewrap' | 'unshare' | 'none';

/** What a driver enforces on this machine; shown at start and recorded in receipts. */
export interface SandboxCheck {
  kind: SandboxKind;
  /** What is enforced, in the words of the README: `filesystem`, `network`, `processes`, `memory`, `output`, `disk`, `cpu`. */
  enforced: string[];
  /** One line for the start screen, e.g. `bubblewrap 0.8.0`. */
  description: string;
}

export interface SandboxDriver {
  readonly kind: SandboxKind;
  /** Runs `true` with the real arguments. Throws an Error whose message names what is missing, why, and the remedy. */
  check(): Promise<SandboxCheck>;
  /**
   * Opens a sandbox around `folder`, which appears inside as `/workspace` (read-write). `homeFolder` appears
   * as `/home/agent`. Both belong to the service and are handed to the sandbox's user here.
   */
  open(options: { folder: string; homeFolder: string; limits: SandboxLimits }): Promise<Sandbox>;
}
