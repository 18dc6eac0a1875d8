/** The log of a run as clients read it: one JSON object a line, written as the run goes and readable while it runs. */
import type { Clock } from '../base/clock.ts';
import { retryWhileUnavailable } from '../base/retry.ts';
import type { FileSeal, Files, FileWriter } from '../files/files.ts';
import { logKey } from '../files/keys.ts';

/** Where a line came from: the command's two streams, the agent's messages, or the service itself. */
export type LineStream = 'stdout' | 'stderr' | 'message' | 'service';

export interface Transcript {
  /** `step` is the index of the step, or null between steps. */
  add(step: number | null, stream: LineStream, text: string): Promise<void>;
  seal(): Promise<FileSeal & { key: string }>;
  close(): Promise<void>;
}

/** For so long an attempt waits for files that cannot be reached before it breaks. */
const patienceMs = 120_000;

/** The longest of the earlier logs has everything: an attempt that died while it carried over holds less than the one before it. */
async function findEarlier(
  files: Files,
  attempt: { runUuid: string; epoch: number },
): Promise<{ key: string; bytes: number } | undefined> {
  let longest: { key: string; bytes: number } | undefined;
  for (let epoch = 1; epoch < attempt.epoch; epoch++) {
    const key = logKey(attempt.runUuid, epoch);
    const bytes = (await files.facts(key))?.bytes ?? 0;
    if (bytes > (longest?.bytes ?? 0)) longest = { key, bytes };
  }
  return longest;
}

/** A later attempt begins with what the earlier ones left, whole lines only, so that the last file holds the whole log. */
async function carryOver(
  files: Files,
  earlier: { key: string; bytes: number },
  to: FileWriter,
): Promise<void> {
  const content = await files.open(earlier.key, { start: 0, end: earlier.bytes - 1 });
  content.setEncoding('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<string>) {
    rest += chunk;
    const whole = rest.lastIndexOf('\n') + 1;
    if (whole > 0) await to.write(rest.slice(0, whole));
    rest = rest.slice(whole);
  }
}

/** Opens the log of an attempt. */
export async function openTranscript(
  deps: { files: Files; clock: Clock },
  attempt: { runUuid: string; epoch: number },
): Promise<Transcript> {
  const key = logKey(attempt.runUuid, attempt.epoch);
  const writer = await deps.files.grow(key);
  try {
    const earlier = await retryWhileUnavailable({ clock: deps.clock, forMs: patienceMs }, () =>
      findEarlier(deps.files, attempt),
    );
    if (earlier) await carryOver(deps.files, earlier, writer);
  } catch (error) {
    await writer.close().catch(() => undefined);
    throw error;
  }
  return {
    add: (step, stream, text) =>
      writer.write(
        `${JSON.stringify({ at: deps.clock.now().toISOString(), attempt: attempt.epoch, step, stream, text })}\n`,
      ),
    seal: async () => ({ key, ...(await writer.seal()) }),
    close: () => writer.close(),
  };
}
