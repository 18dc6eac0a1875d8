/** A run: its states and what decides its final state; which state may follow which is in the statements that write it. Pure. */

import type { RunLimits } from './run-limits.ts';

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
  /** `provider:model`; absent: the agent's own. */
  model?: string;
  /** The number of steps the agent may take. */
  limit: number;
  timeoutMs: number;
  /** Absent: whatever the worker that takes it gives. */
  limits?: RunLimits;
  maxAttempts: number;
  apply: 'auto' | 'never';
  /** Absent: `auto`. */
  approval?: 'ask';
  metadata: Record<string, string>;
  /** Absent: no bound on tokens. */
  budget?: Budget;
  /** Hosts that the run may reach; absent: none. */
  network?: string[];
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

/** Tokens as clients read them; they count every attempt. */
export interface UsedTokens {
  input: number;
  output: number;
  /** The part of `input` that providers read from their caches; null when one did not tell it. */
  cached_input: number | null;
  /** Calls of models that ended before the provider told their last count; above 0 the sums are a lower bound. */
  cut_calls: number;
}

/** `duration_ms` runs from the first attempt's start to settlement. */
export interface Usage extends UsedTokens {
  duration_ms: number;
}

export const noTokens: UsedTokens = { input: 0, output: 0, cached_input: 0, cut_calls: 0 };

export function addTokens(one: UsedTokens, other: UsedTokens): UsedTokens {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    cached_input:
      one.cached_input === null || other.cached_input === null ? null : one.cached_input + other.cached_input,
    cut_calls: one.cut_calls + other.cut_calls,
  };
}

/** What became of a run's result in its workspace. */
export type Applied =
  | { status: 'fast_forward' | 'merged' | 'unchanged' | 'skipped' | 'quota_exceeded' }
  | { status: 'conflict'; files: string[] };
