/** A worker of the service without agents: takes runs and records their events through the service's own code, as fast or as steadily as asked. */
import { randomUUID } from 'node:crypto';
import { checkEvent } from '../../src/app/event-contract.ts';
import { createRecordEvent } from '../../src/app/record-event.ts';
import { createStartRun, type StartedRun } from '../../src/app/start-run.ts';
import { systemClock } from '../../src/base/clock.ts';
import { parseRunId } from '../../src/base/ids.ts';
import { createLog } from '../../src/base/log.ts';
import { createDatabase } from '../../src/store/database.ts';
import { createNotices } from '../../src/store/notices.ts';
import { answerCalls } from './call.ts';
import { keepPace, stampedText, stampMs } from './stamp.ts';

const worker = randomUUID();
const clock = systemClock;
const log = createLog('warn');
const database = createDatabase({ url: process.argv[2] ?? '', poolMax: 16, log });
const notices = createNotices({ database, clock, log, process: worker, shared: true });
const startRun = createStartRun({ database, notices, clock, worker });
const recordEvent = createRecordEvent({ database, notices, clock, check: checkEvent });
const attempts = new Map<string, StartedRun>();

function attemptOf(id: string): StartedRun {
  const attempt = attempts.get(id);
  if (!attempt) throw new Error(`the run ${id} was not taken`);
  return attempt;
}

const commands = {
  /** Starts these queued runs; afterwards this process holds them. */
  take: async (input: { ids: string[] }) => {
    const waiting = [...input.ids];
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          const job = parseRunId(id);
          const started = job && (await startRun({ runUuid: job.uuid, environment: job.environment }));
          if (!started) throw new Error(`the run ${id} could not be taken`);
          attempts.set(id, started);
        }
      }),
    );
    return attempts.size;
  },

  /** Records events at a steady pace, the runs in turn; resolves when the last one is committed. */
  pace: async (input: { ids: string[]; perSecond: number; ms: number }) => {
    const held = input.ids.map(attemptOf);
    const pending = new Set<Promise<unknown>>();
    const sent = await keepPace(input.perSecond, input.ms, (index) => {
      const attempt = held[index % held.length];
      if (!attempt) return;
      const recorded = recordEvent(attempt, 'message.added', { from: 'agent', text: stampedText() }).finally(
        () => pending.delete(recorded),
      );
      pending.add(recorded);
    });
    await Promise.all(pending);
    return sent;
  },

  /** Records `count` events of one run, each after the one before was committed; resolves with the time of each in ms. */
  inTurn: async (input: { id: string; count: number }) => {
    const attempt = attemptOf(input.id);
    const times: number[] = [];
    for (let left = input.count; left > 0; left--) {
      const at = stampMs();
      await recordEvent(attempt, 'message.added', { from: 'agent', text: stampedText() });
      times.push(stampMs() - at);
    }
    return times;
  },

  /** Records `count` events of these runs in turn, as fast as they are committed, 256 on their way at a time. */
  flood: async (input: { ids: string[]; count: number }) => {
    const held = input.ids.map(attemptOf);
    let left = input.count;
    await Promise.all(
      Array.from({ length: 256 }, async (_, lane) => {
        const attempt = held[lane % held.length];
        while (attempt && left-- > 0)
          await recordEvent(attempt, 'message.added', { from: 'agent', text: stampedText() });
      }),
    );
    return input.count;
  },
};
export type AppendCommands = typeof commands;

answerCalls(commands);
