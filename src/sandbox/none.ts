/** No walls: commands run as plain processes in the folder. For machines where the container around the service is the sandbox. */
import { canReach } from './folders.ts';
import { type DriverOptions, openSandbox, type Prepare, probe } from './frame.ts';
import { openLoopback } from './gateway-way.ts';
import { startArguments } from './limits.ts';
import type { SandboxDriver } from './sandbox.ts';
import { environment, nodeInside, toolPath } from './view.ts';

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Ends a command by its process group; one that leaves its group outlives it. As root it still changes to `user`. */
export function createNone(options: DriverOptions): SandboxDriver {
  const sh = toolPath('sh');
  const driver: SandboxDriver = {
    kind: 'none',
    check: async () => {
      await probe(driver, options);
      return {
        kind: 'none',
        enforced: ['output'],
        description: "none: commands see and reach what the service's machine does",
      };
    },
    open: async (request) => {
      const { folder, homeFolder, limits, gatewaySocket, show = [] } = request;
      const loopback = gatewaySocket === undefined ? undefined : await openLoopback(gatewaySocket);
      const places = [
        { from: folder, to: '/workspace' },
        { from: homeFolder, to: '/home/agent' },
        { from: process.execPath, to: nodeInside },
        ...show,
      ];
      const prepare = () => {
        if (options.user !== undefined && !canReach(folder, options.user)) {
          throw new Error(
            `The sandbox's user ${options.user.uid} can't reach ${folder}: set DATA_DIR to a folder outside private homes, such as /var/lib/agent-run-service, or don't start the service as root.`,
          );
        }
        // Outside a namespace processes are counted by user, all runs together, so their number is left open.
        const limited =
          sh === undefined ? [] : startArguments(sh, { ...limits, processes: undefined }, { gate: false });
        const start: Prepare = (command, { env }) => ({
          argv: [...limited, ...command],
          env: environment(path, homeFolder, env),
          cwd: folder,
          user: options.user,
        });
        return start;
      };
      try {
        return await openSandbox(options, request, prepare, {
          gateway: loopback?.origin,
          at: (wanted) => {
            const place = places.find(({ to }) => wanted === to || wanted.startsWith(`${to}/`));
            return place === undefined ? wanted : place.from + wanted.slice(place.to.length);
          },
          close: () => loopback?.close(),
        });
      } catch (error) {
        loopback?.close();
        throw error;
      }
    },
  };
  return driver;
}
