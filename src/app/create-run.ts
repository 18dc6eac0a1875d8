/** Creates a run: idempotency key, run, spec and job in one commit, shared by the requests that arrive together. */
import { createHash } from 'node:crypto';
import { createBatch } from '../base/batch.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid, runIdOf, uuidTime } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { Continued, RunSpec } from '../domain/run.ts';
import type { Vault } from '../domain/vault.ts';
import { secretPlace } from '../domain/webhook.ts';
import type { Egress } from '../egress/egress.ts';
import type { Queue } from '../queue/queue.ts';
import { type Database, isLockTimeout } from '../store/database.ts';
import { findIdempotencyRecord } from '../store/idempotency.ts';
import { insertRuns, type NewRun } from '../store/insert-runs.ts';
import type { Notices } from '../store/notices.ts';
import { findResult } from '../store/results.ts';
import { findRun, type Run } from '../store/runs.ts';
import { findWorkspace } from '../store/workspaces.ts';
import { changeRecorded } from './audit.ts';
import type { QueueLimit, TakenPlace } from './queue-limit.ts';
import { checkTarget } from './webhooks.ts';

export interface RunRequest {
  principal: Principal;
  spec: RunSpec;
  /** Undefined: the run gets a fresh empty workspace. */
  workspaceUuid: string | undefined;
  /** Why a first request like this is refused today; a retry still gets its first answer. */
  refusal?: ServiceError | undefined;
  /** The run to continue, in whose workspace the new one works. */
  continues?: { uuid: string; environment: string };
  /** Told of the settlement; null: not signed. */
  webhook?: { url: string; secret: string | null } | undefined;
  /** Canonical bytes of what was asked, to tell a retry from another request. */
  idempotency: { key: string; body: string } | undefined;
}

export interface CreatedRun {
  run: Run;
  replayed: boolean;
}

/** Where a run works: undefined is a workspace of its own, and no run that it continues. */
interface Place {
  workspaceUuid: string | undefined;
  continues: Continued | undefined;
}

/** Requests that may wait for the database together; past it they are told to come back. */
const queuedMax = 5_000;

export type CreateRun = (request: RunRequest) => Promise<CreatedRun>;

export function createCreateRun(deps: {
  database: Database;
  queue: Queue;
  queueLimit: QueueLimit;
  notices: Notices;
  emptyCommit: string;
  egress: Egress;
  vault: Vault;
}): CreateRun {
  const { database, queue, queueLimit, notices, emptyCommit, egress, vault } = deps;

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
    // While Postgres works on one flush, the next is put together and sent.
    atOnce: { flushes: 2, itemsMin: 16 },
    perTurn: true,
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

  /** Where a run is to work. Throws 404, 409 or 400 when it cannot. */
  async function placeOf(request: RunRequest): Promise<Place> {
    const { environment } = request.principal;
    if (request.refusal) throw request.refusal;
    if (request.webhook) checkTarget(egress, request.webhook.url, '/webhook');
    const continued = request.continues && (await findContinued(request.continues, request.workspaceUuid));
    const workspaceUuid = continued?.workspaceUuid ?? request.workspaceUuid;
    if (workspaceUuid !== undefined) {
      const workspace = await findWorkspace(database, { uuid: workspaceUuid, environment });
      if (!workspace || workspace.state === 'deleting') throw notFound('workspace');
      if (workspace.state !== 'ready')
        throw new ServiceError(
          'workspace_not_ready',
          workspace.state === 'failed'
            ? 'The workspace is failed, because it could not be filled; its reason says why. Make another one.'
            : `The workspace is ${workspace.state}; runs can start once it is ready.`,
        );
    }
    return { workspaceUuid, continues: continued?.continues };
  }

  async function findContinued(
    key: { uuid: string; environment: string },
    wantedWorkspace: string | undefined,
  ): Promise<Required<Place>> {
    const result = await findResult(database, key);
    if (!result) throw notFound('run');
    if (!result.settled)
      throw new ServiceError(
        'conflict',
        `The run to continue is ${result.state}; it can be continued once it is settled.`,
      );
    if (wantedWorkspace !== undefined && wantedWorkspace !== result.workspaceUuid)
      throw new ServiceError(
        'invalid_request',
        'workspace must be that of the run it continues, or be left out.',
        {
          details: [
            {
              pointer: '/workspace',
              message: 'workspace must be that of the run it continues, or be left out',
            },
          ],
        },
      );
    const runId = runIdOf(key.environment, key.uuid);
    return {
      workspaceUuid: result.workspaceUuid,
      continues: { runId, base: result.resultCommit ?? result.baseCommit },
    };
  }

  function sealWebhook(
    uuid: string,
    { url, secret }: { url: string; secret: string | null },
  ): NewRun['webhook'] {
    return { url, secret: secret === null ? null : vault.seal(secret, secretPlace.run(uuid)) };
  }

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
    if (!run)
      throw new ServiceError(
        'not_found',
        'The run that this Idempotency-Key made was deleted. Take a new key for a new run.',
      );
    return { run: asCreated(run), replayed: true };
  }

  return async (request) => {
    const { principal, spec } = request;
    const { environment } = principal;
    const idempotency = request.idempotency && {
      key: request.idempotency.key,
      bodyHash: createHash('sha256').update(request.idempotency.body).digest(),
    };
    let place: Place;
    let leave: TakenPlace;
    try {
      place = await placeOf(request);
      leave = (await queueLimit.take(environment)) ?? refuseQueue();
    } catch (error) {
      // A retry is answered even when its agent, its workspace or the run it continues has gone since or the queue
      // is full; a first request is not.
      const key = idempotency && { environment, operation: 'createRun', key: idempotency.key };
      if (key && error instanceof ServiceError && (await findIdempotencyRecord(database, key)))
        return replay(request, idempotency.bodyHash, idempotency.key);
      throw error;
    }
    const uuid = newUuid();
    const run: NewRun = {
      uuid,
      environment,
      workspaceUuid: place.workspaceUuid ?? newUuid(),
      freshWorkspace: place.workspaceUuid === undefined,
      keyUuid: principal.keyUuid,
      // The id's own instant: lists go by ids, so their order and their time filters agree with what records show.
      createdAt: new Date(uuidTime(uuid)),
      spec: place.continues ? { ...spec, continues: place.continues } : spec,
      idempotency,
      webhook: request.webhook && sealWebhook(uuid, request.webhook),
      slip: principal.slip,
    };
    let created = false;
    try {
      created = await inserts.add(run);
    } finally {
      leave(created);
    }
    if (!created) {
      const key = idempotency && { environment, operation: 'createRun', key: idempotency.key };
      if (key && (await findIdempotencyRecord(database, key)))
        return replay(request, idempotency.bodyHash, idempotency.key);
      // The workspace was ready a moment ago, and is not any more.
      await placeOf(request);
      throw notFound('workspace');
    }
    changeRecorded(principal);
    return { run: fresh(run), replayed: false };
  };
}

function refuseQueue(): never {
  throw new ServiceError(
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
    baseCommit: run.spec.continues?.base ?? null,
  };
}

/** The run as its first answer showed it: what a replay has to repeat. */
function asCreated(run: Run): Run {
  return { ...run, ...untouched, baseCommit: run.spec.continues?.base ?? null };
}

const untouched = {
  state: 'queued',
  attempt: 0,
  lastSeq: 0,
  startedAt: null,
  waitedMs: 0,
  cancelRequestedAt: null,
  settledAt: null,
  expiresAt: null,
  receipt: null,
} as const;
