/** Makes runs: with their specs, workspaces, idempotency keys, audit entries and jobs in one statement, many at a time. */
import { runIdOf } from '../base/ids.ts';
import type { AuditSlip } from '../domain/audit.ts';
import { metadataTerms } from '../domain/metadata.ts';
import type { RunSpec } from '../domain/run.ts';
import type { Db, Statement } from './database.ts';

/** A run about to exist. `workspaceUuid` is new when `freshWorkspace` is set and is made in the same statement. */
export interface NewRun {
  uuid: string;
  environment: string;
  workspaceUuid: string;
  freshWorkspace: boolean;
  keyUuid: string;
  createdAt: Date;
  spec: RunSpec;
  idempotency: { key: string; bodyHash: Buffer } | undefined;
  /** An address of its own that its settlement is told to; the secret is sealed, null: not signed. */
  webhook?: { url: string; secret: Buffer | null } | undefined;
  /** The call that makes it, for the audit record. */
  slip?: Pick<AuditSlip, 'requestId' | 'address'> | undefined;
}

/** What puts the jobs of new runs into the queue: `text` has one parameter, `$1`, the jobs as JSON text (`list`), each with the uuid of its run as `id`. */
export interface JobInsertion {
  text: string;
  list: string;
}

/**
 * Many runs in one statement, so that posts that arrive together share a commit. A run whose idempotency key is
 * taken is left out, and so is one whose workspace is not ready: it is held, so that whoever deletes it sees the run. Keys are claimed in order, or two processes could wait for each other. The jobs go along as
 * a part of it, those of admitted runs alone: a transaction of several statements would cost three more round trips.
 */
const insertText = (jobs: string): string => `
    with input as (
      select * from json_to_recordset($1::json) as x(
        id uuid, environment text, workspace_id uuid, fresh boolean, agent text, key_id uuid,
        created_at timestamptz, spec json, base_commit text, terms uuid[], idempotency_key text, body_hash text,
        webhook_url text, webhook_secret text, target text, request_id text, address text)
    ), held as materialized (
      select w.id from workspaces w where w.state = 'ready' and w.id in (select workspace_id from input where not fresh)
      order by w.id for key share
    ), placed as (
      select * from input where fresh or workspace_id in (select id from held)
    ), claimed as (
      insert into idempotency_keys (environment, operation, key, body_hash, resource_id, created_at)
      select environment, 'createRun', idempotency_key, decode(body_hash, 'hex'), id::text, created_at
      from placed where idempotency_key is not null order by environment, idempotency_key
      on conflict do nothing returning resource_id
    ), admitted as (
      select * from placed where idempotency_key is null or id::text in (select resource_id from claimed)
    ), fresh_workspaces as (
      insert into workspaces (id, environment, source, state, head, metadata, created_at, updated_at, of_run)
      select workspace_id, environment, '{"type":"empty"}', 'ready', $2, '{}', created_at, created_at, true
      from admitted where fresh
    ), specs as (
      insert into run_specs (run_id, spec) select id, spec from admitted
    ), own_webhooks as (
      insert into run_webhooks (run_id, url, secret)
      select id, webhook_url, decode(webhook_secret, 'hex') from admitted where webhook_url is not null
    ), terms as (
      insert into run_metadata (term, run_id) select t.term, a.id from admitted a, unnest(a.terms) t(term)
    ), audited as (
      insert into audit_entries (id, environment, key_id, operation, target, request_id, address, status, created_at)
      select id, environment, key_id, 'createRun', target, request_id, address, 201, created_at
      from admitted where request_id is not null
    )${jobs}
    insert into runs (id, environment, workspace_id, agent, key_id, state, base_commit, created_at)
    select id, environment, workspace_id, agent, key_id, 'queued', base_commit, created_at from admitted returning id`;

const admittedJobs = `(select coalesce(json_agg(job), '[]') from json_array_elements($3::json) job
      where (job->>'id')::uuid in (select id from admitted))`;

const insertStatement: Statement = { name: 'runs.insert', text: insertText('') };

/** One per way to enqueue, and there is one way: built once, because Postgres knows a prepared statement by its name. */
const withJobs = new Map<string, Statement>();

function insertWithJobs(text: string): Statement {
  const known = withJobs.get(text);
  if (known) return known;
  const made: Statement = {
    name: `runs.insert-with-jobs-${withJobs.size}`,
    text: insertText(`, jobs as (${text.replace('$1', () => admittedJobs)})`),
  };
  withJobs.set(text, made);
  return made;
}

/**
 * Resolves with the uuids that now exist; the others lost their idempotency key to an earlier request, or their workspace. With `jobs`,
 * each of them has its job in the same commit, and nobody else has.
 */
export async function insertRuns(
  db: Db,
  runs: NewRun[],
  emptyCommit: string,
  jobs?: JobInsertion,
): Promise<Set<string>> {
  const input = runs.map((run) => ({
    id: run.uuid,
    environment: run.environment,
    workspace_id: run.workspaceUuid,
    fresh: run.freshWorkspace,
    agent: run.spec.agent,
    key_id: run.keyUuid,
    created_at: run.createdAt,
    spec: run.spec,
    base_commit: run.spec.continues?.base ?? null,
    terms: metadataTerms(run.environment, run.spec.metadata),
    idempotency_key: run.idempotency?.key,
    body_hash: run.idempotency?.bodyHash.toString('hex'),
    webhook_url: run.webhook?.url,
    webhook_secret: run.webhook?.secret?.toString('hex'),
    target: run.slip && runIdOf(run.environment, run.uuid),
    request_id: run.slip?.requestId,
    address: run.slip?.address,
  }));
  const rows = await db.query<{ id: string }>(jobs ? insertWithJobs(jobs.text) : insertStatement, [
    JSON.stringify(input),
    emptyCommit,
    ...(jobs ? [jobs.list] : []),
  ]);
  return new Set(rows.map((row) => row.id));
}
