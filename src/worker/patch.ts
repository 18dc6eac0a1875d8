/** The patch of a run: captured once the sandbox is closed, stored, and announced with patch.ready. */
import type { Attempt, RecordEvent } from '../app/record-event.ts';
import { emptyFile } from '../app/settle-run.ts';
import type { Log } from '../base/log.ts';
import type { Files } from '../files/files.ts';
import { patchKey } from '../files/keys.ts';
import type { SealedFile } from '../store/claims.ts';
import type { Change, Copy } from '../workspaces/workspaces.ts';
import type { Transcript } from './transcript.ts';

/** The change, or an Error with a sentence for the client. */
export async function capturePatch(
  deps: { log: Log },
  copy: Copy,
  started: Attempt,
  transcript: Transcript,
): Promise<Change | Error> {
  try {
    const change = await copy.capture();
    if (change.omitted.length > 0)
      await transcript.add(null, 'service', `Left out of the patch: ${change.omitted.join(', ')}`);
    return change;
  } catch (error) {
    deps.log.error({ err: error, run: started.runId }, 'a patch could not be captured');
    return new Error('The changes of the run could not be captured.');
  }
}

/** Resolves with the stored file once the event is in the log. */
export async function announcePatch(
  deps: { files: Files; recordEvent: RecordEvent; filesUrl: string },
  started: Attempt,
  change: Change,
): Promise<SealedFile> {
  let file = emptyFile;
  if (change.result !== change.base) {
    const key = patchKey(started.runUuid, started.epoch);
    file = { key, ...(await deps.files.put(key, change.patch)) };
  }
  await deps.recordEvent(started, 'patch.ready', {
    patch: `${deps.filesUrl}/${started.runId}/patch`,
    base_commit: change.base,
    files: change.files,
    insertions: change.insertions,
    deletions: change.deletions,
    bytes: file.bytes,
    sha256: file.sha256,
    omitted: change.omitted,
  });
  return file;
}
