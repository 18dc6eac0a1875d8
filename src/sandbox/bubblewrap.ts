/** The sandbox of choice: bubblewrap gives every command namespaces of its own, with nothing of the service inside. */
import { createDetours } from './detour.ts';
import { systemCallFilter } from './filter.ts';
import { ownUser } from './folders.ts';
import { type DriverOptions, missing, openSandbox, probe, versionOf } from './frame.ts';
import { shownFor } from './gateway-way.ts';
import type { Inside } from './launch.ts';
import { givenFd, startArguments, temporaryBytes } from './limits.ts';
import {
  allProcesses,
  canSeeChildren,
  commandLineOf,
  endProcess,
  isFirstInside,
  parentOf,
} from './processes.ts';
import type { SandboxDriver } from './sandbox.ts';
import { accounts, environment, identity, systemView, toolPath } from './view.ts';

const statusFd = 3;
const sweepMs = 5_000;

/** bubblewrap writes JSON documents: first `child-pid`, and `exit-code` only when the command was reached. */
const inside: Inside = {
  first: (_outer, status) => {
    const pid = /"child-pid": (\d+)/.exec(status)?.[1];
    return pid === undefined ? undefined : Number(pid);
  },
  // bubblewrap writes that pid after it has bound its life to ours, so from then on the command may begin.
  ready: (status) => status.includes('"child-pid"'),
  stood: (status) => status.includes('"exit-code"'),
};

/** Arguments that only this driver gives in this order, by which its processes are known. */
const mark = ['--chdir', '/workspace', '--hostname', 'sandbox'];

/**
 * Ends what a killed service left of a sandbox it was just building: a process 1 whose bubblewrap died before it
 * let it go on. Nothing of a run ever ran in it. Whose outer process lives is left alone, of whatever service.
 */
function sweep(): void {
  const words = `\0${mark.join('\0')}\0`;
  for (const pid of allProcesses()) {
    if (
      commandLineOf(pid).includes(words) &&
      isFirstInside(pid) &&
      !commandLineOf(parentOf(pid)).includes(words)
    ) {
      endProcess(pid);
    }
  }
}

export function createBubblewrap(options: DriverOptions): SandboxDriver {
  const bwrap = toolPath('bwrap');
  const sh = toolPath('sh');
  const view = systemView(process.execPath);
  const detourTo = createDetours(
    view.readOnly.map(([from]) => from),
    options.user,
  );

  const filter = systemCallFilter(process.arch);
  const { passwd, group } = accounts(ownUser(options.user));

  const driver: SandboxDriver = {
    kind: 'bubblewrap',
    check: async () => {
      if (bwrap === undefined) throw missing('bubblewrap', ['bwrap']);
      if (sh === undefined) throw missing('bubblewrap', ['sh']);
      sweep();
      await probe(driver, options);
      // Another service of this machine may be killed while this one lives.
      options.clock.every(sweepMs, sweep);
      return {
        kind: 'bubblewrap',
        enforced: [
          'filesystem',
          'network',
          'processes',
          ...(canSeeChildren() ? ['memory'] : []),
          'output',
          'disk',
          'cpu',
        ],
        description: (await versionOf(bwrap)) ?? 'bubblewrap',
      };
    },
    open: (request) =>
      openSandbox(options, request, () => {
        const { folder, homeFolder, limits } = request;
        if (bwrap === undefined || sh === undefined) throw missing('bubblewrap', ['bwrap', 'sh']);
        const { readOnly, socket } = shownFor(request);
        const extra = [...readOnly, ...(socket === undefined ? [] : [socket])];
        const detour = detourTo([folder, homeFolder, ...extra.map(({ from }) => from)]);
        const at = detour?.at ?? ((path: string) => path);
        const size = String(temporaryBytes(limits));
        const arguments_ = [
          ...['--unshare-user', '--unshare-all', '--disable-userns', '--die-with-parent', '--new-session'],
          ...view.readOnly.flatMap(([from, to]) => ['--ro-bind', at(from), to]),
          ...['--perms', '0444', '--ro-bind-data', String(givenFd), '/etc/passwd'],
          ...['--perms', '0444', '--ro-bind-data', String(givenFd + 1), '/etc/group'],
          ...view.links.flatMap(([link, target]) => ['--symlink', target, link]),
          // Process 1 is bubblewrap itself, of the same user: through its folder a command could write into it.
          ...['--proc', '/proc', '--tmpfs', '/proc/1'],
          // A command owns the settings of its own namespaces, such as how much shared memory there may be.
          ...['--ro-bind', '/proc/sys', '/proc/sys'],
          ...['--dev', '/dev', '--dir', '/run', '--symlink', '/tmp', '/var/tmp'],
          ...[
            '--perms',
            '1777',
            '--size',
            size,
            '--tmpfs',
            '/tmp',
            '--perms',
            '1777',
            '--size',
            size,
            '--tmpfs',
            '/dev/shm',
          ],
          ...readOnly.flatMap(({ from, to }) => ['--ro-bind', at(from), to]),
          ...(socket === undefined ? [] : ['--bind', at(socket.from), socket.to]),
          ...['--bind', at(folder), '/workspace', '--bind', at(homeFolder), '/home/agent'],
          ...(filter === undefined ? [] : ['--seccomp', String(givenFd + 2)]),
          ...[...mark, '--cap-drop', 'ALL', '--json-status-fd', String(statusFd)],
          // bubblewrap's own root and /dev are writable and without a bound until they are closed here.
          ...['--remount-ro', '/proc/1', '--remount-ro', '/dev', '--remount-ro', '/', '--'],
          // Set inside, where processes are counted by user namespace; outside all runs of this user would count.
          ...startArguments(sh, limits, { gate: true }),
        ];
        return (command, { env }) => ({
          argv: [...(detour?.prefix ?? []), bwrap, ...arguments_, ...command],
          // bubblewrap stays as process 1 inside and its environment can be read there, so it gets nothing else.
          env: environment(view.path, '/home/agent', { ...identity, ...env }),
          cwd: '/',
          user: detour === undefined ? options.user : undefined,
          inside,
          given: filter === undefined ? [passwd, group] : [passwd, group, filter],
        });
      }),
  };
  return driver;
}
