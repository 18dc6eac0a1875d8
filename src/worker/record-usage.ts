/** Writes an attempt's token counts into the run's log as they change, so that they survive the worker that counted them. */
import type { RecordEvent } from '../app/record-event.ts';
import type { StartedRun } from '../app/start-run.ts';
import type { Clock } from '../base/clock.ts';
import { addTokens, type UsedTokens } from '../domain/run.ts';
import type { OpenModelAccess } from '../gateway/gateway.ts';

/** A change is written at once, the next ones together this much later: all that a lost worker can take with it. */
const everyMs = 1_000;

export interface UsageRecord {
  /** What all attempts have used. */
  tokens(): UsedTokens;
  /** From now on what goes through here counts. */
  follow(models: OpenModelAccess): void;
  /** Writes what is not written yet. Throws what writing it, or an earlier change, threw. */
  flush(): Promise<void>;
}

export function recordUsage(
  deps: { recordEvent: RecordEvent; clock: Clock },
  started: StartedRun,
): UsageRecord {
  const { clock } = deps;
  let models: OpenModelAccess | undefined;
  let written = JSON.stringify(started.used);
  let writing: Promise<void> | undefined;
  let waiting: (() => void) | undefined;
  let failure: unknown;

  function tokens(): UsedTokens {
    if (!models) return started.used;
    const { input, output, cutCalls } = models.tokens();
    return addTokens(started.used, {
      input,
      output,
      cached_input: models.cachedInput(),
      cut_calls: cutCalls,
    });
  }

  async function write(): Promise<void> {
    const now = tokens();
    const text = JSON.stringify(now);
    if (text === written) return;
    written = text;
    await deps.recordEvent(started, 'usage.updated', now);
  }

  /** One write at a time, then a pause; what changes meanwhile is written after it. */
  function begin(): void {
    if (writing || waiting || failure) return;
    writing = write()
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        writing = undefined;
        waiting = clock.after(everyMs, () => {
          waiting = undefined;
          if (JSON.stringify(tokens()) !== written) begin();
        });
      });
  }

  return {
    tokens,
    follow: (opened) => {
      models = opened;
      opened.onChange(begin);
    },
    flush: async () => {
      await writing;
      waiting?.();
      waiting = undefined;
      if (failure) throw failure;
      await write();
    },
  };
}
