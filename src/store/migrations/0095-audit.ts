/** The audit record: entries are only ever added, and end by their age alone. */
import type { Knex } from 'knex';

/**
 * The trigger refuses every change and lets entries go only to the sweep, which says so within its transaction and takes
 * none younger than a day. Few indexes, because each costs every created run: createRun, by far the most common, is left out of
 * the one for rare operations, and age needs no more than a range of blocks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists audit_entries (
      id uuid not null,
      environment text not null,
      key_id uuid,
      operation text not null,
      target text,
      request_id text,
      address text,
      status smallint not null,
      code text,
      replayed boolean not null default false,
      created_at timestamptz not null,
      primary key (environment, id)
    );
    create index if not exists audit_entries_rare on audit_entries (environment, operation, id) where operation <> 'createRun';
    create index if not exists audit_entries_key on audit_entries (environment, key_id, id);
    create index if not exists audit_entries_target on audit_entries (target, id);
    create index if not exists audit_entries_age on audit_entries using brin (created_at);

    create or replace function audit_entries_stay() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('audit.sweeping', true) = 'on' and old.created_at < now() - interval '1 day' then
        return old;
      end if;
      raise exception 'entries of the audit record are neither changed nor removed' using errcode = 'insufficient_privilege';
    end $$;
    create or replace trigger audit_entries_stay before update or delete on audit_entries
      for each row execute function audit_entries_stay();
    create or replace trigger audit_entries_stay_all before truncate on audit_entries
      for each statement execute function audit_entries_stay();
  `);
}
