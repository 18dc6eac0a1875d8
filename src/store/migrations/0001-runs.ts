/** The first schema: keys, workspaces, runs with their specs, attempts, receipts and events, and idempotency keys. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists api_keys (
      id uuid primary key,
      environment text not null,
      name text not null,
      scopes text[] not null,
      secret_hash bytea not null unique,
      prefix text not null,
      last4 text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      rotated_from uuid,
      grace_ends_at timestamptz
    );
    create index if not exists api_keys_environment on api_keys (environment, id desc);

    create table if not exists workspaces (
      id uuid primary key,
      environment text not null,
      name text,
      source json not null,
      state text not null,
      head text not null,
      size_bytes bigint not null default 0,
      metadata json not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_used_at timestamptz
    );
    create index if not exists workspaces_environment on workspaces (environment, id desc);

    -- Hot and narrow: every event bumps last_seq, so no index may name a column that changes on the way.
    create table if not exists runs (
      id uuid primary key,
      environment text not null,
      workspace_id uuid not null,
      agent text not null,
      key_id uuid not null,
      state text not null,
      epoch integer not null default 0,
      last_seq bigint not null default 0,
      base_commit text,
      created_at timestamptz not null,
      started_at timestamptz,
      cancel_requested_at timestamptz,
      settled_at timestamptz
    ) with (fillfactor = 70);
    create index if not exists runs_environment on runs (environment, id desc);
    create index if not exists runs_workspace on runs (workspace_id, id desc);
    create index if not exists runs_open on runs (id) where settled_at is null;

    create table if not exists run_specs (
      run_id uuid primary key,
      spec json not null
    );

    create table if not exists run_attempts (
      run_id uuid not null,
      epoch integer not null,
      worker text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      ending text,
      primary key (run_id, epoch)
    );

    create table if not exists run_receipts (
      run_id uuid primary key,
      receipt json not null,
      result_commit text,
      patch_key text,
      patch_bytes bigint not null,
      patch_sha256 text not null,
      log_key text,
      log_bytes bigint not null,
      log_sha256 text not null,
      expires_at timestamptz not null
    );

    create table if not exists idempotency_keys (
      environment text not null,
      operation text not null,
      key text not null,
      body_hash bytea not null,
      resource_id text not null,
      created_at timestamptz not null,
      primary key (environment, operation, key)
    );
    create index if not exists idempotency_keys_created on idempotency_keys (created_at);

    -- json, not jsonb: a replay gives the same bytes as the live push.
    create table if not exists run_events (
      run_id uuid not null,
      seq bigint not null,
      type text not null,
      payload json not null,
      primary key (run_id, seq)
    ) partition by range (run_id);
    create table if not exists run_events_default partition of run_events default;
  `);
}
