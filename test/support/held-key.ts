/** An Idempotency-Key that another request holds and does not let go. */
import { systemClock } from '../../src/base/clock.ts';
import type { Suite } from './contract-suite.ts';

/** Holds the key while `work` goes on, then lets it go as if that request had failed. */
export async function whileHeld(
  suite: Suite,
  operation: string,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const other = await suite.database.knex.transaction();
  try {
    await other('idempotency_keys').insert({
      environment: 'dev',
      operation,
      key,
      body_hash: Buffer.alloc(32),
      resource_id: 'nobody',
      created_at: systemClock.now(),
    });
    await work();
  } finally {
    await other.rollback();
  }
}
