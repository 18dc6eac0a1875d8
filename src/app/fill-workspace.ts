/** Fills a workspace that is `creating`: takes its job, gathers what its source holds, and writes the outcome; every step may be the last one this process does. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { progressOf, type WorkspaceProgress, type WorkspaceReason } from '../domain/source.ts';
import type { Vault } from '../domain/vault.ts';
import type { Database } from '../store/database.ts';
import {
  claimWorkspaceJob,
  markFilled,
  markFillingFailed,
  releaseWorkspaceJob,
  renewWorkspaceJob,
  takeWorkspaceJob,
  type WorkspaceJob,
} from '../store/workspace-jobs.ts';
import { lockWorkspace } from '../store/workspaces.ts';
import { SourceError } from '../workspaces/source-error.ts';
import type { Gathered, GatherOptions, WorkspaceSources } from '../workspaces/sources.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';
import { sealContext } from './workspaces.ts';

export interface FillWorkspace {
  /** Takes a job, or undefined when there is none to take. */
  claim(): Promise<WorkspaceJob | undefined>;
  /** Works on it to its end. Never rejects; `stop` gives the job back to whoever takes it next. */
  work(job: WorkspaceJob, stop: AbortSignal): Promise<void>;
}

/** A process that says nothing for so long is dead; its job is taken by another. */
const leaseMs = 12_000;
const renewMs = 1_000;
const triesMax = 3;
/** What may be over by itself, and is tried again before the client is told. */
const passing = new Set(['unreachable', 'internal_error']);
const againAfterMs = [1_000, 5_000];

export function createFillWorkspace(deps: {
  database: Database;
  sources: WorkspaceSources;
  clock: Clock;
  log: Log;
  vault: Vault;
  quota: WorkspaceQuota;
  /** Removes what processes that died have left. */
  sweep(): Promise<void>;
}): FillWorkspace {
  const { database, sources, clock, log } = deps;

  function gather(job: WorkspaceJob, options: GatherOptions): Promise<Gathered> {
    const { spec, secret } = job;
    if (spec.type === 'run') return sources.copyRun(spec, options);
    const authorization = secret ? deps.vault.open(secret, sealContext(job.workspaceUuid)) : undefined;
    if (secret && authorization === undefined)
      throw new SourceError('auth', 'The credentials cannot be read any more. Make the workspace again.');
    const { url, ref, depth } = spec;
    return sources.fetchGit({ url, ref, depth, authorization }, options);
  }

  /** Shows the progress and keeps the claim; aborts when it is lost. */
  function keep(job: WorkspaceJob): { signal: AbortSignal; report: GatherOptions['report']; end(): void } {
    const lost = new AbortController();
    let progress: WorkspaceProgress = progressOf('waiting');
    let renewing = false;
    let renewedAt = clock.monotonic();
    const renew = async (): Promise<void> => {
      if (renewing) return;
      renewing = true;
      try {
        if (await renewWorkspaceJob(database, job, { leaseMs, progress })) renewedAt = clock.monotonic();
        else lost.abort(new Error('another process fills this workspace, or nobody needs to'));
      } catch (error) {
        // Postgres may be away for a moment; when it is for longer than the lease, somebody else may have the job.
        if (clock.monotonic() - renewedAt > leaseMs) lost.abort(error);
      } finally {
        renewing = false;
      }
    };
    const end = clock.every(renewMs, () => void renew());
    return {
      signal: lost.signal,
      report: ({ phase, ...counts }) => {
        progress = progressOf(phase, counts);
      },
      end,
    };
  }

  /** False when the claim was lost: nothing was written then. */
  async function store(job: WorkspaceJob, gathered: Gathered): Promise<boolean> {
    return database.transaction(async (tx) => {
      // The job's row is ours until the commit: of two that held it one after the other only the last gets past here.
      // First the job, then the workspace, as everywhere: the other way round two could wait for each other.
      if (!(await takeWorkspaceJob(tx, job))) return false;
      const workspace = await lockWorkspace(tx, job.workspaceUuid);
      if (workspace?.state !== 'creating') return false;
      const refusal = await deps.quota.refusal(tx, workspace, gathered.size);
      if (refusal !== undefined) throw new SourceError('too_large', refusal);
      const head = await gathered.fill(job.workspaceUuid, workspace.head);
      await markFilled(tx, { uuid: job.workspaceUuid, head, size: gathered.size, at: clock.now() });
      return true;
    });
  }

  async function fail(job: WorkspaceJob, reason: WorkspaceReason): Promise<void> {
    const failed = await database.transaction(async (tx) => {
      if (!(await takeWorkspaceJob(tx, job))) return false;
      await markFillingFailed(tx, { uuid: job.workspaceUuid, reason, at: clock.now() });
      return true;
    });
    if (failed) await sources.abandon(job.workspaceUuid);
  }

  async function attempt(job: WorkspaceJob, stop: AbortSignal): Promise<void> {
    const kept = keep(job);
    const signal = AbortSignal.any([stop, kept.signal]);
    try {
      await using gathered = await gather(job, { signal, report: kept.report });
      signal.throwIfAborted();
      if (await store(job, gathered))
        log.info({ workspace: job.workspaceUuid, ...gathered.size }, 'a workspace was filled');
    } catch (error) {
      await settle(job, error, { stopped: stop.aborted, lost: kept.signal.aborted });
    } finally {
      kept.end();
    }
  }

  async function settle(
    job: WorkspaceJob,
    error: unknown,
    how: { stopped: boolean; lost: boolean },
  ): Promise<void> {
    if (how.lost) return;
    const progress = progressOf('waiting');
    if (how.stopped) {
      await releaseWorkspaceJob(database, job, { afterMs: 0, uncounted: true, progress });
      return;
    }
    const reason =
      error instanceof SourceError
        ? { code: error.code, message: error.message }
        : {
            code: 'internal_error',
            message: 'The service met an error while it filled the workspace. Make it again.',
          };
    const level = reason.code === 'internal_error' ? 'error' : 'info';
    log[level](
      { err: error, workspace: job.workspaceUuid, reason: reason.code },
      'a workspace could not be filled',
    );
    const afterMs = againAfterMs[job.tries - 1];
    if (passing.has(reason.code) && job.tries < triesMax && afterMs !== undefined)
      await releaseWorkspaceJob(database, job, { afterMs, uncounted: false, progress });
    else await fail(job, reason);
  }

  return {
    claim: () => claimWorkspaceJob(database, leaseMs),
    work: async (job, stop) => {
      try {
        if (job.tries > 1) await deps.sweep();
        if (job.tries > triesMax)
          await fail(job, {
            code: 'internal_error',
            message: `The workspace could not be filled in ${triesMax} tries: each time the process that did it ended.`,
          });
        else await attempt(job, stop);
      } catch (error) {
        // Postgres is away: the claim runs out by itself and another takes it.
        log.warn({ err: error, workspace: job.workspaceUuid }, 'the filling of a workspace was cut short');
      }
    },
  };
}
