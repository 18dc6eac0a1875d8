/** What carrying and deleting workspaces needs: their size and end, what deleted ones left, and how much each environment holds. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table workspaces add column if not exists file_count integer not null default 0;
    -- The commit that size_bytes and file_count are of; any other head is measured when it is next needed.
    alter table workspaces add column if not exists sized_head text;
    alter table workspaces add column if not exists expires_at timestamptz;
    -- Made by a run that named none: not counted among those an environment may have.
    alter table workspaces add column if not exists of_run boolean not null default false;
    update workspaces w set of_run = true where not of_run and name is null
      and exists (select from runs r where r.workspace_id = w.id and r.created_at = w.created_at);

    create index if not exists workspaces_counted on workspaces (environment) where not of_run;
    create index if not exists workspaces_deleting on workspaces (id) where state = 'deleting';
    create index if not exists workspaces_expiring on workspaces (expires_at) where expires_at is not null;

    -- Stores of deleted workspaces, until it is certain that they are gone.
    create table if not exists workspace_removals (
      workspace_id uuid primary key,
      removed_at timestamptz not null
    );

    create table if not exists environment_storage (
      environment text primary key,
      size_bytes bigint not null,
      file_count bigint not null
    ) with (fillfactor = 50);
    insert into environment_storage (environment, size_bytes, file_count)
      select environment, sum(size_bytes), sum(file_count) from workspaces group by environment having sum(size_bytes) > 0
      on conflict (environment) do update set size_bytes = excluded.size_bytes, file_count = excluded.file_count;

    -- A trigger, so that the sums are right whoever writes a size, and locked for no longer than that statement's commit.
    create or replace function add_to_environment_storage() returns trigger language plpgsql as $$
    declare
      more_bytes bigint := 0;
      more_files bigint := 0;
      environment_name text;
    begin
      if tg_op <> 'DELETE' then
        more_bytes := new.size_bytes;
        more_files := new.file_count;
        environment_name := new.environment;
      end if;
      if tg_op <> 'INSERT' then
        more_bytes := more_bytes - old.size_bytes;
        more_files := more_files - old.file_count;
        environment_name := old.environment;
      end if;
      insert into environment_storage as s (environment, size_bytes, file_count)
        values (environment_name, more_bytes, more_files)
        on conflict (environment) do update
          set size_bytes = s.size_bytes + excluded.size_bytes, file_count = s.file_count + excluded.file_count;
      return null;
    end $$;
    create or replace trigger workspaces_stored_more after insert on workspaces
      for each row when (new.size_bytes <> 0 or new.file_count <> 0) execute function add_to_environment_storage();
    create or replace trigger workspaces_stored_other after update of size_bytes, file_count on workspaces
      for each row when (new.size_bytes <> old.size_bytes or new.file_count <> old.file_count)
      execute function add_to_environment_storage();
    create or replace trigger workspaces_stored_less after delete on workspaces
      for each row when (old.size_bytes <> 0 or old.file_count <> 0) execute function add_to_environment_storage();
  `);
}
