/** How much work lies in the database: what an operator's gauges show, in one statement over the open runs alone. */
import type { openStates } from '../domain/run.ts';
import type { Db, Statement } from './database.ts';

export interface Load {
  /** Open runs by state, zero included. */
  runs: Record<(typeof openStates)[number], number>;
  /** Age of the oldest run that is queued, by its creation; 0 when none is. */
  oldestQueuedSeconds: number;
}

/** Reads the index of open runs: settled ones cost nothing, however many there are. */
const loadStatement: Statement = {
  name: 'runs.load',
  text: `select state, count(*)::int as runs, extract(epoch from $1::timestamptz - min(created_at))::float8 as oldest
    from runs where settled_at is null group by state`,
};

export async function findLoad(db: Db, now: Date): Promise<Load> {
  const rows = await db.query<{ state: string; runs: number; oldest: number }>(loadStatement, [now]);
  const byState = new Map(rows.map((row) => [row.state, row]));
  const count = (state: string): number => byState.get(state)?.runs ?? 0;
  return {
    runs: { queued: count('queued'), running: count('running'), waiting: count('waiting') },
    oldestQueuedSeconds: Math.max(0, byState.get('queued')?.oldest ?? 0),
  };
}

export interface WebhookLoad {
  /** Deliveries that wait for their first or next try; more than 100,000 are told as 100,000. */
  pending: number;
  /** For how long the one that is due the longest has been so; 0 when none is. */
  oldestDueSeconds: number;
}

const webhookLoadStatement: Statement = {
  name: 'deliveries.load',
  text: `select count(*)::int as pending, coalesce(extract(epoch from clock_timestamp() - min(next_at)), 0)::float8 as oldest
    from (select next_at from webhook_deliveries where state = 'pending' limit 100000) d`,
};

export async function findWebhookLoad(db: Db): Promise<WebhookLoad> {
  const [row] = await db.query<{ pending: number; oldest: number }>(webhookLoadStatement, []);
  return { pending: row?.pending ?? 0, oldestDueSeconds: Math.max(0, row?.oldest ?? 0) };
}

export interface ExportLoad {
  /** Exports that wait for their first or next try; more than 100,000 are told as 100,000. */
  pending: number;
  /** For how long the oldest of them has waited; 0 when there is none. */
  oldestSeconds: number;
}

const exportLoadStatement: Statement = {
  name: 'export-jobs.load',
  text: `select count(*)::int as pending, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest
    from (select created_at from export_jobs limit 100000) j`,
};

export async function findExportLoad(db: Db): Promise<ExportLoad> {
  const [row] = await db.query<{ pending: number; oldest: number }>(exportLoadStatement, []);
  return { pending: row?.pending ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
}
