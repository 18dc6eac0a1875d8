/** Which process a run's folder belongs to, and whether it still lives, so that what a killed service left can be removed. */
import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, readlink, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';

/** `<machine>-<boot>-<pid>-<start>`: everything that must be equal for a process to be the same one. */
interface Owner {
  machine: string;
  boot: string;
  pid: number;
  start: string;
}

const heartbeatMs = 60_000;
/** How long another machine's folder may stay untouched before its owner counts as dead. */
const silenceMs = 3_600_000;
const namePattern = /^([0-9a-f]{12})-([0-9a-f]{8})-(\d+)-(\d+)$/;

const short = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** The 22nd field of /proc/<pid>/stat; `0` where there is no /proc, undefined where there is no such process. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    try {
      process.kill(pid, 0);
      return '0';
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : undefined;
    }
  }
}

async function ownSelf(): Promise<Owner> {
  const quiet = (): string => '';
  // Process ids mean something only within their namespace: two containers on one folder may both hold 7.
  const [namespace, boot] = await Promise.all([
    readlink('/proc/self/ns/pid').catch(quiet),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(quiet),
  ]);
  return {
    machine: short(`${hostname()} ${namespace}`, 12),
    boot: short(boot, 8),
    pid: process.pid,
    start: (await startOf(process.pid)) ?? '0',
  };
}

export interface Owners {
  /** This process's own folder under `folder`, made when it is missing. Others may walk through it but not list it. */
  own(): Promise<string>;
  /** The folders whose owners are gone. */
  dead(): Promise<string[]>;
}

export function createOwners(options: { folder: string; clock: Clock }): Owners {
  const { folder, clock } = options;
  let self: Promise<Owner> | undefined;
  let beating = false;
  const me = (): Promise<Owner> => {
    self ??= ownSelf();
    return self;
  };

  async function isDead(name: string): Promise<boolean> {
    const [, machine, boot, pid, start] = namePattern.exec(name) ?? [];
    if (machine === undefined) return false;
    const own = await me();
    if (machine === own.machine) return boot !== own.boot || (await startOf(Number(pid))) !== start;
    const facts = await stat(join(folder, name)).catch(() => undefined);
    return facts !== undefined && clock.now().getTime() - facts.mtimeMs > silenceMs;
  }

  return {
    own: async () => {
      const { machine, boot, pid, start } = await me();
      const own = join(folder, `${machine}-${boot}-${pid}-${start}`);
      const made = await mkdir(own, { recursive: true, mode: 0o711 });
      // Against a strict umask: the sandbox's user must be able to walk to its folder, or each command pays a detour.
      if (made !== undefined) await Promise.all([chmod(folder, 0o711), chmod(own, 0o711)]);
      if (!beating) {
        beating = true;
        clock.every(heartbeatMs, () => {
          const now = clock.now();
          utimes(own, now, now).catch(() => undefined);
        });
      }
      return own;
    },
    dead: async () => {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const verdicts = await Promise.all(names.map(isDead));
      return names.filter((_, index) => verdicts[index]).map((name) => join(folder, name));
    },
  };
}
