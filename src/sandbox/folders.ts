/** Hands a run's folders to the sandbox's user, and tells which paths that user can reach at all. */
import { execFile } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { lchown, lstat, readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const chownTimeoutMs = 120_000;

/** A numeric user that needs no entry in /etc/passwd. */
export interface SandboxUser {
  uid: number;
  gid: number;
}

/** Who commands run as: the sandbox's user, or where there is none the service's own. */
export function ownUser(user: SandboxUser | undefined): SandboxUser {
  return user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/**
 * Afterwards the folder and all it holds belong to `user`. A folder that already does is taken as it is, so
 * that a copy made with the right owner costs nothing. Links themselves change owner, never what they point at.
 */
export async function handOver(folder: string, user: SandboxUser): Promise<void> {
  const facts = await lstat(folder);
  if (!facts.isDirectory()) throw new Error(`${folder} is not a folder, so no sandbox can open it.`);
  if (facts.uid === user.uid && facts.gid === user.gid) return;
  if ((await readdir(folder)).length === 0) return lchown(folder, user.uid, user.gid);
  await run('chown', ['-Rh', '--', `${user.uid}:${user.gid}`, folder], { timeout: chownTimeoutMs });
}

/** Whether `user` may walk to `path`: every folder above it lets that user through. */
export function canReach(path: string, user: SandboxUser): boolean {
  for (let folder = dirname(realpathSync(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const walk = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & walk) === 0) return false;
    if (folder === '/') return true;
  }
}

/** A folder every system has that none of `paths` lies in: a place to mount on without hiding them. */
export function quietFolder(paths: readonly string[]): string {
  const found = ['/mnt', '/srv', '/media', '/opt', '/var', '/tmp'].find(
    (folder) => !paths.some((path) => path === folder || path.startsWith(`${folder}/`)),
  );
  if (found === undefined) throw new Error('No folder is left to build the sandbox on.');
  return found;
}
