/** Where an agent's conversation is found again: the home it left, and its own id for it. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists run_conversations (
      run_id uuid primary key,
      agent text not null,
      conversation text not null,
      home_key text not null,
      home_bytes bigint not null,
      created_at timestamptz not null
    );
    create index if not exists run_conversations_created on run_conversations (created_at);
  `);
}
