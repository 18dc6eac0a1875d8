/** Exports what waits: claims what is due, writes it into its bucket, notes how it went. Any number of workers share the work. */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { credentialsPlace, exportPauseMs } from '../domain/export.ts';
import type { Vault } from '../domain/vault.ts';
import { type BucketCredentials, BucketFailed, openBucket } from '../egress/bucket.ts';
import type { Egress } from '../egress/egress.ts';
import type { Files } from '../files/files.ts';
import type { Database } from '../store/database.ts';
import { completeBackfills, walkBackfill } from '../store/export-backfills.ts';
import {
  type ClaimedExport,
  claimExports,
  dropExport,
  failExport,
  finishExport,
  listDueExports,
  releaseExport,
  renewExport,
  retryExport,
} from '../store/export-jobs.ts';
import { createLanes } from './delivery-lanes.ts';
import { createDueWork } from './due-work.ts';
import { exportRun, SourceFailed } from './export-run.ts';

export interface Exporter {
  start(): void;
  /** Claims nothing more and waits `drainMs` for what is under way, unless in a hurry; what is cut comes due again elsewhere. */
  stop(options: { drainMs: number; hurry: AbortSignal }): Promise<void>;
}

const pollMs = 1_000;
const perTarget = 2;
const dueMax = 100;
/** Renewed while the work goes on, so that only a worker that died loses its claim. */
const leaseMs = 60_000;
const renewMs = 15_000;
/** A server that takes a byte now and then must not hold its slot for ever. */
const workMs = 3_600_000;
const quickMs = 10_000;
const cutMs = 2_000;
/** Credentials that cannot be opened are the operator's to mend; the export waits for that without using up a try. */
const sealedPauseMs = 300_000;
/** A page of a backfill, and how many of its exports may wait before the next page is made. */
const pageRuns = 200;
const waitingMax = 400;
const pagesMax = 20;
/** Tries of one request within a try of the export: a part of a large log is sent again, not the log. A destination that failed has one. */
const requestTries = 3;
/** Each holds a part of a log in memory: all of them together 130 MiB, and what is being read. */
const slots = {
  quick: { all: 6, each: 2 },
  slow: { all: 8, each: 1 },
  unknown: { all: 12, each: 1 },
};

export function createExporter(deps: {
  database: Database;
  egress: Egress;
  vault: Vault;
  files: Files;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}): Exporter {
  const { database, vault, clock, log, metrics } = deps;
  const cutting = new AbortController();

  /** Writes it, with the lease kept alive meanwhile. False when the lease was lost. */
  async function write(
    job: ClaimedExport & { work: NonNullable<ClaimedExport['work']> },
    claim: string,
    credentials: BucketCredentials,
  ): Promise<boolean> {
    const late = new AbortController();
    let lost = false;
    const callOff = clock.after(workMs, () => late.abort());
    const stopRenewing = clock.every(renewMs, () => {
      renewExport(database, { uuid: job.uuid, claim, leaseMs }).then(
        (ours) => {
          if (ours) return;
          lost = true;
          late.abort();
        },
        () => undefined,
      );
    });
    const bucket = await openBucket(
      deps,
      { ...job.work, credentials },
      { tries: job.work.failures > 0 ? 1 : requestTries },
    ).catch((error: unknown) => {
      callOff();
      stopRenewing();
      throw error;
    });
    try {
      const signal = AbortSignal.any([late.signal, cutting.signal]);
      await exportRun({ bucket, files: deps.files, signal }, job);
      return !lost;
    } catch (error) {
      if (lost) return false;
      throw error;
    } finally {
      callOff();
      stopRenewing();
      bucket.close();
    }
  }

  async function noteFailure(job: ClaimedExport, claim: string, error: Error): Promise<void> {
    const { uuid, exportUuid, runUuid } = job;
    const blamed = error instanceof BucketFailed;
    if (job.last) {
      if (!(await failExport(database, { uuid, claim, error: error.message }))) return;
      metrics.exports.inc({ result: 'failed' });
      log.warn({ export: exportUuid, run: runUuid, reason: error.message }, 'an export was given up');
      return;
    }
    const noted = await retryExport(database, {
      uuid,
      claim,
      error: error.message,
      blamed,
      afterMs: exportPauseMs(job.tries + 1, Math.random()),
      targetAfterMs: exportPauseMs((job.work?.failures ?? 0) + 1, Math.random()),
    });
    if (!noted) return;
    metrics.exports.inc({ result: 'retried' });
    log.info(
      { export: exportUuid, run: runUuid, reason: error.message },
      'an export did not work; trying again',
    );
  }

  /** True when it went quickly and well. */
  async function work(job: ClaimedExport, claim: string): Promise<boolean> {
    const { uuid, exportUuid } = job;
    if (!job.work) {
      await dropExport(database, { uuid, claim });
      return true;
    }
    const opened = vault.open(job.work.credentials, credentialsPlace(exportUuid));
    if (opened === undefined) {
      log.error(
        { export: exportUuid },
        'the credentials of an export cannot be opened: give every process the SECRETS_KEY or DATA_DIR they were sealed with',
      );
      await releaseExport(database, { uuid, claim, afterMs: sealedPauseMs });
      return true;
    }
    const began = clock.monotonic();
    try {
      // Sealed in this very shape when they were given.
      if (!(await write({ ...job, work: job.work }, claim, JSON.parse(opened) as BucketCredentials)))
        return false;
    } catch (error) {
      if (cutting.signal.aborted) {
        await releaseExport(database, { uuid, claim, afterMs: 0 });
        return false;
      }
      if (!(error instanceof BucketFailed || error instanceof SourceFailed)) throw error;
      await noteFailure(job, claim, error);
      return false;
    }
    if (await finishExport(database, { uuid, claim })) metrics.exports.inc({ result: 'exported' });
    return clock.monotonic() - began < quickMs;
  }

  const due = createDueWork<ClaimedExport>(
    { clock, log, lanes: createLanes(slots) },
    {
      name: 'exports',
      pollMs,
      prepare: async () => {
        for (let pages = 0; pages < pagesMax && !due.stopped(); pages++)
          if (!(await walkBackfill(database, { waitingMax, pageRuns }))) break;
        await completeBackfills(database);
      },
      list: async (busy) => {
        const found = await listDueExports(database, { busy, perTarget, limit: dueMax });
        return found.map(({ uuid, exportUuid, failing }) => ({ uuid, target: exportUuid, failing }));
      },
      claim: (uuids, claim) => claimExports(database, uuids, { claim, leaseMs }),
      work,
      broke: (job, error) => {
        // An error of the client may hold what was sent: its kind says enough.
        const kind = error instanceof Error ? error.name : typeof error;
        log.warn(
          { export: job.exportUuid, run: job.runUuid, kind },
          'an export could not be noted; it will be tried again',
        );
      },
    },
  );

  return {
    start: due.start,
    stop: async ({ drainMs, hurry }) => {
      await due.stop();
      await due.drained(drainMs, hurry);
      // So that claims are given back at once; one that cannot be ends with its lease.
      cutting.abort();
      await due.drained(cutMs);
    },
  };
}
