/** When the log of a settled run was removed, and the way to those whose time has come. Older programs leave it null and lose nothing by it. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table run_receipts add column if not exists log_removed_at timestamptz;
    create index if not exists run_receipts_expiring on run_receipts (expires_at, run_id) where log_removed_at is null;
  `);
}
