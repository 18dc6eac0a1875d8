/** Settles a run: final state, receipt, run.settled and the workspace's new head in one commit, exactly once. */
import { createHash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import { storedPayload, wirePayload } from '../domain/event.ts';
import { makeReceipt, type Receipt } from '../domain/receipt.ts';
import type { Applied, Reason, UsedTokens } from '../domain/run.ts';
import { type SealedFile, settle } from '../store/claims.ts';
import { type Database, isLockTimeout } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';
import { lockWorkspace, moveHead, type WorkspaceSize } from '../store/workspaces.ts';
import type { WorkspaceStores } from '../workspaces/workspaces.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';

export interface Ending {
  runUuid: string;
  runId: string;
  epoch: number;
  reason: Reason;
  startedAt: Date | null;
  /** Milliseconds in which the run waited for answers, over all attempts. */
  waitedMs: number;
  tokens: UsedTokens;
  result: string | null;
  sandbox: Receipt['sandbox'];
  limitHit?: Receipt['limit_hit'];
  patch: SealedFile;
  log: SealedFile;
  /** The commit the run ended with; kept for later use whether or not it goes back to the workspace. */
  resultCommit: string | null;
  /** Set when the result is to go back to the workspace. */
  writeBack: { workspaceUuid: string; base: string; result: string; growth: WorkspaceSize } | undefined;
  /** Settle only a run that is still queued. */
  onlyQueued?: boolean;
}

/** A file that was never made because there is nothing in it. */
export const emptyFile: SealedFile = { key: null, bytes: 0, sha256: createHash('sha256').digest('hex') };

/**
 * Resolves with the receipt, or undefined when this attempt no longer holds the run or it was settled before. Throws `unavailable`,
 * with nothing changed, while another settlement holds the workspace: the work is done and only has to wait its turn.
 */
export type SettleRun = (ending: Ending) => Promise<Receipt | undefined>;

export function createSettleRun(deps: {
  database: Database;
  workspaces: WorkspaceStores;
  quota: WorkspaceQuota;
  notices: Notices;
  clock: Clock;
  filesUrl: string;
  retentionMs: number;
  check(type: 'run.settled', payload: string): void;
}): SettleRun {
  const { database, workspaces, quota, notices, clock } = deps;

  return async (ending) => {
    const settledAt = clock.now();
    let announced: { receipt: Receipt; seq: number; payload: string } | undefined;

    async function write(db: Parameters<typeof settle>[0], applied: Applied): Promise<boolean> {
      const receipt = makeReceipt({
        ...ending,
        id: ending.runId,
        filesUrl: deps.filesUrl,
        settledAt,
        applied,
      });
      const payload = storedPayload(ending.runId, 'run.settled', settledAt, receipt);
      deps.check('run.settled', wirePayload(1, payload));
      const seq = await settle(db, {
        uuid: ending.runUuid,
        epoch: ending.epoch,
        receipt,
        settledAt,
        expiresAt: new Date(settledAt.getTime() + deps.retentionMs),
        resultCommit: ending.resultCommit,
        patch: ending.patch,
        log: ending.log,
        from: ending.onlyQueued ? 'queued' : null,
        payload,
      });
      if (seq === undefined) return false;
      announced = { receipt, seq, payload };
      return true;
    }

    const { writeBack } = ending;
    if (!writeBack) {
      await write(database, { status: ending.resultCommit === null ? 'unchanged' : 'skipped' });
    } else {
      const settling = database.transaction(async (tx) => {
        const { workspaceUuid, growth } = writeBack;
        // The head's row stays locked while the merge is made: milliseconds, and the reason no result is lost.
        const workspace = await lockWorkspace(tx, workspaceUuid);
        if (workspace === undefined) {
          await write(tx, { status: 'skipped' });
          return;
        }
        const { head } = workspace;
        const merged = await workspaces.merge(workspaceUuid, { ...writeBack, head, run: ending.runUuid });
        if (merged.status === 'conflict' || merged.head === head) {
          await write(tx, merged.status === 'conflict' ? merged : { status: merged.status });
          return;
        }
        const known = merged.status === 'fast_forward' ? growth : undefined;
        const size = await quota.sizeAt(workspaceUuid, workspace, merged.head, known);
        if ((await quota.refusal(tx, workspace, size)) !== undefined) {
          await write(tx, { status: 'quota_exceeded' });
          return;
        }
        if (await write(tx, { status: merged.status }))
          await moveHead(tx, workspaceUuid, { head: merged.head, size, at: settledAt });
      });
      await settling.catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error;
        throw new ServiceError('unavailable', 'The workspace is being changed by another run. Try again.', {
          cause: error,
        });
      });
    }
    if (!announced) return undefined;
    const { receipt, seq, payload } = announced;
    notices.events([{ runUuid: ending.runUuid, seq, type: 'run.settled', payload }]);
    return receipt;
  };
}
