/** What lists and deletion need: indexes whose columns never change while a run goes, metadata terms, and what is left to remove. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Not on runs.state: an index there would take every change of state out of the heap-only updates.
    -- Open runs are few and are told by this one; settled ones by their receipt, which is written once.
    create index if not exists runs_open_environment on runs (environment, id desc) where settled_at is null;
    create index if not exists runs_agent on runs (environment, agent, id desc);

    alter table run_receipts add column if not exists environment text;
    alter table run_receipts add column if not exists state text;
    update run_receipts c set environment = r.environment, state = r.state
      from runs r where r.id = c.run_id and c.state is null;
    create index if not exists run_receipts_state on run_receipts (environment, state, run_id desc);

    -- One row an entry, in the order lists go: a page reads as many rows as it shows, however common the entry is.
    create table if not exists run_metadata (
      term uuid not null,
      run_id uuid not null,
      primary key (term, run_id)
    );
    alter table run_metadata alter column term set statistics 1000;

    -- Files and refs of deleted runs, until it is certain that they are gone.
    create table if not exists run_removals (
      run_id uuid primary key,
      workspace_id uuid not null,
      removed_at timestamptz not null
    );
  `);
}
