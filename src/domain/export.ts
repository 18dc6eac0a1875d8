/** Exports: where the objects of a run lie, when an export is tried again, and for how long its files are held. Pure. */

export const exportsMax = 100;
export const backfillsMax = 10;

const pauseFirstMs = 5_000;
const pauseMostMs = 900_000;

/** After how long to try again, the `failures`th time in a row: twice as long each time up to 15 minutes, a half more or less by `chance` (0 to 1). */
export function exportPauseMs(failures: number, chance: number): number {
  const pause = Math.min(pauseMostMs, pauseFirstMs * 2 ** Math.min(Math.max(0, failures - 1), 20));
  return Math.round(pause * (0.5 + chance));
}

/** `<prefix>/yyyy/mm/dd/<run>`, the day being that of the settlement in UTC; the run's id without its environment. */
export function exportFolder(prefix: string, settledAt: Date, runId: string): string {
  const day = settledAt.toISOString().slice(0, 10).replaceAll('-', '/');
  return [prefix, day, runId.slice(runId.indexOf('/') + 1)].filter((part) => part !== '').join('/');
}

/** Sealed credentials open only where they belong. */
export const credentialsPlace = (uuid: string): string => `export:${uuid}`;
