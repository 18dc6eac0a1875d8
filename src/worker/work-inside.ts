/** One agent at work in its sandbox: what it reports goes into the log, what it asks to the client, until it ends or is ended. */
import type { Agent } from '../agents/agent.ts';
import type { AskClient } from '../app/ask-client.ts';
import { FencedError, type RecordEvent } from '../app/record-event.ts';
import type { StartedRun } from '../app/start-run.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Reason } from '../domain/run.ts';
import type { LimitHit } from '../domain/run-limits.ts';
import type { Files } from '../files/files.ts';
import type { OpenModelAccess } from '../gateway/gateway.ts';
import type { SandboxDriver, SandboxLimits } from '../sandbox/sandbox.ts';
import type { Database } from '../store/database.ts';
import type { Copy } from '../workspaces/workspaces.ts';
import type { Conversations } from './conversations.ts';
import { openDialogue } from './dialogue.ts';
import { openMemory } from './memory.ts';
import { openRecorder } from './recorder.ts';
import { relayReports } from './relay-reports.ts';
import { limitsOfRun, noteLimits } from './run-limits.ts';
import { withNetwork } from './run-network.ts';
import type { Transcript } from './transcript.ts';
import type { UnderWay } from './under-way.ts';

export interface WorkInsideDeps {
  recordEvent: RecordEvent;
  askClient: AskClient;
  database: Database;
  inputTimeoutMs: number;
  sandboxes: SandboxDriver;
  files: Files;
  clock: Clock;
  log: Log;
  limits: SandboxLimits;
  /** Undefined: what agents remember is not kept. */
  conversations?: Conversations;
}

/** `settled`: the agent ended by itself, before any interruption. */
export interface WorkedInside {
  reason: Reason;
  result: string | null;
  settled: boolean;
  /** The limit that ended the last command. */
  limited: LimitHit | null;
}

/** An agent that does not stop by itself loses its sandbox after this. */
const graceMs = 5_000;

/** Opens the sandbox, lets the agent work in it, and closes everything the agent had. */
export async function workInside(
  deps: WorkInsideDeps,
  agent: Agent,
  copy: Copy,
  started: StartedRun,
  own: UnderWay,
  transcript: Transcript,
  models: OpenModelAccess | undefined,
  /** Whether there are hosts that its commands may reach. */
  networked: boolean,
): Promise<WorkedInside> {
  const { interruption } = own;
  await using _models = models;
  const opened = await deps.sandboxes.open({
    folder: copy.folder,
    homeFolder: copy.homeFolder,
    limits: limitsOfRun(started.spec.limits, deps.limits),
    gatewaySocket: models?.socketPath,
    show: agent.show,
  });
  const { sandbox, last } = noteLimits(
    networked && models ? withNetwork(opened, deps.sandboxes.kind, models.token) : opened,
  );
  const recorder = openRecorder(deps, started);
  const dialogue = openDialogue(
    deps,
    started,
    interruption,
    recorder,
    agent.capabilities.includes('messages'),
  );
  own.dialogue = dialogue;
  try {
    const conversation = await deps.conversations?.restore(agent, started, sandbox);
    const reports = agent.work({
      instruction: started.spec.instruction.text,
      limit: started.spec.limit,
      sandbox,
      signal: interruption.signal,
      model: started.spec.model ?? null,
      // The way to hosts may be there without one to a model.
      models: models && models.providers.length > 0 ? models : undefined,
      approval: started.spec.approval ?? 'auto',
      ask: dialogue.ask,
      messages: dialogue.messages,
      memory: openMemory(deps, started),
      ...(conversation === undefined ? {} : { conversation }),
    });
    void dialogue.look();
    const end = await Promise.race([
      relayReports(recorder, reports, transcript, deps.clock),
      overdue(deps.clock, interruption.signal),
    ]);
    const settled = interruption.kind() === undefined;
    const kind = interruption.kind();
    if (end?.conversation !== undefined && kind !== 'lost' && kind !== 'drained')
      await deps.conversations?.keep(agent, started, sandbox, end.conversation);
    if (end) return { reason: end.reason, result: end.result, settled, limited: last() };
    return {
      reason: { code: 'cancelled', message: 'The agent did not stop by itself.' },
      result: null,
      settled: false,
      limited: null,
    };
  } catch (error) {
    if (error instanceof FencedError) throw error;
    deps.log.error({ err: error, run: started.runId }, 'an agent broke');
    const reason: Reason = { code: 'agent_error', message: `The agent ${agent.name} broke while it worked.` };
    return { reason, result: null, settled: interruption.kind() === undefined, limited: last() };
  } finally {
    await sandbox[Symbol.asyncDispose]();
    await dialogue.close();
  }
}

/** Resolves with nothing once the grace after an interruption is over. */
function overdue(clock: Clock, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const begin = (): void => {
      clock.after(graceMs, () => resolve(undefined));
    };
    if (signal.aborted) begin();
    else signal.addEventListener('abort', begin, { once: true });
  });
}
