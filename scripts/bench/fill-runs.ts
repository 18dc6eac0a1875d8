/** Fills a database with settled runs in bulk: each is a copy, in every table, of one that went the whole way through the service. */
import pg from 'pg';
import { uuidFrom } from '../../src/base/ids.ts';

export interface Filled {
  /** Uuids of some of them, spread over all. */
  uuids: string[];
}

/** Runs are this old at most: younger than what the service removes by itself. */
const days = 25;
const dayMs = 86_400_000;
/** Entries of the metadata: one that a twentieth of all runs share, and one of each run's own. */
const teams = 20;

/** As the service makes terms of metadata, in SQL. */
const term = (
  environment: string,
  name: string,
  value: string,
): string => `substring(encode(sha256(convert_to(
    '${environment.length}.${name.length}.${environment}${name}' || ${value}, 'UTF8')), 'hex'), 1, 32)::uuid`;

/** The tables a run stands in, with what differs from the pattern's row; the rest of the row is the pattern's. */
const copies: Record<string, { pattern: string; differs: string; more?: string }> = {
  workspaces: {
    pattern: 'p.id = (select workspace_id from pattern)',
    differs: `'id', l.workspace, 'created_at', l.created_at, 'updated_at', l.created_at, 'last_used_at', l.created_at`,
  },
  runs: {
    pattern: 'p.id = (select id from pattern)',
    differs: `'id', l.id, 'workspace_id', l.workspace, 'created_at', l.created_at, 'started_at', l.created_at,
      'settled_at', l.created_at + interval '1 minute', 'state', l.state, 'agent', l.agent`,
  },
  run_specs: { pattern: 'p.run_id = (select id from pattern)', differs: `'run_id', l.id` },
  run_attempts: {
    pattern: 'p.run_id = (select id from pattern)',
    differs: `'run_id', l.id, 'started_at', l.created_at, 'ended_at', l.created_at + interval '1 minute'`,
  },
  run_receipts: {
    pattern: 'p.run_id = (select id from pattern)',
    differs: `'run_id', l.id, 'state', l.state, 'expires_at', l.created_at + interval '30 days'`,
  },
  run_events: { pattern: 'p.run_id = (select id from pattern)', differs: `'run_id', l.id` },
  audit_entries: {
    pattern: `p.id = (select id from audit_entries where operation = 'createRun' order by id limit 1)`,
    differs: `'id', l.id, 'target', p.target || l.n, 'request_id', gen_random_uuid(), 'created_at', l.created_at`,
  },
  idempotency_keys: {
    pattern: `p.key = 'pattern'`,
    differs: `'key', 'key-' || l.n, 'resource_id', l.id, 'created_at', l.created_at`,
    // Not every client sends one.
    more: 'and l.n % 2 = 0',
  },
};

const perStatement = 50_000;

/**
 * The database holds one settled run of `environment`, made with an Idempotency-Key. Afterwards it holds `count` more like it, spread
 * over the last weeks and over the partitions of their days, analyzed. A tenth belongs to another environment.
 */
export async function fillRuns(options: {
  url: string;
  environment: string;
  count: number;
  progress(text: string): void;
}): Promise<Filled> {
  const { environment, count } = options;
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  try {
    // Triggers have nothing to tell of runs that nobody watches, and would hold every batch of rows a second time.
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'`,
    );
    await ensurePastPartitions(client);
    await client.query(
      `create temp table pattern as select id, workspace_id from runs where settled_at is not null order by id limit 1`,
    );
    await client.query(
      `create temp table filled as
      select n, uuidv7(-age) as id, gen_random_uuid() as workspace, now() - age as created_at,
        case when n % 20 = 0 then 'interrupted' when n % 10 = 1 then 'failed' else 'completed' end as state,
        case when n % 10 = 3 then 'model' else 'script' end as agent,
        case when n % 10 = 7 then 'elsewhere' else $2 end as environment
      from (select n, ($1::int - n) * (interval '${days} days' / $1::int) + interval '1 hour' as age from generate_series(1, $1::int) n) a`,
      [count, environment],
    );
    await client.query('create index on filled (n); analyze filled');
    for (let from = 0; from < count; from += perStatement) {
      const range = `l.n > ${from} and l.n <= ${from + perStatement}`;
      for (const [table, { pattern, differs, more = '' }] of Object.entries(copies)) {
        const withEnvironment = /^(runs|workspaces|run_receipts|audit_entries|idempotency_keys)$/.test(table)
          ? `, 'environment', l.environment`
          : '';
        await client.query(
          `insert into ${table} select r.* from filled l cross join (select * from ${table} p where ${pattern}) p
          cross join lateral jsonb_populate_record(p::${table}, jsonb_build_object(${differs}${withEnvironment})) r
          where ${range} ${more}`,
        );
      }
      await client.query(
        `insert into run_metadata (term, run_id)
        select ${term(environment, 'team', `'team-' || l.n % ${teams}`)}, l.id from filled l where ${range} union all
        select ${term(environment, 'ticket', `'ticket-' || l.n`)}, l.id from filled l where ${range}`,
      );
      options.progress(
        `${Math.min(count, from + perStatement).toLocaleString('en-US')} of ${count.toLocaleString('en-US')} runs`,
      );
    }
    await client.query('vacuum (analyze)');
    const { rows } = await client.query<{ id: string }>(
      'select id from filled where environment = $1 order by random() limit 1000',
      [environment],
    );
    // What was written in bulk is on its way to the disk; nothing measured later should wait for it.
    await client.query('checkpoint');
    return { uuids: rows.map((row) => row.id) };
  } finally {
    await client.end();
  }
}

/** Days gone by have partitions too, as on a service that has been running. */
async function ensurePastPartitions(client: pg.Client): Promise<void> {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  for (let day = -days - 1; day < 0; day++) {
    const start = today + day * dayMs;
    const name = `run_events_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`;
    await client.query(
      `create table if not exists ${name} partition of run_events for values from ('${uuidFrom(start)}') to ('${uuidFrom(start + dayMs)}')`,
    );
  }
}

/** A filter that a twentieth of the runs match, and one that a single one does. */
export function metadataFilters(count: number): { common: string; rare: string } {
  return { common: 'metadata%5Bteam%5D=team-3', rare: `metadata%5Bticket%5D=ticket-${Math.ceil(count / 2)}` };
}

/** The body of the pattern's run. */
export const patternBody = JSON.stringify({
  task: 'npm ci && npm test',
  metadata: { team: 'team-0', ticket: 'ticket-0' },
});
