/** Refuses a pooler that this service cannot work behind: a sentence at the start in place of words that never arrive and locks that nobody holds. */
import type pg from 'pg';
import type { Log } from '../base/log.ts';
import type { Database } from './database.ts';

const cure = 'Give this service Postgres itself, or a pool in session mode.';
const answerMs = 10_000;

async function askBackend(client: pg.Client): Promise<{ pid: number; idle: string }> {
  const { rows } = await client.query<{ pid: number; idle: string }>({
    text: `select pg_backend_pid() as pid, current_setting('idle_in_transaction_session_timeout') as idle`,
    query_timeout: answerMs,
  } as pg.QueryConfig);
  return rows[0] ?? { pid: 0, idle: '0' };
}

async function connect(database: Database): Promise<pg.Client> {
  return database.connect().catch((cause: unknown) => {
    const [, refused] = /unsupported startup parameter: (\w+)/.exec(String(cause)) ?? [];
    if (refused === undefined) throw cause;
    throw new Error(
      `DATABASE_URL leads to a pooler that refuses the setting ${refused}. ${cure} For PgBouncer, ignore_startup_parameters has to name idle_in_transaction_session_timeout, statement_timeout and lock_timeout.`,
      { cause },
    );
  });
}

/** Throws a sentence when two connections are not two sessions of Postgres that stay what they are, and warns when sessions lose their limits. */
export async function refusePooler(database: Database, log: Log): Promise<void> {
  const one = await connect(database);
  try {
    const first = await askBackend(one);
    const two = await connect(database);
    try {
      // A pool that gives sessions away between statements gives this transaction the one that was just used, or the next statement another.
      await two.query('begin');
      const held = await askBackend(two);
      const later = await askBackend(one);
      if (held.pid === first.pid || later.pid !== first.pid)
        throw new Error(
          `DATABASE_URL leads to a pooler that changes sessions between statements (transaction mode): notices, locks and prepared statements belong to a session. ${cure}`,
        );
    } finally {
      await two.end();
    }
    if (first.idle === '0')
      log.warn(
        "the pooler leaves out time limits of sessions; give its role one: alter role … set idle_in_transaction_session_timeout = '60s'",
      );
  } finally {
    await one.end();
  }
}
