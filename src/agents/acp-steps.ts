/** Turns the tool calls of an ACP agent into steps: each begins once, ends once, and has the name it ended up with. */
import type { Clock } from '../base/clock.ts';
import { commandOf, exitCodeOf, outputOf, pathOf, streamedOf, type ToolCallNews } from './acp-result.ts';
import type { Report, StepKind, StepResult } from './agent.ts';
import { checksTailBytes, readChecks } from './checks.ts';
import { createTail, pieces } from './output.ts';

const nameMax = 80;
const titleMax = 200;
/** Output of one step that goes into the log. */
const logUnitsMax = 4 * 1024 * 1024;
/** Calls that have only been announced; more are the agent's mistake and are forgotten. */
const waitingMax = 1_000;

const kinds: Record<string, StepKind> = {
  execute: 'command',
  edit: 'edit',
  delete: 'edit',
  move: 'edit',
  read: 'read',
  search: 'search',
};
const verbs: Record<string, string> = { edit: 'edit', delete: 'delete', move: 'move', read: 'read' };

/** What is known of a call so far; later news add to it and replace what they name. */
interface Call {
  news: ToolCallNews;
  /** Undefined until its step has started. */
  step: { index: number; name: string; startedAt: number; kind: StepKind } | undefined;
  streamed: ReturnType<typeof createTail>;
  streamedUnits: number;
  over: boolean;
}

export interface Steps {
  /** What this news makes known. A call that is over is over, whatever is said of it later. */
  tell(news: ToolCallNews, options?: { started?: boolean; interrupted?: boolean }): Report[];
  /** Ends what is still open: with its turn, or because the run was interrupted. */
  close(how: 'failed' | 'interrupted'): Report[];
  /** Whether one more step would be more than the limit allows; it was not reported then. */
  exceeded(): boolean;
  open(): number;
}

export function createSteps(options: { clock: Clock; limit: number; workspace: string }): Steps {
  const { clock, limit, workspace } = options;
  const calls = new Map<string, Call>();
  let taken = 0;
  let open = 0;
  let exceeded = false;

  function start(call: Call): Report[] {
    if (call.step !== undefined || exceeded) return [];
    if (taken >= limit) {
      exceeded = true;
      return [];
    }
    taken += 1;
    open += 1;
    const kind = kinds[call.news.kind ?? ''] ?? 'other';
    const name = nameOf(call.news, workspace);
    call.step = { index: taken, name, startedAt: clock.monotonic(), kind };
    const title = short(call.news.title ?? '', titleMax) || name;
    return [{ type: 'step.started', index: taken, step: name, kind, title }];
  }

  function output(call: Call, words: string): Report[] {
    const { step } = call;
    if (step === undefined || call.streamedUnits > logUnitsMax) return [];
    call.streamedUnits += words.length;
    call.streamed.add(words);
    return [...pieces(words)].map((piece) => ({
      type: 'output' as const,
      index: step.index,
      stream: 'stdout' as const,
      text: piece,
    }));
  }

  function end(call: Call, status: StepResult['status']): Report[] {
    const { step } = call;
    if (step === undefined || call.over) return [];
    call.over = true;
    open -= 1;
    // What streamed is not told again.
    const reports =
      call.streamedUnits === 0 ? output(call, (outputOf(call.news) ?? '').slice(0, logUnitsMax)) : [];
    const exitCode = exitCodeOf(call.news) ?? null;
    const judged = status === 'completed' && exitCode !== null && exitCode !== 0 ? 'failed' : status;
    const checks = step.kind === 'command' ? readChecks(call.streamed.text()) : undefined;
    const counts = checks ?? { passed: judged === 'completed' ? 1 : 0, failed: judged === 'failed' ? 1 : 0 };
    reports.push({
      type: 'step.completed',
      index: step.index,
      step: step.name,
      durationMs: Math.round(clock.monotonic() - step.startedAt),
      ...counts,
      checks: checks ? 'reported' : 'outcome',
      exitCode,
      status: judged,
    });
    // Only that it is over has to be remembered.
    call.news = { toolCallId: call.news.toolCallId };
    return reports;
  }

  return {
    tell: (news, { started = false, interrupted = false } = {}) => {
      let call = calls.get(news.toolCallId);
      if (call === undefined) {
        if (calls.size - taken > waitingMax) return [];
        call = {
          news,
          step: undefined,
          streamed: createTail(checksTailBytes),
          streamedUnits: 0,
          over: false,
        };
        calls.set(news.toolCallId, call);
      }
      if (call.over) return [];
      call.news = merged(call.news, news);
      const { status } = call.news;
      // A call that is pending may still be named anew.
      const reports = started || status !== 'pending' ? start(call) : [];
      const streamed = streamedOf(news);
      if (streamed !== undefined) reports.push(...output(call, streamed));
      if (status === 'completed' || status === 'failed')
        reports.push(...end(call, interrupted && wasStopped(call) ? 'interrupted' : status));
      return reports;
    },
    close: (how) =>
      [...calls.values()].flatMap((call) =>
        call.over ? [] : [...(how === 'failed' ? start(call) : []), ...end(call, how)],
      ),
    exceeded: () => exceeded,
    open: () => open,
  };
}

/** Of a call that ends while the agent is being stopped: agents tell `completed` for a command that they broke off. */
function wasStopped({ news, step }: Call): boolean {
  return news.status === 'failed' || (step?.kind === 'command' && exitCodeOf(news) !== 0);
}

/** What is absent, null or empty changes nothing. */
function merged(known: ToolCallNews, news: ToolCallNews): ToolCallNews {
  const given = Object.entries(news).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const meta = { ...(known._meta ?? {}), ...(news._meta ?? {}) };
  return { ...known, ...Object.fromEntries(given), _meta: meta, toolCallId: known.toolCallId };
}

/** The command for commands, `edit src/a.ts` for files, else the agent's own title. */
function nameOf(news: ToolCallNews, workspace: string): string {
  const title = short(news.title ?? '', nameMax);
  if (news.kind === 'execute') return short(commandOf(news.rawInput) ?? '', nameMax) || title || 'command';
  const verb = verbs[news.kind ?? ''];
  const path = pathOf(news, workspace);
  if (verb !== undefined && path !== undefined) return short(`${verb} ${path}`, nameMax);
  return title || short(news.kind ?? '', nameMax) || 'tool call';
}

/** One line of at most `max` characters. */
function short(words: string, max: number): string {
  const line = words
    .replaceAll('\0', '\uFFFD')
    .slice(0, 4 * max)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
