/** Turns what a sandbox tool says when it can't work into one sentence with the remedy. */
import type { SandboxKind } from './sandbox.ts';

const containerRemedy =
  'in a container allow it with `--security-opt seccomp=unconfined --security-opt apparmor=unconfined`, or set SANDBOX=none when the container itself is the wall';

/** The first pattern that fits gives the reason; each was met in practice or is documented by the distribution. */
const known: { pattern: RegExp; remedy: string }[] = [
  {
    pattern: /ENOENT|not installed/,
    remedy:
      'install it: `apt install bubblewrap` (Debian, Ubuntu), `dnf install bubblewrap` (Fedora), `apk add bubblewrap util-linux bash` (Alpine)',
  },
  {
    pattern: /nesting depth|max_\*?_?namespaces|max_user_namespaces|ENOSPC|No space left on device/,
    remedy:
      'this system allows no more user namespaces: raise it with `sysctl -w user.max_user_namespaces=15000`',
  },
  {
    pattern: /uid map: Permission denied|RTM_NEWADDR|uid_map.*(denied|permitted)/,
    remedy:
      'AppArmor restricts user namespaces (Ubuntu 23.10 and later): add a profile for it, or `sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`',
  },
  {
    pattern: /[Cc]an't mount proc|mount.*\/proc/,
    remedy:
      'parts of /proc are masked here: start the container with `--security-opt systempaths=unconfined`, or set SANDBOX=none when the container itself is the wall',
  },
  {
    pattern:
      /No permissions to create|unshare failed: Operation not permitted|namespace.*(denied|permitted)|must be superuser/,
    remedy: `the kernel or the container refuses new namespaces: \`sysctl -w kernel.unprivileged_userns_clone=1\` on older Debian; ${containerRemedy}`,
  },
  {
    pattern: /unrecognized option|unknown option|Unknown option/,
    remedy: 'the installed version is too old: bubblewrap 0.8 or util-linux 2.38 is needed',
  },
  {
    pattern: /Permission denied|EACCES/,
    remedy:
      "the sandbox's user cannot reach its folder: set DATA_DIR to a folder outside private homes, such as /var/lib/agent-run-service",
  },
];

/** `said` is what the tool printed; the sentence names what, why and what to do. */
export function explain(kind: SandboxKind, said: string): string {
  const remedy =
    known.find(({ pattern }) => pattern.test(said))?.remedy ??
    `see whether it works by hand; ${containerRemedy}`;
  return `The ${kind} sandbox does not work here (${said.replaceAll(/\s+/g, ' ').slice(0, 300)}): ${remedy}.`;
}
