/** Reads Linux's /proc: which processes belong to a tree, what memory they hold, and whether one is gone. */
import { readdirSync, readFileSync } from 'node:fs';

/** More than this many processes are not looked at; the process limit lies far below. */
const treeMax = 10_000;

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    // The process ended between two looks.
    return '';
  }
}

/** Whether this system tells a process's children; without it memory can't be watched. */
export function canSeeChildren(): boolean {
  return readdirOrEmpty(`/proc/${process.pid}/task/${process.pid}`).includes('children');
}

function readdirOrEmpty(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** The direct children of a process; empty when it is gone. */
export function childrenOf(pid: number): number[] {
  const children: number[] = [];
  for (const task of readdirOrEmpty(`/proc/${pid}/task`)) {
    for (const child of read(`/proc/${pid}/task/${task}/children`).split(' ')) {
      if (child !== '') children.push(Number(child));
    }
  }
  return children;
}

/** A process and everything below it. */
export function treeOf(root: number): number[] {
  const tree = [root];
  for (let at = 0; at < tree.length && tree.length < treeMax; at++) {
    const pid = tree[at];
    if (pid !== undefined) tree.push(...childrenOf(pid));
  }
  return tree;
}

/** What a look at a process tree gives. Bytes of pages that processes share count once for each of them. */
export interface Look {
  anonymous: number;
  shared: number;
  /** Processes and threads. */
  tasks: number;
  /** Processor time of the living and of those they waited for. */
  cpuMs: number;
}

/** The kernel tells times in hundredths of a second, whatever its own clock. */
const tickMs = 10;

/**
 * Looks at each process of a tree. Memory is what the tree alone causes: anonymous and shared memory, not the program
 * files that every process maps and the kernel can drop at any time.
 */
export function lookAt(root: number): Look {
  const look: Look = { anonymous: 0, shared: 0, tasks: 0, cpuMs: 0 };
  for (const pid of treeOf(root)) {
    const status = read(`/proc/${pid}/status`);
    for (const match of status.matchAll(/^(?:(RssAnon|VmSwap)|(RssShmem)|(Threads)):\s+(\d+)/gm)) {
      const [, anonymous, shared, threads, text] = match;
      const value = Number(text);
      if (anonymous !== undefined) look.anonymous += value * 1024;
      if (shared !== undefined) look.shared += value * 1024;
      if (threads !== undefined) look.tasks += value;
    }
    const stat = read(`/proc/${pid}/stat`);
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    for (const ticks of times) look.cpuMs += Number(ticks) * tickMs;
  }
  return look;
}

/** What tells one holder of a pid from the next: its start time. Undefined when it is gone or only a corpse remains. */
export function birthOf(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name stands in brackets and may hold anything; the fields behind it are numbers.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined;
  return fields[19];
}

export function allProcesses(): number[] {
  return readdirOrEmpty('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** The arguments, each ended by NUL; empty for the kernel's own and for corpses. */
export function commandLineOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`);
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/** Whether it is process 1 of a namespace below ours. */
export function isFirstInside(pid: number): boolean {
  return /^NSpid:\s.*\s1$/m.test(read(`/proc/${pid}/status`));
}

/** SIGKILL to a process, or with a negative number to a group; no error when it is gone. */
export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already, or never was ours to end.
  }
}
