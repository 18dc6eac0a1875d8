/** A way into folders whose parents are closed to the sandbox's user, such as a data folder under /root. */
import { statSync } from 'node:fs';
import type { SandboxUser } from './folders.ts';
import { canReach, quietFolder } from './folders.ts';
import { toolPath } from './view.ts';

/** What goes before a command so that it runs as `user`, and where each path then lies. */
export interface Detour {
  prefix: string[];
  at(path: string): string;
}

/**
 * Answers undefined when `user` can walk to `folders` by itself (then nothing needs to be done). Otherwise root
 * mounts the paths at an open place, in a mount namespace that ends with the command, and only then becomes
 * `user`. `shown` are the paths every sandbox shows; they are looked at once.
 */
export function createDetours(
  shown: readonly string[],
  user: SandboxUser | undefined,
): (folders: readonly string[]) => Detour | undefined {
  if (user === undefined) return () => undefined;
  let closed: string[] | undefined;
  return (folders) => {
    closed ??= shown.filter((path) => !canReach(path, user));
    if (closed.length === 0 && folders.every((folder) => canReach(folder, user))) return undefined;
    return detour([...folders, ...closed], shown, user);
  };
}

/** A field of a mount table: blanks and backslashes are written in octal. */
export function mountField(text: string): string {
  return text.replaceAll(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** One `mount` for all of them: each process more costs a command some milliseconds of its start. */
function detour(paths: readonly string[], shown: readonly string[], user: SandboxUser): Detour {
  const tools = ['unshare', 'sh', 'mount', 'setpriv'].map((name) => toolPath(name) ?? name);
  const [unshare = '', sh = '', mount = '', setpriv = ''] = tools;
  const base = quietFolder([...paths, ...shown]);
  const places = new Map(paths.map((path, index) => [path, `${base}/${index}`]));
  const files = [...places].filter(([path]) => !statSync(path).isDirectory()).map(([, place]) => place);
  const lines = [...places].map(
    ([path, place]) =>
      `${mountField(path)} ${place} none bind${files.includes(place) ? '' : ',X-mount.mkdir'} 0 0`,
  );
  const script = `set -e
${mount} -t tmpfs -o mode=755,size=64k tmpfs ${base}
${files.map((place) => `: > ${place}`).join('\n')}
while IFS= read -r line; do printf '%s\\n' "$line"; done > ${base}/fstab <<'END'
${lines.join('\n')}
END
${mount} -a -T ${base}/fstab
exec "$@"`;
  const become = [setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'];
  return {
    prefix: [unshare, '--mount', '--', sh, '-c', script, 'sh', ...become],
    at: (path) => places.get(path) ?? path,
  };
}
