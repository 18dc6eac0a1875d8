/** What holds for every run whatever died on the way: asked of the database itself, in plain SQL. */
import { expect } from 'chai';
import pg from 'pg';
import { until } from './until.ts';

interface Row {
  run_id: string;
  seq: string;
  type: string;
  payload: Record<string, unknown>;
}

/** Each query finds the breaches of one promise; an empty answer means that it holds. */
const promises: { holds: string; breaches: string; byTheClock?: true }[] = [
  {
    holds: 'a settled run has exactly one run.settled and an open run has none',
    breaches: `select r.id, r.state, count(e.seq) from runs r left join run_events e on e.run_id = r.id and e.type = 'run.settled'
      group by r.id having count(e.seq) <> (case when r.settled_at is null then 0 else 1 end)`,
  },
  {
    holds: 'the log of a run is 1 to last_seq without a gap',
    breaches: `select r.id, r.last_seq, count(e.seq), min(e.seq), max(e.seq) from runs r left join run_events e on e.run_id = r.id
      group by r.id having count(e.seq) <> r.last_seq or coalesce(max(e.seq), 0) <> r.last_seq or coalesce(min(e.seq), 1) <> 1`,
  },
  {
    holds: 'every event belongs to a run',
    breaches:
      'select e.run_id, e.seq from run_events e where not exists (select from runs r where r.id = e.run_id)',
  },
  {
    holds: 'an open run has its workspace',
    breaches: `select r.id from runs r where r.settled_at is null
      and not exists (select from workspaces w where w.id = r.workspace_id)`,
  },
  {
    holds: 'what an environment holds is what its workspaces hold together',
    breaches: `select s.environment, s.size_bytes, sum(w.size_bytes), s.file_count, sum(w.file_count) from environment_storage s
      left join workspaces w on w.environment = s.environment group by s.environment, s.size_bytes, s.file_count
      having s.size_bytes <> coalesce(sum(w.size_bytes), 0) or s.file_count <> coalesce(sum(w.file_count), 0)`,
  },
  {
    holds: 'nothing follows run.settled',
    breaches: `select s.run_id, s.seq, r.last_seq from run_events s join runs r on r.id = s.run_id
      where s.type = 'run.settled' and s.seq <> r.last_seq`,
  },
  {
    holds: 'a run is settled, final and has its receipt, all three or none',
    breaches: `select r.id, r.state from runs r left join run_receipts c on c.run_id = r.id
      where (r.settled_at is null) <> (c.run_id is null)
        or (r.settled_at is null) <> (r.state not in ('completed', 'interrupted', 'failed'))`,
  },
  {
    holds: 'the receipt is the payload of run.settled and names the state of the run',
    breaches: `select r.id from runs r join run_receipts c on c.run_id = r.id
      join run_events e on e.run_id = r.id and e.type = 'run.settled'
      where c.receipt->>'state' <> r.state
        or not (e.payload::jsonb @> c.receipt::jsonb)`,
  },
  {
    holds: 'the attempts of a run are numbered 1 to its epoch',
    breaches: `select r.id, r.epoch, count(a.epoch) from runs r left join run_attempts a on a.run_id = r.id
      group by r.id having count(a.epoch) <> r.epoch or coalesce(max(a.epoch), 0) <> r.epoch`,
  },
  {
    holds: 'a later attempt does not begin before an earlier one',
    breaches: `select a.run_id, a.epoch from run_attempts a join run_attempts b on b.run_id = a.run_id and b.epoch = a.epoch + 1
      where b.started_at < a.started_at`,
    byTheClock: true,
  },
  {
    holds: 'only the last attempt of a run is open, and none of a settled run',
    breaches: `select a.run_id, a.epoch, a.ending from run_attempts a join runs r on r.id = a.run_id
      where a.ending is null and (a.epoch <> r.epoch or r.settled_at is not null)`,
  },
  {
    holds: 'an idempotency key stands for a run that exists, unless it was deleted a short while ago',
    breaches: `select k.key, k.resource_id from idempotency_keys k
      where k.operation = 'createRun' and not exists (select from runs r where r.id::text = k.resource_id)
        and not exists (select from run_removals d where d.run_id::text = k.resource_id)`,
  },
  {
    holds: 'nothing is left of a run that is gone',
    breaches: `select 'spec', run_id from run_specs s where not exists (select from runs r where r.id = s.run_id)
      union all select 'receipt', run_id from run_receipts s where not exists (select from runs r where r.id = s.run_id)
      union all select 'attempt', run_id from run_attempts s where not exists (select from runs r where r.id = s.run_id)
      union all select 'metadata', run_id from run_metadata s where not exists (select from runs r where r.id = s.run_id)`,
  },
  {
    holds: 'a run has its spec',
    breaches: 'select r.id from runs r where not exists (select from run_specs s where s.run_id = r.id)',
  },
  {
    holds: 'an open run has a job',
    breaches: `select r.id, r.state from runs r where r.settled_at is null
      and not exists (select from pgboss.job j where j.id = r.id and j.state in ('created', 'retry', 'active'))`,
  },
];

/** Every promise with what breaks it; `clocksAgree`: false where processes were shown different times. */
export async function askPromises(
  client: pg.Client,
  options: { clocksAgree?: boolean } = {},
): Promise<{ holds: string; broken: string[] }[]> {
  const answers: { holds: string; broken: string[] }[] = [];
  for (const { holds, breaches, byTheClock } of promises) {
    if (byTheClock && options.clocksAgree === false) continue;
    const { rows } = await client.query<object>(breaches);
    answers.push({ holds, broken: rows.map((row) => JSON.stringify(row)) });
  }
  answers.push({
    holds: 'no event of an old attempt comes after a newer one began',
    broken: await outOfOrder(client),
  });
  return answers;
}

/** Throws with every breach found. `allSettled`: no run may still be open, and the queue comes to hold nothing. */
export async function expectInvariants(
  databaseUrl: string,
  options: { allSettled?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  await client.connect();
  try {
    const broken = (await askPromises(client))
      .filter((answer) => answer.broken.length > 0)
      .map((answer) => `not true that ${answer.holds}: ${answer.broken.slice(0, 5).join(', ')}`);
    if (options.allSettled) {
      const open = await client.query('select id, state, epoch from runs where settled_at is null');
      if (open.rows.length > 0) broken.push(`open runs: ${JSON.stringify(open.rows.slice(0, 5))}`);
    }
    expect(broken).to.deep.equal([]);
    if (!options.allSettled) return;
    // The end of a job is told after the end of its run.
    await until('the queue to hold nothing', async () => {
      const { rows } = await client.query(
        "select id from pgboss.job where name = 'runs' and state in ('created', 'retry', 'active')",
      );
      return rows.length === 0;
    });
  } finally {
    await client.end();
  }
}

/**
 * An event tells its attempt by its place: steps count from 1 anew in each attempt, so an event of an old
 * attempt that slipped in after a newer one began breaks the count.
 */
async function outOfOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Row>(
    'select run_id, seq, type, payload from run_events order by run_id, seq',
  );
  const wrong: string[] = [];
  let attempt = 0;
  let step = 0;
  let open = false;
  let began = false;
  let run = '';
  for (const row of rows) {
    const blame = (what: string): void => {
      wrong.push(`event ${row.seq} of ${row.run_id} (${row.type}): ${what}`);
    };
    if (row.run_id !== run) {
      run = row.run_id;
      attempt = 0;
      step = 0;
      open = false;
      began = false;
    }
    if (row.type !== 'run.settled' && row.type !== 'run.started' && row.type !== 'run.retrying' && !began)
      blame('no attempt has begun');
    switch (row.type) {
      case 'run.retrying':
        if (row.payload.attempt !== attempt + 1)
          blame(`announces attempt ${row.payload.attempt} after ${attempt}`);
        began = false;
        break;
      case 'run.started':
        if (row.payload.attempt !== attempt + 1)
          blame(`begins attempt ${row.payload.attempt} after ${attempt}`);
        attempt += 1;
        step = 0;
        open = false;
        began = true;
        break;
      case 'step.started':
        if (open || row.payload.index !== step + 1)
          blame(`step ${row.payload.index} begins after step ${step}`);
        step += 1;
        open = true;
        break;
      case 'step.completed':
        if (!open || row.payload.index !== step)
          blame(`step ${row.payload.index} ends, under way is ${step}`);
        open = false;
        break;
      case 'patch.ready':
        if (open) blame('a step is still open');
        break;
    }
  }
  return wrong;
}
