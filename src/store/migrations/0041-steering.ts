/** What clients say to running agents, what agents ask, and how long a run has waited for answers. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists run_messages (
      run_id uuid not null,
      number integer not null,
      text text not null,
      created_at timestamptz not null,
      primary key (run_id, number)
    );
    create table if not exists run_inputs (
      id uuid primary key,
      run_id uuid not null,
      epoch integer not null,
      question json not null,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      answer json,
      answered_at timestamptz,
      outcome text
    );
    create index if not exists run_inputs_run on run_inputs (run_id);
    alter table runs add column if not exists waited_ms bigint not null default 0;
    alter table runs add column if not exists waiting_since timestamptz;
  `);
}
