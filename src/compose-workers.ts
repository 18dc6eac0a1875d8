/** Everything that works by itself in the roles `worker` and `all`: runs, fillings of workspaces, deliveries to webhooks, exports. */
import type { Registry } from './agents/registry.ts';
import { createAskClient } from './app/ask-client.ts';
import { checkEvent } from './app/event-contract.ts';
import { createFillWorkspace } from './app/fill-workspace.ts';
import { createHandBackRun } from './app/hand-back-run.ts';
import { measureHandBackRun, measureRecordEvent } from './app/measure.ts';
import { createRecordEvent } from './app/record-event.ts';
import type { SettleRun } from './app/settle-run.ts';
import { createStartRun } from './app/start-run.ts';
import type { WorkspaceQuota } from './app/workspace-quota.ts';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Metrics } from './base/metrics.ts';
import type { Trace } from './base/trace.ts';
import type { Vault } from './domain/vault.ts';
import type { Egress } from './egress/egress.ts';
import type { Files } from './files/files.ts';
import { createGateway } from './gateway/create-gateway.ts';
import type { Upstreams } from './gateway/upstreams.ts';
import type { Queue } from './queue/queue.ts';
import { measureSandboxes } from './sandbox/measure.ts';
import type { SandboxDriver, SandboxLimits } from './sandbox/sandbox.ts';
import type { Database } from './store/database.ts';
import type { Notices } from './store/notices.ts';
import type { Conversations } from './worker/conversations.ts';
import { createWebhookDeliverer } from './worker/deliver-webhooks.ts';
import { createExporter } from './worker/export-runs.ts';
import { createFillWorkspaces } from './worker/fill-workspaces.ts';
import { traceAttempts } from './worker/trace-attempts.ts';
import { createWorker } from './worker/worker.ts';
import type { WorkspaceSources } from './workspaces/sources.ts';
import type { WorkspaceStores } from './workspaces/workspaces.ts';

export interface Workers {
  start(): Promise<void>;
  /** Runs under way here. */
  active(): number;
  /** Lets runs go on for the drain time and hands back the rest; deliveries and exports end after them, for they still tell what those settled. */
  stop(hurry: AbortSignal): Promise<void>;
}

function limitsOf(config: Config): SandboxLimits {
  return {
    memoryBytes: config.runMemoryBytes,
    processes: config.runProcesses,
    cpuMs: config.runCpuMs,
    outputBytes: config.runOutputBytes,
    diskBytes: config.runDiskBytes,
    openFiles: 4096,
  };
}

export function composeWorkers(parts: {
  config: Config;
  database: Database;
  notices: Notices;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  trace: Trace | undefined;
  queue: Queue;
  files: Files;
  workspaces: WorkspaceStores;
  sources: WorkspaceSources;
  quota: WorkspaceQuota;
  driver: SandboxDriver;
  agents: Registry;
  upstreams: Upstreams;
  settleRun: SettleRun;
  conversations: Conversations;
  egress: Egress;
  vault: Vault;
  /** Names this process among the attempts. */
  processId: string;
  filesUrl: string;
}): Workers {
  const { config, database, notices, clock, log, metrics, trace, workspaces, upstreams, vault } = parts;
  const { drainMs } = config;
  const recordEvent = createRecordEvent({ database, notices, clock, check: checkEvent });
  const verbs = {
    queue: parts.queue,
    startRun: createStartRun({ database, notices, clock, worker: parts.processId }),
    recordEvent: measureRecordEvent(recordEvent, metrics, clock),
    settleRun: parts.settleRun,
    handBackRun: measureHandBackRun(createHandBackRun({ database, notices, clock }), metrics),
  };
  const socketOwner =
    process.getuid?.() === 0 ? { uid: config.sandboxUid, gid: config.sandboxUid } : undefined;
  const gateway =
    Object.keys(upstreams).length > 0 || config.networkAllow !== undefined
      ? createGateway({
          upstreams,
          egress: parts.egress,
          clock,
          log,
          metrics,
          errorsMax: config.modelErrorsMax,
          socketOwner,
          limits: { silenceMs: config.modelTimeoutMs },
        })
      : undefined;
  const worker = createWorker({
    ...parts,
    ...(trace ? traceAttempts(verbs, trace) : verbs),
    sandboxes: measureSandboxes(parts.driver, metrics),
    gateway,
    askClient: createAskClient({ database, notices, clock, check: checkEvent }),
    inputTimeoutMs: config.inputTimeoutMs,
    limits: limitsOf(config),
    networkAllow: config.networkAllow ?? [],
    slots: config.workerSlots,
  });
  const filler = createFillWorkspaces({
    fill: createFillWorkspace({ ...parts, vault, sweep: workspaces.sweep }),
    notices,
    clock,
    log,
  });
  const deliverer = createWebhookDeliverer({ ...parts, retentionDays: config.retentionDays });
  const exporter = createExporter(parts);
  return {
    start: async () => {
      await workspaces.sweep();
      worker.start();
      filler.start();
      deliverer.start();
      exporter.start();
    },
    active: worker.active,
    stop: async (hurry) => {
      await Promise.all([worker.stop({ drainMs, hurry }), filler.stop()]);
      await gateway?.close();
      await Promise.all([deliverer.stop({ drainMs, hurry }), exporter.stop({ drainMs, hurry })]);
    },
  };
}
