/** The audit record: entries of calls that many requests share a commit for, and the end of old ones. */
import { createBatch } from '../base/batch.ts';
import type { Clock } from '../base/clock.ts';
import { encodeUuid, newUuid } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { AuditEntry } from '../domain/audit.ts';
import type { Principal } from '../domain/key.ts';
import { insertAudit, removeOldAudit } from '../store/audit.ts';
import type { Database, Db } from '../store/database.ts';

export interface Audit {
  /** Resolves when the entry is kept. Never rejects: one that cannot be kept is in the log instead. */
  record(entry: AuditEntry): Promise<void>;
  /** Removes what is older than its life; resolves with how many. */
  sweep(): Promise<number>;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
}

/** Past it, entries go to the log: a database that hangs must not take the memory as well. */
const queuedMax = 2_000;
const removedMax = 5_000;
const dayMs = 86_400_000;

export function createAudit(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  /** 0: entries are kept for ever. */
  days: number;
}): Audit {
  const { database, clock, log, days } = deps;
  const entries = createBatch<AuditEntry, undefined>({
    itemsMax: 64,
    queuedMax,
    full: () => new Error('too many entries of the audit record wait for the database'),
    flush: async (batch) => {
      await insertAudit(database, batch);
      return batch.map(() => undefined);
    },
  });

  return {
    record: (entry) =>
      entries.add(entry).catch((error: unknown) => {
        log.error({ err: error, audit: entry }, 'an entry of the audit record could not be written');
      }),
    sweep: async () => {
      if (days === 0) return 0;
      const before = new Date(clock.now().getTime() - days * dayMs);
      for (let total = 0; ; ) {
        const removed = await removeOldAudit(database, before, removedMax);
        total += removed;
        if (removed < removedMax) return total;
      }
    },
    idle: entries.idle,
  };
}

/**
 * Writes the entry of a change into its transaction. A change to what another environment has is recorded in both. Nothing is
 * written for a caller without a slip.
 */
export async function recordChange(
  tx: Db,
  principal: Principal,
  change: Pick<AuditEntry, 'environment' | 'operation' | 'target' | 'status'>,
): Promise<void> {
  const { slip } = principal;
  if (slip === undefined) return;
  const environments = new Set([principal.environment, change.environment]);
  await insertAudit(
    tx,
    [...environments].map((environment) => ({
      ...change,
      uuid: newUuid(),
      environment,
      keyUuid: principal.keyUuid,
      requestId: slip.requestId,
      address: slip.address,
      code: null,
      replayed: false,
    })),
  );
}

/** To be called once the transaction of `recordChange` has committed. */
export function changeRecorded(principal: Principal): void {
  if (principal.slip) principal.slip.written = true;
}

/** What the operator did to a key, past the service. */
export function keyByOperator(
  operation: 'createKey' | 'revokeKey',
  key: { uuid: string; environment: string },
): AuditEntry {
  return {
    uuid: newUuid(),
    environment: key.environment,
    keyUuid: null,
    operation,
    target: `key_${encodeUuid(key.uuid)}`,
    requestId: null,
    address: null,
    status: operation === 'createKey' ? 201 : 200,
    code: null,
    replayed: false,
  };
}
