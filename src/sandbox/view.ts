/** What of this machine a sandbox shows, read-only, and the environment its commands start with. */
import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import type { SandboxUser } from './folders.ts';

export interface SystemView {
  /** Host path → path inside; all read-only. */
  readOnly: [string, string][];
  /** Path inside → what the link says. */
  links: [string, string][];
  /** The PATH commands start with. */
  path: string;
}

/** The few files programs need to resolve names, verify certificates and load libraries; nothing that is secret. */
const etcFiles = [
  // Not the whole of ssl and pki: private keys live beside the certificates.
  'ssl/certs',
  'ssl/openssl.cnf',
  'pki/ca-trust',
  'pki/tls/certs',
  'ca-certificates',
  'alternatives',
  'ld.so.cache',
  'nsswitch.conf',
  'localtime',
  'hosts',
].map((name) => `/etc/${name}`);

/** Where the Node that runs this service is found inside. */
export const nodeInside = '/opt/node/bin/node';

/**
 * Programs come from /usr alone. The `node` that runs this service is shown by itself, and stands at the end of PATH
 * when /usr holds none; its folder is not shown, because other things may lie beside it.
 */
export function systemView(execPath: string): SystemView {
  const view: SystemView = {
    readOnly: [['/usr', '/usr']],
    links: [],
    path: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  };
  for (const folder of ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32']) {
    const facts = lstatSync(folder, { throwIfNoEntry: false });
    if (facts?.isSymbolicLink()) view.links.push([folder, readlinkSync(folder)]);
    else if (facts !== undefined) view.readOnly.push([folder, folder]);
  }
  for (const file of etcFiles) if (existsSync(file)) view.readOnly.push([realpathSync(file), file]);
  view.readOnly.push([realpathSync(execPath), nodeInside]);
  if (!['/usr/local/bin/node', '/usr/bin/node'].some((path) => existsSync(path))) {
    view.path += `:${nodeInside.slice(0, nodeInside.lastIndexOf('/'))}`;
  }
  return view;
}

/**
 * The accounts a sandbox shows in place of the machine's: its own user has a name there, which `whoami`, git, ssh and
 * npm ask for, and whoever else has an account on the machine is nobody's business inside.
 */
export function accounts(user: SandboxUser): { passwd: string; group: string } {
  const shell = toolPath('bash') ?? '/bin/sh';
  const known: [string, number, string][] = [
    ['root', 0, '/root'],
    ['nobody', 65_534, '/nonexistent'],
  ];
  const rest = known.filter(([, id]) => id !== user.uid);
  return {
    passwd: [
      `agent:x:${user.uid}:${user.gid}:agent:/home/agent:${shell}`,
      ...rest.map(([name, id, home]) => `${name}:x:${id}:${id}:${name}:${home}:/usr/sbin/nologin`),
      '',
    ].join('\n'),
    group: [
      `agent:x:${user.gid}:`,
      ...rest
        .filter(([, id]) => id !== user.gid)
        .map(([name, id]) => `${name === 'nobody' ? 'nogroup' : name}:x:${id}:`),
      '',
    ].join('\n'),
  };
}

/** What programs ask the environment about their user; git takes the address where nobody has set another. */
export const identity = { USER: 'agent', LOGNAME: 'agent', EMAIL: 'agent@sandbox.invalid' };

/** The environment of a command: nothing of the service's own. */
export function environment(
  path: string,
  home: string,
  added?: Record<string, string>,
): Record<string, string> {
  return { PATH: path, HOME: home, LANG: 'C.UTF-8', TERM: 'dumb', ...added };
}

/** What is mounted below `folder`, longest paths last. */
export function mountsBelow(folder: string): string[] {
  let table: string;
  try {
    table = readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return [];
  }
  return table
    .split('\n')
    .map((line) =>
      (line.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, (_, octal: string) =>
        String.fromCharCode(Number.parseInt(octal, 8)),
      ),
    )
    .filter((point) => point.startsWith(`${folder}/`))
    .sort((a, b) => a.length - b.length);
}

/** Where a tool of the system lies, or undefined. The service's own PATH is not asked: others may write there. */
export function toolPath(name: string): string | undefined {
  return ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin', '/run/current-system/sw/bin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}
