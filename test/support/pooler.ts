/** A real PgBouncer on loopback, in front of the Postgres of the tests. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLine } from './line.ts';
import { findProgram } from './programs.ts';
import { freePort } from './s3-server.ts';
import { until } from './until.ts';

// Debian has it where only root looks for programs.
const program = findProgram('pgbouncer', 'PGBOUNCER') ?? findProgram('../sbin/pgbouncer', 'PGBOUNCER');

/** What a title says where it is missing. CI installs it and lets no test be skipped. */
export const withoutPooler = program === undefined ? ' (needs pgbouncer: apt-get install pgbouncer)' : '';

/** Skips every test of a `describe` on a machine without it. Call it first in there. */
export function needsPooler(): void {
  before(function () {
    if (program === undefined) this.skip();
  });
}

export interface Pooler {
  /** The address of the same database, through the pooler. */
  url: string;
  close(): Promise<void>;
}

async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

/** `more` are lines for the section `pgbouncer`. */
export async function openPooler(url: string, more: readonly string[]): Promise<Pooler> {
  const line = await openLine(url);
  const behind = new URL(line.url);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'test-pooler-'));
  const config = join(folder, 'pgbouncer.ini');
  const user = decodeURIComponent(behind.username);
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${behind.port} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'default_pool_size = 100',
    ...more,
  ];
  await writeFile(config, `${settings.join('\n')}\n`);
  // It refuses to be root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  await chmod(folder, 0o755);
  const child = spawn(program ?? '', ['--quiet', config], { ...nobody, stdio: 'ignore' });
  const killNow = (): void => void child.kill('SIGKILL');
  process.once('exit', killNow);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await until('the pooler to listen', () => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    return listens(port);
  });
  const through = new URL(`postgres://${behind.username}@127.0.0.1:${port}${behind.pathname}`);
  return {
    url: through.href,
    close: async () => {
      child.kill('SIGKILL');
      await gone;
      process.off('exit', killNow);
      await line.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
