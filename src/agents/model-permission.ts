/** Asking the client before something is changed, where the run wants to be asked. */
import type { Job, Question } from './agent.ts';
import type { ToolCall } from './tool.ts';

const options: Question['options'] = [
  { id: 'allow_once', label: 'Allow', effect: 'allow' },
  { id: 'allow_all', label: 'Allow this and everything after it', effect: 'allow' },
  { id: 'deny', label: 'Deny', effect: 'deny' },
];

/** Gives undefined when the call may be made, else what the model is told. Resolves also when the run ends first. */
export function openPermission(
  job: Pick<Job, 'approval' | 'ask'>,
): (call: Pick<ToolCall, 'kind' | 'step' | 'title'>) => Promise<string | undefined> {
  let all = job.approval === 'auto';
  return async (call) => {
    if (all) return undefined;
    const title =
      call.kind === 'command'
        ? `Run ${call.title}`
        : `${call.step.charAt(0).toUpperCase()}${call.step.slice(1)}`;
    try {
      const answer = await job.ask({ kind: 'permission', title, options });
      if ('text' in answer) return `The user did not allow it, and says: ${answer.text}`;
      all = answer.option === 'allow_all';
      return all || answer.option === 'allow_once'
        ? undefined
        : 'The user did not allow it. Find another way, or end.';
    } catch {
      return 'Nobody answered whether it is allowed.';
    }
  };
}
