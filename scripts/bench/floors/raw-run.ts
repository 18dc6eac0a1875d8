/** Floor: the whole loop in one process, every event committed before it is delivered; no keys, validation, queue or sandbox. */
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { type EventType, frame, storedPayload } from '../../../src/domain/event.ts';
import { keepPace, stampedText } from '../stamp.ts';
import { announce, beginStream, drained, json, readText } from './serve.ts';

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === 114) return (value: string) => value;
    return oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text');
  },
};
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16, types });
await pool.query(`
  create table if not exists raw_runs (id uuid primary key, body json not null, state text not null, last_seq bigint not null);
  create table if not exists raw_events (run_id uuid, seq bigint, type text not null, payload json not null, primary key (run_id, seq))`);

interface Follower {
  cursor: number;
  response: ServerResponse;
  /** Events that came while the table was being read. */
  held: { seq: number; text: string; last: boolean }[] | undefined;
}

const followers = new Map<string, Set<Follower>>();
const pageRows = 2_000;

const append = `with r as (update raw_runs set last_seq = last_seq + 1, state = $3 where id = $1 returning last_seq)
  insert into raw_events (run_id, seq, type, payload) select $1, last_seq, $2, $4::json from r returning seq`;

function write(follower: Follower, seq: number, text: string, last: boolean): void {
  if (seq <= follower.cursor) return;
  follower.cursor = seq;
  follower.response.write(text);
  if (last) follower.response.end();
}

/** Resolves once the event is committed and written to whoever follows the run. */
async function record(id: string, type: string, body: object, state = 'running'): Promise<void> {
  const payload = storedPayload(id, type as EventType, new Date(), body as never);
  const { rows } = await pool.query<{ seq: number }>({
    name: 'append',
    text: append,
    values: [id, type, state, payload],
  });
  const seq = rows[0]?.seq ?? 0;
  const watching = followers.get(id);
  if (!watching) return;
  const text = frame(seq, type, payload);
  const last = type === 'run.settled';
  for (const follower of watching) {
    if (follower.held) follower.held.push({ seq, text, last });
    else write(follower, seq, text, last);
  }
}

async function work(id: string): Promise<void> {
  await record(id, 'run.started', { attempt: 1 });
  await record(
    id,
    'run.settled',
    { state: 'completed', usage: { input: 0, output: 0, duration_ms: 0 } },
    'completed',
  );
}

async function follow(id: string, cursor: number, response: ServerResponse): Promise<void> {
  beginStream(response);
  const follower: Follower = { cursor, response, held: [] };
  const watching = followers.get(id) ?? new Set();
  followers.set(id, watching);
  watching.add(follower);
  response.once('close', () => {
    watching.delete(follower);
    if (watching.size === 0) followers.delete(id);
  });
  for (;;) {
    const { rows } = await pool.query<{ seq: number; type: string; payload: string }>({
      name: 'read',
      text: 'select seq, type, payload from raw_events where run_id = $1 and seq > $2 order by seq limit $3',
      values: [id, follower.cursor, pageRows],
    });
    const last = rows.at(-1);
    if (last) {
      follower.cursor = last.seq;
      if (!response.write(rows.map((row) => frame(row.seq, row.type, row.payload)).join('')))
        await drained(response);
      if (last.type === 'run.settled') return void response.end();
    }
    if (rows.length < pageRows) break;
  }
  const held = follower.held ?? [];
  follower.held = undefined;
  for (const event of held) write(follower, event.seq, event.text, event.last);
}

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    const id = crypto.randomUUID();
    const body = await readText(request);
    await pool.query({
      name: 'create',
      text: "insert into raw_runs (id, body, state, last_seq) values ($1, $2, 'queued', 0)",
      values: [id, JSON.stringify(JSON.parse(body))],
    });
    json(response, 201, { id, state: 'queued' });
    // `hold` leaves the run as it is: for measuring creation alone.
    if (!request.url?.endsWith('?hold')) await work(id);
    return;
  }
  const id = request.url?.split('/')[3] ?? '';
  await follow(id, Number(request.headers['last-event-id'] ?? 0), response);
});

const commands = {
  /** Records events at a steady pace, the runs in turn; resolves when the last one is committed. */
  pace: async (input: { ids: string[]; perSecond: number; ms: number }) => {
    const pending = new Set<Promise<void>>();
    const sent = await keepPace(input.perSecond, input.ms, (index) => {
      const id = input.ids[index % input.ids.length] ?? '';
      const recorded = record(id, 'message.added', { from: 'agent', text: stampedText() }).finally(() =>
        pending.delete(recorded),
      );
      pending.add(recorded);
    });
    await Promise.all(pending);
    return sent;
  },

  /** Gives a run `count` events at once. */
  fill: async (input: { id: string; count: number }) => {
    const payload = storedPayload(input.id, 'message.added', new Date(), {
      from: 'agent',
      text: stampedText(),
    });
    await pool.query(
      `insert into raw_events (run_id, seq, type, payload) select $1, n, 'message.added', $2::json from generate_series(1, $3::int) n`,
      [input.id, payload, input.count],
    );
    await pool.query('update raw_runs set last_seq = $2 where id = $1', [input.id, input.count]);
    return input.count;
  },
};
export type RawRunCommands = typeof commands & { port: (input: undefined) => Promise<number> };

announce(server, commands);
