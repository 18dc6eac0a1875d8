/** One conversation with an ACP agent, from the start of its process to its end: what it tells becomes reports. */
import {
  type ContentBlock,
  client,
  type McpServer,
  methods,
  PROTOCOL_VERSION,
  RequestError,
} from '@agentclientprotocol/sdk';
import type { Clock } from '../base/clock.ts';
import type { Reason } from '../domain/run.ts';
import { createMessages } from './acp-messages.ts';
import { choose, type PermissionRequest } from './acp-permission.ts';
import { answered, cancelled, gone, limitReached, silent, stopped } from './acp-reasons.ts';
import { fields, type ToolCallNews, text } from './acp-result.ts';
import { createSteps } from './acp-steps.ts';
import { openWire } from './acp-wire.ts';
import type { AgentEnd, Job, Report } from './agent.ts';
import { createTail, pieces, readOutput } from './output.ts';

/** A busy machine starts a large agent slowly; past this it never will. */
const startMs = 120_000;
/** After a cancel the agent may end its turn by itself; then its process is killed. */
const cancelMs = 2_000;
const idleLookMs = 1_000;
/** The agent reads a whole conversation through its pipe; its lines are bounded, the sum hardly. */
const outputBytesMax = 4 * 1024 ** 3;
/** What the agent's process prints beside the protocol goes into the log up to here. */
const besideUnitsMax = 256 * 1024;
const complaintsMax = 2_000;
const authRequired = -32_000;

export interface TalkOptions {
  name: string;
  argv: readonly [string, ...string[]];
  env: Record<string, string>;
  authMethod: string | null;
  mode: string | null;
  idleMs: number;
  clock: Clock;
}

export interface Sink {
  push(...reports: Report[]): void;
  /** Resolves when what was pushed has been taken, but for a few. */
  room(): Promise<void>;
}

/** Resolves once the process is gone. Never rejects for what the agent does. `left`: nobody takes reports any more. */
export async function talk(options: TalkOptions, job: Job, sink: Sink, left: AbortSignal): Promise<AgentEnd> {
  const { clock, name } = options;
  const { sandbox, models } = job;
  const workspace = sandbox.at('/workspace');
  const steps = createSteps({ clock, limit: job.limit, workspace });
  const messages = createMessages();
  const complaints = createTail(complaintsMax);
  const stop = new AbortController();
  let why: Reason | undefined;
  let besideUnits = 0;
  let lastHeard = clock.monotonic();
  let lastTokens = 0;
  let asking = 0;
  /** Replayed history is not told again. */
  let muted = false;
  let sessionId: string | undefined;

  const interrupt = (reason: Reason): void => {
    why ??= reason;
    stop.abort();
  };
  const say = (message: string | undefined): void => {
    if (message !== undefined) sink.push({ type: 'message', text: message });
  };
  const beside = (stream: 'stdout' | 'stderr', words: string): void => {
    if (besideUnits > besideUnitsMax) return;
    besideUnits += words.length;
    sink.push(
      ...[...pieces(words)].map((piece) => ({ type: 'output' as const, index: null, stream, text: piece })),
    );
  };
  const tell = (news: ToolCallNews, started = false): void => {
    say(messages.end());
    sink.push(...steps.tell(news, { started, interrupted: stop.signal.aborted }));
    if (steps.exceeded()) interrupt(limitReached(job.limit));
  };

  const child = sandbox.spawn(options.argv, {
    env: options.env,
    relay: true,
    outputBytes: outputBytesMax,
    signal: left,
  });
  const complained = (async () => {
    for await (const piece of readOutput({ stdout: child.stderr, stderr: child.stderr })) {
      complaints.add(piece.text);
      beside('stderr', piece.text);
    }
  })();

  const hear = (params: unknown): void => {
    if (muted) return;
    const update = fields(fields(params).update);
    const of = update.sessionUpdate;
    if (of === 'agent_message_chunk') say(messages.add(update));
    if (of === 'agent_thought_chunk') say(messages.end());
    // Plans, modes, commands and what later versions bring say nothing about steps.
    if (of !== 'tool_call' && of !== 'tool_call_update') return;
    if (text(update.toolCallId) !== undefined) tell(update as unknown as ToolCallNews);
  };
  const connection = client({ name: 'agent-run-service' })
    .onRequest(methods.client.session.requestPermission, fields, async ({ params }) => {
      const request = params as unknown as PermissionRequest;
      // What a request shows to people is no output of the call.
      const { content: _shown, ...call } = fields(request.toolCall);
      if (text(call.toolCallId) !== undefined) tell(call as unknown as ToolCallNews, true);
      if (stop.signal.aborted) return { outcome: { outcome: 'cancelled' } };
      asking += 1;
      try {
        return { outcome: await choose(request, job, stop.signal) };
      } finally {
        asking -= 1;
        lastHeard = clock.monotonic();
      }
    })
    .connect(
      openWire(child, {
        heard: () => {
          lastHeard = clock.monotonic();
        },
        noise: (line) => beside('stdout', `${line}\n`),
        update: hear,
        room: sink.room,
      }),
    );
  const { agent } = connection;

  /** Throws when the answer takes too long, or the run is interrupted meanwhile. */
  async function soon<T>(what: string, answer: Promise<T>): Promise<T> {
    const over = new AbortController();
    const late = clock.sleep(startMs, over.signal).then(() => {
      if (!over.signal.aborted)
        interrupt({ code: 'agent_unavailable', message: `${name} did not answer to ${what}.` });
    });
    try {
      return await Promise.race([answer, aborted(stop.signal)]);
    } finally {
      over.abort();
      await late;
    }
  }

  async function openSession(capabilities: unknown): Promise<string> {
    const place: { cwd: string; mcpServers: McpServer[] } = { cwd: workspace, mcpServers: [] };
    const { loadSession, sessionCapabilities } = fields(capabilities);
    const former = job.conversation;
    if (former !== undefined) {
      const ways = [
        ...(fields(sessionCapabilities).resume ? [methods.agent.session.resume] : []),
        ...(loadSession === true ? [methods.agent.session.load] : []),
      ];
      for (const way of ways) {
        if (former === null) break;
        muted = true;
        try {
          // Some agents offer a way and then don't know it, so the next one is tried.
          await soon(way, agent.request(way, { sessionId: former, ...place }));
          return former;
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
        } finally {
          muted = false;
        }
      }
      sink.push({
        type: 'message',
        text: `${name} could not take up the conversation of the run that this one continues; it begins a new one on the same files.`,
      });
    }
    const begin = () => {
      const answer = agent.request(methods.agent.session.new, { ...place });
      return soon('session/new', answer);
    };
    try {
      return (await begin()).sessionId;
    } catch (error) {
      const { authMethod } = options;
      if (!(error instanceof RequestError) || error.code !== authRequired || authMethod === null) throw error;
      await soon('authenticate', agent.request(methods.agent.authenticate, { methodId: authMethod }));
      return (await begin()).sessionId;
    }
  }

  async function converse(): Promise<Reason> {
    const answer = agent.request(methods.agent.initialize, {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: { name: 'agent-run-service', version: '1' },
      clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
    });
    const { agentCapabilities } = await soon('initialize', answer);
    const id = await openSession(agentCapabilities);
    sessionId = id;
    if (options.mode !== null) {
      const setting = agent.request(methods.agent.session.setMode, { sessionId: id, modeId: options.mode });
      await soon('session/set_mode', setting).catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        beside('stderr', `The mode ${options.mode} was refused: ${error.message}\n`);
      });
    }
    const prompt: ContentBlock[] = [{ type: 'text', text: job.instruction }];
    const turn = agent.request(methods.agent.session.prompt, { sessionId: id, prompt });
    turn.catch(() => undefined);
    try {
      return stopped((await Promise.race([turn, aborted(stop.signal)])).stopReason);
    } finally {
      if (stop.signal.aborted) await callOff(id, turn);
    }
  }

  /** Resolves when the agent has ended its turn, or has had its time for that. */
  async function callOff(id: string, turn: Promise<unknown>): Promise<void> {
    const over = new AbortController();
    agent.notify(methods.agent.session.cancel, { sessionId: id }).catch(() => undefined);
    await Promise.race([turn.catch(() => undefined), clock.sleep(cancelMs, over.signal)]);
    over.abort();
  }

  const watches = [
    whenAborted(job.signal, () => interrupt(cancelled)),
    models && whenAborted(models.signal, () => interrupt(models.verdict() ?? cancelled)),
    clock.every(Math.min(idleLookMs, options.idleMs), () => {
      const { input = 0, output = 0 } = models?.tokens() ?? {};
      if (input + output !== lastTokens || steps.open() > 0 || asking > 0) lastHeard = clock.monotonic();
      lastTokens = input + output;
      if (clock.monotonic() - lastHeard > options.idleMs) interrupt(silent(options.idleMs));
    }),
  ];
  let reason: Reason;
  try {
    reason = await converse().catch(async (error: unknown) => {
      if (why !== undefined) return why;
      const told = answered(error, name);
      // A broken conversation is the end of the process, if it has not ended already.
      if (told === undefined) await Promise.race([child.exit, clock.sleep(cancelMs)]);
      return told ?? ended();
    });
  } finally {
    for (const end of watches) end?.();
    child.kill();
  }
  async function ended(): Promise<Reason> {
    child.kill();
    const [exit] = await Promise.all([child.exit, complained]);
    return gone(exit, { name, begun: sessionId !== undefined, complaints: complaints.text() });
  }
  await Promise.all([child.exit, complained]);
  connection.close();
  say(messages.end());
  sink.push(...steps.close(stop.signal.aborted ? 'interrupted' : 'failed'));
  // What the model's side decided is the cause of whatever the agent made of it.
  const final = job.signal.aborted ? reason : (models?.verdict() ?? reason);
  return {
    reason: final,
    result: messages.last(),
    ...(sessionId === undefined ? {} : { conversation: sessionId }),
  };
}

/** Rejects when it is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    whenAborted(signal, () => reject(new Error('interrupted')));
  });
  broken.catch(() => undefined);
  return broken;
}

function whenAborted(signal: AbortSignal, then: () => void): () => void {
  if (signal.aborted) then();
  else signal.addEventListener('abort', then, { once: true });
  return () => signal.removeEventListener('abort', then);
}
