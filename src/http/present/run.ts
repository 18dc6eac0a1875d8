/** A run as clients see it. */
import type { Run as RunBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { Run } from '../../store/runs.ts';
import { presentRunLimits } from '../run-limits.ts';

/** `queuePosition` is told where a single run is read. */
export function presentRun(run: Run, queuePosition: number | null = null): RunBody {
  const { spec, receipt } = run;
  return {
    id: run.id,
    state: run.state,
    task: spec.instruction.kind === 'task' ? spec.instruction.text : null,
    prompt: spec.instruction.kind === 'prompt' ? spec.instruction.text : null,
    workspace: `ws_${encodeUuid(run.workspaceUuid)}`,
    agent: spec.agent,
    model: spec.model ?? null,
    limit: spec.limit,
    timeout_ms: spec.timeoutMs,
    limits: spec.limits === undefined ? null : presentRunLimits(spec.limits),
    max_attempts: spec.maxAttempts,
    apply: spec.apply,
    approval: spec.approval ?? 'auto',
    budget: spec.budget ?? null,
    network: spec.network ?? 'none',
    metadata: spec.metadata,
    continues: spec.continues?.runId ?? null,
    attempt: run.attempt,
    result: receipt?.result ?? null,
    reason: receipt?.reason ?? null,
    base_commit: run.baseCommit,
    patch: receipt?.patch ?? null,
    log: receipt?.log ?? null,
    usage: receipt?.usage ?? null,
    applied: receipt?.applied ?? null,
    conflicts: receipt?.conflicts ?? null,
    sandbox: receipt?.sandbox ?? null,
    limit_hit: receipt?.limit_hit ?? null,
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    cancel_requested_at: run.cancelRequestedAt?.toISOString() ?? null,
    settled_at: receipt?.settled_at ?? null,
    expires_at: run.expiresAt?.toISOString() ?? null,
    last_event: run.lastSeq,
    queue_position: queuePosition,
  };
}
