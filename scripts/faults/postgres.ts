/** The Postgres of the fault suite: two places for one, so that a replica can take over; to be killed, stopped and slowed down. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  open as openFile,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { prepareCluster } from '../../src/store/embedded-cluster.ts';
import { findLaunch } from '../../src/store/embedded-launch.ts';
import { has, run, within } from './commands.ts';
import type { Ground } from './ground.ts';

export const postgresNodes = ['pg-a', 'pg-b'] as const;

export interface FaultyPostgres {
  /** For the suite itself; always leads to the one in charge. */
  url(): string;
  /** For a process of this node. */
  urlFor(node: string): string;
  /** How the disk is slowed down. */
  slowBy: 'flushes' | 'commit_delay';
  pid(): number | undefined;
  killHard(): Promise<void>;
  killBackend(): Promise<void>;
  stopFast(): Promise<void>;
  start(): Promise<void>;
  hang(): Promise<void>;
  resume(): void;
  slowDown(ms: number): Promise<void>;
  speedUp(): Promise<void>;
  /** Makes a synchronous replica, kills the one in charge and promotes the replica; resolves when it takes writes. */
  promoteReplica(): Promise<void>;
  close(): Promise<void>;
}

const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const readyMs = 120_000;

interface Server {
  node: string;
  cluster: string;
  port: number;
  child: ChildProcess | undefined;
}

/** `logs` lies on another disk than `folder`. */
export async function openPostgres(folder: string, ground: Ground, logs: string): Promise<FaultyPostgres> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const launch = await findLaunch({
    nativeDir: undefined,
    libDir: join(folder, 'lib'),
    copyDir: join(folder, 'programs'),
    searchPath,
  });
  const password = randomBytes(18).toString('hex');
  const slowFile = join(folder, 'slow-disk');
  const shim = await compileShim(folder);
  const socketsOf = (node: string): string => join(folder, `s-${node}`);
  let active: Server = await newServer('pg-a');
  await prepareCluster(join(folder, 'pg-a'), launch, { sync: false });
  await appendFile(
    join(active.cluster, 'pg_hba.conf'),
    'host all all all scram-sha-256\nhost replication all all scram-sha-256\n',
  );

  async function newServer(node: string): Promise<Server> {
    await mkdir(join(folder, node), { recursive: true, mode: launch.server ? 0o711 : 0o700 });
    await mkdir(socketsOf(node), { recursive: true, mode: 0o700 });
    if (launch.server) await run('chown', `${launch.server.uid}:${launch.server.gid}`, socketsOf(node));
    return {
      node,
      cluster: join(folder, node, 'cluster'),
      port: ground.kind === 'namespaces' ? 5_432 : await ground.port(),
      child: undefined,
    };
  }

  const address = (server: Server): string =>
    `postgres://postgres@localhost:${server.port}/postgres?host=${encodeURIComponent(socketsOf(server.node))}`;

  function signalAll(server: Server, signal: NodeJS.Signals): void {
    for (const pid of [server.child?.pid, ...childrenOf(server)]) {
      try {
        if (pid !== undefined) process.kill(pid, signal);
      } catch {
        // It ended by itself.
      }
    }
  }

  const families = new WeakMap<Server, number[]>();
  const childrenOf = (server: Server): number[] => families.get(server) ?? [];

  async function noteFamily(server: Server): Promise<void> {
    const pid = server.child?.pid;
    const text =
      pid === undefined ? '' : await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    families.set(server, text.split(' ').filter(Boolean).map(Number));
  }

  /** Resolves when it takes connections; starts it again while what a killed one left is in the way. */
  async function boot(server: Server): Promise<void> {
    const log = await openFile(join(logs, `${server.node}.log`), 'a');
    try {
      const started = await within(readyMs, async () => {
        if (
          server.child === undefined ||
          server.child.exitCode !== null ||
          server.child.signalCode !== null
        ) {
          // A socket's lock file holds a pid, and one that is in use again would be taken for its owner.
          for (const name of await readdir(socketsOf(server.node)))
            await rm(join(socketsOf(server.node), name));
          const [file = '', ...args] = [
            ...ground.prefix(server.node),
            ...launch.prefix,
            join(launch.nativeDir, 'bin', 'postgres'),
            ...['-D', server.cluster],
            ...settings(server).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
          ];
          server.child = spawn(file, args, {
            ...launch.server,
            env: { ...launch.env, ...(shim ? { LD_PRELOAD: shim, SLOW_DISK_FILE: slowFile } : {}) },
            cwd: '/',
            detached: true,
            stdio: ['ignore', log.fd, log.fd],
          });
        }
        await ask(server, 'select 1');
        return true;
      });
      if (!started) throw new Error(`Postgres did not start; see ${server.node}.log`);
    } finally {
      await log.close();
    }
  }

  const settings = (server: Server): [string, string][] => [
    ['listen_addresses', ground.kind === 'namespaces' ? '*' : '127.0.0.1'],
    ['port', String(server.port)],
    ['unix_socket_directories', socketsOf(server.node)],
    ['unix_socket_permissions', '0700'],
    ['max_connections', '300'],
    ['max_wal_size', '256MB'],
    ['timezone', 'UTC'],
    ['io_workers', '2'],
    ['max_parallel_workers_per_gather', '0'],
    ['jit', 'off'],
  ];

  /** By its socket, which needs no password and no network. */
  async function ask<Row extends object = object>(server: Server, text: string): Promise<Row[]> {
    const client = await open(server);
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end().catch(() => undefined));
  }

  async function open(server: Server): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: address(server),
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async function stop(server: Server, signal: NodeJS.Signals): Promise<void> {
    const { child } = server;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  await firstStart();

  /** The password can only be set by one who is let in without it. */
  async function firstStart(): Promise<void> {
    await boot(active);
    await ask(active, `alter role postgres password '${password}'`);
    await ground.charge(active.node, active.port);
  }

  async function copyFrom(primary: Server, replica: Server): Promise<void> {
    const client = await open(primary);
    try {
      await client.query(
        "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica'",
      );
      await client.query("select pg_create_physical_replication_slot('replica', true)");
      await client.query("select pg_backup_start('replica', true)");
      await copyCluster(primary.cluster, replica.cluster);
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      await writeFile(join(replica.cluster, 'backup_label'), rows[0]?.labelfile ?? '');
    } finally {
      await client.end().catch(() => undefined);
    }
    await writeFile(join(replica.cluster, 'standby.signal'), '');
    const source = `host=${ground.host(primary.node)} port=${primary.port} user=postgres password=${password} application_name=replica`;
    await appendFile(
      join(replica.cluster, 'postgresql.auto.conf'),
      `primary_conninfo = '${source}'\nprimary_slot_name = 'replica'\n`,
    );
    if (launch.server) await run('chown', '-R', `${launch.server.uid}:${launch.server.gid}`, replica.cluster);
  }

  return {
    url: () => address(active),
    urlFor: (node) => {
      const { host, port } = ground.database(node);
      return `postgres://postgres:${password}@${host}:${port}/postgres`;
    },
    slowBy: shim ? 'flushes' : 'commit_delay',
    pid: () => active.child?.pid,
    killHard: () => stop(active, 'SIGKILL'),
    killBackend: async () => {
      const rows = await ask<{ pid: number }>(
        active,
        "select pid from pg_stat_activity where application_name like 'agent-run-service%' order by backend_start limit 1",
      );
      await noteFamily(active);
      // As Postgres counts them: in a namespace of users, not of processes, so the numbers are the kernel's.
      if (rows[0] !== undefined && childrenOf(active).includes(rows[0].pid))
        process.kill(rows[0].pid, 'SIGKILL');
    },
    stopFast: () => stop(active, 'SIGINT'),
    start: () => boot(active),
    hang: async () => {
      await noteFamily(active);
      signalAll(active, 'SIGSTOP');
    },
    resume: () => signalAll(active, 'SIGCONT'),
    slowDown: async (ms) => {
      if (shim) return writeFile(slowFile, String(ms));
      await ask(active, `alter system set commit_delay = ${ms * 1_000}`);
      await ask(active, 'alter system set commit_siblings = 0');
      await ask(active, 'select pg_reload_conf()');
    },
    speedUp: async () => {
      if (shim) return rm(slowFile, { force: true });
      await within(readyMs, async () => (await ask(active, 'alter system reset commit_delay')) !== undefined);
      await ask(active, 'select pg_reload_conf()');
    },
    promoteReplica: async () => {
      const primary = active;
      const replica = await newServer(primary.node === 'pg-a' ? 'pg-b' : 'pg-a');
      await rm(replica.cluster, { recursive: true, force: true });
      await copyFrom(primary, replica);
      await boot(replica);
      await ask(primary, "alter system set synchronous_standby_names = 'replica'");
      await ask(primary, 'select pg_reload_conf()');
      const caughtUp = await within(readyMs, async () => {
        const rows = await ask(
          primary,
          "select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'",
        );
        return rows.length === 1;
      });
      if (!caughtUp) throw new Error('the replica did not catch up');
      // From here on each commit is at both; some of them before the end.
      await within(2_000, () => false);
      await stop(primary, 'SIGKILL');
      await ask(replica, 'select pg_promote(true, 60)');
      active = replica;
      await ground.charge(replica.node, replica.port);
      await rm(primary.cluster, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
    close: async () => {
      signalAll(active, 'SIGCONT');
      await stop(active, 'SIGINT');
    },
  };
}

/** Undefined where there is no compiler. */
async function compileShim(folder: string): Promise<string | undefined> {
  if (!has('cc')) return undefined;
  const library = join(folder, 'slow-disk.so');
  await run('cc', '-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'slow-disk.c'), '-ldl');
  await chmod(library, 0o755);
  return library;
}

/** A copy of files that change meanwhile; Postgres makes it whole from its log. What is only for the original stays out. */
async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp']);
  for (const name of await readdir(from)) {
    if (left.has(name)) continue;
    await cp(join(from, name), join(to, name), { recursive: true, force: true, errorOnExist: false }).catch(
      async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // A file that went while its folder was copied: the rest of the folder is wanted all the same.
        await run('sh', '-c', 'cp -a "$1" "$2" 2>/dev/null || true', 'sh', join(from, name), to);
      },
    );
  }
  for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_stat_tmp'])
    await mkdir(join(to, name), { mode: 0o700 });
}
