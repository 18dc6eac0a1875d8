/** Quotas in tests: limits that are on and out of reach, and the way to use one up without calling. */
import { hashSecret } from '../../src/domain/key.ts';
import type { Database } from '../../src/store/database.ts';
import type { Settings } from './service.ts';

const calls = 1_000_000;

export const ampleLimits: Settings = {
  RATE_LIMIT_REQUESTS: String(calls),
  RATE_LIMIT_CREATES: String(calls),
  STREAM_LIMIT: '1000',
};

/** Marks a quota of a key that has not called yet as used up for the next 20 seconds. */
export async function useUp(
  { knex }: Database,
  key: string,
  quota: 'requests' | 'creates' = 'requests',
): Promise<void> {
  const [row] = await knex('api_keys')
    .where({ secret_hash: hashSecret(key) })
    .select<{ id: string }[]>('id');
  const endsAt = knex.raw("now() + interval '20 seconds'");
  await knex('rate_windows').insert({ key_id: row?.id, quota, used: calls, ends_at: endsAt });
}
