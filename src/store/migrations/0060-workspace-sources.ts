/** Workspaces that are filled from something: how far they are, why they failed, and the jobs that fill them. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table workspaces add column if not exists reason json;
    alter table workspaces add column if not exists progress json;

    -- One row a workspace, for as long as it is being filled. Whoever holds it does so until due_at, and alone: each claim
    -- raises the epoch, and only the holder of the last one may write.
    create table if not exists workspace_jobs (
      workspace_id uuid primary key,
      environment text not null,
      spec json not null,
      secret bytea,
      epoch integer not null default 0,
      tries integer not null default 0,
      held boolean not null default false,
      due_at timestamptz not null,
      created_at timestamptz not null
    );
    create index if not exists workspace_jobs_due on workspace_jobs (due_at);
  `);
}
