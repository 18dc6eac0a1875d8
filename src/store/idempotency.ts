/** Idempotency keys: which resource the first request with a key made, the digest of what it asked, and the reply where it cannot be made again. */
import type { Db, Statement } from './database.ts';

export interface IdempotencyRecord {
  bodyHash: Buffer;
  /** The uuid of what the first request made. */
  resourceId: string;
}

const findStatement: Statement = {
  name: 'idempotency.find',
  text: 'select body_hash, resource_id from idempotency_keys where environment = $1 and operation = $2 and key = $3',
};

export async function findIdempotencyRecord(
  db: Db,
  key: { environment: string; operation: string; key: string },
): Promise<IdempotencyRecord | undefined> {
  const [row] = await db.query<{ body_hash: Buffer; resource_id: string }>(findStatement, [
    key.environment,
    key.operation,
    key.key,
  ]);
  return row && { bodyHash: row.body_hash, resourceId: row.resource_id };
}

/** Where an idempotency key counts. */
export interface IdempotencyScope {
  environment: string;
  operation: string;
  key: string;
}

const claimStatement: Statement = {
  name: 'idempotency.claim',
  text: `insert into idempotency_keys (environment, operation, key, body_hash, resource_id, created_at)
    values ($1, $2, $3, $4, '', $5) on conflict do nothing returning true`,
};

/**
 * True when the key is this transaction's now, false when an earlier request has it. Waits while another transaction
 * decides about it, for `lock_timeout` at most.
 */
export async function claimIdempotencyKey(
  tx: Db,
  scope: IdempotencyScope,
  claim: { bodyHash: Buffer; at: Date },
): Promise<boolean> {
  const values = [scope.environment, scope.operation, scope.key, claim.bodyHash, claim.at];
  return (await tx.query(claimStatement, values)).length > 0;
}

const keepStatement: Statement = {
  name: 'idempotency.keep',
  text: `update idempotency_keys set resource_id = $4, reply = $5
    where environment = $1 and operation = $2 and key = $3`,
};

/** Completes a claim with what was made and what was answered. */
export async function keepReply(
  tx: Db,
  scope: IdempotencyScope,
  made: { resourceId: string; reply: Buffer },
): Promise<void> {
  const values = [scope.environment, scope.operation, scope.key, made.resourceId, made.reply];
  await tx.query(keepStatement, values);
}

const keptStatement: Statement = {
  name: 'idempotency.kept',
  text: 'select body_hash, reply from idempotency_keys where environment = $1 and operation = $2 and key = $3',
};

export async function findKeptReply(
  db: Db,
  scope: IdempotencyScope,
): Promise<{ bodyHash: Buffer; reply: Buffer | null } | undefined> {
  const [row] = await db.query<{ body_hash: Buffer; reply: Buffer | null }>(keptStatement, [
    scope.environment,
    scope.operation,
    scope.key,
  ]);
  return row && { bodyHash: row.body_hash, reply: row.reply };
}

const removeStatement: Statement = {
  name: 'idempotency.remove-old',
  // Rows that another process is removing are left to it, so that sweeps never wait for each other.
  text: `with removed as (
      delete from idempotency_keys where (environment, operation, key) in (
        select environment, operation, key from idempotency_keys
        where created_at < $1 order by created_at limit $2 for update skip locked)
      returning true
    ) select count(*)::int as count from removed`,
};

/** Removes at most `limit` keys that were first used before this instant; resolves with how many. */
export async function removeOldIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(removeStatement, [before, limit]);
  return row?.count ?? 0;
}
