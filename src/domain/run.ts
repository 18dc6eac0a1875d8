/** A run: its states and what decides its final state; which state may follow which is in the statements that write it. Pure. */

export const finalStates = ['completed', 'interrupted', 'failed'] as const;
export type FinalState = (typeof finalStates)[number];
export const openStates = ['queued', 'running', 'waiting'] as const;
export type RunState = (typeof openStates)[number] | FinalState;

/** Codes are an open set on the wire; these are the ones this version gives. */
export type ReasonCode =
  | 'done'
  | 'cancelled'
  | 'limit_reached'
  | 'budget_exhausted'
  | 'timed_out'
  | 'queue_expired'
  | 'input_timeout'
  | 'agent_error'
  | 'agent_unavailable'
  | 'model_error'
  | 'workspace_error'
  | 'worker_lost'
  | 'internal_error';

/** Why a run ended as it did: a code for programs, a sentence for people. */
export interface Reason {
  code: ReasonCode;
  message: string;
}

const reasonStates: Record<ReasonCode, FinalState> = {
  done: 'completed',
  cancelled: 'interrupted',
  limit_reached: 'interrupted',
  budget_exhausted: 'interrupted',
  timed_out: 'interrupted',
  queue_expired: 'interrupted',
  input_timeout: 'interrupted',
  agent_error: 'failed',
  agent_unavailable: 'failed',
  model_error: 'failed',
  workspace_error: 'failed',
  worker_lost: 'failed',
  internal_error: 'failed',
};

/** The final state a reason leads to: interrupted = something outside the agent, failed = an error after retries. */
export function outcome(reason: Reason): FinalState {
  return reasonStates[reason.code];
}

export const runStates: readonly RunState[] = [...openStates, ...finalStates];

export function isFinal(state: RunState): state is FinalState {
  return (finalStates as readonly RunState[]).includes(state);
}

/** What the client asked: `task` is free text of an agent with its own workspace, `prompt` names a workspace. */
export interface Instruction {
  kind: 'task' | 'prompt';
  text: string;
}

/** What stays as it was asked, from creation to deletion. */
export interface RunSpec {
  instruction: Instruction;
  agent: string;
  /** The number of steps the agent may take. */
  limit: number;
  timeoutMs: number;
  maxAttempts: number;
  apply: 'auto' | 'never';
  metadata: Record<string, string>;
  /** Absent: no bound on tokens. */
  budget?: Budget;
  /** Absent: the run continues none. */
  continues?: Continued;
  /** The span of the request that made the run (W3C Trace Context), where requests are traced. */
  traceparent?: string;
}

/** Tokens a run may use, every attempt counted; null: without a bound. */
export interface Budget {
  input: number | null;
  output: number | null;
}

/** The run that was continued, and the commit it ended with; null: it never started, so there is none. */
export interface Continued {
  runId: string;
  base: string | null;
}

/** `duration_ms` runs from the first attempt's start to settlement; tokens count every attempt. */
export interface Usage {
  input: number;
  output: number;
  duration_ms: number;
}

/** What became of a run's result in its workspace. */
export type Applied =
  | { status: 'fast_forward' | 'merged' | 'unchanged' | 'skipped' | 'quota_exceeded' }
  | { status: 'conflict'; files: string[] };
