/** The event log: gapless per run, appended only by the attempt that holds it, closed by run.settled. */
import type { Db, Statement } from './database.ts';

/** An event on its way into the log; `payload` is `storedPayload`. */
export interface NewEvent {
  runUuid: string;
  epoch: number;
  type: string;
  payload: string;
}

/** An event of the log. */
export interface StoredEvent {
  seq: number;
  type: string;
  payload: string;
}

const readStatement: Statement = {
  name: 'events.read',
  text: 'select seq, type, payload from run_events where run_id = $1 and seq > $2 order by seq limit $3',
};

/** The events after a cursor, in order. */
export async function listEvents(
  db: Db,
  runUuid: string,
  after: number,
  limit: number,
): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(readStatement, [runUuid, after, limit]);
}

const pageStatement: Statement = {
  name: 'events.page',
  text: `select seq, type, payload from (
      select seq, type, payload,
        sum(octet_length(payload::text)) over (order by seq rows between unbounded preceding and 1 preceding) as bytes_before
      from (select * from run_events where run_id = $1 and seq > $2 order by seq limit $3) e
    ) sized where bytes_before is null or bytes_before < $4 order by seq`,
};

/** As `listEvents`, and no more than `bytesMax` of payloads together, but at least one event. */
export async function listEventPage(
  db: Db,
  runUuid: string,
  after: number,
  page: { limit: number; bytesMax: number },
): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(pageStatement, [runUuid, after, page.limit, page.bytesMax]);
}

const latestStatement: Statement = {
  name: 'events.latest',
  text: 'select seq, type, payload from run_events where run_id = $1 and type = any($2::text[]) order by seq desc limit 1',
};

/** The last event of these types. */
export async function findLatestEvent(
  db: Db,
  runUuid: string,
  types: string[],
): Promise<StoredEvent | undefined> {
  const [row] = await db.query<StoredEvent>(latestStatement, [runUuid, types]);
  return row;
}

/**
 * Appends for many runs in one statement. The bump of last_seq and the insert commit together, so seq has no gap;
 * an attempt that lost its run (`epoch`) or a settled run matches no row, and its events are not written.
 */
const appendStatement: Statement = {
  name: 'events.append',
  text: `
    with input as (
      select * from unnest($1::uuid[], $2::int[], $3::text[], $4::text[]) with ordinality as x(run_id, epoch, type, payload, place)
    ), wanted as (
      select run_id, epoch, count(*) as events from input group by run_id, epoch
    ), locked as (
      select r.id from runs r join wanted w on w.run_id = r.id and w.epoch = r.epoch
      where r.settled_at is null order by r.id for update of r
    ), bumped as (
      update runs r set last_seq = r.last_seq + w.events from wanted w
      where r.id in (select id from locked) and w.run_id = r.id and w.epoch = r.epoch
      returning r.id, r.epoch, r.last_seq - w.events as base
    ), inserted as (
      insert into run_events (run_id, seq, type, payload)
      select b.id, b.base + row_number() over (partition by b.id order by i.place), i.type, i.payload::json
      from input i join bumped b on b.id = i.run_id and b.epoch = i.epoch
      returning run_id, seq
    )
    select i.run_id, b.epoch, i.seq from inserted i join bumped b on b.id = i.run_id`,
};

const appendOneStatement: Statement = {
  name: 'events.append-one',
  text: `
    with bumped as (
      update runs set last_seq = last_seq + 1 where id = $1 and epoch = $2 and settled_at is null returning id, last_seq
    )
    insert into run_events (run_id, seq, type, payload)
    select id, last_seq, $3, $4::json from bumped returning run_id, seq`,
};

/** The seq of each event in order; undefined where the attempt no longer holds the run. */
export async function insertEvents(db: Db, events: NewEvent[]): Promise<(number | undefined)[]> {
  const [first] = events;
  if (first && events.length === 1) {
    const [row] = await db.query<{ seq: number }>(appendOneStatement, [
      first.runUuid,
      first.epoch,
      first.type,
      first.payload,
    ]);
    return [row?.seq];
  }
  const rows = await db.query<{ run_id: string; epoch: number; seq: number }>(appendStatement, [
    events.map((event) => event.runUuid),
    events.map((event) => event.epoch),
    events.map((event) => event.type),
    events.map((event) => event.payload),
  ]);
  // Within a run seq follows the order of the input, so each attempt's sorted numbers are dealt out in that order.
  const seqs = new Map<string, number[]>();
  for (const row of rows) {
    const attempt = `${row.run_id}/${row.epoch}`;
    const known = seqs.get(attempt);
    if (known) known.push(row.seq);
    else seqs.set(attempt, [row.seq]);
  }
  for (const known of seqs.values()) known.sort((a, b) => b - a);
  return events.map((event) => seqs.get(`${event.runUuid}/${event.epoch}`)?.pop());
}
