/** The jobs that fill workspaces: taken with a lease and a number, so that a process that died is replaced and one that was replaced writes nothing. */
import type { WorkspaceProgress, WorkspaceReason } from '../domain/source.ts';
import type { Db, Statement } from './database.ts';
import type { WorkspaceSize } from './workspaces.ts';

/** What is to be done; where it needs a secret, that is kept beside it, sealed. */
export type WorkspaceJobSpec =
  | { type: 'git'; url: string; ref: string | null; depth: number }
  | { type: 'run'; workspaceUuid: string; commit: string };

export interface WorkspaceJob {
  workspaceUuid: string;
  environment: string;
  spec: WorkspaceJobSpec;
  secret: Buffer | null;
  /** The number of this claim. */
  epoch: number;
  /** Tries begun, this one included. */
  tries: number;
}

const insertStatement: Statement = {
  name: 'workspace-jobs.insert',
  text: `insert into workspace_jobs (workspace_id, environment, spec, secret, due_at, created_at)
    values ($1, $2, $3, $4, $5, $5)`,
};

export async function insertWorkspaceJob(
  db: Db,
  job: Pick<WorkspaceJob, 'workspaceUuid' | 'environment' | 'spec' | 'secret'> & { at: Date },
): Promise<void> {
  await db.query(insertStatement, [
    job.workspaceUuid,
    job.environment,
    JSON.stringify(job.spec),
    job.secret,
    job.at,
  ]);
}

/**
 * Times are those of Postgres: machines disagree. The environment that has the fewest under way goes first, there the oldest job.
 * Jobs whose workspace is gone go along.
 */
const claimStatement: Statement = {
  name: 'workspace-jobs.claim',
  text: `
    with gone as (
      delete from workspace_jobs j where due_at <= now()
        and not exists (select from workspaces w where w.id = j.workspace_id and w.state = 'creating')
    ), next as (
      select j.workspace_id from workspace_jobs j
      where j.due_at <= now() and exists (select from workspaces w where w.id = j.workspace_id and w.state = 'creating')
      order by (select count(*) from workspace_jobs h
        where h.environment = j.environment and h.held and h.due_at > now()), j.created_at
      limit 1 for update of j skip locked
    )
    update workspace_jobs j set epoch = epoch + 1, tries = tries + 1, held = true, due_at = now() + make_interval(secs => $1)
    from next where j.workspace_id = next.workspace_id
    returning j.workspace_id, j.environment, j.spec, j.secret, j.epoch, j.tries`,
};

export async function claimWorkspaceJob(db: Db, leaseMs: number): Promise<WorkspaceJob | undefined> {
  const [row] = await db.query<{
    workspace_id: string;
    environment: string;
    spec: string;
    secret: Buffer | null;
    epoch: number;
    tries: number;
  }>(claimStatement, [leaseMs / 1000]);
  return (
    row && {
      workspaceUuid: row.workspace_id,
      environment: row.environment,
      spec: JSON.parse(row.spec) as WorkspaceJobSpec,
      secret: row.secret,
      epoch: row.epoch,
      tries: row.tries,
    }
  );
}

type Claim = Pick<WorkspaceJob, 'workspaceUuid' | 'epoch'>;

const renewStatement: Statement = {
  name: 'workspace-jobs.renew',
  text: `
    with ours as (
      update workspace_jobs set due_at = now() + make_interval(secs => $3) where workspace_id = $1 and epoch = $2
      returning workspace_id
    )
    update workspaces w set progress = $4 from ours where w.id = ours.workspace_id and w.state = 'creating' returning w.id`,
};

/** Keeps the claim and shows the progress; false when the claim is lost or the workspace is not being filled any more. */
export async function renewWorkspaceJob(
  db: Db,
  claim: Claim,
  { leaseMs, progress }: { leaseMs: number; progress: WorkspaceProgress },
): Promise<boolean> {
  const values = [claim.workspaceUuid, claim.epoch, leaseMs / 1000, JSON.stringify(progress)];
  return (await db.query(renewStatement, values)).length > 0;
}

const releaseStatement: Statement = {
  name: 'workspace-jobs.release',
  text: `
    with ours as (
      update workspace_jobs set held = false, tries = tries - $3, due_at = now() + make_interval(secs => $4)
      where workspace_id = $1 and epoch = $2 returning workspace_id
    )
    update workspaces w set progress = $5 from ours where w.id = ours.workspace_id and w.state = 'creating'`,
};

/** Gives a claim back, to be taken again after `afterMs`; `uncounted` tries do not use up what the job has. */
export async function releaseWorkspaceJob(
  db: Db,
  claim: Claim,
  options: { afterMs: number; uncounted: boolean; progress: WorkspaceProgress },
): Promise<void> {
  await db.query(releaseStatement, [
    claim.workspaceUuid,
    claim.epoch,
    options.uncounted ? 1 : 0,
    options.afterMs / 1000,
    JSON.stringify(options.progress),
  ]);
}

const takeStatement: Statement = {
  name: 'workspace-jobs.take',
  text: 'delete from workspace_jobs where workspace_id = $1 and epoch = $2 returning workspace_id',
};

/** Ends the job, and its secret with it, in the transaction that writes the outcome; false when the claim is lost. */
export async function takeWorkspaceJob(db: Db, claim: Claim): Promise<boolean> {
  return (await db.query(takeStatement, [claim.workspaceUuid, claim.epoch])).length > 0;
}

const filledStatement: Statement = {
  name: 'workspace-jobs.filled',
  text: `update workspaces set state = 'ready', head = $2, size_bytes = $3, file_count = $5, sized_head = $2,
      reason = null, progress = null, updated_at = $4
    where id = $1`,
};

export async function markFilled(
  db: Db,
  filled: { uuid: string; head: string; size: WorkspaceSize; at: Date },
): Promise<void> {
  await db.query(filledStatement, [
    filled.uuid,
    filled.head,
    filled.size.bytes,
    filled.at,
    filled.size.files,
  ]);
}

const failedStatement: Statement = {
  name: 'workspace-jobs.failed',
  text: `update workspaces set state = 'failed', reason = $2, progress = null, updated_at = $3
    where id = $1 and state = 'creating'`,
};

export async function markFillingFailed(
  db: Db,
  failed: { uuid: string; reason: WorkspaceReason; at: Date },
): Promise<void> {
  await db.query(failedStatement, [failed.uuid, JSON.stringify(failed.reason), failed.at]);
}
