/** Settles a run that stands in the queue, also between two attempts: as the attempt it had, with the log that one left. */
import { createHash } from 'node:crypto';
import type { Receipt } from '../domain/receipt.ts';
import { noTokens, type Reason } from '../domain/run.ts';
import type { Files } from '../files/files.ts';
import { logKey } from '../files/keys.ts';
import type { SealedFile } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { QueuedRun } from '../store/runs.ts';
import { emptyFile, type SettleRun } from './settle-run.ts';
import { findUsedTokens } from './used-tokens.ts';

/** Undefined when the run is in the queue no longer: a worker claimed it, or it is settled. */
export async function settleQueued(
  deps: { database: Database; files: Files; settleRun: SettleRun },
  run: QueuedRun,
  reason: Reason,
): Promise<Receipt | undefined> {
  return deps.settleRun({
    runUuid: run.uuid,
    runId: run.id,
    epoch: run.attempt,
    reason,
    startedAt: run.startedAt,
    tokens: run.attempt === 0 ? noTokens : await findUsedTokens(deps.database, run.uuid),
    result: null,
    sandbox: null,
    patch: emptyFile,
    log: await sealLog(deps.files, run),
    resultCommit: null,
    writeBack: undefined,
    onlyQueued: true,
  });
}

/** What the last attempt left of its log. */
async function sealLog(files: Files, run: QueuedRun): Promise<SealedFile> {
  const key = logKey(run.uuid, run.attempt);
  const facts = run.attempt === 0 ? undefined : await files.facts(key);
  if (!facts || facts.bytes === 0) return emptyFile;
  const hash = createHash('sha256');
  for await (const chunk of await files.open(key, { start: 0, end: facts.bytes - 1 })) hash.update(chunk);
  return { key, bytes: facts.bytes, sha256: hash.digest('hex') };
}
