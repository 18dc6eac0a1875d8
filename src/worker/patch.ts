/** The patch of a run: captured once the sandbox is closed, stored, and announced with patch.ready. */
import type { Attempt, RecordEvent } from '../app/record-event.ts';
import { emptyFile } from '../app/settle-run.ts';
import type { Log } from '../base/log.ts';
import type { Files } from '../files/files.ts';
import { patchKey } from '../files/keys.ts';
import type { SealedFile } from '../store/claims.ts';
import { CaptureRefused, type Change, type Copy } from '../workspaces/workspaces.ts';
import type { Transcript } from './transcript.ts';

/** So many paths of each kind are named in a line of the log. */
const namedInLog = 100;

/** The change, or an Error with a sentence for the client. */
export async function capturePatch(
  deps: { log: Log },
  copy: Copy,
  started: Attempt,
  transcript: Transcript,
): Promise<Change | Error> {
  try {
    const change = await copy.capture();
    for (const line of leftOut(change)) await transcript.add(null, 'service', line);
    return change;
  } catch (error) {
    if (error instanceof CaptureRefused) {
      deps.log.info({ err: error, run: started.runId }, 'a patch was refused');
      return new Error(`The changes of the run could not be captured. ${error.message}`);
    }
    deps.log.error({ err: error, run: started.runId }, 'a patch could not be captured');
    return new Error('The changes of the run could not be captured.');
  }
}

/** What the folder held and the patch does not, a line for each reason. */
function leftOut({ omitted, ignored, repositories }: Change): string[] {
  const lines: [string, string[]][] = [
    ['Left out of the patch, too large or not to be stored', omitted],
    ['Ignored by .gitignore and not in the patch', ignored],
    ['Repositories whose files are in the patch, but not their history and stashes', repositories],
  ];
  return lines
    .filter(([, paths]) => paths.length > 0)
    .map(([what, paths]) => {
      const more = paths.length > namedInLog ? ` and ${paths.length - namedInLog} more` : '';
      return `${what}: ${paths.slice(0, namedInLog).join(', ')}${more}`;
    });
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
    ignored: change.ignored,
  });
  return file;
}
