/** What every driver's sandbox has in common: who its user is, what it has running, and how it closes. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Clock } from '../base/clock.ts';
import { handOver, type SandboxUser } from './folders.ts';
import { behindRelay, gatewayInside, handOverSocket } from './gateway-way.ts';
import type { Inherited } from './inherited.ts';
import { type Launch, type Launched, launch } from './launch.ts';
import type { Pipes } from './pipes.ts';
import { explain } from './remedies.ts';
import type {
  OpenOptions,
  Sandbox,
  SandboxDriver,
  SandboxKind,
  SandboxLimits,
  SpawnOptions,
} from './sandbox.ts';
import { createCpuAccount, createDiskMeter, type Watch } from './watch.ts';

const run = promisify(execFile);
const checkTimeoutMs = 20_000;

/** What a driver is made from. `clock` must be one that really runs: processes don't wait for a test. */
export interface DriverOptions {
  clock: Clock;
  watch: Watch;
  pipes: Pipes;
  inherited: Inherited;
  /** Who commands run as when the service is root; undefined when it is not. */
  user: SandboxUser | undefined;
  /** Where the folders of runs will be made; the check opens a sandbox there. */
  probeFolder: string;
}

export type Command = readonly [string, ...string[]];

/** How one sandbox starts a command: the part that differs from driver to driver. */
export type Prepare = (
  command: Command,
  options: SpawnOptions,
) => Pick<Launch, 'argv' | 'env'> & Partial<Pick<Launch, 'cwd' | 'user' | 'inside' | 'given'>>;

/** How a sandbox without walls differs from one with them. */
export interface Bare {
  /** Where the gateway is reached, if there is one. */
  gateway: string | undefined;
  at(path: string): string;
  close(): void;
}

/** Afterwards the folders belong to the sandbox's user. `prepare` is asked once a spawn. */
export async function openSandbox(
  driver: DriverOptions,
  options: OpenOptions,
  prepare: () => Prepare,
  bare?: Bare,
): Promise<Sandbox> {
  const { folder, homeFolder, limits, gatewaySocket } = options;
  if (driver.user !== undefined) {
    await handOver(folder, driver.user);
    await handOver(homeFolder, driver.user);
    if (gatewaySocket !== undefined && bare === undefined) await handOverSocket(gatewaySocket, driver.user);
  }
  await driver.pipes.ready();
  const start = prepare();
  const { clock, watch, pipes, user: owner } = driver;
  const disk = createDiskMeter({ folders: [folder, homeFolder], limitBytes: limits.diskBytes, clock });
  const cpu = createCpuAccount();
  const running = new Set<Launched>();
  let closed = false;

  return {
    spawn: (command, spawnOptions = {}) => {
      if (closed) throw new Error('This sandbox is closed.');
      const { relay = false, outputBytes = limits.outputBytes } = spawnOptions;
      const relayed = relay && gatewaySocket !== undefined && bare === undefined;
      const started = launch({
        ...start(relayed ? behindRelay(command) : command, spawnOptions),
        owner,
        pipes,
        inherited: driver.inherited,
        limits: { ...limits, outputBytes },
        disk,
        cpu,
        watch,
        clock,
        signal: spawnOptions.signal,
      });
      running.add(started);
      void started.over.then(() => running.delete(started));
      return started;
    },
    at: (path) => bare?.at(path) ?? path,
    gateway: bare ? bare.gateway : gatewaySocket && gatewayInside,
    [Symbol.asyncDispose]: async () => {
      closed = true;
      bare?.close();
      for (const started of running) started.kill();
      await Promise.all([...running].map(({ exit }) => exit));
      for (const started of running) started.release();
    },
  };
}

const probeLimits: SandboxLimits = {
  memoryBytes: 512 * 1024 ** 2,
  processes: 64,
  cpuMs: 10_000,
  outputBytes: 64 * 1024,
  diskBytes: 16 * 1024 ** 2,
  openFiles: 256,
};

/** Runs `true` in a sandbox of this driver. Throws an Error that says what is missing, why, and the remedy. */
export async function probe(driver: SandboxDriver, options: DriverOptions): Promise<void> {
  const base = await mkdtemp(join(options.probeFolder, 'sandbox-check-'));
  try {
    const [folder, homeFolder] = await Promise.all([
      mkdtemp(join(base, 'work-')),
      mkdtemp(join(base, 'home-')),
    ]);
    // The folder between is ours alone by default; the copies of runs lie in folders others may pass through.
    if (options.user !== undefined) await chmod(base, 0o711);
    await using sandbox = await driver.open({ folder, homeFolder, limits: probeLimits });
    const child = sandbox.spawn(['true'], { signal: AbortSignal.timeout(checkTimeoutMs) });
    child.stdin.end();
    child.stdout.resume();
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const { code, cause } = await child.exit;
    if (code !== 0) throw new Error(explain(driver.kind, said.trim() || `it ended with ${cause ?? code}`));
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/** The first line a program says of its version, or undefined when it does not run. */
export async function versionOf(path: string): Promise<string | undefined> {
  return run(path, ['--version'], { timeout: checkTimeoutMs }).then(
    ({ stdout }) => stdout.split('\n')[0]?.trim(),
    () => undefined,
  );
}

/** The error of a driver whose programs are not there. */
export function missing(kind: SandboxKind, tools: readonly string[]): Error {
  return new Error(explain(kind, `${tools.join(', ')}: not installed (ENOENT)`));
}
