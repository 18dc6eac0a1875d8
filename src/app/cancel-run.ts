/** Cancels a run: a queued one settles at once, a running one is told to stop; a settled one stays as it is. */
import { createHash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { notFound } from '../base/errors.ts';
import type { Files } from '../files/files.ts';
import { logKey } from '../files/keys.ts';
import type { SealedFile } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';
import { findRun, type Run, requestCancel } from '../store/runs.ts';
import { emptyFile, type SettleRun } from './settle-run.ts';

export type CancelRun = (key: {
  uuid: string;
  environment: string;
}) => Promise<{ run: Run; wasOpen: boolean }>;

export function createCancelRun(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  files: Files;
  settleRun: SettleRun;
}): CancelRun {
  const { database, notices, clock, files, settleRun } = deps;

  async function get(key: { uuid: string; environment: string }): Promise<Run> {
    const run = await findRun(database, key);
    if (!run) throw notFound('run');
    return run;
  }

  return async (key) => {
    const wasOpen = await requestCancel(database, key, clock.now());
    const run = await get(key);
    if (!wasOpen) return { run, wasOpen };
    if (run.state === 'queued') {
      // Between attempts a run has a start, an attempt and its log; it is settled as that attempt. A worker that
      // claims first sees the request in the same row and settles it itself.
      await settleRun({
        runUuid: run.uuid,
        runId: run.id,
        epoch: run.attempt,
        reason: { code: 'cancelled', message: 'The run was cancelled before an agent took it.' },
        startedAt: run.startedAt,
        tokens: { input: 0, output: 0 },
        result: null,
        sandbox: null,
        patch: emptyFile,
        log: await sealLog(files, run),
        resultCommit: null,
        writeBack: undefined,
        onlyQueued: true,
      });
    }
    notices.cancel(run.uuid);
    return { run: await get(key), wasOpen };
  };
}

/** What the last attempt left of its log. */
async function sealLog(files: Files, run: Run): Promise<SealedFile> {
  const key = logKey(run.uuid, run.attempt);
  const facts = run.attempt === 0 ? undefined : await files.facts(key);
  if (!facts || facts.bytes === 0) return emptyFile;
  const hash = createHash('sha256');
  for await (const chunk of await files.open(key, { start: 0, end: facts.bytes - 1 })) hash.update(chunk);
  return { key, bytes: facts.bytes, sha256: hash.digest('hex') };
}
