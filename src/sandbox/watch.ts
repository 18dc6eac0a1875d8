/** Watches what running commands use, where the kernel has no limit to set: memory of a process tree and disk of a folder. */
import { execFile } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Clock } from '../base/clock.ts';
import { memoryOf } from './processes.ts';
import type { ExitCause } from './sandbox.ts';

const run = promisify(execFile);
const lookMs = 250;
/** Close to a limit the looks come faster: memory can grow by gigabytes in a quarter of a second. */
const closeLookMs = 50;
/** What others delete from the same file system hides what a run adds, so now and then it is measured all the same. */
const measuredAtLeastMs = 3_000;
const measureTimeoutMs = 30_000;

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
      return (facts.blocks - facts.bfree) * facts.bsize;
    } catch {
      return 0;
    }
  }

  async function measure(): Promise<boolean> {
    const started = clock.monotonic();
    const usedNow = folders.map(used);
    // `du` leaves an error code behind when a folder is closed to us; what it counted still stands.
    const text = await run('du', ['-skx', '--', ...folders], { timeout: measureTimeoutMs }).then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? '',
    );
    const counted = [...text.matchAll(/^(\d+)\s/gm)].map((match) => Number(match[1]) * 1024);
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

export interface Watched {
  /** The process whose tree is counted; undefined while it is not known. */
  root(): number | undefined;
  memoryBytes: number;
  /** Memory that is in no process: files in the sandbox's temporary folders. */
  heldBytes(): number;
  disk: DiskMeter;
  exceeded(cause: ExitCause): void;
}

export interface Watch {
  /** Looks at it until the returned function is called. */
  add(watched: Watched): () => void;
}

/** One timer for all commands of the process; it stands still while nothing runs. */
export function createWatch(clock: Clock): Watch {
  const entries = new Set<Watched>();
  let stop: (() => void) | undefined;

  function look(): void {
    let nextMs = lookMs;
    for (const watched of entries) {
      const root = watched.root();
      const bytes = root === undefined ? 0 : memoryOf(root) + watched.heldBytes();
      if (bytes > watched.memoryBytes) watched.exceeded('memory');
      else if (bytes > watched.memoryBytes / 2) nextMs = closeLookMs;
      void watched.disk.exceeded().then((full) => full && entries.has(watched) && watched.exceeded('disk'));
    }
    stop = entries.size === 0 ? undefined : clock.after(nextMs, look);
  }

  return {
    add: (watched) => {
      entries.add(watched);
      stop ??= clock.after(lookMs, look);
      return () => {
        entries.delete(watched);
        if (entries.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
