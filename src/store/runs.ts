/** The runs tables: row ↔ domain for runs, their specs, attempts and receipts. One statement a function, no transactions of its own. */
import { runIdOf, uuidFrom } from '../base/ids.ts';
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
  /** From when on its events are gone; null until it is settled. */
  expiresAt: Date | null;
}

const countQueuedStatement: Statement = {
  name: 'runs.count-queued',
  text: `select count(*)::int as queued from
    (select from runs where environment = $1 and settled_at is null and state = 'queued' limit $2) counted`,
};

/** How many runs of an environment are queued; counts no further than `atMost`. */
export async function countQueued(db: Db, environment: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ queued: number }>(countQueuedStatement, [environment, atMost]);
  return row?.queued ?? 0;
}

const queuePositionStatement: Statement = {
  name: 'runs.queue-position',
  text: `select count(*)::int as position from
    (select from runs where environment = $2 and settled_at is null and state = 'queued' and id <= $1 limit $3) ahead
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
  text: `select r.last_seq, r.settled_at is not null as settled, c.expires_at from runs r
    left join run_receipts c on c.run_id = r.id where r.id = $1 and r.environment = $2`,
};

export async function findProgress(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<RunProgress | undefined> {
  const [row] = await db.query<{ last_seq: number; settled: boolean; expires_at: Date | null }>(
    progressStatement,
    [key.uuid, key.environment],
  );
  return row && { lastSeq: row.last_seq, settled: row.settled, expiresAt: row.expires_at };
}

const lastSeqsStatement: Statement = {
  name: 'runs.last-seqs',
  text: 'select id, last_seq from runs where id = any($1::uuid[])',
};

export async function listLastSeqs(db: Db, uuids: string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; last_seq: number }>(lastSeqsStatement, [uuids]);
  return new Map(rows.map((row) => [row.id, row.last_seq]));
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
