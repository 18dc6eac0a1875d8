/** Creates a run: idempotency key, run, spec and job in one commit, shared by the requests that arrive together. */
import { createHash } from 'node:crypto';
import { createBatch } from '../base/batch.ts';
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid, runIdOf } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { RunSpec } from '../domain/run.ts';
import type { Queue } from '../queue/queue.ts';
import { type Database, isLockTimeout } from '../store/database.ts';
import { findIdempotencyRecord } from '../store/idempotency.ts';
import type { Notices } from '../store/notices.ts';
import { findRun, insertRuns, type NewRun, type Run } from '../store/runs.ts';
import { findWorkspace } from '../store/workspaces.ts';
import type { QueueLimit } from './queue-limit.ts';

export interface RunRequest {
  principal: Principal;
  spec: RunSpec;
  /** Undefined: the run gets a fresh empty workspace. */
  workspaceUuid: string | undefined;
  /** Why a first request like this is refused today; a retry still gets its first answer. */
  refusal?: ServiceError | undefined;
  /** Canonical bytes of what was asked, to tell a retry from another request. */
  idempotency: { key: string; body: string } | undefined;
}

export interface CreatedRun {
  run: Run;
  replayed: boolean;
}

/** Requests that may wait for the database together; past it they are told to come back. */
const queuedMax = 5_000;

export type CreateRun = (request: RunRequest) => Promise<CreatedRun>;

export function createCreateRun(deps: {
  database: Database;
  queue: Queue;
  queueLimit: QueueLimit;
  notices: Notices;
  clock: Clock;
  emptyCommit: string;
}): CreateRun {
  const { database, queue, queueLimit, notices, clock, emptyCommit } = deps;

  async function insert(runs: NewRun[]): Promise<boolean[]> {
    const jobs = await queue.insertion(
      runs.map((run) => ({
        runUuid: run.uuid,
        environment: run.environment,
        workspaceUuid: run.freshWorkspace ? undefined : run.workspaceUuid,
      })),
    );
    const created = await insertRuns(database, runs, emptyCommit, jobs);
    if (created.size > 0) notices.work();
    return runs.map((run) => created.has(run.uuid));
  }

  /** True per run that now exists; false where its idempotency key was taken. */
  const inserts = createBatch<NewRun, boolean>({
    itemsMax: 64,
    queuedMax,
    full: () =>
      new ServiceError(
        'unavailable',
        'Too many runs are being created at this moment. Try again in a second.',
        {
          headers: { 'retry-after': '1' },
        },
      ),
    flush: async (runs) => {
      try {
        return await insert(runs);
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        // Some key is held by a transaction that goes on elsewhere: only its own request has to come back later.
        const results: (boolean | Error)[] = [];
        for (const run of runs)
          results.push(await insert([run]).then(([created]) => created ?? false, inFlight));
        return results;
      }
    },
  });

  async function replay(request: RunRequest, bodyHash: Buffer, key: string): Promise<CreatedRun> {
    const { environment } = request.principal;
    const record = await findIdempotencyRecord(database, { environment, operation: 'createRun', key });
    if (record && !record.bodyHash.equals(bodyHash))
      throw new ServiceError(
        'idempotency_mismatch',
        'This Idempotency-Key was first used with another body. Send the same body, or a new key for a new run.',
        { details: [{ pointer: '/header/idempotency-key', message: 'was first used with another body' }] },
      );
    const run = record && (await findRun(database, { uuid: record.resourceId, environment }));
    if (!run) throw notFound('run');
    return { run: asCreated(run), replayed: true };
  }

  async function refuseWorkspace(request: RunRequest): Promise<ServiceError | undefined> {
    if (request.workspaceUuid === undefined) return undefined;
    const { environment } = request.principal;
    const workspace = await findWorkspace(database, { uuid: request.workspaceUuid, environment });
    if (!workspace || workspace.state === 'deleting') return notFound('workspace');
    if (workspace.state === 'ready') return undefined;
    return new ServiceError(
      'conflict',
      `The workspace is ${workspace.state}; runs can start once it is ready.`,
    );
  }

  return async (request) => {
    const { principal, spec } = request;
    const { environment } = principal;
    const idempotency = request.idempotency && {
      key: request.idempotency.key,
      bodyHash: createHash('sha256').update(request.idempotency.body).digest(),
    };
    const unfit = request.refusal ?? (await refuseWorkspace(request));
    const place = unfit ? undefined : await queueLimit.take(environment);
    if (!place) {
      // A retry is answered even when its agent or workspace has gone since or the queue is full; a first request is not.
      const key = idempotency && { environment, operation: 'createRun', key: idempotency.key };
      if (key && (await findIdempotencyRecord(database, key)))
        return replay(request, idempotency.bodyHash, idempotency.key);
      throw unfit ?? queueFull();
    }
    const run: NewRun = {
      uuid: newUuid(),
      environment,
      workspaceUuid: request.workspaceUuid ?? newUuid(),
      freshWorkspace: request.workspaceUuid === undefined,
      keyUuid: principal.keyUuid,
      createdAt: clock.now(),
      spec,
      idempotency,
    };
    let created = false;
    try {
      created = await inserts.add(run);
    } finally {
      place(created);
    }
    if (!created && idempotency) return replay(request, idempotency.bodyHash, idempotency.key);
    return { run: fresh(run), replayed: false };
  };
}

function queueFull(): ServiceError {
  return new ServiceError(
    'queue_full',
    'This environment has as many queued runs as it may have. Try again when some of them have started.',
    { headers: { 'retry-after': '1' } },
  );
}

function inFlight(error: Error): Error {
  if (!isLockTimeout(error)) return error;
  return new ServiceError(
    'idempotency_in_flight',
    'The first request with this Idempotency-Key has not been answered yet. Send it again in a second.',
    { headers: { 'retry-after': '1' }, cause: error },
  );
}

function fresh(run: NewRun): Run {
  return {
    uuid: run.uuid,
    id: runIdOf(run.environment, run.uuid),
    environment: run.environment,
    workspaceUuid: run.workspaceUuid,
    createdAt: run.createdAt,
    spec: run.spec,
    ...untouched,
  };
}

/** The run as its first answer showed it: what a replay has to repeat. */
function asCreated(run: Run): Run {
  return { ...run, ...untouched };
}

const untouched = {
  state: 'queued',
  attempt: 0,
  lastSeq: 0,
  baseCommit: null,
  startedAt: null,
  cancelRequestedAt: null,
  settledAt: null,
  expiresAt: null,
  receipt: null,
} as const;
