/** Starts an attempt of a run: decides whether it may start at all, and writes state, attempt and run.started in one commit. */
import type { Clock } from '../base/clock.ts';
import { runIdOf } from '../base/ids.ts';
import { storedPayload } from '../domain/event.ts';
import { noTokens, type Reason, type RunSpec, type UsedTokens } from '../domain/run.ts';
import { findSpentAttempts, type SpentAttempts } from '../store/attempts.ts';
import { startFirstAttempt, startNextAttempt } from '../store/claims.ts';
import type { Database, Db } from '../store/database.ts';
import { withdrawInputs } from '../store/inputs.ts';
import { holdsJob } from '../store/jobs.ts';
import type { EventNotice, Notices } from '../store/notices.ts';
import { lockRun, type Run } from '../store/runs.ts';
import { resolvedBody } from './ask-client.ts';
import type { Attempt } from './record-event.ts';
import { findUsedTokens } from './used-tokens.ts';

/** An attempt that holds its run and has to settle it. */
export interface StartedRun extends Attempt {
  environment: string;
  workspaceUuid: string;
  /** Null: the workspace is gone. */
  baseCommit: string | null;
  startedAt: Date;
  /** Milliseconds in which earlier attempts waited for answers. */
  waitedMs: number;
  spec: RunSpec;
  /** What earlier attempts used. */
  used: UsedTokens;
  /** Set when the run must be settled with this reason instead of being worked on. */
  verdict: Reason | undefined;
}

/**
 * Undefined when there is nothing to do: the run is settled or gone, or another worker took the job while this one was held
 * up on its way here. `hold` left out: nobody else can have it.
 */
export type StartRun = (job: {
  runUuid: string;
  environment: string;
  hold?: number;
}) => Promise<StartedRun | undefined>;

export function createStartRun(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  worker: string;
}): StartRun {
  const { database, notices, clock, worker } = deps;

  async function startAgain(
    tx: Db,
    run: Run,
  ): Promise<{ started: StartedRun; announced: EventNotice[] } | undefined> {
    const at = clock.now();
    const epoch = run.attempt + 1;
    const spent = run.attempt === 0 ? undefined : await findSpentAttempts(tx, run.uuid);
    const lost = run.state !== 'queued';
    const verdict = refuse(run, spent);
    const retrying = {
      code: 'worker_lost',
      message: 'The worker of the last attempt went silent; another one takes the run.',
    };
    // The attempt that asked is gone, and nobody would take the answer.
    const withdrawn = lost ? await withdrawInputs(tx, run.uuid) : [];
    const events = [
      ...withdrawn.map((uuid) => ({
        type: 'input.resolved',
        payload: storedPayload(run.id, 'input.resolved', at, resolvedBody(uuid, 'withdrawn', null)),
      })),
      ...(lost && !verdict
        ? [
            {
              type: 'run.retrying',
              payload: storedPayload(run.id, 'run.retrying', at, { attempt: epoch, reason: retrying }),
            },
          ]
        : []),
      ...(verdict
        ? []
        : [{ type: 'run.started', payload: storedPayload(run.id, 'run.started', at, { attempt: epoch }) }]),
    ];
    const start = await startNextAttempt(tx, { uuid: run.uuid, epoch, at, worker, events });
    if (!start) return undefined;
    return {
      started: {
        runUuid: run.uuid,
        runId: run.id,
        epoch,
        lastSeq: start.lastSeq,
        environment: run.environment,
        workspaceUuid: run.workspaceUuid,
        baseCommit: start.baseCommit,
        startedAt: start.startedAt,
        waitedMs: start.waitedMs,
        spec: run.spec,
        used: run.attempt === 0 ? noTokens : await findUsedTokens(tx, run.uuid),
        verdict,
      },
      announced: events.map((event, index) => ({
        runUuid: run.uuid,
        seq: start.lastSeq - events.length + index + 1,
        ...event,
      })),
    };
  }

  return async (job) => {
    const runId = runIdOf(job.environment, job.runUuid);
    const at = clock.now();
    const payload = storedPayload(runId, 'run.started', at, { attempt: 1 });
    const first = await startFirstAttempt(database, { uuid: job.runUuid, at, worker, payload });
    if (first) {
      notices.events([{ runUuid: job.runUuid, seq: first.seq, type: 'run.started', payload }]);
      return {
        runUuid: job.runUuid,
        runId,
        epoch: 1,
        lastSeq: first.seq,
        environment: job.environment,
        workspaceUuid: first.workspaceUuid,
        baseCommit: first.baseCommit,
        startedAt: first.startedAt,
        waitedMs: 0,
        spec: JSON.parse(first.spec) as RunSpec,
        used: noTokens,
        verdict: undefined,
      };
    }
    const again = await database.transaction(async (tx) => {
      const run = await lockRun(tx, job.runUuid);
      if (!run || run.settledAt !== null) return undefined;
      // With the run's row locked: whoever takes the job after this look begins a later attempt than this one. Without it, a
      // worker that was frozen after it took the job would end the attempt of its successor, and nobody would be left.
      if (job.hold !== undefined && !(await holdsJob(tx, { runUuid: job.runUuid, retryCount: job.hold })))
        return undefined;
      return startAgain(tx, run);
    });
    if (again) notices.events(again.announced);
    return again?.started;
  };
}

function refuse(run: Run, spent: SpentAttempts | undefined): Reason | undefined {
  if (run.cancelRequestedAt) return { code: 'cancelled', message: 'The run was cancelled.' };
  if (!spent || spent.count < run.spec.maxAttempts) return undefined;
  const count = `${spent.count} of ${run.spec.maxAttempts} attempts`;
  if (spent.lastEnding === 'broken')
    return { code: 'internal_error', message: `The service met an error in ${count}; there is none left.` };
  return { code: 'worker_lost', message: `The worker was lost in ${count}; there is none left.` };
}
