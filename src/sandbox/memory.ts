/** What a sandbox's processes hold in memory, exactly: pages they share counted once, and memory that no process maps. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Clock } from '../base/clock.ts';
import { type Look, treeOf } from './processes.ts';
import { toolPath } from './view.ts';

/** Looking through open files stops for the service's other work after this long. */
const sliceMs = 5;
const restMs = 20;
const segmentsTimeoutMs = 10_000;

const run = promisify(execFile);

/** Files that are memory and lie on no file system a sandbox can see: memfd, shared mappings, SysV segments. */
const inMemory = /^\/(memfd:|dev\/zero \(deleted\)|SYSV)/;

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Bytes of shared memory and temporary files on the whole machine: more can no sandbox hold of it. */
export function machineSharedBytes(): number {
  return 1024 * Number(/^Shmem:\s+(\d+) kB$/m.exec(read('/proc/meminfo'))?.[1] ?? 0);
}

/**
 * Bytes that a tree of processes holds, apart from files in its temporary folders. Anonymous pages that a fork left
 * shared count once, and so does each shared file however many map it; one that is only open, or mapped by a process
 * that never touched it, counts with all it holds. Descriptors on their way through a socket are seen by nobody.
 */
export async function exactMemoryOf(root: number, clock: Clock): Promise<number> {
  const shared = new Map<string, number>();
  let bytes = 0;
  let began = clock.monotonic();
  for (const pid of treeOf(root)) {
    bytes += anonymousBytes(pid);
    sharedFiles(pid, shared);
    if (clock.monotonic() - began < sliceMs) continue;
    await clock.sleep(restMs);
    began = clock.monotonic();
  }
  await segments(root, shared);
  let held = 0;
  for (const size of shared.values()) held += size;
  return bytes + Math.min(held, machineSharedBytes());
}

/**
 * A page that n processes share is a n-th of a page of each. A process that can't be asked, and an old kernel that does
 * not know, give what they have resident instead.
 */
function anonymousBytes(pid: number): number {
  let kilobytes = 0;
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const known = rollup.includes('Pss_Anon:');
  const text = known ? rollup : read(`/proc/${pid}/status`);
  const fields = known ? /^(?:Pss_Anon|SwapPss):\s+(\d+) kB$/gm : /^(?:RssAnon|VmSwap):\s+(\d+) kB$/gm;
  for (const match of text.matchAll(fields)) kilobytes += Number(match[1]);
  return kilobytes * 1024;
}

function sharedFiles(pid: number, found: Map<string, number>): void {
  const folder = `/proc/${pid}/fd`;
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // It is gone.
  }
  for (const name of names) {
    try {
      const path = `${folder}/${name}`;
      if (!inMemory.test(readlinkSync(path))) continue;
      const { ino, blocks } = statSync(path);
      found.set(String(ino), blocks * 512);
    } catch {
      // Closed between two looks.
    }
  }
  const mapped = new Map<string, number>();
  for (const line of read(`/proc/${pid}/maps`).split('\n')) {
    const parts = /^([\da-f]+)-([\da-f]+) \S*s [\da-f]+ \S+ (\d+) +(\/.*)$/.exec(line);
    const [, from = '', to = '', inode = '', path = ''] = parts ?? [];
    if (!inMemory.test(path) || found.has(inode)) continue;
    const size = Number.parseInt(to, 16) - Number.parseInt(from, 16);
    mapped.set(inode, holdsAt(`/proc/${pid}/map_files/${from}-${to}`) ?? (mapped.get(inode) ?? 0) + size);
  }
  for (const [inode, size] of mapped) found.set(inode, size);
}

/**
 * SysV segments live on with nobody attached to them. Only root may look into another's list of them; where the service
 * is not root, the unshare driver bounds them and bubblewrap has no way to.
 */
async function segments(root: number, found: Map<string, number>): Promise<void> {
  const nsenter = toolPath('nsenter');
  if (process.getuid?.() !== 0 || nsenter === undefined) return;
  let list = '';
  try {
    // Without walls the list is the machine's own.
    if (readlinkSync(`/proc/${root}/ns/ipc`) === readlinkSync('/proc/self/ns/ipc')) return;
    const arguments_ = [`--ipc=/proc/${root}/ns/ipc`, 'cat', '/proc/sysvipc/shm'];
    ({ stdout: list } = await run(nsenter, arguments_, { timeout: segmentsTimeoutMs }));
  } catch {
    // It is gone.
  }
  for (const line of list.split('\n').slice(1)) {
    const [, id, , , , , , , , , , , , , resident] = line.split(/\s+/);
    if (id !== undefined && resident !== undefined) found.set(id, Number(resident));
  }
}

/** What the file behind a mapping holds; only a service with the rights of root may ask, others take the mapping's size. */
function holdsAt(path: string): number | undefined {
  try {
    return statSync(path).blocks * 512;
  } catch {
    return undefined;
  }
}

/** The memory of one tree of processes, measured exactly only when a cheap look says that it may be too much. */
export interface MemoryMeter {
  /** The most it may be by now, as far as cheap looks can tell. `held` is what lies in temporary folders. */
  estimate(look: Pick<Look, 'anonymous' | 'shared'>, held: number): number;
  /** Whether it is past the limit. */
  exceeded(look: Pick<Look, 'anonymous' | 'shared'>, held: number): Promise<boolean>;
}

/** What others free hides what a run adds, so now and then it is measured all the same. */
const measuredAtLeastMs = 3_000;

export function createMemoryMeter(options: {
  root(): number | undefined;
  limitBytes: number;
  clock: Clock;
}): MemoryMeter {
  const { root, limitBytes, clock } = options;
  let known: { exact: number; anonymous: number; shared: number; machine: number } | undefined;
  const machineBefore = machineSharedBytes();
  let measuredAt = clock.monotonic();
  let restUntil = 0;
  let measuring = false;

  function estimate({ anonymous, shared }: Pick<Look, 'anonymous' | 'shared'>, held: number): number {
    const machine = machineSharedBytes();
    // What no process maps can only be part of what was added to the machine since.
    if (known === undefined) return anonymous + Math.max(shared, machine - machineBefore) + held;
    const added = Math.max(0, shared - known.shared, machine - known.machine);
    return known.exact + Math.max(0, anonymous - known.anonymous) + added + held;
  }

  return {
    estimate,
    exceeded: async (look, held) => {
      const pid = root();
      if (measuring || pid === undefined) return false;
      const now = clock.monotonic();
      const { anonymous, shared } = look;
      const machine = machineSharedBytes();
      const possible = anonymous + Math.max(shared, machine) + held;
      const due = possible > limitBytes && now - measuredAt > measuredAtLeastMs;
      if (!due && (estimate(look, held) <= limitBytes || now < restUntil)) return false;
      measuring = true;
      try {
        const exact = await exactMemoryOf(pid, clock);
        known = { exact, anonymous, shared, machine };
        return exact + held > limitBytes;
      } finally {
        measuring = false;
        measuredAt = clock.monotonic();
        // At most a third of the time goes into measuring.
        restUntil = measuredAt + 2 * (measuredAt - now);
      }
    },
  };
}
