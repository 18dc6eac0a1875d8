/** What all processes of one deployment have in common: a name of its own, and which folders they share. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // No row is made here: copies of one migrated database are deployments of their own.
  await knex.raw(`create table if not exists deployment (
    one boolean primary key default true check (one),
    id uuid not null,
    created_at timestamptz not null
  )`);
  await knex.raw(`create table if not exists shared_folders (
    name text primary key,
    id uuid not null,
    created_at timestamptz not null
  )`);
}
