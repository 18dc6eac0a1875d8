/** Idempotency keys: which resource the first request with a key made, and the digest of its body. */
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
