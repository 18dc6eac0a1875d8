/** One command of a step: how it is started, and what its end says of the step. */
import { unreachable } from '../base/errors.ts';
import { limitOf } from '../sandbox/limits.ts';
import type { Exit, ExitCause, Sandbox, SandboxProcess } from '../sandbox/sandbox.ts';
import type { StepResult } from './agent.ts';
import { readChecks } from './checks.ts';

/** Linux takes no single argument past 128 KiB; longer commands go in by the pipe. */
const argumentBytesMax = 100 * 1024;

/** Starts a command in a bash of its own, with nothing on its standard input. */
export function startBash(sandbox: Sandbox, command: string, signal: AbortSignal): SandboxProcess {
  const byPipe = Buffer.byteLength(command) > argumentBytesMax;
  const child = sandbox.spawn(['bash', '-c', byPipe ? 'eval "$(cat)"' : command], { signal });
  child.stdin.end(byPipe ? command : undefined);
  return child;
}

/** A step that was interrupted neither passed nor failed, unless its command had reported by then. */
export function judge(exit: Exit, aborted: boolean, output: string): StepResult {
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

/** What ended a command that did not end by itself, as the rest of a sentence. */
export function stopped(cause: Exclude<ExitCause, 'setup'>): string {
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
