/** The interface of an agent: it does the work and reports; it knows nothing of stores, events, HTTP or tokens. */
import type { Answer, Question } from '../domain/question.ts';
import type { Reason } from '../domain/run.ts';
import type { LimitHit } from '../domain/run-limits.ts';
import type { ModelAccess } from '../gateway/gateway.ts';
import type { Sandbox, Shown } from '../sandbox/sandbox.ts';

export type { Answer, Question };

export type StepKind = 'command' | 'edit' | 'read' | 'search' | 'other';

/** How a step ended. `passed`/`failed` count checks; `checks` tells whether the step's own command reported them. */
export interface StepResult {
  passed: number;
  failed: number;
  checks: 'reported' | 'outcome';
  /** Null when no command ran or a signal ended it. */
  exitCode: number | null;
  /** The limit that ended its command, when one did. */
  limitHit?: LimitHit;
  status: 'completed' | 'failed' | 'interrupted';
}

/** One thing an agent tells. Steps are numbered from 1 in the order they started. */
export type Report =
  | { type: 'step.started'; index: number; step: string; kind: StepKind; title: string }
  | ({ type: 'step.completed'; index: number; step: string; durationMs: number } & StepResult)
  | { type: 'message'; text: string }
  /** `index` is null for what the agent's own process prints between steps. */
  | { type: 'output'; index: number | null; stream: 'stdout' | 'stderr'; text: string };

/** What the agent leaves: why it ended and its last words, if any. Interruption from outside shows in `job.signal`. */
export interface AgentEnd {
  reason: Reason;
  result: string | null;
  /** What the agent finds its conversation again by, in the home it leaves; absent: it can't. */
  conversation?: string;
}

export interface Job {
  instruction: string;
  /** Steps the agent may take; taking all of them with work left ends in `limit_reached`. */
  limit: number;
  sandbox: Sandbox;
  /** Aborted on cancel, time-out, drain and loss of the claim; the agent stops at once and returns. */
  signal: AbortSignal;
  /** `provider:model` that the run asked for; null: the agent's own default. */
  model: string | null;
  /** The way to models; undefined where no provider is configured. */
  models: ModelAccess | undefined;
  /** `ask`: what the agent wants permission for goes to the client; `auto`: it is allowed, the sandbox is the policy. */
  approval: 'auto' | 'ask';
  /**
   * Asks the client and waits for the answer; the run is `waiting` meanwhile. Rejects when the run is interrupted first,
   * also because nobody answered in time.
   */
  ask(question: Question): Promise<Answer>;
  /** What the client says while the run works, each once; ends with the attempt. Agents that cannot be steered leave it. */
  messages: AsyncIterable<string>;
  /**
   * The conversation to go on with, whose home is in place again. Null: the run continues one of this agent that can't be
   * given back, which the agent has to say; absent: there is none.
   */
  conversation?: string | null;
  /** Undefined: nothing is remembered. */
  memory?: Memory;
}

/** What an agent hands on from a run to the runs that continue it: text that only agents of its kind read. */
export interface Memory {
  /** What the continued run left; undefined when it left nothing, or when no run is continued. */
  earlier(): Promise<string | undefined>;
  /** Replaces what this run leaves. */
  keep(text: string): Promise<void>;
}

export interface AgentDescription {
  name: string;
  kind: 'script' | 'model' | 'acp';
  description: string;
  /** What it can do besides working on an instruction: `messages`, `inputs`, `continues`, `model`. */
  capabilities: string[];
  /** Null when it can work here; else one sentence with what is missing and the line that mends it. */
  missing: string | null;
}

export interface Agent extends AgentDescription {
  /** Hosts that its runs may reach when they don't say; absent: none. */
  readonly network?: readonly string[];
  /** Programs that its sandbox has to show. */
  readonly show?: readonly Shown[];
  work(job: Job): AsyncGenerator<Report, AgentEnd>;
}
