/** What the log and the events of a run owe their readers once their time is over: the same answer everywhere, to the millisecond. */
import { ServiceError } from '../base/errors.ts';

/** Throws `expired` (410) from the instant that the record names as `expires_at`, whether or not anything was removed yet. */
export function refuseExpired(run: { expiresAt: Date | null }, now: Date): void {
  if (run.expiresAt === null || now < run.expiresAt) return;
  throw new ServiceError(
    'expired',
    `The log and the events of this run were kept until ${run.expiresAt.toISOString()}. Its record, receipt and patch are still there.`,
  );
}
