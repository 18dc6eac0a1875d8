/** The interface of an agent: it does the work and reports; it knows nothing of stores, events, HTTP or tokens. */
import type { Reason } from '../domain/run.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

export type StepKind = 'command' | 'edit' | 'read' | 'search' | 'other';

/** How a step ended. `passed`/`failed` count checks; `checks` tells whether the step's own command reported them. */
export interface StepResult {
  passed: number;
  failed: number;
  checks: 'reported' | 'outcome';
  /** Null when no command ran or a signal ended it. */
  exitCode: number | null;
  status: 'completed' | 'failed' | 'interrupted';
}

/** One thing an agent tells. Steps are numbered from 1 in the order they started. */
export type Report =
  | { type: 'step.started'; index: number; step: string; kind: StepKind; title: string }
  | ({ type: 'step.completed'; index: number; step: string; durationMs: number } & StepResult)
  | { type: 'message'; text: string }
  | { type: 'output'; index: number; stream: 'stdout' | 'stderr'; text: string };

/** What the agent leaves: why it ended and its last words, if any. Interruption from outside shows in `job.signal`. */
export interface AgentEnd {
  reason: Reason;
  result: string | null;
}

export interface Job {
  instruction: string;
  /** Steps the agent may take; taking all of them with work left ends in `limit_reached`. */
  limit: number;
  sandbox: Sandbox;
  /** Aborted on cancel, time-out, drain and loss of the claim; the agent stops at once and returns. */
  signal: AbortSignal;
}

export interface AgentDescription {
  name: string;
  kind: 'script' | 'model' | 'acp';
  description: string;
  capabilities: string[];
}

export interface Agent extends AgentDescription {
  work(job: Job): AsyncGenerator<Report, AgentEnd>;
}
