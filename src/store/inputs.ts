/** What agents ask and clients answer. A question waits while it has no outcome; only the attempt that asked gives it one. */
import type { Answer, Outcome, Question } from '../domain/question.ts';
import type { Db, Statement } from './database.ts';

export interface RunInput {
  uuid: string;
  runUuid: string;
  question: Question;
  requestedAt: Date;
  expiresAt: Date;
  /** Given by a client; the attempt that asked takes it from here. */
  answer: Answer | null;
  answeredAt: Date | null;
  /** Null while the agent waits. */
  outcome: Outcome | null;
}

interface InputRow {
  id: string;
  run_id: string;
  question: string;
  requested_at: Date;
  expires_at: Date;
  answer: string | null;
  answered_at: Date | null;
  outcome: Outcome | null;
}

function toInput(row: InputRow): RunInput {
  return {
    uuid: row.id,
    runUuid: row.run_id,
    question: JSON.parse(row.question) as Question,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    answer: row.answer === null ? null : (JSON.parse(row.answer) as Answer),
    answeredAt: row.answered_at,
    outcome: row.outcome,
  };
}

const columns =
  'i.id, i.run_id, i.question, i.requested_at, i.expires_at, i.answer, i.answered_at, i.outcome';

/** State, question and event in one commit. On the second try after a lost reply nothing is inserted. */
const requestStatement: Statement = {
  name: 'inputs.request',
  text: `
    with held as (
      select id from runs where id = $2 and epoch = $3 and settled_at is null for update
    ), input as (
      insert into run_inputs (id, run_id, epoch, question, requested_at, expires_at)
      select $1, $2, $3, $4::json, $5, $6 from held on conflict do nothing returning run_id
    ), waiting as (
      update runs set state = 'waiting', waiting_since = coalesce(waiting_since, $5), last_seq = last_seq + 1
      where id in (select run_id from input) returning id, last_seq
    )
    insert into run_events (run_id, seq, type, payload)
    select id, last_seq, 'input.requested', $7::json from waiting returning seq`,
};

/** The seq of the event; undefined when the attempt no longer holds the run, or the question stands there already. */
export async function requestInput(
  db: Db,
  input: {
    uuid: string;
    runUuid: string;
    epoch: number;
    question: Question;
    at: Date;
    expiresAt: Date;
    payload: string;
  },
): Promise<number | undefined> {
  const [row] = await db.query<{ seq: number }>(requestStatement, [
    input.uuid,
    input.runUuid,
    input.epoch,
    JSON.stringify(input.question),
    input.at,
    input.expiresAt,
    input.payload,
  ]);
  return row?.seq;
}

/** The run goes on when this was its last open question; what it has waited is added up then. */
const resolveStatement: Statement = {
  name: 'inputs.resolve',
  text: `
    with held as (
      select id from runs where id = $2 and epoch = $3 and settled_at is null for update
    ), resolved as (
      update run_inputs set outcome = $4 where id = $1 and outcome is null and run_id in (select id from held)
      returning run_id
    ), going as (
      update runs r set last_seq = last_seq + 1,
        state = case when o.others then state else 'running' end,
        waited_ms = waited_ms + case when o.others or waiting_since is null then 0
          else greatest(0, round(extract(epoch from $5::timestamptz - waiting_since) * 1000))::bigint end,
        waiting_since = case when o.others then waiting_since end
      from (select exists (select from run_inputs where run_id = $2 and id <> $1 and outcome is null) as others) o
      where r.id in (select run_id from resolved) returning r.id, r.last_seq
    )
    insert into run_events (run_id, seq, type, payload)
    select id, last_seq, 'input.resolved', $6::json from going returning seq`,
};

/** The seq of the event; undefined when the attempt no longer holds the run, or the question has its outcome already. */
export async function resolveInput(
  db: Db,
  input: { uuid: string; runUuid: string; epoch: number; outcome: Outcome; at: Date; payload: string },
): Promise<number | undefined> {
  const [row] = await db.query<{ seq: number }>(resolveStatement, [
    input.uuid,
    input.runUuid,
    input.epoch,
    input.outcome,
    input.at,
    input.payload,
  ]);
  return row?.seq;
}

const findStatement: Statement = {
  name: 'inputs.find',
  text: `select ${columns} from run_inputs i join runs r on r.id = i.run_id
    where i.id = $1 and i.run_id = $2 and r.environment = $3`,
};

export async function findInput(
  db: Db,
  key: { uuid: string; runUuid: string; environment: string },
): Promise<RunInput | undefined> {
  const [row] = await db.query<InputRow>(findStatement, [key.uuid, key.runUuid, key.environment]);
  return row && toInput(row);
}

const answerStatement: Statement = {
  name: 'inputs.answer',
  text: `update run_inputs i set answer = $2, answered_at = $3
    where id = $1 and outcome is null and answer is null returning ${columns}`,
};

/** Undefined when the question was answered before or waits no longer. */
export async function answerInput(
  db: Db,
  uuid: string,
  answer: Answer,
  at: Date,
): Promise<RunInput | undefined> {
  const [row] = await db.query<InputRow>(answerStatement, [uuid, JSON.stringify(answer), at]);
  return row && toInput(row);
}

const answeredStatement: Statement = {
  name: 'inputs.answered',
  text: `select ${columns} from run_inputs i where i.run_id = $1 and i.outcome is null and i.answer is not null
    order by i.answered_at, i.id limit 100`,
};

/** Questions whose answer the attempt has not taken yet. */
export async function listAnswered(db: Db, runUuid: string): Promise<RunInput[]> {
  return (await db.query<InputRow>(answeredStatement, [runUuid])).map(toInput);
}

const withdrawStatement: Statement = {
  name: 'inputs.withdraw-all',
  text: `update run_inputs set outcome = 'withdrawn' where run_id = $1 and outcome is null returning id`,
};

/** Ends every open question of a run whose attempt is gone; the caller writes their events. */
export async function withdrawInputs(tx: Db, runUuid: string): Promise<string[]> {
  return (await tx.query<{ id: string }>(withdrawStatement, [runUuid])).map((row) => row.id).sort();
}

const standStatement: Statement = {
  name: 'inputs.stand',
  text: 'select outcome from run_inputs where id = $1 and run_id = $2 and epoch = $3',
};

/** How a question of an attempt stands, null while it waits; undefined when it was never stored. */
export async function findOutcome(
  db: Db,
  input: { uuid: string; runUuid: string; epoch: number },
): Promise<Outcome | null | undefined> {
  const values = [input.uuid, input.runUuid, input.epoch];
  return (await db.query<{ outcome: Outcome | null }>(standStatement, values))[0]?.outcome;
}
