/** Builds every part once and hands it on: the only file that knows all rooms. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type Koa from 'koa';
import { createRegistry } from './agents/registry.ts';
import { createScriptAgent } from './agents/script.ts';
import { createCancelRun } from './app/cancel-run.ts';
import { createCreateRun } from './app/create-run.ts';
import { checkEvent } from './app/event-contract.ts';
import { createFollowRun } from './app/follow-run.ts';
import { createHandBackRun } from './app/hand-back-run.ts';
import { createKeys, type Keys } from './app/keys.ts';
import { createQueueLimit } from './app/queue-limit.ts';
import { createRecordEvent } from './app/record-event.ts';
import { createSettleRun } from './app/settle-run.ts';
import { createStartRun } from './app/start-run.ts';
import { createIdempotencySweep } from './app/sweep-idempotency-keys.ts';
import { createWorkspaces } from './app/workspaces.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { createFolderFiles } from './files/folder.ts';
import { createHealthApp, createServerApp } from './http/server.ts';
import { createQueue } from './queue/queue.ts';
import { chooseSandbox } from './sandbox/choose.ts';
import type { SandboxCheck, SandboxLimits } from './sandbox/sandbox.ts';
import { answers, createDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { createNotices } from './store/notices.ts';
import { ensurePartitions } from './store/partitions.ts';
import { createWorker } from './worker/worker.ts';
import { checkGit } from './workspaces/git.ts';
import { createWorkspaceStores } from './workspaces/stores.ts';

export interface Service {
  /** In the role `worker` it serves health alone. */
  app: Koa;
  keys: Keys;
  /** What confines the runs; undefined where no runs are worked on. */
  sandbox: SandboxCheck | undefined;
  agents: readonly { name: string; description: string }[];
  /** Lets running runs go on for the drain time, ends streams, closes everything; `hurry` cuts the drain short. */
  stop(hurry: AbortSignal): Promise<void>;
}

const partitionCheckMs = 3_600_000;

function limitsOf(config: Config): SandboxLimits {
  return {
    memoryBytes: config.runMemoryBytes,
    processes: config.runProcesses,
    cpuMs: config.runTimeoutMs,
    outputBytes: config.runOutputBytes,
    diskBytes: config.runDiskBytes,
    openFiles: 4096,
  };
}

/** Migrates, connects and starts the roles asked for. Throws a sentence when something it needs is missing. */
export async function compose(options: {
  config: Config;
  clock: Clock;
  log: Log;
  databaseUrl: string;
  /** True when other processes may share the database. */
  shared: boolean;
  /** Ends in `/v1` and in `/files`. */
  baseUrl: string;
  filesUrl: string;
}): Promise<Service> {
  const { config, clock, log, filesUrl } = options;
  const works = config.role !== 'api';
  const processId = randomUUID();
  let stopping = false;

  const database = createDatabase({ url: options.databaseUrl, poolMax: 16, log });
  await migrate(database, { now: clock.now() });
  const notices = createNotices({ database, clock, log, process: processId, shared: options.shared });
  const queue = createQueue({ database, notices, clock, log, runningMax: config.runningLimit });
  const files = createFolderFiles({ folder: join(config.dataDir, 'files') });
  const workspaceStores = createWorkspaceStores({ folder: join(config.dataDir, 'workspaces'), clock, log });
  await Promise.all([queue.start(), notices.start()]);

  const agents = createRegistry([createScriptAgent({ clock })], 'script');
  const keys = createKeys({ database, notices, clock, log });
  const recordEvent = createRecordEvent({ database, notices, clock, check: checkEvent });
  const settleRun = createSettleRun({
    database,
    workspaces: workspaceStores,
    notices,
    clock,
    filesUrl,
    retentionMs: config.retentionDays * 86_400_000,
    check: checkEvent,
  });
  const followRun = createFollowRun({ database, notices, clock, log });
  followRun.start();

  const chosen = works
    ? await chooseSandbox({
        wanted: config.sandbox,
        sandboxUid: config.sandboxUid,
        probeFolder: config.dataDir,
        log,
        clock,
      })
    : undefined;
  if (works) await checkGit();
  const worker =
    chosen &&
    createWorker({
      startRun: createStartRun({ database, notices, clock, worker: processId }),
      recordEvent,
      settleRun,
      handBackRun: createHandBackRun({ database, notices, clock }),
      workspaces: workspaceStores,
      sandboxes: chosen.driver,
      agents,
      files,
      queue,
      notices,
      database,
      clock,
      log,
      limits: limitsOf(config),
      slots: config.workerSlots,
      filesUrl,
    });
  if (worker) {
    await workspaceStores.sweep();
    worker.start();
  }

  const stopPartitions = clock.every(partitionCheckMs, () => {
    ensurePartitions(database, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'partitions could not be made'),
    );
  });

  const stopSweeping = createIdempotencySweep({ database, clock, log }).start();

  const health = {
    ready: async () => ({
      database: await answers(database, clock),
      ...(worker ? { worker: !stopping } : {}),
    }),
  };
  const parts = {
    createRun: createCreateRun({
      database,
      queue,
      queueLimit: createQueueLimit({ database, clock, limit: config.queueLimit }),
      notices,
      clock,
      emptyCommit: workspaceStores.emptyCommit,
    }),
    cancelRun: createCancelRun({ database, notices, clock, files, settleRun }),
    followRun,
    keys,
    workspaces: createWorkspaces({ database, clock, emptyCommit: workspaceStores.emptyCommit }),
    agents,
    database,
    notices,
    files,
    clock,
    log,
    config,
    baseUrl: options.baseUrl,
    health,
  };
  const app = config.role === 'worker' ? createHealthApp(parts) : await createServerApp(parts);

  return {
    app,
    keys,
    sandbox: chosen?.check,
    agents: agents.list(),
    stop: async (hurry) => {
      stopping = true;
      await worker?.stop({ drainMs: config.drainMs, hurry });
      stopPartitions();
      stopSweeping();
      followRun.endAll();
      followRun.stop();
      await keys.stop();
      await queue.stop();
      await notices.stop();
      await database.close();
    },
  };
}
