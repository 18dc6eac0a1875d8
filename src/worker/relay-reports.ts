/** Turns what an agent reports into events and log lines, in order. */
import type { AgentEnd, Report } from '../agents/agent.ts';
import type { Clock } from '../base/clock.ts';
import type { Recorder } from './recorder.ts';
import type { Transcript } from './transcript.ts';

type StepStarted = Extract<Report, { type: 'step.started' }>;

/**
 * Resolves with the agent's end once everything it reported is stored; throws what storing or working threw, after it ended
 * the step that was under way: every step that started is completed before what follows the work is told.
 */
export async function relayReports(
  recorder: Recorder,
  reports: AsyncGenerator<Report, AgentEnd>,
  transcript: Transcript,
  clock: Clock,
): Promise<AgentEnd> {
  const under: { step?: StepStarted; since: number } = { since: 0 };
  const note = (report: Report): void => {
    if (report.type === 'step.started') {
      under.step = report;
      under.since = clock.monotonic();
    } else if (report.type === 'step.completed') delete under.step;
  };
  try {
    return await relay(recorder, reports, transcript, note);
  } catch (error) {
    if (under.step) {
      recorder.record('step.completed', {
        step: under.step.step,
        index: under.step.index,
        passed: 0,
        failed: 0,
        checks: 'outcome',
        exit_code: null,
        limit_hit: null,
        status: 'interrupted',
        duration_ms: Math.round(clock.monotonic() - under.since),
      });
      await recorder.flush().catch(() => undefined);
    }
    throw error;
  }
}

async function relay(
  recorder: Recorder,
  reports: AsyncGenerator<Report, AgentEnd>,
  transcript: Transcript,
  note: (report: Report) => void,
): Promise<AgentEnd> {
  for (;;) {
    const next = await reports.next();
    await recorder.room();
    if (next.done) {
      await recorder.flush();
      return next.value;
    }
    const report = next.value;
    note(report);
    switch (report.type) {
      case 'output':
        await transcript.add(report.index, report.stream, report.text);
        break;
      case 'message':
        recorder.record('message.added', { from: 'agent', text: report.text });
        await transcript.add(null, 'message', report.text);
        break;
      case 'step.started':
        recorder.record('step.started', {
          step: report.step,
          index: report.index,
          kind: report.kind,
          title: report.title,
        });
        break;
      case 'step.completed':
        recorder.record('step.completed', {
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
  }
}
