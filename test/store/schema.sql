-- What all migrations together make. Written by test/store/schema.spec.ts, read in review.

-- columns
api_keys.created_at timestamp with time zone not null
api_keys.environment text not null
api_keys.expires_at timestamp with time zone
api_keys.grace_ends_at timestamp with time zone
api_keys.id uuid not null
api_keys.last4 text not null
api_keys.last_used_at timestamp with time zone
api_keys.limits json not null default '{}'::json
api_keys.name text not null
api_keys.prefix text not null
api_keys.revoked_at timestamp with time zone
api_keys.rotated_from uuid
api_keys.scopes text[] not null
api_keys.secret_hash bytea not null
audit_entries.address text
audit_entries.code text
audit_entries.created_at timestamp with time zone not null
audit_entries.environment text not null
audit_entries.id uuid not null
audit_entries.key_id uuid
audit_entries.operation text not null
audit_entries.replayed boolean not null default false
audit_entries.request_id text
audit_entries.status smallint not null
audit_entries.target text
deployment.created_at timestamp with time zone not null
deployment.id uuid not null
deployment.one boolean not null default true
environment_storage.environment text not null
environment_storage.file_count bigint not null
environment_storage.size_bytes bigint not null
export_backfills.completed_at timestamp with time zone
export_backfills.created_after timestamp with time zone
export_backfills.created_at timestamp with time zone not null
export_backfills.created_before timestamp with time zone not null
export_backfills.environment text not null
export_backfills.export_id uuid not null
export_backfills.exported bigint not null default 0
export_backfills.failed bigint not null default 0
export_backfills.found bigint not null default 0
export_backfills.id uuid not null
export_backfills.position uuid not null
export_backfills.walked boolean not null default false
export_jobs.backfill_id uuid
export_jobs.claim uuid
export_jobs.created_at timestamp with time zone not null
export_jobs.export_id uuid not null
export_jobs.hold_until timestamp with time zone not null
export_jobs.id uuid not null
export_jobs.next_at timestamp with time zone not null
export_jobs.run_id uuid not null
export_jobs.tries integer not null default 0
exports.auto boolean not null
exports.bucket text not null
exports.created_at timestamp with time zone not null
exports.credentials bytea not null
exports.endpoint text not null
exports.environment text not null
exports.exported bigint not null default 0
exports.failed bigint not null default 0
exports.failing_since timestamp with time zone
exports.failures integer not null default 0
exports.id uuid not null
exports.last_error text
exports.last_error_at timestamp with time zone
exports.last_exported_at timestamp with time zone
exports.path_style boolean not null
exports.prefix text not null
exports.region text not null
exports.retry_at timestamp with time zone
exports.updated_at timestamp with time zone not null
idempotency_keys.body_hash bytea not null
idempotency_keys.created_at timestamp with time zone not null
idempotency_keys.environment text not null
idempotency_keys.key text not null
idempotency_keys.operation text not null
idempotency_keys.reply bytea
idempotency_keys.resource_id text not null
rate_windows.ends_at timestamp with time zone not null
rate_windows.key_id uuid not null
rate_windows.quota text not null
rate_windows.used integer not null
run_attempts.ended_at timestamp with time zone
run_attempts.ending text
run_attempts.epoch integer not null
run_attempts.run_id uuid not null
run_attempts.started_at timestamp with time zone not null
run_attempts.worker text not null
run_conversations.agent text not null
run_conversations.conversation text not null
run_conversations.created_at timestamp with time zone not null
run_conversations.home_bytes bigint not null
run_conversations.home_key text not null
run_conversations.run_id uuid not null
run_events.payload json not null
run_events.run_id uuid not null
run_events.seq bigint not null
run_events.type text not null
run_inputs.answer json
run_inputs.answered_at timestamp with time zone
run_inputs.epoch integer not null
run_inputs.expires_at timestamp with time zone not null
run_inputs.id uuid not null
run_inputs.outcome text
run_inputs.question json not null
run_inputs.requested_at timestamp with time zone not null
run_inputs.run_id uuid not null
run_messages.created_at timestamp with time zone not null
run_messages.number integer not null
run_messages.run_id uuid not null
run_messages.text text not null
run_metadata.run_id uuid not null
run_metadata.term uuid not null
run_receipts.environment text
run_receipts.expires_at timestamp with time zone not null
run_receipts.log_bytes bigint not null
run_receipts.log_key text
run_receipts.log_removed_at timestamp with time zone
run_receipts.log_sha256 text not null
run_receipts.patch_bytes bigint not null
run_receipts.patch_key text
run_receipts.patch_sha256 text not null
run_receipts.receipt json not null
run_receipts.result_commit text
run_receipts.run_id uuid not null
run_receipts.state text
run_removals.removed_at timestamp with time zone not null
run_removals.run_id uuid not null
run_removals.workspace_id uuid not null
run_specs.run_id uuid not null
run_specs.spec json not null
run_webhooks.run_id uuid not null
run_webhooks.secret bytea
run_webhooks.url text not null
runs.agent text not null
runs.base_commit text
runs.cancel_requested_at timestamp with time zone
runs.created_at timestamp with time zone not null
runs.environment text not null
runs.epoch integer not null default 0
runs.id uuid not null
runs.key_id uuid not null
runs.last_seq bigint not null default 0
runs.settled_at timestamp with time zone
runs.started_at timestamp with time zone
runs.state text not null
runs.waited_ms bigint not null default 0
runs.waiting_since timestamp with time zone
runs.workspace_id uuid not null
schema_migrations.batch integer
schema_migrations.id integer not null default nextval('schema_migrations_id_seq'::regclass)
schema_migrations.migration_time timestamp with time zone
schema_migrations.name character varying(255)
schema_migrations_lock.index integer not null default nextval('schema_migrations_lock_index_seq'::regclass)
schema_migrations_lock.is_locked integer
shared_folders.created_at timestamp with time zone not null
shared_folders.id uuid not null
shared_folders.name text not null
upkeep_turns.free_at timestamp with time zone not null
upkeep_turns.holder uuid not null
upkeep_turns.name text not null
webhook_attempts.at timestamp with time zone not null
webhook_attempts.delivery_id uuid not null
webhook_attempts.duration_ms integer not null
webhook_attempts.error text
webhook_attempts.number integer not null
webhook_attempts.request_headers json not null
webhook_attempts.response_body text not null
webhook_attempts.response_headers json not null
webhook_attempts.response_truncated boolean not null
webhook_attempts.status integer
webhook_deliveries.attempts integer not null default 0
webhook_deliveries.claim uuid
webhook_deliveries.created_at timestamp with time zone not null
webhook_deliveries.delivered_at timestamp with time zone
webhook_deliveries.environment text not null
webhook_deliveries.id uuid not null
webhook_deliveries.next_at timestamp with time zone
webhook_deliveries.payload json not null
webhook_deliveries.run_id uuid
webhook_deliveries.seq bigint
webhook_deliveries.state text not null default 'pending'::text
webhook_deliveries.target text not null
webhook_deliveries.tries integer not null default 0
webhook_deliveries.type text not null
webhook_deliveries.webhook_id uuid
webhooks.created_at timestamp with time zone not null
webhooks.description text
webhooks.disabled_at timestamp with time zone
webhooks.disabled_reason text
webhooks.environment text not null
webhooks.events text[] not null
webhooks.failing_since timestamp with time zone
webhooks.id uuid not null
webhooks.old_secret bytea
webhooks.old_secret_ends_at timestamp with time zone
webhooks.secret bytea not null
webhooks.updated_at timestamp with time zone not null
webhooks.url text not null
workspace_jobs.created_at timestamp with time zone not null
workspace_jobs.due_at timestamp with time zone not null
workspace_jobs.environment text not null
workspace_jobs.epoch integer not null default 0
workspace_jobs.held boolean not null default false
workspace_jobs.secret bytea
workspace_jobs.spec json not null
workspace_jobs.tries integer not null default 0
workspace_jobs.workspace_id uuid not null
workspace_removals.removed_at timestamp with time zone not null
workspace_removals.workspace_id uuid not null
workspaces.created_at timestamp with time zone not null
workspaces.environment text not null
workspaces.expires_at timestamp with time zone
workspaces.file_count integer not null default 0
workspaces.head text not null
workspaces.id uuid not null
workspaces.last_used_at timestamp with time zone
workspaces.metadata json not null
workspaces.name text
workspaces.of_run boolean not null default false
workspaces.progress json
workspaces.reason json
workspaces.size_bytes bigint not null default 0
workspaces.sized_head text
workspaces.source json not null
workspaces.state text not null
workspaces.updated_at timestamp with time zone not null

-- views
export_holds as  SELECT run_id, max(hold_until) AS hold_until FROM export_jobs GROUP BY run_id;

-- constraints
api_keys api_keys_pkey PRIMARY KEY (id)
api_keys api_keys_secret_hash_key UNIQUE (secret_hash)
audit_entries audit_entries_pkey PRIMARY KEY (environment, id)
deployment deployment_one_check CHECK (one)
deployment deployment_pkey PRIMARY KEY (one)
environment_storage environment_storage_pkey PRIMARY KEY (environment)
export_backfills export_backfills_pkey PRIMARY KEY (id)
export_jobs export_jobs_export_id_run_id_backfill_id_key UNIQUE NULLS NOT DISTINCT (export_id, run_id, backfill_id)
export_jobs export_jobs_pkey PRIMARY KEY (id)
exports exports_pkey PRIMARY KEY (id)
idempotency_keys idempotency_keys_pkey PRIMARY KEY (environment, operation, key)
rate_windows rate_windows_pkey PRIMARY KEY (key_id, quota)
run_attempts run_attempts_pkey PRIMARY KEY (run_id, epoch)
run_conversations run_conversations_pkey PRIMARY KEY (run_id)
run_events run_events_pkey PRIMARY KEY (run_id, seq)
run_inputs run_inputs_pkey PRIMARY KEY (id)
run_messages run_messages_pkey PRIMARY KEY (run_id, number)
run_metadata run_metadata_pkey PRIMARY KEY (term, run_id)
run_receipts run_receipts_pkey PRIMARY KEY (run_id)
run_removals run_removals_pkey PRIMARY KEY (run_id)
run_specs run_specs_pkey PRIMARY KEY (run_id)
run_webhooks run_webhooks_pkey PRIMARY KEY (run_id)
runs runs_pkey PRIMARY KEY (id)
schema_migrations schema_migrations_pkey PRIMARY KEY (id)
schema_migrations_lock schema_migrations_lock_pkey PRIMARY KEY (index)
shared_folders shared_folders_pkey PRIMARY KEY (name)
upkeep_turns upkeep_turns_pkey PRIMARY KEY (name)
webhook_attempts webhook_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE
webhook_attempts webhook_attempts_pkey PRIMARY KEY (delivery_id, number)
webhook_deliveries webhook_deliveries_pkey PRIMARY KEY (id)
webhooks webhooks_pkey PRIMARY KEY (id)
workspace_jobs workspace_jobs_pkey PRIMARY KEY (workspace_id)
workspace_removals workspace_removals_pkey PRIMARY KEY (workspace_id)
workspaces workspaces_pkey PRIMARY KEY (id)

-- indexes
CREATE INDEX api_keys_environment ON public.api_keys USING btree (environment, id DESC)
CREATE INDEX audit_entries_age ON public.audit_entries USING brin (created_at)
CREATE INDEX audit_entries_key ON public.audit_entries USING btree (environment, key_id, id)
CREATE INDEX audit_entries_rare ON public.audit_entries USING btree (environment, operation, id) WHERE (operation <> 'createRun'::text)
CREATE INDEX audit_entries_target ON public.audit_entries USING btree (target, id)
CREATE INDEX export_backfills_export ON public.export_backfills USING btree (export_id, id DESC)
CREATE INDEX export_backfills_open ON public.export_backfills USING btree (export_id, id) WHERE (completed_at IS NULL)
CREATE INDEX export_jobs_backfill ON public.export_jobs USING btree (backfill_id) WHERE (backfill_id IS NOT NULL)
CREATE INDEX export_jobs_due ON public.export_jobs USING btree (export_id, next_at, id)
CREATE INDEX export_jobs_run ON public.export_jobs USING btree (run_id)
CREATE INDEX exports_environment ON public.exports USING btree (environment, id DESC)
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at)
CREATE INDEX run_conversations_created ON public.run_conversations USING btree (created_at)
CREATE INDEX run_inputs_run ON public.run_inputs USING btree (run_id)
CREATE INDEX run_receipts_expiring ON public.run_receipts USING btree (expires_at, run_id) WHERE (log_removed_at IS NULL)
CREATE INDEX run_receipts_state ON public.run_receipts USING btree (environment, state, run_id DESC)
CREATE INDEX runs_agent ON public.runs USING btree (environment, agent, id DESC)
CREATE INDEX runs_environment ON public.runs USING btree (environment, id DESC)
CREATE INDEX runs_open ON public.runs USING btree (id) WHERE (settled_at IS NULL)
CREATE INDEX runs_open_environment ON public.runs USING btree (environment, id DESC) WHERE (settled_at IS NULL)
CREATE INDEX runs_workspace ON public.runs USING btree (workspace_id, id DESC)
CREATE INDEX webhook_deliveries_pending ON public.webhook_deliveries USING btree (target, next_at, id) WHERE (state = 'pending'::text)
CREATE INDEX webhook_deliveries_run ON public.webhook_deliveries USING btree (run_id)
CREATE INDEX webhook_deliveries_webhook ON public.webhook_deliveries USING btree (webhook_id, id DESC)
CREATE INDEX webhooks_environment ON public.webhooks USING btree (environment, id DESC)
CREATE INDEX workspace_jobs_due ON public.workspace_jobs USING btree (due_at)
CREATE INDEX workspaces_counted ON public.workspaces USING btree (environment) WHERE (NOT of_run)
CREATE INDEX workspaces_deleting ON public.workspaces USING btree (id) WHERE (state = 'deleting'::text)
CREATE INDEX workspaces_environment ON public.workspaces USING btree (environment, id DESC)
CREATE INDEX workspaces_expiring ON public.workspaces USING btree (expires_at) WHERE (expires_at IS NOT NULL)
CREATE UNIQUE INDEX api_keys_pkey ON public.api_keys USING btree (id)
CREATE UNIQUE INDEX api_keys_secret_hash_key ON public.api_keys USING btree (secret_hash)
CREATE UNIQUE INDEX audit_entries_pkey ON public.audit_entries USING btree (environment, id)
CREATE UNIQUE INDEX deployment_pkey ON public.deployment USING btree (one)
CREATE UNIQUE INDEX environment_storage_pkey ON public.environment_storage USING btree (environment)
CREATE UNIQUE INDEX export_backfills_pkey ON public.export_backfills USING btree (id)
CREATE UNIQUE INDEX export_jobs_export_id_run_id_backfill_id_key ON public.export_jobs USING btree (export_id, run_id, backfill_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX export_jobs_pkey ON public.export_jobs USING btree (id)
CREATE UNIQUE INDEX exports_pkey ON public.exports USING btree (id)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (environment, operation, key)
CREATE UNIQUE INDEX rate_windows_pkey ON public.rate_windows USING btree (key_id, quota)
CREATE UNIQUE INDEX run_attempts_pkey ON public.run_attempts USING btree (run_id, epoch)
CREATE UNIQUE INDEX run_conversations_pkey ON public.run_conversations USING btree (run_id)
CREATE UNIQUE INDEX run_events_pkey ON ONLY public.run_events USING btree (run_id, seq)
CREATE UNIQUE INDEX run_inputs_pkey ON public.run_inputs USING btree (id)
CREATE UNIQUE INDEX run_messages_pkey ON public.run_messages USING btree (run_id, number)
CREATE UNIQUE INDEX run_metadata_pkey ON public.run_metadata USING btree (term, run_id)
CREATE UNIQUE INDEX run_receipts_pkey ON public.run_receipts USING btree (run_id)
CREATE UNIQUE INDEX run_removals_pkey ON public.run_removals USING btree (run_id)
CREATE UNIQUE INDEX run_specs_pkey ON public.run_specs USING btree (run_id)
CREATE UNIQUE INDEX run_webhooks_pkey ON public.run_webhooks USING btree (run_id)
CREATE UNIQUE INDEX runs_pkey ON public.runs USING btree (id)
CREATE UNIQUE INDEX schema_migrations_lock_pkey ON public.schema_migrations_lock USING btree (index)
CREATE UNIQUE INDEX schema_migrations_pkey ON public.schema_migrations USING btree (id)
CREATE UNIQUE INDEX shared_folders_pkey ON public.shared_folders USING btree (name)
CREATE UNIQUE INDEX upkeep_turns_pkey ON public.upkeep_turns USING btree (name)
CREATE UNIQUE INDEX webhook_attempts_pkey ON public.webhook_attempts USING btree (delivery_id, number)
CREATE UNIQUE INDEX webhook_deliveries_pkey ON public.webhook_deliveries USING btree (id)
CREATE UNIQUE INDEX webhooks_pkey ON public.webhooks USING btree (id)
CREATE UNIQUE INDEX workspace_jobs_pkey ON public.workspace_jobs USING btree (workspace_id)
CREATE UNIQUE INDEX workspace_removals_pkey ON public.workspace_removals USING btree (workspace_id)
CREATE UNIQUE INDEX workspaces_pkey ON public.workspaces USING btree (id)

-- triggers
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION audit_entries_stay()
CREATE TRIGGER audit_entries_stay_all BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_stay()
CREATE TRIGGER run_events_webhooks AFTER INSERT ON public.run_events REFERENCING NEW TABLE AS stored FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_deliveries()
CREATE TRIGGER run_receipts_exports AFTER INSERT ON public.run_receipts REFERENCING NEW TABLE AS settled FOR EACH STATEMENT EXECUTE FUNCTION note_export_jobs()
CREATE TRIGGER workspaces_stored_less AFTER DELETE ON public.workspaces FOR EACH ROW WHEN (((old.size_bytes <> 0) OR (old.file_count <> 0))) EXECUTE FUNCTION add_to_environment_storage()
CREATE TRIGGER workspaces_stored_more AFTER INSERT ON public.workspaces FOR EACH ROW WHEN (((new.size_bytes <> 0) OR (new.file_count <> 0))) EXECUTE FUNCTION add_to_environment_storage()
CREATE TRIGGER workspaces_stored_other AFTER UPDATE OF size_bytes, file_count ON public.workspaces FOR EACH ROW WHEN (((new.size_bytes <> old.size_bytes) OR (new.file_count <> old.file_count))) EXECUTE FUNCTION add_to_environment_storage()

-- functions
add_to_environment_storage()  declare more_bytes bigint := 0; more_files bigint := 0; environment_name text; begin if tg_op <> 'DELETE' then more_bytes := new.size_bytes; more_files := new.file_count; environment_name := new.environment; end if; if tg_op <> 'INSERT' then more_bytes := more_bytes - old.size_bytes; more_files := more_files - old.file_count; environment_name := old.environment; end if; insert into environment_storage as s (environment, size_bytes, file_count) values (environment_name, more_bytes, more_files) on conflict (environment) do update set size_bytes = s.size_bytes + excluded.size_bytes, file_count = s.file_count + excluded.file_count; return null; end 
audit_entries_stay()  begin if tg_op = 'DELETE' and current_setting('audit.sweeping', true) = 'on' and old.created_at < now() - interval '1 day' then return old; end if; raise exception 'entries of the audit record are neither changed nor removed' using errcode = 'insufficient_privilege'; end 
index_run_jobs()  declare jobs text := (select q.table_name from pgboss.queue q where q.name = 'runs'); begin perform pg_advisory_xact_lock(7140227); execute format( 'create index if not exists run_jobs_waiting on pgboss.%I (group_id, coalesce(group_tier, ''''), id) where state < ''active'' and not blocked', jobs); end 
new_delivery_id()  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid 
note_export_jobs()  begin if not exists (select from exports where auto) then return null; end if; insert into export_jobs (id, export_id, run_id, created_at, next_at, hold_until) select new_delivery_id(), e.id, s.run_id, now(), now(), greatest(s.expires_at, now()) + interval '7 days' from settled s join runs r on r.id = s.run_id join exports e on e.environment = r.environment and e.auto on conflict do nothing; return null; end 
note_webhook_deliveries()  begin if not exists (select from webhooks where disabled_at is null) and not exists (select from run_webhooks) then return null; end if; insert into webhook_deliveries (id, environment, webhook_id, target, run_id, seq, type, payload, created_at, next_at) select new_delivery_id(), r.environment, w.id, w.id::text, e.run_id, e.seq, e.type, e.payload, now(), now() from stored e join runs r on r.id = e.run_id join webhooks w on w.environment = r.environment and w.disabled_at is null and w.events && array[e.type, '*']; -- One environment's addresses share 64 targets, so that no number of them makes the list of targets long. insert into webhook_deliveries (id, environment, target, run_id, seq, type, payload, created_at, next_at) select new_delivery_id(), r.environment, 'run:' || r.environment || ':' || (hashtext(substring(h.url from '^[a-z]+://[^/]+')) & 63), e.run_id, e.seq, e.type, e.payload, now(), now() from stored e join run_webhooks h on h.run_id = e.run_id join runs r on r.id = e.run_id where e.type = 'run.settled'; return null; end 
take_run_jobs(slots integer, running_max integer)  begin perform pg_advisory_xact_lock(7140227); -- The start of the run is committed after this on the same log, and flushes it too; nobody waits for a disk under the lock. perform set_config('synchronous_commit', 'off', true); return query with recursive holding as materialized ( select j.group_id as env, coalesce(j.group_tier, '') as lane, count(*)::integer as held from pgboss.job j where j.name = 'runs' and j.state = 'active' and j.group_id is not null group by 1, 2 ), waiting as ( -- One probe of the index per environment that waits, then one per lane: how many jobs wait behind does not count. (select j.group_id as env from pgboss.job j where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id is not null order by j.group_id limit 1) union all select (select j.group_id from pgboss.job j where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id > w.env order by j.group_id limit 1) from waiting w where w.env is not null ), roomy as materialized ( select w.env, coalesce(h.held, 0) as held, least(slots, case when running_max = 0 then slots else running_max - coalesce(h.held, 0) end) as room from waiting w left join (select g.env, sum(g.held)::integer as held from holding g group by g.env) h on h.env = w.env where w.env is not null and (running_max = 0 or coalesce(h.held, 0) < running_max) ), lanes as ( select r.env, r.room, (select coalesce(j.group_tier, '') from pgboss.job j where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = r.env order by coalesce(j.group_tier, '') limit 1) as lane from roomy r union all select l.env, l.room, (select coalesce(j.group_tier, '') from pgboss.job j where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = l.env and coalesce(j.group_tier, '') > l.lane order by coalesce(j.group_tier, '') limit 1) from lanes l where l.lane is not null ), heads as ( select l.env, o.id, o.lost, coalesce(g.held, 0) + row_number() over (partition by l.env, l.lane order by o.id) as lane_place from lanes l left join holding g on g.env = l.env and g.lane = l.lane cross join lateral ( select j.id, j.state = 'retry' as lost from pgboss.job j where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = l.env and coalesce(j.group_tier, '') = l.lane and j.start_after <= pgboss.job_now() order by j.group_id, coalesce(j.group_tier, ''), j.id limit l.room) o where l.lane is not null ), places as ( -- A run whose worker was lost counts as running until another takes it, so it goes first. Equal claims are drawn -- for: by age, a long queue would stay in front of all that came later wherever there is one slot. select p.env, p.id, row_number() over (partition by p.env order by p.lost desc, p.lane_place, random()) as place from heads p ), taken as ( select p.id from places p join roomy r on r.env = p.env where p.place <= r.room order by r.held + p.place, random() limit slots ) update pgboss.job j set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(), retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end where j.name = 'runs' and j.state < 'active' and j.id = any (array(select t.id from taken t)) returning j.id, j.retry_count, j.group_id; end 
