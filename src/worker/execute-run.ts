/** Executes one attempt of a run: copy → sandbox → agent → patch → settlement. Every step may be the last one this process does. */
import type { Registry } from '../agents/registry.ts';
import type { HandBackRun } from '../app/hand-back-run.ts';
import { FencedError } from '../app/record-event.ts';
import { emptyFile, type SettleRun } from '../app/settle-run.ts';
import type { StartedRun, StartRun } from '../app/start-run.ts';
import { retryWhileUnavailable } from '../base/retry.ts';
import { outcome, type Reason } from '../domain/run.ts';
import type { Gateway } from '../gateway/create-gateway.ts';
import type { OpenModelAccess } from '../gateway/gateway.ts';
import type { HeldJob } from '../queue/queue.ts';
import type { SealedFile } from '../store/claims.ts';
import type { Change, Copy, WorkspaceStores } from '../workspaces/workspaces.ts';
import { type Interruption, openInterruption, reasonOf } from './interruption.ts';
import { announcePatch, capturePatch } from './patch.ts';
import { recordUsage, type UsageRecord } from './record-usage.ts';
import { limitHit } from './run-limits.ts';
import { hostsOfRun, tellRefusals } from './run-network.ts';
import { openTranscript, type Transcript } from './transcript.ts';
import type { RunsUnderWay, UnderWay } from './under-way.ts';
import { type WorkedInside, type WorkInsideDeps, workInside } from './work-inside.ts';

export interface ExecuteRunDeps extends WorkInsideDeps {
  startRun: StartRun;
  settleRun: SettleRun;
  handBackRun: HandBackRun;
  workspaces: WorkspaceStores;
  agents: Registry;
  /** Undefined where neither a model provider nor a host is configured. */
  gateway: Gateway | undefined;
  /** The most that runs may reach. */
  networkAllow: readonly string[];
  filesUrl: string;
}

const settlePatienceMs = 120_000;
/** After the first attempt that broke, and twice as long after each further one. */
const brokenPauseMs = 250;
const brokenPauseMsMax = 5_000;

export function createExecuteRun(
  deps: ExecuteRunDeps,
  under: RunsUnderWay,
): (job: HeldJob) => Promise<'done' | 'again'> {
  const { clock, log } = deps;

  return async (job) => {
    const started = await deps.startRun(job);
    if (!started) return 'done';
    const interruption = openInterruption({ clock, timeoutMs: started.spec.timeoutMs, held: job.signal });
    const own: UnderWay = { interruption, dialogue: undefined };
    under.set(job.runUuid, own);
    try {
      return await attempt(deps, started, own);
    } catch (error) {
      if (error instanceof FencedError || interruption.kind() === 'lost') {
        log.warn(
          { run: started.runId, attempt: started.epoch },
          'this attempt no longer holds its run; its work is dropped',
        );
        // Of a job that is lost nothing is said any more. One that is still held must not end with the attempt: the run may be open.
        return 'again';
      }
      log.error({ err: error, run: started.runId, attempt: started.epoch }, 'an attempt broke');
      const reason = {
        code: 'internal_error',
        message: 'The service met an error while it worked on the run; it tries again.',
      };
      // What broke it, a full disk or a bucket that is away, often passes: without a pause all attempts would be used up in a moment.
      await clock.sleep(
        Math.min(brokenPauseMs * 2 ** (started.epoch - 1), brokenPauseMsMax),
        interruption.signal,
      );
      const given = await deps.handBackRun(started, 'broken', started.verdict ? undefined : reason);
      return given ? 'again' : 'done';
    } finally {
      interruption.end();
      if (under.get(job.runUuid) === own) under.delete(job.runUuid);
    }
  };
}

async function attempt(deps: ExecuteRunDeps, started: StartedRun, own: UnderWay): Promise<'done' | 'again'> {
  const { interruption } = own;
  const transcript = await openTranscript(deps, started);
  const usage = recordUsage(deps, started);
  try {
    const worked = started.verdict
      ? refused(started.verdict)
      : await work(deps, started, own, transcript, usage);
    const kind = interruption.kind();
    if (kind === 'lost') return 'done';
    if (kind === 'drained' && !worked.settled) {
      const reason = {
        code: 'worker_stopped',
        message: 'The worker was stopped; another one takes the run.',
      };
      // Before another worker goes on with its log.
      await transcript.close();
      return (await deps.handBackRun(started, 'handed_back', reason)) ? 'again' : 'done';
    }
    const waitedMs = started.waitedMs + (own.dialogue?.waitedMs() ?? 0);
    const interrupted =
      kind && !worked.settled ? reasonOf(kind, started.spec.timeoutMs, worked.verdict) : undefined;
    await finish(deps, started, interrupted ?? worked.reason, worked, transcript, waitedMs, usage);
    return 'done';
  } finally {
    await transcript.close();
  }
}

/** What the agent left behind. */
interface Worked extends WorkedInside {
  change: Change | undefined;
  patch: SealedFile;
  confined: boolean;
  /** Why the attempt's models wanted it to end. */
  verdict?: Reason | undefined;
}

function refused(reason: Reason): Worked {
  return {
    reason,
    result: null,
    change: undefined,
    patch: emptyFile,
    settled: true,
    confined: false,
    limited: null,
  };
}

async function work(
  deps: ExecuteRunDeps,
  started: StartedRun,
  own: UnderWay,
  transcript: Transcript,
  usage: UsageRecord,
): Promise<Worked> {
  const { interruption } = own;
  const agent = deps.agents.get(started.spec.agent);
  if (!agent)
    return refused({
      code: 'agent_unavailable',
      message: `This worker has no agent named ${started.spec.agent}.`,
    });
  if (started.baseCommit === null)
    return refused({ code: 'workspace_error', message: 'The workspace of the run is gone.' });
  let copy: Copy;
  try {
    copy = await deps.workspaces.copy(
      started.workspaceUuid,
      started.baseCommit,
      `${started.runUuid}-${started.epoch}`,
    );
  } catch (error) {
    deps.log.error({ err: error, run: started.runId }, 'a workspace could not be copied');
    return refused({ code: 'workspace_error', message: 'The workspace could not be copied for the run.' });
  }
  try {
    const hosts = hostsOfRun(started.spec.network, deps.networkAllow);
    const models = await openModels(deps, started, interruption, usage, hosts, transcript);
    const ended = await workInside(deps, agent, copy, started, own, transcript, models, hosts.length > 0);
    if (interruption.kind() !== 'lost') await usage.flush();
    const change =
      interruption.kind() === 'lost' ? undefined : await capturePatch(deps, copy, started, transcript);
    if (change instanceof Error)
      return { ...refused({ code: 'workspace_error', message: change.message }), confined: true };
    const patch = change ? await announcePatch(deps, started, change) : emptyFile;
    const reason = blame(ended.reason, models);
    return { ...ended, reason, change, patch, confined: true, verdict: models?.verdict() };
  } finally {
    // Cleaning up must not turn a result into an error; what is left is swept at the next start.
    try {
      await copy[Symbol.asyncDispose]();
    } catch (error) {
      deps.log.warn({ err: error }, 'a copy could not be removed');
    }
  }
}

/** The attempt's way to models and to its hosts; once the models want it to end, it is interrupted. */
async function openModels(
  deps: ExecuteRunDeps,
  started: StartedRun,
  interruption: Interruption,
  usage: UsageRecord,
  hosts: readonly string[],
  transcript: Transcript,
): Promise<OpenModelAccess | undefined> {
  const { gateway } = deps;
  if (gateway === undefined || gateway.providers.length + hosts.length === 0) return undefined;
  const models = await gateway.open({
    runId: started.runId,
    budget: started.spec.budget,
    spent: started.used,
    ending: interruption.signal,
    guarded: deps.sandboxes.kind === 'none',
    hosts,
    onRefused: tellRefusals(transcript),
  });
  usage.follow(models);
  models.signal.addEventListener('abort', () =>
    interruption.interrupt(
      models.verdict()?.code === 'budget_exhausted' ? 'budget_exhausted' : 'model_error',
    ),
  );
  return models;
}

/** An agent that gave up right after its provider failed failed of that, however politely: some end their turn with an apology. */
function blame(reason: Reason, models: OpenModelAccess | undefined): Reason {
  const gaveUp = reason.code === 'agent_error' || reason.code === 'done';
  return gaveUp ? (models?.lastError() ?? reason) : reason;
}

async function finish(
  deps: ExecuteRunDeps,
  started: StartedRun,
  reason: Reason,
  worked: Worked,
  transcript: Transcript,
  waitedMs: number,
  usage: UsageRecord,
): Promise<void> {
  const { change } = worked;
  const changed = change !== undefined && change.result !== change.base;
  const goesBack = changed && outcome(reason) === 'completed' && started.spec.apply === 'auto';
  // Measured here, where nobody waits for it: the write-back holds the workspace.
  const [log, growth] = await Promise.all([
    transcript.seal(),
    goesBack
      ? deps.workspaces.measureGrowth(started.workspaceUuid, change.base, change.result)
      : { bytes: 0, files: 0 },
  ]);
  const receipt = await retryWhileUnavailable({ clock: deps.clock, forMs: settlePatienceMs }, () =>
    deps.settleRun({
      runUuid: started.runUuid,
      runId: started.runId,
      epoch: started.epoch,
      reason,
      startedAt: started.startedAt,
      waitedMs,
      tokens: usage.tokens(),
      result: worked.result,
      sandbox: worked.confined ? deps.sandboxes.kind : null,
      limitHit: limitHit(reason, worked.limited),
      patch: worked.patch,
      log: log.bytes === 0 ? emptyFile : log,
      resultCommit: changed ? change.result : null,
      writeBack: goesBack
        ? {
            workspaceUuid: started.workspaceUuid,
            base: change.base,
            result: change.result,
            growth,
          }
        : undefined,
    }),
  );
  deps.log.info(
    {
      run: started.runId,
      attempt: started.epoch,
      state: receipt?.state,
      reason: reason.code,
      duration_ms: receipt?.usage.duration_ms,
    },
    receipt ? 'run settled' : 'run was settled by another',
  );
}
