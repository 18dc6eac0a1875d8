/** One span per attempt of a run with its steps below it, linked to the request that made the run; put around the worker's verbs. */
import type { HandBackRun } from '../app/hand-back-run.ts';
import type { Attempt, RecordEvent } from '../app/record-event.ts';
import type { SettleRun } from '../app/settle-run.ts';
import type { StartRun } from '../app/start-run.ts';
import type { Span, Trace } from '../base/trace.ts';
import type { EventBodies } from '../domain/event.ts';
import type { HeldJob, Queue } from '../queue/queue.ts';

export interface TracedVerbs {
  queue: Queue;
  startRun: StartRun;
  recordEvent: RecordEvent;
  settleRun: SettleRun;
  handBackRun: HandBackRun;
}

interface TracedAttempt {
  span: Span;
  /** Open steps by index. */
  steps: Map<number, Span>;
}

/** The same verbs, telling what they do. */
export function traceAttempts(verbs: TracedVerbs, trace: Trace): TracedVerbs {
  /** Handed on by identity: the job that is held is the one that is started. */
  const byJob = new WeakMap<object, TracedAttempt>();
  const byAttempt = new Map<string, TracedAttempt>();
  const keyOf = (attempt: { runUuid: string; epoch: number }): string =>
    `${attempt.runUuid}/${attempt.epoch}`;

  function noteEvent(attempt: Attempt, type: string, body: object): void {
    const traced = byAttempt.get(keyOf(attempt));
    if (!traced) return;
    if (type === 'step.started') {
      const { step, index, kind } = body as EventBodies['step.started'];
      const attributes = { 'ars.step.index': index, 'ars.step.kind': kind };
      traced.steps.set(index, traced.span.child(step, attributes));
    } else if (type === 'step.completed') {
      const { index, passed, failed, exit_code, status } = body as EventBodies['step.completed'];
      const step = traced.steps.get(index);
      step?.set({
        'ars.step.status': status,
        'ars.step.passed': passed,
        'ars.step.failed': failed,
        'ars.step.exit_code': exit_code ?? undefined,
      });
      if (status === 'failed') step?.fail('the step failed');
      step?.end();
      traced.steps.delete(index);
    } else traced.span.note(type);
  }

  async function handle(
    job: HeldJob,
    work: (job: HeldJob) => Promise<'done' | 'again'>,
  ): Promise<'done' | 'again'> {
    const span = trace.begin('run attempt', {
      kind: 'consumer',
      attributes: { 'ars.environment': job.environment },
    });
    const traced: TracedAttempt = { span, steps: new Map() };
    byJob.set(job, traced);
    try {
      return await work(job);
    } catch (error) {
      span.fail('the attempt broke');
      throw error;
    } finally {
      for (const step of traced.steps.values()) step.end();
      span.end();
      for (const [key, value] of byAttempt) if (value === traced) byAttempt.delete(key);
    }
  }

  return {
    queue: {
      ...verbs.queue,
      work: (options) => verbs.queue.work({ ...options, handle: (job) => handle(job, options.handle) }),
    },
    startRun: async (job) => {
      const started = await verbs.startRun(job);
      const traced = byJob.get(job);
      if (started && traced) {
        byAttempt.set(keyOf(started), traced);
        traced.span.set({
          'ars.run.id': started.runId,
          'ars.run.attempt': started.epoch,
          'ars.run.agent': started.spec.agent,
        });
        if (started.spec.traceparent !== undefined) traced.span.link(started.spec.traceparent);
      }
      return started;
    },
    recordEvent: (attempt, type, body) => {
      noteEvent(attempt, type, body);
      return verbs.recordEvent(attempt, type, body);
    },
    settleRun: async (ending) => {
      const receipt = await verbs.settleRun(ending);
      const span = byAttempt.get(keyOf(ending))?.span;
      if (span && receipt) {
        span.set({ 'ars.run.state': receipt.state, 'ars.run.reason': receipt.reason.code });
        if (receipt.state === 'failed') span.fail(receipt.reason.code);
      }
      return receipt;
    },
    handBackRun: async (attempt, ending, reason) => {
      byAttempt
        .get(keyOf(attempt))
        ?.span.set({ 'ars.run.state': 'queued', 'ars.run.reason': reason?.code ?? ending });
      return verbs.handBackRun(attempt, ending, reason);
    },
  };
}
