/** Builds every part once and hands it on; only this file and the `compose-…` beside it, each with a part of the work, know all rooms. */
import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Agent } from './agents/agent.ts';
import { createAnswerInput } from './app/answer-input.ts';
import { createApplyRun } from './app/apply-run.ts';
import { createAudit } from './app/audit.ts';
import { createCancelRun } from './app/cancel-run.ts';
import { createCreateRun } from './app/create-run.ts';
import { createDeleteRun } from './app/delete-run.ts';
import { createDeleteWorkspace } from './app/delete-workspace.ts';
import { checkEvent } from './app/event-contract.ts';
import { createExports } from './app/exports.ts';
import { createFileLinks } from './app/file-links.ts';
import { createFollowRun } from './app/follow-run.ts';
import { createImportArchive } from './app/import-archive.ts';
import { createKeys, type Keys } from './app/keys.ts';
import { measureCreateRun, measureSettleRun, watchLoad } from './app/measure.ts';
import { createQueueLimit } from './app/queue-limit.ts';
import { createRateLimits } from './app/rate-limits.ts';
import { createReadWorkspace, tooManyReaders } from './app/read-workspace.ts';
import { createReadiness } from './app/readiness.ts';
import { createSendMessage } from './app/send-message.ts';
import { createSettleRun } from './app/settle-run.ts';
import { createWebhooks } from './app/webhooks.ts';
import { createWorkspaceQuota } from './app/workspace-quota.ts';
import { createWorkspaces } from './app/workspaces.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { createMetrics } from './base/metrics.ts';
import type { Trace } from './base/trace.ts';
import { composeAgents } from './compose-agents.ts';
import { claimFiles, claimWorkspaces, composeNotices } from './compose-cluster.ts';
import { composeFiles } from './compose-files.ts';
import { startSweeps } from './compose-sweeps.ts';
import { composeWorkers } from './compose-workers.ts';
import { createVault } from './domain/vault.ts';
import { createEgress } from './egress/egress.ts';
import { providersOf, upstreamsOf } from './gateway/upstreams.ts';
import { createMetricsApp } from './http/metrics.ts';
import { createHealthApp, createServerApp } from './http/server.ts';
import { createQueue } from './queue/queue.ts';
import { chooseSandbox } from './sandbox/choose.ts';
import type { SandboxCheck } from './sandbox/sandbox.ts';
import { createDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { refusePooler } from './store/pooler.ts';
import { findSecretsKeys } from './store/secrets-key.ts';
import { createConversations } from './worker/conversations.ts';
import { checkGit } from './workspaces/git.ts';
import { createWorkspaceReader } from './workspaces/reader.ts';
import { createWorkspaceSources } from './workspaces/sources.ts';
import { createWorkspaceStores } from './workspaces/stores.ts';

export interface Service {
  /** In the role `worker` it serves health alone. */
  app: Koa;
  /** `/metrics` alone, for an address of its own. */
  metricsApp: Koa;
  keys: Keys;
  /** What confines the runs; undefined where no runs are worked on. */
  sandbox: SandboxCheck | undefined;
  agents: readonly { name: string; missing: string | null; default: boolean }[];
  /**
   * In this order: says that it is not ready, lets running runs go on for the drain time and hands back the rest, has
   * `closeDoor` end what is still being answered (streams end by themselves then), closes everything. `hurry` cuts the drain short.
   */
  stop(hurry: AbortSignal, closeDoor?: () => Promise<void>): Promise<void>;
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
  /** Undefined: nothing is traced. */
  trace?: Trace;
  /** Agents besides those that come with the service. */
  agents?: readonly Agent[];
  /** Folders searched for programs of agents, after those of the settings. */
  searched?: readonly string[];
}): Promise<Service> {
  const { config, clock, log, filesUrl, trace } = options;
  const works = config.role !== 'api';
  const processId = randomUUID();
  let stopping = false;
  const closing = new AbortController();
  const metrics = createMetrics();
  const egress = createEgress({ clock, allow: config.egressAllow ?? [] });
  const secretsKeys = await findSecretsKeys({ given: config.secretsKeys, folder: config.dataDir, log });
  const vault = createVault(secretsKeys);

  // Beside the database's part of the start, which it does not need.
  const choosing = works
    ? chooseSandbox({
        wanted: config.sandbox,
        sandboxUid: config.sandboxUid,
        probeFolder: config.dataDir,
        log,
        clock,
      })
    : undefined;
  choosing?.catch(() => undefined);
  const { files, close: closeFiles } = await composeFiles({ config, clock, log, metrics });
  const database = createDatabase({ url: options.databaseUrl, poolMax: 16, log });
  if (options.shared) await refusePooler(database, log);
  await migrate(database, { now: clock.now() });
  const notices = await composeNotices({ ...options, database, processId });
  const queue = createQueue({ database, notices, clock, log, runningMax: config.runningLimit });
  await claimFiles({ ...options, database });
  const workspaces = await claimWorkspaces({ ...options, database });
  const workspaceStores = createWorkspaceStores({ ...workspaces, clock, log });
  const sources = createWorkspaceSources({
    folder: workspaces.folder,
    clock,
    log,
    egress,
    limits: {
      bytesMax: config.sourceBytes,
      filesMax: config.sourceFiles,
      archiveBytesMax: config.archiveBytes,
      timeoutMs: config.sourceTimeoutMs,
    },
  });
  const workspaceReader = createWorkspaceReader({
    folder: workspaces.folder,
    busy: tooManyReaders,
  });
  const quota = createWorkspaceQuota({
    workspaces: workspaceStores,
    limits: {
      workspaces: config.workspaceLimit,
      bytes: config.workspaceBytes,
      files: config.workspaceFiles,
      environmentBytes: config.environmentBytes,
      environmentFiles: config.environmentFiles,
    },
  });
  await Promise.all([queue.start(), notices.start()]);

  const keys = createKeys({
    database,
    notices,
    clock,
    log,
    limits: {
      requests: config.rateLimitRequests || null,
      creates: config.rateLimitCreates || null,
      streams: config.streamLimit || null,
    },
  });
  const audit = createAudit({ database, clock, log, days: config.auditDays });
  const upstreams = upstreamsOf(config);
  const modelProviders = providersOf(upstreams);
  const agents = composeAgents({
    config,
    clock,
    providers: modelProviders,
    searched: options.searched ?? [],
    more: options.agents ?? [],
  });
  const rateLimits = createRateLimits({
    database,
    clock,
    log,
    quotas: { requests: config.rateLimitRequests, creates: config.rateLimitCreates },
    shared: options.shared,
  });
  const settleRun = measureSettleRun(
    createSettleRun({
      database,
      workspaces: workspaceStores,
      quota,
      notices,
      clock,
      filesUrl,
      retentionMs: config.retentionDays * 86_400_000,
      check: checkEvent,
    }),
    metrics,
  );
  const followRun = createFollowRun({ database, notices, clock, log });
  followRun.start();

  const chosen = await choosing;
  await checkGit();
  const conversations = createConversations({
    database,
    files,
    clock,
    log,
    retentionMs: config.retentionDays * 86_400_000,
  });
  const workers =
    chosen &&
    composeWorkers({
      config,
      database,
      notices,
      clock,
      log,
      metrics,
      trace,
      queue,
      files,
      workspaces: workspaceStores,
      sources,
      quota,
      driver: chosen.driver,
      agents,
      upstreams,
      settleRun,
      conversations,
      egress,
      vault,
      processId,
      filesUrl,
    });
  await workers?.start();

  const deleteRun = createDeleteRun({ database, workspaces: workspaceStores, files, clock, log });
  const deleteWorkspace = createDeleteWorkspace({ database, workspaces: workspaceStores, clock, log });
  const stopSweeps = startSweeps({
    config,
    database,
    clock,
    log,
    metrics,
    files,
    settleRun,
    deleteRun,
    deleteWorkspace,
    workspaces: workspaceStores,
    conversations,
    audit,
  });
  watchLoad({
    metrics,
    database,
    notices,
    clock,
    openStreams: followRun.open,
    worker: workers && { active: workers.active, slots: config.workerSlots },
  });

  const health = {
    ready: createReadiness({ database, notices, clock, works, stopping: () => stopping }),
  };
  const parts = {
    createRun: measureCreateRun(
      createCreateRun({
        database,
        queue,
        queueLimit: createQueueLimit({ database, clock, limit: config.queueLimit }),
        notices,
        emptyCommit: workspaceStores.emptyCommit,
        egress,
        vault,
      }),
      metrics,
    ),
    applyRun: createApplyRun({ database, workspaces: workspaceStores, quota, clock }),
    deleteRun,
    sendMessage: createSendMessage({
      database,
      notices,
      clock,
      takesMessages: (name) => agents.get(name)?.capabilities.includes('messages') ?? false,
    }),
    answerInput: createAnswerInput({ database, notices, clock }),
    cancelRun: createCancelRun({ database, notices, clock, files, settleRun }),
    followRun,
    audit,
    fileLinks: createFileLinks({ database, clock, filesUrl }),
    keys,
    rateLimits,
    webhooks: createWebhooks({ database, egress, vault, clock }),
    exports: createExports({ database, egress, vault, clock, log }),
    workspaces: createWorkspaces({
      database,
      notices,
      egress,
      clock,
      quota,
      emptyCommit: workspaceStores.emptyCommit,
      vault,
      digestKey: secretsKeys[0] ?? '',
    }),
    importArchive: createImportArchive({ database, sources, quota, clock, closing: closing.signal }),
    deleteWorkspace,
    readWorkspace: createReadWorkspace({ database, reader: workspaceReader }),
    workspaceReader,
    agents,
    modelProviders,
    database,
    notices,
    files,
    clock,
    log,
    config,
    metrics,
    trace,
    closing: closing.signal,
    baseUrl: options.baseUrl,
    health,
  };
  const app = config.role === 'worker' ? createHealthApp(parts) : await createServerApp(parts);

  return {
    app,
    metricsApp: createMetricsApp(metrics),
    keys,
    sandbox: chosen?.check,
    agents: agents
      .list()
      .map(({ name, missing }) => ({ name, missing, default: name === agents.defaultName })),
    stop: async (hurry, closeDoor) => {
      stopping = true;
      await Promise.all([
        workers?.stop(hurry),
        hurry.aborted ? undefined : clock.sleep(config.unreadyMs, hurry),
      ]);
      await stopSweeps();
      closing.abort();
      rateLimits.stop();
      followRun.endAll();
      await closeDoor?.();
      followRun.stop();
      await keys.stop();
      await audit.idle();
      await queue.stop();
      await notices.stop();
      closeFiles();
      await database.close();
    },
  };
}
