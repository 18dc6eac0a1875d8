/** The agent without a model: the instruction is a shell script, and each logical line of it is a step. */
import type { Clock } from '../base/clock.ts';
import { unreachable } from '../base/errors.ts';
import type { Reason } from '../domain/run.ts';
import { limitOf } from '../sandbox/limits.ts';
import type { Exit, ExitCause, SandboxProcess } from '../sandbox/sandbox.ts';
import type { Agent, AgentEnd, Job, Report, StepResult } from './agent.ts';
import { checksTailBytes, readChecks } from './checks.ts';
import { createTail, readOutput } from './output.ts';
import { type ScriptStep, splitScript } from './split-script.ts';

const resultMax = 2_000;
/** Linux takes no single argument past 128 KiB; longer commands go in by the pipe. */
const argumentBytesMax = 100 * 1024;

/**
 * Runs the steps in order, each as a fresh `bash -c` in /workspace: files stay from step to step, while variables,
 * `cd` and background processes do not. Stops at the first step that ends with an error.
 */
export function createScriptAgent(options: { clock: Clock }): Agent {
  return {
    name: 'script',
    kind: 'script',
    description:
      'Runs the task as a shell script, one step for each logical line, and stops at the first error.',
    capabilities: [],
    missing: null,
    work: (job) => work(job, options.clock),
  };
}

async function* work(job: Job, clock: Clock): AsyncGenerator<Report, AgentEnd> {
  const steps = splitScript(job.instruction);
  let result: string | null = null;
  for (const [position, step] of steps.entries()) {
    if (job.signal.aborted) return { reason: cancelled, result };
    if (position >= job.limit) return { reason: limitReached(job.limit, steps.length), result };
    const ended = yield* runStep(job, step, position + 1, clock);
    result = ended.lastWords;
    if (ended.reason !== undefined) return { reason: ended.reason, result };
  }
  const message =
    steps.length === 1
      ? 'The step ended without an error.'
      : `All ${steps.length} steps ended without an error.`;
  return {
    reason: { code: 'done', message: steps.length === 0 ? 'The script holds no command.' : message },
    result,
  };
}

const cancelled: Reason = { code: 'cancelled', message: 'The run was stopped from outside.' };

function limitReached(limit: number, steps: number): Reason {
  const left = steps - limit;
  return {
    code: 'limit_reached',
    message: `The limit of ${limit} step${limit === 1 ? '' : 's'} was reached with ${left} left to take.`,
  };
}

/** Reports one step from start to completion; `reason` says why the run goes no further, if so. */
async function* runStep(
  job: Job,
  step: ScriptStep,
  index: number,
  clock: Clock,
): AsyncGenerator<Report, { reason: Reason | undefined; lastWords: string | null }> {
  yield { type: 'step.started', index, step: step.name, kind: 'command', title: step.title };
  const started = clock.monotonic();
  const everything = createTail(checksTailBytes);
  const spoken = createTail(2 * resultMax);
  const complaints = createTail(resultMax);
  const child = start(job, step.command);
  let exit: Exit;
  try {
    for await (const { stream, text } of readOutput(child)) {
      everything.add(text);
      (stream === 'stdout' ? spoken : complaints).add(text);
      yield { type: 'output', index, stream, text };
    }
    exit = await child.exit;
  } finally {
    // Also when the reader of these reports goes away in the middle.
    child.kill();
  }
  const completion = judge(exit, job.signal.aborted, everything.text());
  yield {
    type: 'step.completed',
    index,
    step: step.name,
    durationMs: Math.round(clock.monotonic() - started),
    ...completion,
  };
  const lastWords = lastLines(spoken.text());
  if (completion.status === 'completed') return { reason: undefined, lastWords };
  if (completion.status === 'interrupted') return { reason: cancelled, lastWords };
  return { reason: failure(`Step ${index} (${step.name})`, exit, complaints.text()), lastWords };
}

function start(job: Job, command: string): SandboxProcess {
  const byPipe = Buffer.byteLength(command) > argumentBytesMax;
  const child = job.sandbox.spawn(['bash', '-c', byPipe ? 'eval "$(cat)"' : command], { signal: job.signal });
  child.stdin.end(byPipe ? command : undefined);
  return child;
}

/** A step that was interrupted neither passed nor failed, unless its command had reported by then. */
function judge(exit: Exit, aborted: boolean, output: string): StepResult {
  const ended = exit.code === 0 && exit.cause === undefined;
  const interrupted = aborted && exit.cause === 'signal';
  const status = ended ? 'completed' : interrupted ? 'interrupted' : 'failed';
  const limit = limitOf(exit);
  const limitHit = limit === null ? {} : { limitHit: limit };
  const reported = readChecks(output);
  if (reported !== undefined)
    return { ...reported, checks: 'reported', exitCode: exit.code, ...limitHit, status };
  return {
    passed: ended ? 1 : 0,
    failed: status === 'failed' ? 1 : 0,
    checks: 'outcome',
    exitCode: exit.code,
    ...limitHit,
    status,
  };
}

function failure(which: string, exit: Exit, complaints: string): Reason {
  if (exit.cause === 'setup') {
    return {
      code: 'agent_unavailable',
      message: `The sandbox of a step could not be made. ${lastLines(complaints) ?? ''}`.trim(),
    };
  }
  const how = exit.cause === undefined ? `ended with exit code ${exit.code}` : stopped(exit.cause);
  return { code: 'agent_error', message: `${which} ${how}.` };
}

function stopped(cause: Exclude<ExitCause, 'setup'>): string {
  switch (cause) {
    case 'memory':
      return 'was stopped: it used more memory than a run may have';
    case 'processes':
      return 'was stopped: it started more processes than a run may have';
    case 'output':
      return 'was stopped: it printed more than a step may print';
    case 'disk':
      return 'was stopped: it wrote more to disk than a run may write';
    case 'cpu':
      return 'was stopped: it used more processor time than a run may have';
    case 'signal':
      return 'was ended by a signal';
    default:
      return unreachable(cause);
  }
}

/** The last lines that follow each other without a blank one between, at most 2,000 characters of them. */
function lastLines(text: string): string | null {
  const lines = text.trimEnd().split('\n');
  const blank = lines.findLastIndex((line) => line.trim() === '');
  const block = lines.slice(blank + 1).join('\n');
  if (block === '') return null;
  if (block.length <= resultMax) return block;
  // Cut at a line's start where one is in sight, and never through a character.
  const cut = block.slice(-resultMax).replace(/^[\uDC00-\uDFFF]/, '');
  const line = cut.indexOf('\n');
  return line === -1 ? cut : cut.slice(line + 1);
}
