/** Why a run with an ACP agent ended, in words for the client: stop reasons, errors of the protocol, the end of the process. */
import { RequestError } from '@agentclientprotocol/sdk';
import type { Reason } from '../domain/run.ts';
import type { Exit } from '../sandbox/sandbox.ts';
import { fields, text } from './acp-result.ts';
import { WireError } from './acp-wire.ts';

const wordsMax = 500;

export const cancelled: Reason = { code: 'cancelled', message: 'The run was stopped from outside.' };

export function limitReached(limit: number): Reason {
  return {
    code: 'limit_reached',
    message: `The limit of ${limit} step${limit === 1 ? '' : 's'} was reached and the agent wanted to go on.`,
  };
}

export function silent(idleMs: number): Reason {
  return {
    code: 'agent_error',
    message: `The agent said nothing for ${Math.round(idleMs / 1000)} seconds and was ended.`,
  };
}

/** What the agent says of the end of its own turn. */
export function stopped(stopReason: string): Reason {
  switch (stopReason) {
    case 'end_turn':
      return { code: 'done', message: 'The agent ended the task.' };
    case 'cancelled':
      return { code: 'cancelled', message: 'The agent called its own work off.' };
    case 'max_tokens':
      return { code: 'limit_reached', message: 'The agent stopped at the most tokens its model may say.' };
    case 'max_turn_requests':
      return { code: 'limit_reached', message: 'The agent stopped at its own limit of model calls.' };
    case 'refusal':
      return { code: 'agent_error', message: 'The agent refused to go on.' };
    default:
      return { code: 'agent_error', message: 'The agent ended for a reason this service does not know.' };
  }
}

/** An error the agent answered, or what it wrote that broke the protocol; undefined: its process is gone, and that is the reason. */
export function answered(error: unknown, name: string): Reason | undefined {
  if (error instanceof WireError) return { code: 'agent_error', message: error.message };
  if (!(error instanceof RequestError)) return undefined;
  const data = fields(error.data);
  const more =
    text(error.data) ?? text(data.details) ?? text(data.message) ?? text(fields(data.error).message);
  const words = [error.message, more].filter((part) => part !== undefined && part !== '').join(': ');
  return { code: 'agent_error', message: `${name} answered with an error: ${oneLine(words)}` };
}

/** `begun`: whether a conversation stood, so that there was work to break off. */
export function gone(exit: Exit, options: { name: string; begun: boolean; complaints: string }): Reason {
  const { name, begun, complaints } = options;
  if (exit.cause === 'setup')
    return {
      code: 'agent_unavailable',
      message: `The sandbox of ${name} could not be made. ${oneLine(complaints)}`,
    };
  const how = exit.cause === undefined ? `with exit code ${exit.code}` : endings[exit.cause];
  const said = oneLine(complaints);
  return {
    code: begun || exit.cause !== undefined ? 'agent_error' : 'agent_unavailable',
    message: `${name} ended ${begun ? 'in the middle of its work' : 'before it began'} ${how}.${said === '' ? '' : ` Its last words: ${said}`}`,
  };
}

const endings = {
  memory: 'because it used more memory than a run may have',
  output: 'because it printed more than it may print',
  disk: 'because it wrote more to disk than a run may write',
  processes: 'because it started more processes than a run may have',
  cpu: 'because it used more processor time than a run may have',
  signal: 'by a signal',
};

/** The end of a text on one line: the cause of an error stands last. */
function oneLine(words: string): string {
  const line = words.replaceAll(/[\s\0-\x1f\x7f]+/g, ' ').trim();
  return line.length <= wordsMax ? line : `…${line.slice(-wordsMax)}`;
}
