/** What is a key, and where a run's files stand: each attempt has its own, and the receipt says which attempt's count. */
import type { FileKey } from './files.ts';

const keyPattern = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;
const keyLengthMax = 512;
/** Leaves room in the 255 bytes of a name for what a half-written file carries in addition. */
const segmentLengthMax = 200;

/** Of the form of a key, however long. */
export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Throws when it is none: no key leads out of where files are kept. */
export function checkKey(key: FileKey): void {
  if (
    !isKey(key) ||
    key.length > keyLengthMax ||
    key.split('/').some((part) => part.length > segmentLengthMax)
  )
    throw new Error(`"${key.slice(0, 100)}" is not a file key`);
}

export function logKey(runUuid: string, epoch: number): FileKey {
  return `runs/${runUuid}/${epoch}/log.ndjson`;
}

export function patchKey(runUuid: string, epoch: number): FileKey {
  return `runs/${runUuid}/${epoch}/patch.diff`;
}

/** What its agent remembers, packed. */
export function homeKey(runUuid: string, epoch: number): FileKey {
  return `runs/${runUuid}/${epoch}/home.tar.gz`;
}

/** What an agent remembers for the run that continues this one; the last attempt's stays. */
export function memoryKey(runUuid: string): FileKey {
  return `runs/${runUuid}/memory.json`;
}

/** Everything one attempt left. */
export function attemptFilesKey(runUuid: string, epoch: number): FileKey {
  return `runs/${runUuid}/${epoch}`;
}

/** Everything a run's attempts left. */
export function runFilesKey(runUuid: string): FileKey {
  return `runs/${runUuid}`;
}
