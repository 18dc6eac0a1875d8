/** Exit codes, and which of them an error stands for. */
import { CommanderError } from 'commander';
import { AgentRunError, type FinalState } from '../sdk/index.ts';

export const exitCodes = {
  completed: 0,
  failed: 1,
  usage: 2,
  interrupted: 3,
  unreachable: 4,
  refused: 5,
  patch: 6,
  left: 130,
} as const;

/** An error whose message says all there is to say to the person who typed the command. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

export function usageError(message: string): CommandError {
  return new CommandError(exitCodes.usage, message);
}

export function codeOfState(state: FinalState): number {
  return exitCodes[state];
}

const unreachable = new Set([
  'connection_failed',
  'timed_out',
  'unexpected_reply',
  'unauthenticated',
  'key_expired',
  'key_revoked',
  'insufficient_scope',
]);

export function codeOfError(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof AgentRunError) {
    if (unreachable.has(error.code) || (error.status ?? 0) >= 500 || error.status === 429)
      return exitCodes.unreachable;
    return error.code === 'invalid_request' || error.code === 'invalid_usage'
      ? exitCodes.usage
      : exitCodes.refused;
  }
  return exitCodes.refused;
}

/** What to tell of it, in lines; none when it has been told already. */
export function linesOfError(error: unknown): string[] {
  if (error instanceof CommanderError) return [];
  if (!(error instanceof AgentRunError)) return [error instanceof Error ? error.message : String(error)];
  const hint =
    error.code === 'unauthenticated' || error.code === 'key_expired' || error.code === 'key_revoked'
      ? ['Give another key: agent-runs login, or AGENT_RUNS_KEY.']
      : error.code === 'connection_failed'
        ? ['Is the service running, and is the address right? agent-runs whoami tells which one is asked.']
        : [];
  return [
    error.message,
    ...error.errors.map(({ pointer, message }) => `  ${pointer}: ${message}`),
    ...hint,
    ...(error.requestId === null ? [] : [`Request ${error.requestId}`]),
  ];
}
