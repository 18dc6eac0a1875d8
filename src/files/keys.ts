/** Where a run's files stand: each attempt has its own, and the receipt says which attempt's count. */
import type { FileKey } from './files.ts';

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
