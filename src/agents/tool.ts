/** What the tools of the built-in agent have in common: one call of a tool is one step, and all it does happens inside the sandbox. */
import type { Clock } from '../base/clock.ts';
import type { Reason } from '../domain/run.ts';
import type { Exit, Sandbox } from '../sandbox/sandbox.ts';
import type { StepKind, StepResult } from './agent.ts';
import { stopped } from './command.ts';

export interface ToolPlace {
  sandbox: Sandbox;
  /** Aborted when the run ends from outside. */
  signal: AbortSignal;
  clock: Clock;
}

export type ToolOutput = { stream: 'stdout' | 'stderr'; text: string };

/** How a call ended: what the model is told, and what the step counts as. */
export interface ToolEnd {
  text: string;
  result: StepResult;
  /** Set when nothing can work in this sandbox any more. */
  fatal?: Reason;
}

/** A call that was understood, before it is done. */
export interface ToolCall {
  kind: StepKind;
  /** What the step is called, e.g. `edit src/a.ts`. */
  step: string;
  /** One line for people. */
  title: string;
  /** Whether a client that wants to be asked is asked first. */
  changes: boolean;
  run(place: ToolPlace): AsyncGenerator<ToolOutput, ToolEnd>;
}

/** How a step without a command of the model's own ended. */
export function outcomeOf(status: StepResult['status']): StepResult {
  return {
    passed: status === 'completed' ? 1 : 0,
    failed: status === 'failed' ? 1 : 0,
    checks: 'outcome',
    exitCode: null,
    status,
  };
}

export function succeeded(text: string): ToolEnd {
  return { text, result: outcomeOf('completed') };
}

export function failed(text: string): ToolEnd {
  return { text, result: outcomeOf('failed') };
}

/** The bytes a small command of ours printed, and how it ended. */
export interface Captured {
  bytes: Buffer;
  /** Whether it printed more than was kept. */
  cut: boolean;
  /** The end of what it complained about. */
  complaint: string;
  exit: Exit;
}

const fileSeconds = 30;
const complaintUnits = 1_000;

/**
 * Runs `script` with bash, `args` as `$1`, `$2`…, and keeps the first `bytesMax` of what it prints. Paths and patterns
 * of the model are arguments, never part of the script.
 */
export async function capture(
  place: ToolPlace,
  script: string,
  args: readonly string[],
  options: { input?: string; bytesMax: number },
): Promise<Captured> {
  const late = new AbortController();
  const callOff = place.clock.after(fileSeconds * 1_000, () => late.abort());
  const child = place.sandbox.spawn(['bash', '-c', script, 'bash', ...args], {
    signal: AbortSignal.any([place.signal, late.signal]),
  });
  // A command that ends before it has read everything is told by its exit.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input);
  const kept: Buffer[] = [];
  let length = 0;
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (length < options.bytesMax) kept.push(chunk.subarray(0, options.bytesMax - length));
    length += chunk.length;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-complaintUnits);
  });
  const ended = [child.stdout, child.stderr].map(
    (pipe) =>
      new Promise<void>((resolve) => {
        for (const event of ['end', 'close', 'error']) pipe.once(event, () => resolve());
      }),
  );
  try {
    const exit = await child.exit;
    await Promise.all(ended);
    if (late.signal.aborted) complaint = `it took longer than ${fileSeconds} seconds`;
    return { bytes: Buffer.concat(kept), cut: length > options.bytesMax, complaint: complaint.trim(), exit };
  } finally {
    callOff();
    child.kill();
  }
}

/** What is told of a command that did not end well; undefined when it did. */
export function trouble(place: ToolPlace, captured: Captured): ToolEnd | undefined {
  const { exit, complaint } = captured;
  if (exit.code === 0 && exit.cause === undefined) return undefined;
  if (exit.cause === 'setup') return unable(complaint);
  if (place.signal.aborted) return { text: 'The run was stopped.', result: outcomeOf('interrupted') };
  const why = complaint.replaceAll(/^bash: (line \d+: )?/gm, '');
  if (why !== '') return failed(why);
  return failed(
    exit.cause === undefined ? `It ended with exit code ${exit.code}.` : `It ${stopped(exit.cause)}.`,
  );
}

/** No sandbox, no work: why the whole run ends. */
export function unusable(complaint: string): Reason {
  return {
    code: 'agent_unavailable',
    message: `The sandbox of a step could not be made. ${complaint}`.trim(),
  };
}

export function unable(complaint: string): ToolEnd {
  const fatal = unusable(complaint);
  return { ...failed(fatal.message), fatal };
}

/** Text that every store and every provider can hold: no NUL, no half of a character. */
export function clean(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

/** Beginning and end of a long text, with a word on what is left out between. */
export function headAndTail(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text;
  const head = Math.floor(unitsMax / 3);
  const tail = unitsMax - head;
  const left = text.length - head - tail;
  return clean(`${text.slice(0, head)}\n[… ${left} characters left out …]\n${text.slice(-tail)}`);
}

/** Keeps the beginning and the end of a text that comes in pieces. */
export function createHeadAndTail(unitsMax: number): { add(text: string): void; text(): string } {
  const headMax = Math.floor(unitsMax / 3);
  const tailMax = unitsMax - headMax;
  let head = '';
  let tail = '';
  let left = 0;
  return {
    add: (text) => {
      const room = headMax - head.length;
      head += text.slice(0, room);
      tail += text.slice(room);
      if (tail.length <= 2 * tailMax) return;
      left += tail.length - tailMax;
      tail = tail.slice(-tailMax);
    },
    text: () => {
      const more = left + Math.max(0, tail.length - tailMax);
      if (more === 0) return clean(head + tail);
      return clean(`${head}\n[… ${more} characters left out …]\n${tail.slice(-tailMax)}`);
    },
  };
}
