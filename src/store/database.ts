/** The way to Postgres: one pool for the hot statements, knex beside it for the rest; both speak the same types. */
import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';

/** A statement with a name is prepared once per connection. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs statements, either each on its own or all in one transaction. Opaque outside `store/`. */
export interface Db {
  query<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]>;
}

export interface Database extends Db {
  /** Loaded when it is first asked for: a start on a schema that is in place needs none of it. */
  readonly knex: Knex;
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** A connection of its own, for LISTEN; the caller ends it. */
  connect(): Promise<pg.Client>;
  connection: pg.ClientConfig;
  /** Connections of the pool at this moment; `waiting` are calls that wait for one. */
  usage(): { busy: number; idle: number; waiting: number; max: number };
  close(): Promise<void>;
}

const int8 = 20;
const json = 114;

/** bigint as number (sequences stay far below 2^53); json as the text that was stored, so replies keep its bytes. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === json) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * Statements that may wait for a connection. While Postgres hangs, each waits for seconds and keeps its request in memory: beyond
 * this many the next ones are told at once.
 */
const waitingMax = 1_000;

/** SQLSTATE classes and errnos that mean "Postgres is away", not "the statement is wrong". */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|53|57P)/.test(code) || code === '25006' || code === '25P03' || code === '57014') return true;
  if (/^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|EAI_)/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
    error.message,
  );
}

function unavailable(cause?: unknown): ServiceError {
  return new ServiceError(
    'unavailable',
    'The database does not answer right now. Try again in a few seconds.',
    { headers: { 'retry-after': '2' }, cause },
  );
}

/** Turns "Postgres is away" into a 503 that says when to come back; anything else stays what it is. */
export function translate(error: unknown): unknown {
  if (!isAway(error)) return error;
  return unavailable(error);
}

/** Whether a statement gave up because another transaction held what it needed for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Whether a statement named a table that is not there (any more). */
export function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

async function run<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const result = await client.query<Row>({ name: statement.name, text: statement.text, values, types });
  return result.rows;
}

const require = createRequire(import.meta.url);

function loadKnex(): typeof import('knex').knex {
  return require('knex') as typeof import('knex').knex;
}

export function createDatabase(options: { url: string; poolMax: number; log: Log }): Database {
  const connection: pg.ClientConfig = {
    connectionString: options.url,
    application_name: 'agent-run-service',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    lock_timeout: 5_000,
    // A process that vanishes without a word inside a transaction would keep its locks for as long as TCP believes in it: hours.
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 20_000,
    query_timeout: 25_000,
    types,
  };
  const pool = new pg.Pool({ ...connection, max: options.poolMax, idleTimeoutMillis: 30_000 });
  // Postgres may say goodbye in the very packet that says it is ready, before whoever waits for the connection can listen to it;
  // the next statement finds out.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection broke'));
  let builder: Knex | undefined;

  return {
    get knex() {
      builder ??= loadKnex()({
        client: 'pg',
        connection: connection as Knex.PgConnectionConfig,
        pool: { min: 0, max: 4 },
        acquireConnectionTimeout: 5_000,
      });
      return builder;
    },
    connection,
    usage: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: options.poolMax,
    }),
    query: async (statement, values) => {
      if (pool.waitingCount >= waitingMax) throw unavailable();
      try {
        return await run(pool, statement, values);
      } catch (error) {
        throw translate(error);
      }
    },
    transaction: async (work) => {
      if (pool.waitingCount >= waitingMax) throw unavailable();
      const client = await pool.connect().catch((error: unknown) => {
        throw translate(error);
      });
      let broken: Error | undefined;
      // The pool listens to idle connections only: one that breaks between two statements would end the process.
      const noteBreak = (error: Error): void => {
        broken = error;
      };
      client.on('error', noteBreak);
      try {
        await client.query('begin');
        const result = await work({ query: (statement, values) => run(client, statement, values) });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw translate(error);
      } finally {
        client.off('error', noteBreak);
        client.release(broken);
      }
    },
    connect: async () => {
      const client = new pg.Client({
        ...connection,
        statement_timeout: 0,
        lock_timeout: 0,
        query_timeout: 0,
      });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    close: async () => {
      await Promise.all([pool.end(), builder?.destroy()]);
    },
  };
}

const pingStatement: Statement = { name: 'database.ping', text: 'select 1' };

/** Whether Postgres answers, within a second. */
export async function answers(database: Database, clock: Clock): Promise<boolean> {
  const answered = database.query(pingStatement, []).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, clock.sleep(1_000).then(() => false)]);
}
