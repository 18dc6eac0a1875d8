/** Follows a run's log: what is there, then what comes, attempt after attempt, until the run is settled. */
import type { Clock } from '../base/clock.ts';
import type { Files } from '../files/files.ts';
import { logKey } from '../files/keys.ts';
import { findRunFiles } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';

/** How often a silent log is looked at: one look is one question to the file store. */
const lookMs = 300;
/** How often the run is looked at although no notice came: heals one that was lost. */
const reconcileMs = 5_000;

/**
 * Yields bytes. One reader reads one part at a time, so a slow one holds nothing in memory. Ends when the run is settled and all of its log
 * was given, or when it was deleted; throws when the service is closing, so that the reply is cut and not taken for whole.
 */
export async function* followLog(
  deps: { database: Database; notices: Notices; files: Files; clock: Clock; closing: AbortSignal },
  run: { uuid: string; environment: string },
  start: { attempt: number; offset: number },
  gone: AbortSignal,
): AsyncGenerator<Buffer> {
  const { database, notices, files, clock, closing } = deps;
  let { attempt, offset } = start;
  let stale = true;
  let readAt = 0;
  const unwatch = notices.watchRun(run.uuid, () => {
    stale = true;
  });
  const ended = AbortSignal.any([gone, closing]);
  try {
    let known: Awaited<ReturnType<typeof findRunFiles>>;
    for (;;) {
      if (closing.aborted) throw new Error('the service is closing');
      if (stale || clock.monotonic() - readAt >= reconcileMs) {
        stale = false;
        readAt = clock.monotonic();
        known = await findRunFiles(database, run);
        if (!known) return;
        if (attempt === 0) attempt = known.attempt;
      }
      // Looked up before the file is: what was written until then is complete when the run has gone on by now.
      const { sealed, attempt: current } = known ?? { sealed: null, attempt };
      const key = logKey(run.uuid, attempt);
      const facts = attempt === 0 ? undefined : await files.facts(key);
      let read = 0;
      if (facts && facts.bytes > offset) {
        for await (const part of await files.open(key, { start: offset, end: facts.bytes - 1 })) {
          if (gone.aborted) return;
          read += (part as Buffer).length;
          yield part as Buffer;
        }
        offset += read;
      }
      if (read > 0) continue;
      if (attempt < current) {
        attempt++;
        offset = 0;
        continue;
      }
      if (sealed || gone.aborted) return;
      await clock.sleep(lookMs, ended);
    }
  } finally {
    unwatch();
  }
}
