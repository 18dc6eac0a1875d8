/** Whose turn it is with what one process at a time looks after, and from when on the next one may take it. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists upkeep_turns (
      name text primary key,
      holder uuid not null,
      free_at timestamptz not null
    );
  `);
}
