/** Settling runs: past the service, for tests that care when and not how, and as a worker does. */

import { checkEvent } from '../../src/app/event-contract.ts';
import { createSettleRun, type SettleRun } from '../../src/app/settle-run.ts';
import { runIdOf } from '../../src/base/ids.ts';
import { makeReceipt } from '../../src/domain/receipt.ts';
import { noTokens, type Reason } from '../../src/domain/run.ts';
import { type Settlement, settle } from '../../src/store/claims.ts';
import type { Db } from '../../src/store/database.ts';
import { ampleQuota, environment } from './store.ts';

const nothing = {
  key: null,
  bytes: 0,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
};

export function settlementOf(uuid: string, fields: Partial<Settlement> = {}, reason?: Reason): Settlement {
  const settledAt = fields.settledAt ?? new Date();
  return {
    uuid,
    epoch: 1,
    receipt: makeReceipt({
      id: runIdOf(environment, uuid),
      reason: reason ?? { code: 'done', message: 'The agent ended the task.' },
      filesUrl: 'http://127.0.0.1/files',
      tokens: noTokens,
      startedAt: null,
      waitedMs: 0,
      settledAt,
      applied: { status: 'unchanged' },
      sandbox: null,
      result: null,
    }),
    settledAt,
    expiresAt: new Date(settledAt.getTime() + 86_400_000),
    resultCommit: null,
    patch: nothing,
    log: nothing,
    from: null,
    payload: '{}',
    ...fields,
  };
}

/** The seq of run.settled, or undefined when the run was not settled by this call. */
export function settleNow(
  db: Db,
  uuid: string,
  fields: Partial<Settlement> = {},
): Promise<number | undefined> {
  return settle(db, settlementOf(uuid, fields));
}

/** As a worker settles, with room for whatever a run brings into its workspace, and logs that are kept for 30 days. */
export function settleRunWith(
  parts: Pick<Parameters<typeof createSettleRun>[0], 'database' | 'workspaces' | 'notices' | 'clock'>,
): SettleRun {
  return createSettleRun({
    ...parts,
    quota: ampleQuota(parts.workspaces),
    filesUrl: 'http://127.0.0.1/files',
    retentionMs: 30 * 86_400_000,
    check: checkEvent,
  });
}
