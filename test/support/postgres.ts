/** One throw-away Postgres for a whole test run, and a database of its own for every test file. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { startEmbedded } from '../../src/store/embedded.ts';

/** The database that carries the service's schema; test files get copies of it. */
export const templateName = 'test_template';

export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Fast because it may forget everything in a power cut; never a model for the settings of the service. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = await mkdtemp(path.join(await quickFolder(), 'test-postgres-'));
  const removeNow = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeNow);
  const postgres = await startEmbedded({
    dataDir,
    log: createLog('warn'),
    clock: systemClock,
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '300', autovacuum_naptime: '1d' },
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
      process.off('exit', removeNow);
    },
  };
}

/** Memory where there is plenty (copying a database there is several times faster), else the temporary folder. */
export async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    if (bavail * bsize > 2 ** 31) return memory;
  } catch {
    // No such folder here.
  }
  return os.tmpdir();
}

/** Makes a database, hands its address to `fill`, and closes it: only a template without guests can be copied. */
export async function createTemplate(
  server: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await runOn(server, `create database ${name}`);
  await fill(databaseUrl(server, name));
  await runOn(server, `alter database ${name} with is_template true allow_connections false`);
}

export interface TestDatabase {
  url: string;
  /** Throws out whoever is still connected. */
  drop(): Promise<void>;
}

/** A fresh copy of the template on the server of this test run. Not for two files: each asks for its own. */
export async function cloneDatabase(
  template: string = templateName,
  server: string = serverUrl(),
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => runOn(server, `drop database if exists ${name} with (force)`),
  };
}

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (url === undefined)
    throw new Error('TEST_POSTGRES_URL is unset: run the tests with test/support/hooks.ts.');
  return url;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
