/** The runs tables: row ↔ domain for runs, their specs, attempts and receipts. One statement a function, no transactions of its own. */
import { runIdOf, uuidFrom } from '../base/ids.ts';
import type { AuditSlip } from '../domain/audit.ts';
import { metadataTerms } from '../domain/metadata.ts';
import type { Receipt } from '../domain/receipt.ts';
import type { RunSpec, RunState } from '../domain/run.ts';
import type { Db, Statement } from './database.ts';

/** A run as the service knows it; `uuid` inside, `id` outside. */
export interface Run {
  uuid: string;
  id: string;
  environment: string;
  workspaceUuid: string;
  state: RunState;
  /** The attempt that may write; 0 while the run never started. */
  attempt: number;
  lastSeq: number;
  baseCommit: string | null;
  createdAt: Date;
  startedAt: Date | null;
  /** Milliseconds of ended waits for answers. */
  waitedMs: number;
  cancelRequestedAt: Date | null;
  settledAt: Date | null;
  expiresAt: Date | null;
  spec: RunSpec;
  receipt: Receipt | null;
}

export interface RunRow {
  id: string;
  environment: string;
  workspace_id: string;
  state: RunState;
  epoch: number;
  last_seq: number;
  base_commit: string | null;
  created_at: Date;
  started_at: Date | null;
  waited_ms: number;
  cancel_requested_at: Date | null;
  settled_at: Date | null;
  expires_at: Date | null;
  spec: string;
  receipt: string | null;
}

export function toRun(row: RunRow): Run {
  return {
    uuid: row.id,
    id: runIdOf(row.environment, row.id),
    environment: row.environment,
    workspaceUuid: row.workspace_id,
    state: row.state,
    attempt: row.epoch,
    lastSeq: row.last_seq,
    baseCommit: row.base_commit,
    createdAt: row.created_at,
    startedAt: row.started_at,
    waitedMs: row.waited_ms,
    cancelRequestedAt: row.cancel_requested_at,
    settledAt: row.settled_at,
    expiresAt: row.expires_at,
    spec: JSON.parse(row.spec) as RunSpec,
    receipt: row.receipt === null ? null : (JSON.parse(row.receipt) as Receipt),
  };
}

/** What `toRun` reads, of `runs r`, `run_specs s` and `run_receipts c`. */
export const runColumns = `r.id, r.environment, r.workspace_id, r.state, r.epoch, r.last_seq, r.base_commit, r.created_at,
  r.started_at, r.waited_ms, r.cancel_requested_at, r.settled_at, s.spec, c.receipt, c.expires_at`;

const findStatement: Statement = {
  name: 'runs.find',
  text: `select ${runColumns} from runs r join run_specs s on s.run_id = r.id
    left join run_receipts c on c.run_id = r.id where r.id = $1 and r.environment = $2`,
};

export async function findRun(db: Db, key: { uuid: string; environment: string }): Promise<Run | undefined> {
  const [row] = await db.query<RunRow>(findStatement, [key.uuid, key.environment]);
  return row && toRun(row);
}

const claimableStatement: Statement = {
  name: 'runs.for-claim',
  text: `select ${runColumns} from runs r join run_specs s on s.run_id = r.id
    left join run_receipts c on c.run_id = r.id where r.id = $1 for update of r`,
};

/** The run with its row locked until the transaction ends, so that a claim and a cancel cannot pass each other. */
export async function lockRun(db: Db, uuid: string): Promise<Run | undefined> {
  const [row] = await db.query<RunRow>(claimableStatement, [uuid]);
  return row && toRun(row);
}

/** What the log of a run has reached; undefined when this environment has no such run. */
export interface RunProgress {
  lastSeq: number;
  settled: boolean;
}

const countQueuedStatement: Statement = {
  name: 'runs.count-queued',
  text: `select count(*)::int as queued from
    (select from runs where environment = $1 and state = 'queued' limit $2) counted`,
};

/** How many runs of an environment are queued; counts no further than `atMost`. */
export async function countQueued(db: Db, environment: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ queued: number }>(countQueuedStatement, [environment, atMost]);
  return row?.queued ?? 0;
}

const queuePositionStatement: Statement = {
  name: 'runs.queue-position',
  text: `select count(*)::int as position from
    (select from runs where environment = $2 and state = 'queued' and id <= $1 limit $3) ahead
    where exists (select from runs where id = $1 and environment = $2 and state = 'queued')`,
};

/** A longer way to the front is told as this. */
const queuePositionMax = 100_000;

/** The place of a run among the queued ones of its environment by age, from 1; null when it is not queued (any more). */
export async function findQueuePosition(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<number | null> {
  const [row] = await db.query<{ position: number }>(queuePositionStatement, [
    key.uuid,
    key.environment,
    queuePositionMax,
  ]);
  return row && row.position > 0 ? row.position : null;
}

const progressStatement: Statement = {
  name: 'runs.progress',
  text: 'select last_seq, settled_at is not null as settled from runs where id = $1 and environment = $2',
};

export async function findProgress(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<RunProgress | undefined> {
  const [row] = await db.query<{ last_seq: number; settled: boolean }>(progressStatement, [
    key.uuid,
    key.environment,
  ]);
  return row && { lastSeq: row.last_seq, settled: row.settled };
}

const lastSeqsStatement: Statement = {
  name: 'runs.last-seqs',
  text: 'select id, last_seq from runs where id = any($1::uuid[])',
};

export async function listLastSeqs(db: Db, uuids: string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; last_seq: number }>(lastSeqsStatement, [uuids]);
  return new Map(rows.map((row) => [row.id, row.last_seq]));
}

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
 * taken is left out. Keys are claimed in order, or two processes could wait for each other. The jobs go along as
 * a part of it, those of admitted runs alone: a transaction of several statements would cost three more round trips.
 */
const insertText = (jobs: string): string => `
    with input as (
      select * from json_to_recordset($1::json) as x(
        id uuid, environment text, workspace_id uuid, fresh boolean, agent text, key_id uuid,
        created_at timestamptz, spec json, base_commit text, terms uuid[], idempotency_key text, body_hash text,
        target text, request_id text, address text)
    ), claimed as (
      insert into idempotency_keys (environment, operation, key, body_hash, resource_id, created_at)
      select environment, 'createRun', idempotency_key, decode(body_hash, 'hex'), id::text, created_at
      from input where idempotency_key is not null order by environment, idempotency_key
      on conflict do nothing returning resource_id
    ), admitted as (
      select * from input where idempotency_key is null or id::text in (select resource_id from claimed)
    ), fresh_workspaces as (
      insert into workspaces (id, environment, source, state, head, metadata, created_at, updated_at)
      select workspace_id, environment, '{"type":"empty"}', 'ready', $2, '{}', created_at, created_at
      from admitted where fresh
    ), specs as (
      insert into run_specs (run_id, spec) select id, spec from admitted
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
 * Resolves with the uuids that now exist; the others lost their idempotency key to an earlier request. With `jobs`,
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

const cancelStatement: Statement = {
  name: 'runs.request-cancel',
  text: `update runs set cancel_requested_at = coalesce(cancel_requested_at, $3)
    where id = $1 and environment = $2 and settled_at is null returning id`,
};

/** True when the run was open and now carries the request. */
export async function requestCancel(
  db: Db,
  key: { uuid: string; environment: string },
  at: Date,
): Promise<boolean> {
  return (await db.query(cancelStatement, [key.uuid, key.environment, at])).length > 0;
}

const cancelledStatement: Statement = {
  name: 'runs.cancelled',
  text: 'select id from runs where id = any($1::uuid[]) and cancel_requested_at is not null and settled_at is null',
};

/** Of these runs, those whose cancel was asked: heals a lost notice. */
export async function listCancelled(db: Db, uuids: string[]): Promise<string[]> {
  return (await db.query<{ id: string }>(cancelledStatement, [uuids])).map((row) => row.id);
}

const requeueStatement: Statement = {
  name: 'runs.requeue',
  text: `update runs set state = 'queued',
      waited_ms = waited_ms + case when waiting_since is null then 0
        else greatest(0, round(extract(epoch from $3::timestamptz - waiting_since) * 1000))::bigint end,
      waiting_since = null
    where id = $1 and epoch = $2 and settled_at is null returning id`,
};

/** Gives an attempt back; false when the attempt no longer holds the run. */
export async function requeueRun(
  db: Db,
  attempt: { uuid: string; epoch: number },
  at: Date,
): Promise<boolean> {
  return (await db.query(requeueStatement, [attempt.uuid, attempt.epoch, at])).length > 0;
}

const expiredStatement: Statement = {
  name: 'runs.expired',
  text: `select r.id, r.environment, r.epoch, r.started_at, r.waited_ms from runs r
    where r.settled_at is null and r.state = 'queued' and r.id < $1 and r.id > $2
      and (r.epoch = 0 or (select max(a.ended_at) from run_attempts a where a.run_id = r.id) < $3)
    order by r.id limit $4`,
};

/** A run that stands in the queue: never started, or between two attempts. */
export type QueuedRun = Pick<Run, 'uuid' | 'id' | 'attempt' | 'startedAt' | 'waitedMs'>;

/** Runs that have been in the queue since before an instant, one handed back since it was; oldest first, behind `after`. */
export async function listQueuedSince(
  db: Db,
  page: { before: Date; after: string; limit: number },
): Promise<QueuedRun[]> {
  const rows = await db.query<Pick<RunRow, 'id' | 'environment' | 'epoch' | 'started_at' | 'waited_ms'>>(
    expiredStatement,
    [uuidFrom(page.before.getTime()), page.after, page.before, page.limit],
  );
  return rows.map((row) => ({
    uuid: row.id,
    id: runIdOf(row.environment, row.id),
    attempt: row.epoch,
    startedAt: row.started_at,
    waitedMs: row.waited_ms,
  }));
}
