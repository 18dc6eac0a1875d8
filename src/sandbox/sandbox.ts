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
  /** The sandbox's way to the gateway is open while the command lives. Without a gateway it changes nothing. */
  relay?: boolean;
  /** What this command may print, instead of the sandbox's limit; for those whose output is read as it comes and not kept. */
  outputBytes?: number;
}

/** A path of the host, and where commands see it; read-only. */
export interface Shown {
  from: string;
  to: string;
}

/** A private place around one folder; closing it ends everything that ever ran in it. */
export interface Sandbox extends AsyncDisposable {
  spawn(argv: readonly [string, ...string[]], options?: SpawnOptions): SandboxProcess;
  /** Where a command finds what lies at `path` inside; without walls that is a path of the host. */
  at(path: string): string;
  /** The origin at which a command that was spawned with `relay` reaches the gateway; undefined without one. */
  readonly gateway: string | undefined;
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

export interface OpenOptions {
  folder: string;
  homeFolder: string;
  limits: SandboxLimits;
  /** A Unix socket that the relay of a command leads to; handed to the sandbox's user too. */
  gatewaySocket?: string;
  /** Programs of the host that are shown besides the machine's own. */
  show?: readonly Shown[];
}

export interface SandboxDriver {
  readonly kind: SandboxKind;
  /** Runs `true` with the real arguments. Throws an Error whose message names what is missing, why, and the remedy. */
  check(): Promise<SandboxCheck>;
  /**
   * Opens a sandbox around `folder`, which appears inside as `/workspace` (read-write). `homeFolder` appears
   * as `/home/agent`. Both belong to the service and are handed to the sandbox's user here.
   */
  open(options: OpenOptions): Promise<Sandbox>;
}
