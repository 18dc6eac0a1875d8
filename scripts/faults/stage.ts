/** Everything that takes part: the ground, Postgres, two apis, three workers, a receiver of webhooks, and folders for it all. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { has, run, within } from './commands.ts';
import { type Ground, isInside, openLoopback, openNamespaces } from './ground.ts';
import { apiCount, workerCount } from './plan.ts';
import { type FaultyPostgres, openPostgres, postgresNodes } from './postgres.ts';
import { findFaketime, type Node, startNode } from './service.ts';
import { exchange } from './wire.ts';

export interface Stage {
  root: string;
  ground: Ground;
  postgres: FaultyPostgres;
  apis: Node[];
  workers: Node[];
  key: string;
  dataDir: string;
  temporary: string;
  logs: string;
  /** The file systems that may be filled, or undefined. */
  disks: { service: string; postgres: string } | undefined;
  faketime: boolean;
  received: Set<string>;
  workspaces: string[];
  origin(api: number): string | undefined;
  /** Ends every process; `keep` leaves the logs. */
  close(options: { keep: boolean }): Promise<string[]>;
}

const serviceDiskMb = 600;
/** Room for two copies of Postgres with their logs. */
const postgresDiskMb = 1_200;

export async function openStage(options: {
  onCrash(what: string): void;
  /** False: no process is shown another time, so that nothing of the tools is measured. */
  faketime: boolean;
  workspaces: number;
  /** Whether the service and Postgres get file systems that can be filled, which hold all in memory. */
  disks: boolean;
}): Promise<Stage> {
  // Short, because a socket's address has 108 bytes.
  const root = mkdtempSync('/tmp/faults-');
  chmodSync(root, 0o755);
  const undo: (() => unknown)[] = [];
  const breaches: string[] = [];
  try {
    const apiNames = Array.from({ length: apiCount }, (_, index) => `api-${index + 1}`);
    const workerNames = Array.from({ length: workerCount }, (_, index) => `worker-${index + 1}`);
    const names = [...postgresNodes, ...apiNames, ...workerNames];
    const ground = isInside() ? await openNamespaces(names) : await openLoopback(names);
    undo.push(() => ground.close());

    const dataDir = join(root, 'data');
    const temporary = join(root, 'tmp');
    const logs = join(root, 'logs');
    for (const folder of [dataDir, temporary, logs]) mkdirSync(folder, { mode: 0o755 });
    chmodSync(temporary, 0o1777);
    const pgDir = join(root, 'pg');
    mkdirSync(pgDir, { mode: 0o755 });
    const disks =
      options.disks && isInside() && has('mount') && has('fallocate')
        ? { service: dataDir, postgres: pgDir }
        : undefined;
    for (const [folder, mb] of disks
      ? ([
          [disks.service, serviceDiskMb],
          [disks.postgres, postgresDiskMb],
        ] as const)
      : []) {
      await run('mount', '-t', 'tmpfs', '-o', `size=${mb}m,mode=755`, 'none', folder);
      undo.push(() => run('umount', '-l', folder).catch(() => ''));
    }

    const postgres = await openPostgres(pgDir, ground, logs);
    undo.push(() => postgres.close());
    const receiver = await openReceiver(ground.ownHost);
    undo.push(() => receiver.close());

    const key = `test_${randomBytes(24).toString('hex')}`;
    const faketime = options.faketime ? findFaketime() : undefined;
    const settings = {
      DATA_DIR: dataDir,
      TMPDIR: temporary,
      BOOTSTRAP_KEY: key,
      BASE_URL: 'http://service.test/v1',
      EGRESS_ALLOW: ground.ownHost,
      RATE_LIMIT_REQUESTS: '0',
      RATE_LIMIT_CREATES: '0',
      STREAM_LIMIT: '0',
      RUNNING_LIMIT: '0',
      WORKER_SLOTS: '4',
      DRAIN_SECONDS: '3',
      LOG_LEVEL: 'info',
    };
    const start = async (name: string, role: 'api' | 'worker'): Promise<Node> => {
      const databaseUrl = postgres.urlFor(name);
      const node = await startNode({
        name,
        role,
        ground,
        databaseUrl,
        settings,
        folder: logs,
        faketime,
        onCrash: options.onCrash,
      });
      undo.push(async () => {
        if (!(await node.close())) breaches.push(`${name} did not end within two minutes of SIGTERM`);
      });
      return node;
    };
    const apis: Node[] = [];
    // The first alone: it makes the tables.
    for (const name of apiNames) apis.push(await start(name, 'api'));
    const workers = await Promise.all(workerNames.map((name) => start(name, 'worker')));
    const origin = (api: number): string | undefined => apis[api]?.origin();

    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const reply = await exchange(origin(0) ?? '', path, key, { method: 'POST', body });
      if (reply.status !== 201) throw new Error(`POST ${path}: ${reply.status} ${reply.text}`);
      return JSON.parse(reply.text) as Record<string, string>;
    };
    await post('/v1/webhooks', { url: `${receiver.origin}/settled`, events: ['run.settled'] });
    const workspaces: string[] = [];
    for (let index = 0; index < options.workspaces; index++)
      workspaces.push((await post('/v1/workspaces', { name: `shared-${index + 1}` })).id ?? '');

    return {
      root,
      ground,
      postgres,
      apis,
      workers,
      key,
      dataDir,
      temporary,
      logs,
      disks,
      faketime: faketime !== undefined,
      received: receiver.received,
      workspaces,
      origin,
      close: async ({ keep }) => {
        await closeAll(undo);
        if (!keep) rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
        else rmSync(join(root, 'data'), { recursive: true, force: true, maxRetries: 10 });
        return breaches;
      },
    };
  } catch (error) {
    for (const name of ['api-1', 'worker-1', 'worker-2'])
      if (existsSync(join(root, 'logs', `${name}.log`)))
        process.stderr.write(readFileSync(join(root, 'logs', `${name}.log`), 'utf8').slice(-2_000));
    await closeAll(undo);
    throw error;
  }
}

/** The services side by side, then what they stood on, each whatever came of the one before. */
async function closeAll(undo: (() => unknown)[]): Promise<void> {
  for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined);
}

/** Takes every delivery and remembers its id. */
async function openReceiver(host: string): Promise<{ origin: string; received: Set<string>; close(): void }> {
  const received = new Set<string>();
  const server = createServer((message, reply) => {
    message.resume();
    message.on('end', () => {
      received.add(String(message.headers['webhook-id']));
      reply.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Waits until every api answers that it is ready. */
export async function untilReady(stage: Stage): Promise<boolean> {
  return within(60_000, async () => {
    for (const [index] of stage.apis.entries()) {
      const origin = stage.origin(index);
      if (origin === undefined || (await exchange(origin, '/readyz', stage.key)).status !== 200) return false;
    }
    return true;
  });
}
