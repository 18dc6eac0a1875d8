/** Turns what an agent reports into events and log lines, in order, without waiting for each commit. */
import type { AgentEnd, Report } from '../agents/agent.ts';
import type { Attempt, RecordEvent } from '../app/record-event.ts';
import type { EventBodies } from '../domain/event.ts';
import type { Transcript } from './transcript.ts';

/** Events of one run that may wait for the database before the agent is held up. */
const pendingEventsMax = 64;

type EventOf = { [T in keyof EventBodies]: [type: T, body: EventBodies[T]] }[keyof EventBodies];

/** Resolves with the agent's end once everything it reported is stored; throws what storing or working threw. */
export async function relayReports(
  deps: { recordEvent: RecordEvent },
  attempt: Attempt,
  reports: AsyncGenerator<Report, AgentEnd>,
  transcript: Transcript,
): Promise<AgentEnd> {
  const pending = new Set<Promise<unknown>>();
  let failure: unknown;
  const record = (...[type, body]: EventOf): void => {
    const recorded = deps
      .recordEvent(attempt, type, body as never)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => pending.delete(recorded));
    pending.add(recorded);
  };
  for (;;) {
    const next = await reports.next();
    if (failure) throw failure;
    if (next.done) {
      await Promise.all(pending);
      if (failure) throw failure;
      return next.value;
    }
    const report = next.value;
    switch (report.type) {
      case 'output':
        await transcript.add(report.index, report.stream, report.text);
        break;
      case 'message':
        record('message.added', { text: report.text });
        await transcript.add(null, 'message', report.text);
        break;
      case 'step.started':
        record('step.started', {
          step: report.step,
          index: report.index,
          kind: report.kind,
          title: report.title,
        });
        break;
      case 'step.completed':
        record('step.completed', {
          step: report.step,
          index: report.index,
          passed: report.passed,
          failed: report.failed,
          checks: report.checks,
          exit_code: report.exitCode,
          limit_hit: report.limitHit ?? null,
          status: report.status,
          duration_ms: report.durationMs,
        });
        break;
    }
    if (pending.size >= pendingEventsMax) await Promise.race(pending);
  }
}
