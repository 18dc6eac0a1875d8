/** Answers what an ACP agent wants permission for: the sandbox is the policy, unless the run's client wants to be asked. */
import { commandOf, fields, type ToolCallNews, text } from './acp-result.ts';
import type { Job } from './agent.ts';

export interface PermissionRequest {
  toolCall: ToolCallNews;
  options: readonly { optionId: string; name: string; kind: string }[];
}

export type Outcome = { outcome: 'cancelled' } | { outcome: 'selected'; optionId: string };

const titleMax = 300;

/** By the kind of an option, not its id: ids are the agent's own. */
function firstOf(request: PermissionRequest, ...kinds: string[]): Outcome {
  const options = Array.isArray(request.options) ? request.options : [];
  for (const kind of kinds) {
    const option = options.find((one) => one.kind === kind);
    if (option !== undefined) return { outcome: 'selected', optionId: option.optionId };
  }
  return { outcome: 'cancelled' };
}

function effectOf(kind: string): 'allow' | 'deny' | 'other' {
  if (kind.startsWith('allow')) return 'allow';
  return kind.startsWith('reject') ? 'deny' : 'other';
}

const isLasting = (kind: string): boolean => kind.endsWith('_always');

/** Resolves with `cancelled` when the run is interrupted before anybody answered. */
export async function choose(
  request: PermissionRequest,
  job: Job,
  interrupted: AbortSignal,
): Promise<Outcome> {
  if (job.approval === 'auto') return firstOf(request, 'allow_once', 'allow_always');
  const { toolCall } = request;
  const title =
    commandOf(toolCall.rawInput) ?? text(fields(toolCall).title) ?? 'The agent asks for permission.';
  // Those for this once stand first: a client that just says yes or no gets them.
  const options = request.options
    .toSorted((one, other) => Number(isLasting(one.kind)) - Number(isLasting(other.kind)))
    .map(({ optionId, name, kind }) => ({ id: optionId, label: name, effect: effectOf(kind) }));
  try {
    const answer = await job.ask({ kind: 'permission', title: title.slice(0, titleMax), options });
    if (interrupted.aborted) return { outcome: 'cancelled' };
    const chosen =
      'option' in answer ? request.options.find((one) => one.optionId === answer.option) : undefined;
    // Words are no permission.
    return chosen
      ? { outcome: 'selected', optionId: chosen.optionId }
      : firstOf(request, 'reject_once', 'reject_always');
  } catch {
    return { outcome: 'cancelled' };
  }
}
