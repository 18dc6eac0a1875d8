/** What the kernel says about processes: CPU time and memory, of a server with its children and of Postgres by database. */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in ticks of 10 ms on every common configuration. */
const tickMs = 10;

interface Stat {
  pid: number;
  parent: number;
  /** User and system time, ms: its own, and that of children it has waited for. */
  ownMs: number;
  reapedMs: number;
}

function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const number = (field: number): number => Number(fields[field - 3]);
    return {
      pid,
      parent: number(4),
      ownMs: (number(14) + number(15)) * tickMs,
      reapedMs: (number(16) + number(17)) * tickMs,
    };
  } catch {
    return undefined;
  }
}

function allStats(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
}

/** CPU time of a process, its living descendants and those it waited for, in ms. */
function treeMs(root: number, stats: Stat[]): number {
  let total = 0;
  const visit = (pid: number): void => {
    const stat = stats.find((one) => one.pid === pid);
    if (!stat) return;
    total += stat.ownMs + stat.reapedMs;
    for (const one of stats) if (one.parent === pid) visit(one.pid);
  };
  visit(root);
  return total;
}

/** CPU time of Postgres's backends that serve one database, by pid, in ms; a backend's title names it. */
function backendsMs(postmaster: number, database: string, stats: Stat[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const stat of stats) {
    if (stat.parent !== postmaster) continue;
    try {
      if (readFileSync(`/proc/${stat.pid}/cmdline`, 'latin1').includes(` ${database} `))
        found.set(stat.pid, stat.ownMs);
    } catch {
      // It ended between the two readings.
    }
  }
  return found;
}

export interface CpuMeter {
  /** CPU ms since the meter was made. */
  read(): { serverMs: number; databaseMs: number; totalMs: number };
}

/** Begins to count the CPU time of these processes (with their children) and of their database's backends. */
export function meterCpu(of: { pids: number[]; postmaster?: number; database?: string }): CpuMeter {
  const snapshot = () => {
    const stats = allStats();
    return {
      server: of.pids.reduce((sum, pid) => sum + treeMs(pid, stats), 0),
      backends:
        of.postmaster === undefined || of.database === undefined
          ? new Map<number, number>()
          : backendsMs(of.postmaster, of.database, stats),
    };
  };
  const before = snapshot();
  return {
    read: () => {
      const after = snapshot();
      const serverMs = after.server - before.server;
      let databaseMs = 0;
      for (const [pid, ms] of after.backends) databaseMs += ms - (before.backends.get(pid) ?? 0);
      return { serverMs, databaseMs, totalMs: serverMs + databaseMs };
    },
  };
}

/** Resident memory of one process, in KiB. */
export function residentKib(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
  return Number(match?.[1] ?? Number.NaN);
}

/** How many files a process that raises its limit to the allowed one may open. */
export function openFilesMax(): number {
  const match = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'latin1'));
  return match?.[1] === 'unlimited' ? Number.POSITIVE_INFINITY : Number(match?.[1] ?? 1024);
}
