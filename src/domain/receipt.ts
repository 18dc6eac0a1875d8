/** The receipt: what a settled run leaves. One object, the same bytes in run.settled, in GET and wherever else it goes. Pure. */
import { type Applied, type FinalState, outcome, type Reason, type Usage, type UsedTokens } from './run.ts';

/** Already in the words of the wire, because what the log stores is what clients read. */
export interface Receipt {
  id: string;
  state: FinalState;
  reason: Reason;
  patch: string;
  log: string;
  usage: Usage;
  settled_at: string;
  applied: Applied['status'];
  /** Files that stood in the way when `applied` is `conflict`; else empty. */
  conflicts: string[];
  /** What the run was confined by; null when it never started. */
  sandbox: 'bubblewrap' | 'unshare' | 'none' | null;
  /** The agent's last words. */
  result: string | null;
}

/** Duration counts from the first attempt's start; a run that never started has none. */
export function makeReceipt(given: {
  id: string;
  reason: Reason;
  filesUrl: string;
  tokens: UsedTokens;
  startedAt: Date | null;
  settledAt: Date;
  applied: Applied;
  sandbox: Receipt['sandbox'];
  result: string | null;
}): Receipt {
  const { applied } = given;
  return {
    id: given.id,
    state: outcome(given.reason),
    reason: given.reason,
    patch: `${given.filesUrl}/${given.id}/patch`,
    log: `${given.filesUrl}/${given.id}/log`,
    usage: {
      ...given.tokens,
      duration_ms:
        given.startedAt === null ? 0 : Math.max(0, given.settledAt.getTime() - given.startedAt.getTime()),
    },
    settled_at: given.settledAt.toISOString(),
    applied: applied.status,
    conflicts: applied.status === 'conflict' ? applied.files : [],
    sandbox: given.sandbox,
    result: given.result,
  };
}
