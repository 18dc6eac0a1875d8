/** Lets an idempotency key keep the reply itself, for resources that change after they were made. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table idempotency_keys add column if not exists reply bytea');
}
