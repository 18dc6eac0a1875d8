/** The built-in agent at work: a turn of the model, its tool calls as steps one after the other, and again, until it needs no tool. */
import type { ModelMessage, ToolResultPart } from 'ai';
import type { Clock } from '../base/clock.ts';
import type { Reason } from '../domain/run.ts';
import { readModelName } from '../gateway/model-name.ts';
import type { AgentEnd, Job, Report, StepResult } from './agent.ts';
import { type AskedCall, ask, connect, type Fault, type Turn } from './model-call.ts';
import { type Context, createContext, summariser } from './model-context.ts';
import { recall, remember } from './model-memory.ts';
import { openPermission } from './model-permission.ts';
import { systemPrompt } from './model-prompt.ts';
import { listen } from './model-steering.ts';
import { readToolCall, tools } from './model-tools.ts';
import { nameMax, short } from './split-script.ts';
import { clean, headAndTail, outcomeOf, type ToolCall, type ToolEnd } from './tool.ts';

export interface ModelAgentOptions {
  clock: Clock;
  /** `provider:model` of runs that name none. */
  model: string | undefined;
  /** What the server behind `openai:` speaks: `responses` is OpenAI's own, `chat` every compatible one's. */
  openaiWire: 'responses' | 'chat';
  /** Tokens that the model's context holds. */
  contextTokens: number;
}

/** A broken answer is asked for again this often in a row, an empty or cut one is prodded this often. */
const triesMax = 3;
/** Characters of one tool's output that the model is shown, and the share of the context they may fill at most. */
const outputUnits = 30_000;
/** Characters of the last words that a receipt holds. */
const resultUnits = 10_000;

export async function* workWithModel(job: Job, options: ModelAgentOptions): AsyncGenerator<Report, AgentEnd> {
  const wanted = job.model ?? options.model;
  const name = wanted === undefined ? undefined : readModelName(wanted);
  if (!job.models || !name || !job.models.providers.includes(name.provider))
    return unavailable(
      wanted === undefined ? 'No model is configured.' : `${wanted} is not configured here.`,
    );
  const { models } = job;
  const signal = AbortSignal.any([job.signal, models.signal]);
  const place = { sandbox: job.sandbox, signal, clock: options.clock };
  const steering = listen(job.messages);
  const stopped = (): AgentEnd | undefined =>
    signal.aborted ? { reason: (!job.signal.aborted && models.verdict()) || cancelled, result } : undefined;
  let result: string | null = null;
  let context: Context | undefined;
  let results: ToolResultPart[] = [];
  try {
    const system = await systemPrompt(place);
    const early = stopped();
    if (early) return early;
    if (typeof system !== 'string') return { reason: system, result };
    context = createContext({
      instruction: job.instruction,
      earlier: recall(await job.memory?.earlier()),
      windowTokens: options.contextTokens,
    });
    const connection = connect(name, models, options);
    const next = (asked: {
      system: string;
      messages: ModelMessage[];
      tools: typeof tools | Record<string, never>;
    }) => ask(connection, { ...asked, signal });
    const permission = openPermission(job);
    const shown = { outputUnits: Math.min(outputUnits, options.contextTokens) };
    let steps = 0;
    for (let tries = 0; ; ) {
      context.add(...steering.take().map((text): ModelMessage => ({ role: 'user', content: text })));
      const turn = await takeTurn(context, system, next, () => signal.aborted);
      const ended = stopped();
      if (ended) return ended;
      if ('fault' in turn) return { reason: modelError(turn.message), result };
      if (turn.text !== '') {
        result = headAndTail(turn.text, resultUnits);
        yield { type: 'message', text: turn.text };
      }
      if (turn.finish === 'refused')
        return { reason: modelError('The model declined to go on with this task.'), result };
      results = [];
      for (const asked of turn.calls) {
        if (steps >= job.limit) return { reason: limitReached(job.limit, asked.name), result };
        steps += 1;
        const call = asked.wrong ?? readToolCall(asked.name, asked.input, shown);
        const end = yield* takeStep(call, asked, steps);
        if (end.fatal) return { reason: end.fatal, result };
        const ended = stopped();
        if (ended) return ended;
        results.push(resultPart(asked, end));
      }
      const worked = results.length > 0;
      if (worked) context.add({ role: 'tool', content: results });
      results = [];
      tries = worked ? 0 : tries;
      if (worked || steering.waiting()) continue;
      const prod = prodding(turn);
      if (prod === undefined)
        return { reason: { code: 'done', message: 'The agent ended the task.' }, result };
      tries += 1;
      if (tries >= triesMax) return { reason: modelError(prod.failure), result };
      context.add({ role: 'user', content: prod.text });
    }

    async function* takeStep(
      call: ToolCall | string,
      asked: AskedCall,
      index: number,
    ): AsyncGenerator<Report, ToolEnd> {
      const facts =
        typeof call === 'string'
          ? { kind: 'other' as const, step: short(asked.name, nameMax) || 'tool', title: short(call, 200) }
          : { kind: call.kind, step: call.step, title: call.title };
      const denied = typeof call !== 'string' && call.changes ? await permission(call) : undefined;
      if (signal.aborted) return { text: '', result: outcomeOf('interrupted') };
      const step = clean(facts.step);
      yield { type: 'step.started', index, kind: facts.kind, step, title: clean(facts.title) };
      const started = options.clock.monotonic();
      const refusal = typeof call === 'string' ? call : denied;
      let end: ToolEnd;
      if (typeof call === 'string' || refusal !== undefined)
        end = { text: refusal ?? '', result: outcomeOf('failed') };
      else end = yield* relay(call.run(place), index);
      const durationMs = Math.round(options.clock.monotonic() - started);
      yield { type: 'step.completed', index, step, durationMs, ...end.result };
      return end;
    }
  } finally {
    steering.end();
    if (context && job.memory) await job.memory.keep(remember(context.messages, results));
  }
}

/** The output of a tool as reports of its step. */
async function* relay(running: ReturnType<ToolCall['run']>, index: number): AsyncGenerator<Report, ToolEnd> {
  try {
    for (;;) {
      const next = await running.next();
      if (next.done) return next.value;
      yield { type: 'output', index, ...next.value };
    }
  } finally {
    // Also when the reader of these reports goes away in the middle: the command ends with its generator.
    await running.return(undefined as never);
  }
}

type Ask = (asked: {
  system: string;
  messages: ModelMessage[];
  tools: typeof tools | Record<string, never>;
}) => Promise<Turn | Fault>;

/** One turn, with a summary first where the conversation is too long, and again where an answer broke off. */
async function takeTurn(
  context: Context,
  system: string,
  next: Ask,
  over: () => boolean,
): Promise<Turn | Fault> {
  let compactions = 0;
  let full = context.full();
  for (let tries = 1; ; ) {
    if (full) {
      compactions += 1;
      const summary = await next({
        system: summariser,
        messages: [{ role: 'user', content: context.recount() }],
        tools: {},
      });
      if (over()) return { fault: 'broken', message: 'The run was stopped.' };
      if ('fault' in summary)
        return { fault: 'refused', message: `${tooLarge} It could not be summarised: ${summary.message}` };
      context.compact(summary.text);
    }
    const turn = await next({ system, messages: context.messages, tools });
    if (over()) return turn;
    if (!('fault' in turn)) {
      context.add(...turn.messages);
      if (turn.tokens !== undefined) context.counted(turn.tokens);
      return turn;
    }
    if (turn.fault === 'full') {
      if (context.messages.length === 1 || compactions >= 2)
        return { fault: 'refused', message: `${tooLarge} ${turn.message}` };
      context.refused(turn.message);
    }
    if (turn.fault === 'refused' || (turn.fault === 'broken' && tries >= triesMax)) return turn;
    if (turn.fault === 'broken') tries += 1;
    full = turn.fault === 'full';
  }
}

const tooLarge = "The task and what is left of the conversation do not fit into the model's context.";

/** What to say to a model that stopped without an answer; undefined when it did answer. */
function prodding(turn: Turn): { text: string; failure: string } | undefined {
  if (turn.finish === 'length')
    return {
      text: '[Your answer was cut off at its length limit. Go on, in smaller pieces.]',
      failure: 'The answers of the model were cut off at their length limit again and again.',
    };
  if (turn.text === '')
    return {
      text: '[Your answer was empty. Go on with the task, or say in a sentence that it is done.]',
      failure: 'The model gave empty answers.',
    };
  return undefined;
}

function resultPart(asked: AskedCall, end: ToolEnd): ToolResultPart {
  const good: StepResult['status'] = 'completed';
  // A command that ended with an error is a result like any other; the model reads the exit code.
  const type = end.result.status === good || end.result.exitCode !== null ? 'text' : 'error-text';
  return {
    type: 'tool-result',
    toolCallId: asked.id,
    toolName: asked.name,
    output: { type, value: end.text },
  };
}

const cancelled: Reason = { code: 'cancelled', message: 'The run was stopped from outside.' };

function modelError(message: string): Reason {
  return { code: 'model_error', message: message.endsWith('.') ? message : `${message}.` };
}

function limitReached(limit: number, wanted: string): Reason {
  return {
    code: 'limit_reached',
    message: `The limit of ${limit} step${limit === 1 ? '' : 's'} was reached; the agent wanted to go on with ${short(wanted, nameMax) || 'a tool'}.`,
  };
}

function unavailable(why: string): AgentEnd {
  const message = `${why} Set MODEL=provider:model and the key of its provider, e.g. OPENAI_API_KEY, and start the service again.`;
  return { reason: { code: 'agent_unavailable', message }, result: null };
}
