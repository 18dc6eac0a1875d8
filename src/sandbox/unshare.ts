/** The fallback where bubblewrap is not installed: the same walls from util-linux `unshare` and a shell script, started slower. */
import { createDetours, mountField } from './detour.ts';
import { ownUser, quietFolder } from './folders.ts';
import { type DriverOptions, missing, openSandbox, probe, versionOf } from './frame.ts';
import { shownFor } from './gateway-way.ts';
import type { Inside } from './launch.ts';
import { startArguments, temporaryBytes } from './limits.ts';
import { canSeeChildren, childrenOf } from './processes.ts';
import type { SandboxDriver } from './sandbox.ts';
import { accounts, environment, identity, mountsBelow, systemView, toolPath } from './view.ts';

const needed = [
  'unshare',
  'setpriv',
  'mount',
  'umount',
  'pivot_root',
  'mkdir',
  'cp',
  'ln',
  'bash',
  'sh',
] as const;
const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

const inside: Inside = {
  // `unshare --fork` has one child, process 1 inside, and outlives it.
  first: (outer) => childrenOf(outer)[0],
  // The script says so when the new root stands; its processes were bound to our life before it began.
  ready: (status) => status.startsWith('stood'),
  stood: (status) => status.startsWith('stood'),
};

export function createUnshare(options: DriverOptions): SandboxDriver {
  const view = systemView(process.execPath);
  const detourTo = createDetours(
    view.readOnly.map(([from]) => from),
    options.user,
  );
  // A read-only mount stops at what is mounted below it; each of those is mounted read-only once more.
  const submounts = mountsBelow('/usr');
  const readOnly = [...view.readOnly, ...submounts.map((path): [string, string] => [path, path])];
  const tools = Object.fromEntries(needed.map((name) => [name, toolPath(name)]));
  const absent = needed.filter((name) => tools[name] === undefined);
  const tool = (name: (typeof needed)[number]): string => tools[name] ?? name;

  const driver: SandboxDriver = {
    kind: 'unshare',
    check: async () => {
      if (absent.length > 0) throw missing('unshare', absent);
      await probe(driver, options);
      return {
        kind: 'unshare',
        enforced: [
          'filesystem',
          'network',
          'processes',
          ...(canSeeChildren() ? ['memory'] : []),
          'output',
          'disk',
          'cpu',
        ],
        description: (await versionOf(tool('unshare'))) ?? 'unshare',
      };
    },
    open: (request) =>
      openSandbox(options, request, () => {
        const { folder, homeFolder, limits } = request;
        if (absent.length > 0) throw missing('unshare', absent);
        const { readOnly: more, socket } = shownFor(request);
        const extra = [...more, ...(socket === undefined ? [] : [socket])];
        const extraPaths = extra.map(({ from }) => from);
        const hostPaths = [folder, homeFolder, ...extraPaths, ...readOnly.map(([from]) => from)];
        const detour = detourTo([folder, homeFolder, ...extraPaths]);
        const at = detour?.at ?? ((path: string) => path);
        // A mount hides what lies below it, so the new root is built where none of the sources are.
        const root = quietFolder([...hostPaths, ...hostPaths.map(at)]);
        const { uid, gid } = ownUser(options.user);

        const size = temporaryBytes(limits);
        const temporary = `size=${size},mode=1777,nosuid,nodev`;
        const table: [string, string, string, string][] = [
          ...readOnly.map(([from, to]): [string, string, string, string] => [
            at(from),
            to,
            'none',
            'rbind,ro,nosuid,nodev',
          ]),
          ['proc', '/proc', 'proc', 'nosuid,nodev,noexec'],
          ...devices.map((name): [string, string, string, string] => [
            `/dev/${name}`,
            `/dev/${name}`,
            'none',
            'bind',
          ]),
          ['devpts', '/dev/pts', 'devpts', 'newinstance,ptmxmode=0666,mode=620,nosuid,noexec'],
          ['tmpfs', '/dev/shm', 'tmpfs', temporary],
          ['tmpfs', '/tmp', 'tmpfs', temporary],
          ...extra.map(({ from, to }): [string, string, string, string] => [
            at(from),
            to,
            'none',
            to === socket?.to ? 'bind,nosuid,nodev' : 'rbind,ro,nosuid,nodev',
          ]),
          [at(folder), '/workspace', 'none', 'rbind,nosuid,nodev'],
          [at(homeFolder), '/home/agent', 'none', 'rbind,nosuid,nodev'],
        ];
        const shown = [...view.readOnly, ...extra.map(({ from, to }): [string, string] => [at(from), to])];
        const script = buildScript({
          root,
          table,
          view: { ...view, readOnly: shown },
          tool,
          submounts,
          ...accounts({ uid, gid }),
          sharedBytes: limits.memoryBytes,
        });
        const become =
          options.user === undefined || detour !== undefined
            ? [tool('setpriv'), '--pdeathsig', 'KILL', '--']
            : [
                tool('setpriv'),
                `--reuid=${uid}`,
                `--regid=${gid}`,
                '--clear-groups',
                '--pdeathsig',
                'KILL',
                '--',
              ];
        const outer = [
          ...(detour?.prefix ?? []),
          ...become,
          ...[
            tool('unshare'),
            '--user',
            '--map-root-user',
            '--mount',
            '--pid',
            '--net',
            '--ipc',
            '--uts',
            '--cgroup',
          ],
          ...['--fork', '--kill-child=KILL', '--', tool('bash'), '--norc', '-c', script, 'sandbox'],
          // A second user namespace drops every capability of the first and gives the user its number back.
          ...[tool('unshare'), '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
          ...[tool('setpriv'), '--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--'],
          ...startArguments(tool('sh'), limits, { gate: true }),
        ];
        return (command, { env }) => ({
          argv: [...outer, ...command],
          env: environment(view.path, '/home/agent', { ...identity, ...env }),
          cwd: '/',
          inside,
        });
      }),
  };
  return driver;
}

/** `'` and all else that a shell could read is kept as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Builds the new root, enters it, and runs "$@" as a child, so that process 1 reaps and signals work as usual.
 * bash is that process 1: dash writes of its children's deaths where no redirection reaches.
 * Every tool is named by its full path: the PATH given is the command's, and it may name folders inside.
 */
function buildScript(options: {
  root: string;
  table: [string, string, string, string][];
  view: { readOnly: [string, string][]; links: [string, string][] };
  tool(name: (typeof needed)[number]): string;
  submounts: string[];
  passwd: string;
  group: string;
  sharedBytes: number;
}): string {
  const { root, table, view, tool, submounts, passwd, group, sharedBytes } = options;
  const shown = view.readOnly.filter(([, to]) => !submounts.includes(to));
  const parents = shown.map(([, to]) => to.slice(1, to.lastIndexOf('/'))).filter((folder) => folder !== '');
  const folders = [
    'usr',
    'etc',
    'proc',
    'dev/shm',
    'dev/pts',
    'tmp',
    'run',
    'var',
    'workspace',
    'home/agent',
    ...parents,
  ];
  const places = shown.map(
    ([from, to]) => `if [ -d ${quoted(from)} ]; then mk="$mk ${to.slice(1)}"; else : > .${to}; fi`,
  );
  const lines = table.map(
    ([from, to, type, flags]) => `${mountField(from)} ${mountField(root + to)} ${type} ${flags} 0 0`,
  );
  const ip = toolPath('ip');
  const hostname = toolPath('hostname');
  // Segments of shared memory live on with nobody attached to them, where no look at processes finds them; their
  // bound counts pages. The command owns the settings of its namespaces and could change them back, so they are closed.
  return `set -e
umask 022
${tool('mount')} -t tmpfs -o mode=755,size=1m,nosuid,nodev tmpfs ${root}
cd ${root}
${tool('mkdir')} -p ${folders.join(' ')}
${devices.map((name) => `: > dev/${name}`).join('; ')}
mk=
${places.join('\n')}
${tool('mkdir')} -p var $mk
${tool('cp')} -P ${view.links.map(([link]) => link).join(' ')} .
${tool('cp')} -P /dev/fd /dev/stdin /dev/stdout /dev/stderr dev
${tool('ln')} -s pts/ptmx dev/ptmx
${tool('ln')} -s /tmp var/tmp
while IFS= read -r line; do printf '%s\\n' "$line"; done > etc/fstab <<'END'
${lines.join('\n')}
END
${tool('mount')} -a -T etc/fstab
: > etc/fstab
printf %s ${quoted(passwd)} > etc/passwd
printf %s ${quoted(group)} > etc/group
${hostname === undefined ? '' : `${hostname} sandbox || :`}
${tool('mount')} -o remount,bind,ro,nosuid,nodev ${root}
${tool('pivot_root')} . .
${tool('umount')} -l .
echo 1 > /proc/sys/user/max_user_namespaces
echo ${Math.floor(sharedBytes / 4096)} > /proc/sys/kernel/shmall || :
${tool('mount')} -o bind,ro,nosuid,nodev,noexec /proc/sys /proc/sys
${ip === undefined ? '' : `${ip} link set lo up || :`}
cd /workspace
set +e
printf stood >&3
exec 5>&2 2>/dev/null
"$@" 2>&5 3>&- 5>&-
exit $?`;
}
