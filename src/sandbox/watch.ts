/** Watches what running commands use, where the kernel has no limit to set: memory of a process tree and disk of a folder. */
import { execFile } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Clock } from '../base/clock.ts';
import { createMemoryMeter, type MemoryMeter } from './memory.ts';
import { lookAt } from './processes.ts';
import type { ExitCause } from './sandbox.ts';

const run = promisify(execFile);
const lookMs = 250;
/** Close to a limit the looks come faster: memory can grow by gigabytes in a quarter of a second. */
const closeLookMs = 50;
/** A command that has just begun is looked at early: many fail at a limit at once. */
const firstLookMs = 100;
/** What others delete from the same file system hides what a run adds, so now and then it is measured all the same. */
const measuredAtLeastMs = 3_000;
const measureTimeoutMs = 30_000;
/** What a file costs at least: without it, empty ones could use up the file system's own table of files. */
const fileBytesMin = 1024;

/** Bytes in the folders of one sandbox, measured only when the file system under them grew enough to matter. */
export interface DiskMeter {
  /** Whether a folder is past the limit. Costs two statfs unless the file system has grown by what was left, or seconds have passed. */
  exceeded(): Promise<boolean>;
}

export function createDiskMeter(options: {
  folders: readonly string[];
  limitBytes: number;
  clock: Clock;
}): DiskMeter {
  const { folders, limitBytes, clock } = options;
  let usedBefore = folders.map(used);
  // Before the first measurement the folders count as three quarters full, so that a large copy is noticed early.
  let largest = limitBytes * 0.75;
  let measuredAt = clock.monotonic();
  let restUntil = 0;
  let measuring: Promise<boolean> | undefined;

  function used(folder: string): number {
    try {
      const facts = statfsSync(folder);
      return (facts.blocks - facts.bfree) * facts.bsize + (facts.files - facts.ffree) * fileBytesMin;
    } catch {
      return 0;
    }
  }

  async function count(...how: string[]): Promise<number[]> {
    const text = await run('du', [...how, '--', ...folders], { timeout: measureTimeoutMs }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? '',
    );
    return [...text.matchAll(/^(\d+)\s/gm)].map((match) => Number(match[1]));
  }

  async function measure(): Promise<boolean> {
    const started = clock.monotonic();
    const usedNow = folders.map(used);
    // `du` leaves an error code behind when a folder is closed to us; what it counted still stands.
    const [blocks, files] = await Promise.all([count('-skx'), count('-sx', '--inodes')]);
    const counted = blocks.map((kilobytes, index) => kilobytes * 1024 + (files[index] ?? 0) * fileBytesMin);
    // One that was cut off by its time counted nothing: what was known stays.
    if (counted.length > 0) {
      largest = Math.max(...counted);
      usedBefore = usedNow;
    }
    // At most a twentieth of the time goes into measuring, however large the folder.
    measuredAt = clock.monotonic();
    restUntil = measuredAt + 20 * (measuredAt - started);
    return largest > limitBytes;
  }

  return {
    exceeded: async () => {
      const growth = Math.max(0, ...folders.map((folder, index) => used(folder) - (usedBefore[index] ?? 0)));
      const now = clock.monotonic();
      if (largest + growth <= limitBytes && now - measuredAt < measuredAtLeastMs) return false;
      if (now < restUntil && growth < limitBytes / 2) return largest > limitBytes;
      measuring ??= measure().finally(() => {
        measuring = undefined;
      });
      return measuring;
    },
  };
}

/** Processor time of one command; what a look saw of it last. */
export interface Spent {
  ms: number;
}

/** Processor time of all commands of one sandbox together, those that are over included. */
export interface CpuAccount {
  begin(): Spent;
  ofOthers(than: Spent): number;
}

export function createCpuAccount(): CpuAccount {
  const all = new Set<Spent>();
  return {
    begin: () => {
      const spent = { ms: 0 };
      all.add(spent);
      return spent;
    },
    ofOthers: (than) => {
      let sum = 0;
      for (const spent of all) if (spent !== than) sum += spent.ms;
      return sum;
    },
  };
}

export interface Watched {
  /** The process whose tree is counted; undefined while it is not known. */
  root(): number | undefined;
  memoryBytes: number;
  /** Processes and threads; undefined where the kernel does not keep their number for this sandbox. */
  processes: number | undefined;
  /** What the sandbox may still use of the processor, all its processes together. */
  cpuLeftMs(): number;
  /** Told at each look what this command has used of it so far. */
  cpuUsed(ms: number): void;
  /** Memory that is in no process: files in the sandbox's temporary folders. */
  heldBytes(): number;
  disk: DiskMeter;
  /** At the limit of its processes: told at each look that finds it there. */
  crowded(): void;
  exceeded(cause: ExitCause): void;
}

export interface Watch {
  /** Looks at it until the returned function is called. */
  add(watched: Watched): () => void;
}

/** Forking fails at the limit, and most programs go on; one that stays there for so long does nothing else. */
const crowdedMs = 3_000;
/** The sandbox's own first processes, which a look may catch or not. */
const crowdedSlack = 4;

/** One timer for all commands of the process; it stands still while nothing runs. */
export function createWatch(clock: Clock): Watch {
  const entries = new Map<Watched, { memory: MemoryMeter; crowdedSince: number | undefined }>();
  let stop: (() => void) | undefined;

  function look(): void {
    let nextMs = lookMs;
    for (const [watched, state] of entries) {
      const root = watched.root();
      if (root !== undefined && lookInto(watched, state, root)) nextMs = closeLookMs;
      void watched.disk.exceeded().then((full) => full && entries.has(watched) && watched.exceeded('disk'));
    }
    stop = entries.size === 0 ? undefined : clock.after(nextMs, look);
  }

  /** Whether it is close enough to a limit for the next look to come sooner. */
  function lookInto(
    watched: Watched,
    state: { memory: MemoryMeter; crowdedSince: number | undefined },
    root: number,
  ): boolean {
    const seen = lookAt(root);
    const held = watched.heldBytes();
    void state.memory
      .exceeded(seen, held)
      .then((full) => full && entries.has(watched) && watched.exceeded('memory'));
    watched.cpuUsed(seen.cpuMs);
    if (seen.cpuMs > watched.cpuLeftMs()) watched.exceeded('cpu');
    const now = clock.monotonic();
    if (watched.processes === undefined || seen.tasks < watched.processes - crowdedSlack) {
      state.crowdedSince = undefined;
    } else {
      watched.crowded();
      state.crowdedSince ??= now;
      if (now - state.crowdedSince > crowdedMs) watched.exceeded('processes');
    }
    return (
      state.memory.estimate(seen, held) > watched.memoryBytes / 2 ||
      seen.tasks > (watched.processes ?? Number.POSITIVE_INFINITY) / 2
    );
  }

  return {
    add: (watched) => {
      const { root, memoryBytes: limitBytes } = watched;
      entries.set(watched, {
        memory: createMemoryMeter({ root, limitBytes, clock }),
        crowdedSince: undefined,
      });
      stop ??= clock.after(firstLookMs, look);
      return () => {
        entries.delete(watched);
        if (entries.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
