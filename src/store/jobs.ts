/** The jobs of runs in the queue's own tables: which of them a worker takes next. */
import type { Db, Statement } from './database.ts';

const indexStatement: Statement = { name: 'jobs.index', text: 'select index_run_jobs()' };

/** Makes what `takeJobs` finds its way by; after the queue made its tables, by any number of processes. */
export async function indexJobs(db: Db): Promise<void> {
  await db.query(indexStatement, []);
}

const takeStatement: Statement = {
  name: 'jobs.take',
  text: 'select job_id, retries, environment from take_run_jobs($1, $2)',
};

export interface TakenJob {
  runUuid: string;
  /** Names this hold: it grows with every take. */
  retryCount: number;
  environment: string;
}

/**
 * Takes up to `slots` waiting jobs, none of an environment that has `runningMax` taken already (0: no limit). Each
 * place goes to the environment with the fewest taken jobs, in it to the workspace with the fewest, and there to
 * the oldest; equal claims are drawn for. A job whose holder was lost goes before the others of its environment. Fewer than `slots` come back only when no other may be taken.
 */
export async function takeJobs(db: Db, options: { slots: number; runningMax: number }): Promise<TakenJob[]> {
  const rows = await db.query<{ job_id: string; retries: number; environment: string }>(takeStatement, [
    options.slots,
    options.runningMax,
  ]);
  return rows.map((row) => ({ runUuid: row.job_id, retryCount: row.retries, environment: row.environment }));
}

const holdStatement: Statement = {
  name: 'jobs.hold',
  text: `select from pgboss.job where name = 'runs' and id = $1 and state = 'active' and retry_count = $2`,
};

/** Whether the job of a run is still held by who took it with this count. */
export async function holdsJob(db: Db, job: { runUuid: string; retryCount: number }): Promise<boolean> {
  return (await db.query(holdStatement, [job.runUuid, job.retryCount])).length > 0;
}
