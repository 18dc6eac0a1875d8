/** Counts what goes on in the sandboxes of a driver, without the driver knowing. */
import type { Metrics } from '../base/metrics.ts';
import type { SandboxDriver } from './sandbox.ts';

export function measureSandboxes(driver: SandboxDriver, metrics: Metrics): SandboxDriver {
  const { kind } = driver;
  return {
    kind,
    check: () => driver.check(),
    open: async (options) => {
      const sandbox = await driver.open(options).catch((error: unknown) => {
        metrics.sandboxFailures.inc({ kind });
        throw error;
      });
      metrics.sandboxesOpened.inc({ kind });
      return {
        spawn: (argv, spawnOptions) => {
          const spawned = sandbox.spawn(argv, spawnOptions);
          metrics.sandboxSpawns.inc({ kind });
          void spawned.exit.then((exit) => {
            if (exit.cause === 'setup') metrics.sandboxFailures.inc({ kind });
          });
          return spawned;
        },
        at: (path) => sandbox.at(path),
        gateway: sandbox.gateway,
        [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
      };
    },
  };
}
