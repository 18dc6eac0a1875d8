/** Counts what each key has used of each quota in its current window. Unlogged: a crash of Postgres may forget a minute's count. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table if not exists rate_windows (
      key_id uuid not null,
      quota text not null,
      used integer not null,
      ends_at timestamptz not null,
      primary key (key_id, quota)
    ) with (fillfactor = 50)
  `);
}
