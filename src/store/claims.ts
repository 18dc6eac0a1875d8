/** Starting and settling: the two statements that write a run's state, each with its event in the same commit. */
import type { Receipt } from '../domain/receipt.ts';
import type { Db, Statement } from './database.ts';

/** A fresh run's first attempt in one statement; matches no row when it is anything but a plain first start. A workspace being deleted lets the runs it has go on. */
const startFirstStatement: Statement = {
  name: 'claims.start-first',
  text: `
    with started as (
      update runs r set state = 'running', epoch = 1, started_at = $2, last_seq = last_seq + 1,
        base_commit = coalesce(r.base_commit, (select head from workspaces w where w.id = r.workspace_id and w.state in ('ready', 'deleting')))
      where id = $1 and epoch = 0 and state = 'queued' and settled_at is null and cancel_requested_at is null
        and exists (select from workspaces w where w.id = r.workspace_id and w.state in ('ready', 'deleting'))
      returning id, environment, workspace_id, last_seq, base_commit, started_at
    ), attempt as (
      insert into run_attempts (run_id, epoch, worker, started_at) select id, 1, $3, $2 from started
    ), event as (
      insert into run_events (run_id, seq, type, payload) select id, last_seq, 'run.started', $4::json from started
    ), used as (
      -- Whoever holds the row writes the same in a moment: a start waits for no merge, and another one not for this.
      update workspaces set last_used_at = $2 where id =
        (select w.id from workspaces w join started s on w.id = s.workspace_id for no key update of w skip locked)
    )
    select t.workspace_id, t.last_seq, t.base_commit, t.started_at, s.spec
    from started t join run_specs s on s.run_id = t.id`,
};

export interface FirstStart {
  workspaceUuid: string;
  seq: number;
  baseCommit: string;
  startedAt: Date;
  /** The spec as stored, to be parsed by the caller. */
  spec: string;
}

/** Undefined when the run has to be looked at first: another attempt, a cancel, a settled run, a missing workspace. */
export async function startFirstAttempt(
  db: Db,
  start: { uuid: string; at: Date; worker: string; payload: string },
): Promise<FirstStart | undefined> {
  const [row] = await db.query<{
    workspace_id: string;
    last_seq: number;
    base_commit: string;
    started_at: Date;
    spec: string;
  }>(startFirstStatement, [start.uuid, start.at, start.worker, start.payload]);
  return (
    row && {
      workspaceUuid: row.workspace_id,
      seq: row.last_seq,
      baseCommit: row.base_commit,
      startedAt: row.started_at,
      spec: row.spec,
    }
  );
}

/** A later attempt, in a transaction that holds the run's row (`lockRun`); the run keeps its first base. */
const startAgainStatement: Statement = {
  name: 'claims.start-again',
  text: `
    with lost as (
      update run_attempts set ended_at = $3, ending = 'lost' where run_id = $1 and ending is null
    ), started as (
      update runs r set state = 'running', epoch = $2, started_at = coalesce(started_at, $3),
        waited_ms = waited_ms + case when waiting_since is null then 0
          else greatest(0, round(extract(epoch from $3::timestamptz - waiting_since) * 1000))::bigint end,
        waiting_since = null,
        last_seq = last_seq + cardinality($5::text[]),
        base_commit = coalesce(base_commit, (select head from workspaces w where w.id = r.workspace_id))
      where id = $1 and epoch = $2 - 1 and settled_at is null
      returning id, last_seq, base_commit, started_at, waited_ms
    ), attempt as (
      insert into run_attempts (run_id, epoch, worker, started_at) select id, $2, $4, $3 from started
    ), events as (
      insert into run_events (run_id, seq, type, payload)
      select s.id, s.last_seq - cardinality($5::text[]) + e.place, e.type, e.payload::json
      from started s, unnest($5::text[], $6::text[]) with ordinality as e(type, payload, place)
    )
    select last_seq, base_commit, started_at, waited_ms from started`,
};

export async function startNextAttempt(
  db: Db,
  start: {
    uuid: string;
    epoch: number;
    at: Date;
    worker: string;
    events: { type: string; payload: string }[];
  },
): Promise<{ lastSeq: number; baseCommit: string; startedAt: Date; waitedMs: number } | undefined> {
  const [row] = await db.query<{
    last_seq: number;
    base_commit: string;
    started_at: Date;
    waited_ms: number;
  }>(startAgainStatement, [
    start.uuid,
    start.epoch,
    start.at,
    start.worker,
    start.events.map((event) => event.type),
    start.events.map((event) => event.payload),
  ]);
  return (
    row && {
      lastSeq: row.last_seq,
      baseCommit: row.base_commit,
      startedAt: row.started_at,
      waitedMs: row.waited_ms,
    }
  );
}

/** The one way to a final state: "settled_at is null" makes run.settled exactly once, and nothing is appended after it. */
const settleStatement: Statement = {
  name: 'claims.settle',
  text: `
    with settled as (
      update runs set state = $3, settled_at = $4, last_seq = last_seq + 1
      where id = $1 and epoch = $2 and settled_at is null and ($14::text is null or state = $14)
      returning id, last_seq, workspace_id, environment, state
    ), receipt as (
      insert into run_receipts (run_id, receipt, result_commit, patch_key, patch_bytes, patch_sha256,
        log_key, log_bytes, log_sha256, expires_at, environment, state)
      select id, $5::json, $6, $7, $8, $9, $10, $11, $12, $13, environment, state from settled
    ), attempt as (
      update run_attempts a set ended_at = $4, ending = 'settled' from settled s
      where a.run_id = s.id and a.epoch = $2 and a.ending is null
    )
    insert into run_events (run_id, seq, type, payload)
    select id, last_seq, 'run.settled', $15::json from settled returning seq`,
};

/** A file a settled run leaves; no key: it is empty and was never made. */
export interface SealedFile {
  key: string | null;
  bytes: number;
  sha256: string;
}

export interface Settlement {
  uuid: string;
  epoch: number;
  receipt: Receipt;
  settledAt: Date;
  expiresAt: Date;
  resultCommit: string | null;
  patch: SealedFile;
  log: SealedFile;
  /** Settle only from this state; null: from any open one. */
  from: 'queued' | null;
  payload: string;
}

/** The seq of run.settled; undefined when the attempt no longer holds the run or it is settled already. */
export async function settle(db: Db, settlement: Settlement): Promise<number | undefined> {
  const { patch, log } = settlement;
  const [row] = await db.query<{ seq: number }>(settleStatement, [
    settlement.uuid,
    settlement.epoch,
    settlement.receipt.state,
    settlement.settledAt,
    JSON.stringify(settlement.receipt),
    settlement.resultCommit,
    patch.key,
    patch.bytes,
    patch.sha256,
    log.key,
    log.bytes,
    log.sha256,
    settlement.expiresAt,
    settlement.from,
    settlement.payload,
  ]);
  return row?.seq;
}

const filesStatement: Statement = {
  name: 'claims.files',
  text: `select r.epoch, r.state, r.settled_at, c.patch_key, c.patch_bytes, c.patch_sha256, c.log_key, c.log_bytes, c.log_sha256, c.expires_at
    from runs r left join run_receipts c on c.run_id = r.id where r.id = $1 and r.environment = $2`,
};

/** Where a run's files are: sealed ones after settlement, the growing log of the current attempt before. */
export interface RunFiles {
  attempt: number;
  settledAt: Date | null;
  sealed: { patch: SealedFile; log: SealedFile } | null;
  /** From when on the log is gone; null until the run is settled. */
  expiresAt: Date | null;
}

export async function findRunFiles(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<RunFiles | undefined> {
  const [row] = await db.query<{
    epoch: number;
    settled_at: Date | null;
    patch_key: string | null;
    patch_bytes: number | null;
    patch_sha256: string | null;
    log_key: string | null;
    log_bytes: number | null;
    log_sha256: string | null;
    expires_at: Date | null;
  }>(filesStatement, [key.uuid, key.environment]);
  if (!row) return undefined;
  const sealed =
    row.patch_bytes === null || row.patch_sha256 === null || row.log_bytes === null || row.log_sha256 === null
      ? null
      : {
          patch: { key: row.patch_key, bytes: row.patch_bytes, sha256: row.patch_sha256 },
          log: { key: row.log_key, bytes: row.log_bytes, sha256: row.log_sha256 },
        };
  return { attempt: row.epoch, settledAt: row.settled_at, sealed, expiresAt: row.expires_at };
}
