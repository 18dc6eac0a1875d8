/** A worker of the service without sandboxes and agents: takes runs from the queue, records a few events and settles them, through the service's own code. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkEvent } from '../../src/app/event-contract.ts';
import { createRecordEvent } from '../../src/app/record-event.ts';
import { createSettleRun, emptyFile } from '../../src/app/settle-run.ts';
import { createStartRun } from '../../src/app/start-run.ts';
import { createWorkspaceQuota } from '../../src/app/workspace-quota.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log.ts';
import { type Consumer, createQueue, type HeldJob } from '../../src/queue/queue.ts';
import { createDatabase } from '../../src/store/database.ts';
import { createNotices } from '../../src/store/notices.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { answerCalls } from './call.ts';

const worker = randomUUID();
const clock = systemClock;
const log = createLog('warn');
const database = createDatabase({ url: process.argv[2] ?? '', poolMax: 16, log });
const notices = createNotices({ database, clock, log, process: worker, shared: true });
const queue = createQueue({ database, notices, clock, log, runningMax: 0 });
// Nothing goes back to a workspace here, so the folder is never made.
const workspaces = createWorkspaceStores({ folder: join(tmpdir(), `bench-stores-${worker}`), clock, log });
const limits = { workspaces: 0, bytes: 0, files: 0, environmentBytes: 0, environmentFiles: 0 };
const startRun = createStartRun({ database, notices, clock, worker });
const recordEvent = createRecordEvent({ database, notices, clock, check: checkEvent });
const settleRun = createSettleRun({
  database,
  workspaces,
  quota: createWorkspaceQuota({ workspaces, limits }),
  notices,
  clock,
  filesUrl: 'http://127.0.0.1/files',
  retentionMs: 30 * 86_400_000,
  check: checkEvent,
});
const ready = Promise.all([notices.start(), queue.start()]);

async function handle(job: HeldJob): Promise<'done'> {
  const started = await startRun(job);
  if (!started) return 'done';
  const step = { step: 'step_1', index: 1 };
  await recordEvent(started, 'step.started', { ...step, kind: 'command', title: 'true' });
  await recordEvent(started, 'step.completed', {
    ...step,
    passed: 1,
    failed: 0,
    checks: 'outcome',
    exit_code: 0,
    limit_hit: null,
    status: 'completed',
    duration_ms: 1,
  });
  await settleRun({
    runUuid: started.runUuid,
    runId: started.runId,
    epoch: started.epoch,
    reason: { code: 'done', message: 'The agent did all its steps.' },
    startedAt: started.startedAt,
    waitedMs: 0,
    tokens: started.used,
    result: null,
    sandbox: null,
    patch: emptyFile,
    log: emptyFile,
    resultCommit: null,
    writeBack: undefined,
  });
  return 'done';
}

let consumer: Consumer | undefined;

const commands = {
  /** Begins to take runs, `slots` at a time. */
  work: async (input: { slots: number }) => {
    await ready;
    consumer ??= queue.work({ slots: input.slots, handle });
  },

  /** Takes no more; resolves when those under way are settled. */
  pause: async (_input: undefined) => {
    await consumer?.stop();
    consumer = undefined;
  },
};
export type SettleCommands = typeof commands;

answerCalls(commands);
