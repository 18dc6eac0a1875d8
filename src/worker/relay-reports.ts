/** Turns what an agent reports into events and log lines, in order. */
import type { AgentEnd, Report } from '../agents/agent.ts';
import type { Recorder } from './recorder.ts';
import type { Transcript } from './transcript.ts';

/** Resolves with the agent's end once everything it reported is stored; throws what storing or working threw. */
export async function relayReports(
  recorder: Recorder,
  reports: AsyncGenerator<Report, AgentEnd>,
  transcript: Transcript,
): Promise<AgentEnd> {
  for (;;) {
    const next = await reports.next();
    await recorder.room();
    if (next.done) {
      await recorder.flush();
      return next.value;
    }
    const report = next.value;
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
