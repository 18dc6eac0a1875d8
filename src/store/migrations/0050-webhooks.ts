/** Webhooks and their deliveries. A trigger writes the deliveries: in the commit of the event, whoever stores it and by whatever statement. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists webhooks (
      id uuid primary key,
      environment text not null,
      url text not null,
      description text,
      events text[] not null,
      secret bytea not null,
      old_secret bytea,
      old_secret_ends_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      disabled_at timestamptz,
      disabled_reason text,
      failing_since timestamptz
    );
    create index if not exists webhooks_environment on webhooks (environment, id desc);

    -- The address a run was given for itself; no secret: its delivery is not signed.
    create table if not exists run_webhooks (
      run_id uuid primary key,
      url text not null,
      secret bytea
    );

    create table if not exists webhook_deliveries (
      id uuid primary key,
      environment text not null,
      webhook_id uuid,
      -- Deliveries of one target wait for each other, those of different ones never do.
      target text not null,
      run_id uuid,
      seq bigint,
      type text not null,
      payload json not null,
      state text not null default 'pending',
      tries integer not null default 0,
      attempts integer not null default 0,
      created_at timestamptz not null,
      next_at timestamptz,
      claim uuid,
      delivered_at timestamptz
    );
    create index if not exists webhook_deliveries_pending on webhook_deliveries (target, next_at, id) where state = 'pending';
    create index if not exists webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
    create index if not exists webhook_deliveries_run on webhook_deliveries (run_id);

    create table if not exists webhook_attempts (
      delivery_id uuid not null references webhook_deliveries on delete cascade,
      number integer not null,
      at timestamptz not null,
      duration_ms integer not null,
      status integer,
      error text,
      request_headers json not null,
      response_headers json not null,
      response_body text not null,
      response_truncated boolean not null,
      primary key (delivery_id, number)
    );

    -- A UUIDv7: Postgres has a function of its own only from 18 on.
    create or replace function new_delivery_id() returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid
    $$;

    create or replace function note_webhook_deliveries() returns trigger language plpgsql as $$
    begin
      if not exists (select from webhooks where disabled_at is null) and not exists (select from run_webhooks) then
        return null;
      end if;
      insert into webhook_deliveries (id, environment, webhook_id, target, run_id, seq, type, payload, created_at, next_at)
      select new_delivery_id(), r.environment, w.id, w.id::text, e.run_id, e.seq, e.type, e.payload, now(), now()
        from stored e join runs r on r.id = e.run_id
        join webhooks w on w.environment = r.environment and w.disabled_at is null and w.events && array[e.type, '*'];
      -- One environment's addresses share 64 targets, so that no number of them makes the list of targets long.
      insert into webhook_deliveries (id, environment, target, run_id, seq, type, payload, created_at, next_at)
      select new_delivery_id(), r.environment,
          'run:' || r.environment || ':' || (hashtext(substring(h.url from '^[a-z]+://[^/]+')) & 63),
          e.run_id, e.seq, e.type, e.payload, now(), now()
        from stored e join run_webhooks h on h.run_id = e.run_id join runs r on r.id = e.run_id
        where e.type = 'run.settled';
      return null;
    end
    $$;

    drop trigger if exists run_events_webhooks on run_events;
    create trigger run_events_webhooks after insert on run_events
      referencing new table as stored for each statement execute function note_webhook_deliveries();
  `);
}
