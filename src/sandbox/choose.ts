/** Chooses the sandbox once at start: the strongest that really works here, never silently none. */
import { tmpdir } from 'node:os';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { createBubblewrap } from './bubblewrap.ts';
import type { DriverOptions } from './frame.ts';
import { findInherited } from './inherited.ts';
import { createNone } from './none.ts';
import { createPipes } from './pipes.ts';
import type { SandboxCheck, SandboxDriver, SandboxKind } from './sandbox.ts';
import { createUnshare } from './unshare.ts';
import { createWatch } from './watch.ts';

/** An id above those distributions hand out to people and packages, and below the ranges of nested containers. */
const defaultSandboxUid = 64_023;

const drivers: Record<SandboxKind, (options: DriverOptions) => SandboxDriver> = {
  bubblewrap: createBubblewrap,
  unshare: createUnshare,
  none: createNone,
};

/**
 * `auto` takes bubblewrap where it works, else util-linux unshare. Throws an Error that says what is missing,
 * why, and the remedy; `none` is taken only when `wanted` names it. `clock` must be the system's.
 */
export async function chooseSandbox(options: {
  wanted: 'auto' | SandboxKind;
  log: Log;
  clock: Clock;
  /** The numeric user (and group) of commands when the service is root. */
  sandboxUid?: number;
  /** Where the folders of runs will be made. */
  probeFolder?: string;
}): Promise<{ driver: SandboxDriver; check: SandboxCheck }> {
  const { wanted, log, clock, sandboxUid = defaultSandboxUid } = options;
  const root = process.getuid?.() === 0;
  if (root && sandboxUid === 0)
    throw new Error("The sandbox's user can't be root: set its id to an unprivileged one.");
  const driverOptions: DriverOptions = {
    clock,
    watch: createWatch(clock),
    pipes: createPipes(),
    inherited: findInherited(),
    user: root ? { uid: sandboxUid, gid: sandboxUid } : undefined,
    probeFolder: options.probeFolder ?? tmpdir(),
  };
  const kinds: SandboxKind[] = wanted === 'auto' ? ['bubblewrap', 'unshare'] : [wanted];
  const reasons: string[] = [];
  for (const kind of kinds) {
    const driver = drivers[kind](driverOptions);
    try {
      const check = await driver.check();
      if (kind === 'none')
        log.warn('Runs work without a sandbox (SANDBOX=none): they reach what this machine reaches.');
      if (reasons.length > 0)
        log.info({ reasons }, `Runs work in the ${kind} sandbox, which starts slower than the first choice.`);
      if (root) log.info(`The service runs as root; commands run as user ${sandboxUid}.`);
      return { driver, check };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(
    `${reasons.join(' ')}${wanted === 'auto' ? ' SANDBOX=none runs without one, for machines that are themselves the wall.' : ''}`,
  );
}
