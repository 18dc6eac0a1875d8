/** Follows a run's log: what is there, then what comes, attempt after attempt, until the run is settled. */
import type { Clock } from '../base/clock.ts';
import type { FileKey, Files } from '../files/files.ts';
import { logKey } from '../files/keys.ts';
import { findRunFiles, type RunFiles } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';

/** How often the run is looked at although no notice came: heals one that was lost. */
const reconcileMs = 5_000;

/**
 * Yields whole lines as bytes. One reader reads one part at a time, so a slow one holds nothing in memory. Ends when the run is settled and
 * all of its log was given, or when it was deleted; throws when the service is closing, so that the reply is cut and not taken for whole.
 */
export async function* followLog(
  deps: { database: Database; notices: Notices; files: Files; clock: Clock; closing: AbortSignal },
  run: { uuid: string; environment: string },
  from: number,
  gone: AbortSignal,
): AsyncGenerator<Buffer> {
  const { database, notices, files, clock, closing } = deps;
  let [stale, readAt] = [true, 0];
  let known: RunFiles | undefined;
  let reader = readLines(files, undefined, from, 0);
  let attempt = 0;
  const unwatch = notices.watchRun(run.uuid, () => {
    stale = true;
  });
  const ended = AbortSignal.any([gone, closing]);
  try {
    for (;;) {
      if (closing.aborted) throw new Error('the service is closing');
      if (stale || clock.monotonic() - readAt >= reconcileMs) {
        [stale, readAt] = [false, clock.monotonic()];
        known = await findRunFiles(database, run);
        if (!known) return;
        if (attempt === 0 && known.attempt > 0) {
          attempt = known.attempt;
          reader = readLines(files, logKey(run.uuid, attempt), from, 0);
        }
      }
      // What was known of the run is older than this look: all that an attempt wrote before it ended is found.
      const [settled, current] = [Boolean(known?.sealed), known?.attempt ?? 0];
      let some = false;
      for await (const lines of reader.look()) {
        if (gone.aborted) return;
        some = true;
        yield lines;
      }
      if (some) continue;
      if (attempt < current) {
        // The next log begins with the lines of this one and of what lay between.
        reader = readLines(files, logKey(run.uuid, current), 0, attempt);
        attempt = current;
        continue;
      }
      if (settled || gone.aborted) return;
      await clock.sleep(files.lookMs, ended);
    }
  } finally {
    unwatch();
  }
}

const attemptPattern = /^\{"at":"[^"]*","attempt":(\d+),/;
const newline = 10;

/** Reads a growing file on from where the last look ended, without the line that is being written, and without the lines of attempts up to `known`. */
function readLines(files: Files, key: FileKey | undefined, from: number, known: number) {
  let offset = from;
  let skipping = known > 0;

  function unknownOf(lines: Buffer): Buffer {
    for (let start = 0; start < lines.length; ) {
      const [, attempt] = attemptPattern.exec(lines.toString('latin1', start, start + 100)) ?? [];
      if (attempt === undefined || Number(attempt) > known) {
        skipping = false;
        return lines.subarray(start);
      }
      start = lines.indexOf(newline, start) + 1;
    }
    return Buffer.alloc(0);
  }

  return {
    look: async function* (): AsyncGenerator<Buffer> {
      const bytes = key === undefined ? 0 : ((await files.facts(key))?.bytes ?? 0);
      if (key === undefined || bytes <= offset) return;
      let rest: Buffer = Buffer.alloc(0);
      for await (const part of (await files.open(key, {
        start: offset,
        end: bytes - 1,
      })) as AsyncIterable<Buffer>) {
        const end = part.lastIndexOf(newline) + 1;
        if (end === 0) {
          rest = Buffer.concat([rest, part]);
          continue;
        }
        const lines = Buffer.concat([rest, part.subarray(0, end)]);
        rest = Buffer.from(part.subarray(end));
        offset += lines.length;
        const wanted = skipping ? unknownOf(lines) : lines;
        if (wanted.length > 0) yield wanted;
      }
    },
  };
}
