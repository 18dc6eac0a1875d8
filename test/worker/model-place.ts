/** One worker's way of executing runs, with a scripted model behind a real gateway and an agent that the test writes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Agent, AgentEnd, Job, Report } from '../../src/agents/agent.ts';
import { createRegistry } from '../../src/agents/registry.ts';
import { createAskClient } from '../../src/app/ask-client.ts';
import { createCancelRun } from '../../src/app/cancel-run.ts';
import { checkEvent } from '../../src/app/event-contract.ts';
import { createHandBackRun } from '../../src/app/hand-back-run.ts';
import { createRecordEvent } from '../../src/app/record-event.ts';
import { createStartRun } from '../../src/app/start-run.ts';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/base/config.ts';
import { runIdOf } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import type { Receipt } from '../../src/domain/receipt.ts';
import type { RunSpec, UsedTokens } from '../../src/domain/run.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { createGateway } from '../../src/gateway/create-gateway.ts';
import type { ModelAccess } from '../../src/gateway/gateway.ts';
import { upstreamsOf } from '../../src/gateway/upstreams.ts';
import { chooseSandbox } from '../../src/sandbox/choose.ts';
import { listEvents } from '../../src/store/events.ts';
import { insertRuns } from '../../src/store/insert-runs.ts';
import { createNotices } from '../../src/store/notices.ts';
import { findRun } from '../../src/store/runs.ts';
import { createExecuteRun } from '../../src/worker/execute-run.ts';
import type { RunsUnderWay } from '../../src/worker/under-way.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { settleRunWith } from '../support/settlement.ts';
import { environment, newRunOf, openStore, quiet, specOf } from '../support/store.ts';

export type Work = (models: ModelAccess, job: Job) => AsyncGenerator<Report, AgentEnd>;

export interface ModelPlace {
  server: ModelServer;
  /** What the next attempt's agent does. */
  work: Work;
  /** A run in the queue. */
  create(spec?: Partial<RunSpec>): Promise<{ uuid: string; id: string }>;
  /** One attempt; `held` aborts when its worker is to lose the run. */
  attempt(run: { uuid: string }, held?: AbortSignal): Promise<'done' | 'again'>;
  under: RunsUnderWay;
  cancel(run: { uuid: string }): Promise<unknown>;
  receipt(run: { uuid: string }): Promise<Receipt>;
  /** The counts of every `usage.updated`, in order. */
  usageEvents(run: { uuid: string }): Promise<UsedTokens[]>;
  close(): Promise<void>;
}

export const done: AgentEnd = {
  reason: { code: 'done', message: 'The agent ended the task.' },
  result: 'well',
};

export async function openModelPlace(settings: Record<string, string> = {}): Promise<ModelPlace> {
  const server = await startModelServer();
  const store = await openStore();
  const folder = await mkdtemp(join(tmpdir(), 'test-models-'));
  const clock = systemClock;
  const { database } = store;
  const config = readConfig({ ...server.settings, ...settings });
  const notices = createNotices({ database, clock, log: quiet, process: 'one', shared: false });
  const files = createFolderFiles({ folder: join(folder, 'files') });
  const workspaces = createWorkspaceStores({ folder: join(folder, 'workspaces'), clock, log: quiet });
  const { driver } = await chooseSandbox({ wanted: 'auto', log: quiet, clock, probeFolder: folder });
  const settleRun = settleRunWith({ database, workspaces, notices, clock });
  const gateway = createGateway({
    upstreams: upstreamsOf(config),
    egress: createEgress({ clock: systemClock, allow: [] }),
    clock,
    log: quiet,
    metrics: createMetrics(),
    errorsMax: config.modelErrorsMax,
    socketOwner: undefined,
    limits: { retryMs: 2 },
  });
  const under: RunsUnderWay = new Map();
  const agent: Agent = {
    name: 'script',
    kind: 'script',
    description: 'what the test says',
    capabilities: [],
    missing: null,
    work: (job) => {
      if (!job.models) throw new Error('no models were opened');
      return place.work(job.models, job);
    },
  };
  const execute = createExecuteRun(
    {
      startRun: createStartRun({ database, notices, clock, worker: 'one' }),
      recordEvent: createRecordEvent({ database, notices, clock, check: checkEvent }),
      settleRun,
      handBackRun: createHandBackRun({ database, notices, clock }),
      workspaces,
      sandboxes: driver,
      agents: createRegistry([agent], 'script'),
      gateway,
      networkAllow: [],
      askClient: createAskClient({ database, notices, clock, check: checkEvent }),
      database,
      inputTimeoutMs: 60_000,
      files,
      clock,
      log: quiet,
      limits: {
        memoryBytes: 2 ** 31,
        processes: 64,
        cpuMs: 60_000,
        outputBytes: 2 ** 20,
        diskBytes: 2 ** 28,
        openFiles: 1024,
      },
      filesUrl: 'http://127.0.0.1/files',
    },
    under,
  );
  const cancelRun = createCancelRun({ database, notices, clock, files, settleRun });

  const place: ModelPlace = {
    server,
    under,
    work: async function* () {
      yield* [];
      return done;
    },
    create: async (spec) => {
      const run = newRunOf({ spec: specOf(spec) });
      await insertRuns(database, [run], workspaces.emptyCommit);
      return { uuid: run.uuid, id: runIdOf(environment, run.uuid) };
    },
    attempt: (run, held = new AbortController().signal) =>
      execute({ runUuid: run.uuid, environment, signal: held }),
    cancel: (run) => cancelRun({ uuid: run.uuid, environment }),
    receipt: async (run) => {
      const found = await findRun(database, { uuid: run.uuid, environment });
      if (!found?.receipt) throw new Error('the run is not settled');
      return found.receipt;
    },
    usageEvents: async (run) => {
      const log = await listEvents(database, run.uuid, 0, 1_000);
      return log
        .filter(({ type }) => type === 'usage.updated')
        .map(({ payload }) => {
          const { input, output, cached_input, cut_calls } = JSON.parse(payload) as UsedTokens;
          return { input, output, cached_input, cut_calls };
        });
    },
    close: async () => {
      await gateway.close();
      await store.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return place;
}
