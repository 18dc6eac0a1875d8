/** Exports: destinations, what waits for them and backfills. A trigger writes the jobs: in the commit of the settlement, by whatever statement. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists exports (
      id uuid primary key,
      environment text not null,
      endpoint text not null,
      region text not null,
      bucket text not null,
      prefix text not null,
      path_style boolean not null,
      auto boolean not null,
      credentials bytea not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      failing_since timestamptz,
      failures integer not null default 0,
      retry_at timestamptz,
      last_error text,
      last_error_at timestamptz,
      last_exported_at timestamptz,
      exported bigint not null default 0,
      failed bigint not null default 0
    );
    create index if not exists exports_environment on exports (environment, id desc);

    create table if not exists export_backfills (
      id uuid primary key,
      export_id uuid not null,
      environment text not null,
      created_after timestamptz,
      created_before timestamptz not null,
      position uuid not null,
      walked boolean not null default false,
      found bigint not null default 0,
      exported bigint not null default 0,
      failed bigint not null default 0,
      created_at timestamptz not null,
      completed_at timestamptz
    );
    create index if not exists export_backfills_open on export_backfills (export_id, id) where completed_at is null;
    create index if not exists export_backfills_export on export_backfills (export_id, id desc);

    -- Work that is not done yet, and no other: a run that was exported leaves the table. No foreign keys: a settlement must
    -- neither wait nor fail because a destination is deleted at the same moment.
    create table if not exists export_jobs (
      id uuid primary key,
      export_id uuid not null,
      run_id uuid not null,
      backfill_id uuid,
      tries integer not null default 0,
      created_at timestamptz not null,
      next_at timestamptz not null,
      claim uuid,
      hold_until timestamptz not null,
      unique nulls not distinct (export_id, run_id, backfill_id)
    );
    create index if not exists export_jobs_due on export_jobs (export_id, next_at, id);
    create index if not exists export_jobs_run on export_jobs (run_id);
    create index if not exists export_jobs_backfill on export_jobs (backfill_id) where backfill_id is not null;

    -- Until when the files of a run are needed by exports that are not done; no row: they are not.
    create or replace view export_holds as
      select run_id, max(hold_until) as hold_until from export_jobs group by run_id;

    create or replace function note_export_jobs() returns trigger language plpgsql as $$
    begin
      if not exists (select from exports where auto) then
        return null;
      end if;
      insert into export_jobs (id, export_id, run_id, created_at, next_at, hold_until)
      select new_delivery_id(), e.id, s.run_id, now(), now(), greatest(s.expires_at, now()) + interval '7 days'
        from settled s join runs r on r.id = s.run_id
        join exports e on e.environment = r.environment and e.auto
      on conflict do nothing;
      return null;
    end
    $$;

    drop trigger if exists run_receipts_exports on run_receipts;
    create trigger run_receipts_exports after insert on run_receipts
      referencing new table as settled for each statement execute function note_export_jobs();
  `);
}
