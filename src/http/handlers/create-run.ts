/** POST /runs: starts a run; with `Accept: text/event-stream` the reply is the run itself. */
import type { CreateRunCall, Handlers } from '../../../generated/api/server.gen.ts';
import type { AgentDescription } from '../../agents/agent.ts';
import { ServiceError } from '../../base/errors.ts';
import type { RunSpec } from '../../domain/run.ts';
import type { RunLimits } from '../../domain/run-limits.ts';
import type { Provider } from '../../gateway/gateway.ts';
import { readModelName } from '../../gateway/model-name.ts';
import { findRun } from '../../store/runs.ts';
import { canonical } from '../canonical.ts';
import { type Context, type HttpDeps, runKey, uuidOf } from '../context.ts';
import { readCursor } from '../last-event-id.ts';
import { presentRun } from '../present/run.ts';
import { readRunLimits, tooHigh } from '../run-limits.ts';
import { networkRefusal, readNetwork } from '../run-network.ts';
import { streamHeaders, streamRun } from '../sse.ts';

export function createRun(deps: HttpDeps): Handlers<Context>['createRun'] {
  return async ({ body, headers }, { principal, accept, traceparent }) => {
    const key = headers['idempotency-key'];
    const spec = specOf(body, deps);
    const { run, replayed } = await deps.createRun({
      principal,
      spec: { ...spec, ...(traceparent === undefined ? {} : { traceparent }) },
      refusal: refusalOf(spec, body, deps),
      webhook:
        body.webhook === undefined ? undefined : { url: body.webhook, secret: body.webhook_secret ?? null },
      workspaceUuid: body.workspace === undefined ? undefined : uuidOf('ws', body.workspace, 'workspace'),
      continues: body.continues === undefined ? undefined : runKey(body.continues, principal),
      idempotency: key === undefined ? undefined : { key, body: canonical(body) },
    });
    const replyHeaders = {
      Location: `${deps.baseUrl}/runs/${run.id}`,
      ...(replayed ? { 'Idempotent-Replayed': 'true' as const } : {}),
    };
    if (accept !== 'text/event-stream')
      return { status: 201, type: 'application/json', body: presentRun(run), headers: replyHeaders };

    const lastEventId = replayed ? headers['last-event-id'] : undefined;
    const cursor = await readCursor(deps, run, { header: lastEventId, query: undefined });
    return {
      status: 201,
      type: 'text/event-stream',
      headers: { ...replyHeaders, ...streamHeaders },
      body: async (response) => {
        const usageFrame = async (): Promise<string | undefined> => {
          const settled = await findRun(deps.database, run);
          return settled?.receipt
            ? `event: usage\ndata: ${JSON.stringify(settled.receipt.usage)}\n\n`
            : undefined;
        };
        // Behind run.settled no event comes that would end the stream.
        if (cursor.ended) response.end(await usageFrame());
        else await streamRun(deps.followRun, { uuid: run.uuid, cursor: cursor.after }, response, usageFrame);
      },
    };
  };
}

function specOf(body: CreateRunCall['body'], deps: HttpDeps): RunSpec & { limits: RunLimits } {
  return {
    instruction:
      'prompt' in body && body.prompt !== undefined
        ? { kind: 'prompt', text: body.prompt }
        : { kind: 'task', text: 'task' in body ? body.task : '' },
    agent: body.agent ?? deps.agents.defaultName,
    limit: body.limit,
    timeoutMs: body.timeout_ms ?? deps.config.runTimeoutMs,
    limits: readRunLimits(body.limits, deps.config),
    maxAttempts: body.max_attempts,
    apply: body.apply,
    metadata: body.metadata ?? {},
    ...(body.approval === 'ask' ? { approval: 'ask' } : {}),
    ...(body.model === undefined ? {} : { model: body.model }),
    ...(body.budget === undefined
      ? {}
      : { budget: { input: body.budget.input ?? null, output: body.budget.output ?? null } }),
    ...readNetwork(body.network, deps.agents.get(body.agent ?? deps.agents.defaultName)),
  };
}

/** What only this deployment can say about a request: which agents and models it has and how much it lets a run use. */
function refusalOf(
  spec: ReturnType<typeof specOf>,
  body: CreateRunCall['body'],
  deps: HttpDeps,
): ServiceError | undefined {
  const agent = deps.agents.get(spec.agent);
  if (!agent)
    return new ServiceError(
      'invalid_request',
      `There is no agent named "${spec.agent}" here; GET /agents lists them.`,
      { details: [{ pointer: '/agent', message: 'must be the name of an agent that GET /agents lists' }] },
    );
  if (spec.approval === 'ask' && !agent.capabilities.includes('inputs'))
    return new ServiceError(
      'invalid_request',
      `The agent ${spec.agent} never asks; leave approval out or choose an agent with the capability inputs.`,
      { details: [{ pointer: '/approval', message: `must be auto: the agent ${spec.agent} never asks` }] },
    );
  const model = spec.model === undefined ? undefined : modelRefusal(agent, spec.model, deps.modelProviders);
  if (model !== undefined)
    return new ServiceError('invalid_request', `model ${model}.`, {
      details: [{ pointer: '/model', message: model }],
    });
  const unreachable = networkRefusal(body.network, deps.config);
  if (unreachable !== undefined) return unreachable;
  const high = tooHigh(spec, deps.config);
  if (high.length === 0) return undefined;
  const sentence = high.map(({ field, most }) => `${field} may be at most ${most}`).join(', ');
  return new ServiceError('invalid_request', `${sentence} on this service.`, {
    details: high.map(({ pointer, most }) => ({ pointer, message: `must be at most ${most}` })),
  });
}

/** What is wrong with the model, as the rest of a sentence that begins with its name. */
function modelRefusal(agent: AgentDescription, model: string, here: readonly Provider[]): string | undefined {
  if (!agent.capabilities.includes('model'))
    return `must be left out: the agent "${agent.name}" takes none; GET /agents tells which do`;
  const provider = readModelName(model)?.provider;
  if (provider !== undefined && here.includes(provider)) return undefined;
  if (here.length === 0) return 'must be left out: no provider of models is configured here';
  return `must begin with a provider that is configured here: ${here.map((one) => `${one}:`).join(', ')}`;
}
