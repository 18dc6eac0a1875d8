/** Limits of its own that a key carries, below those of the deployment. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table api_keys add column if not exists limits json not null default '{}'`);
}
