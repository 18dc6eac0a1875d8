/** POST /runs: starts a run; with `Accept: text/event-stream` the reply is the run itself. */
import type { CreateRunCall, Handlers } from '../../../generated/api/server.gen.ts';
import { ServiceError } from '../../base/errors.ts';
import type { RunSpec } from '../../domain/run.ts';
import { findRun } from '../../store/runs.ts';
import { canonical } from '../canonical.ts';
import { type Context, type HttpDeps, runKey, uuidOf } from '../context.ts';
import { readCursor } from '../last-event-id.ts';
import { presentRun } from '../present/run.ts';
import { streamHeaders, streamRun } from '../sse.ts';

export function createRun(deps: HttpDeps): Handlers<Context>['createRun'] {
  return async ({ body, headers }, { principal, accept, traceparent }) => {
    const key = headers['idempotency-key'];
    const spec = specOf(body, deps);
    const { run, replayed } = await deps.createRun({
      principal,
      spec: { ...spec, ...(traceparent === undefined ? {} : { traceparent }) },
      refusal: refusalOf(spec, deps),
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
    const cursor = await readCursor(deps.database, run, { header: lastEventId, query: undefined });
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

function specOf(body: CreateRunCall['body'], deps: HttpDeps): RunSpec {
  return {
    instruction:
      'prompt' in body && body.prompt !== undefined
        ? { kind: 'prompt', text: body.prompt }
        : { kind: 'task', text: 'task' in body ? body.task : '' },
    agent: body.agent ?? deps.agents.defaultName,
    limit: body.limit,
    timeoutMs: body.timeout_ms ?? deps.config.runTimeoutMs,
    maxAttempts: body.max_attempts,
    apply: body.apply,
    metadata: body.metadata ?? {},
    ...(body.budget === undefined
      ? {}
      : { budget: { input: body.budget.input ?? null, output: body.budget.output ?? null } }),
  };
}

/** What only this deployment can say about a request: which agents it has and how long it lets a run go on. */
function refusalOf(spec: RunSpec, deps: HttpDeps): ServiceError | undefined {
  if (!deps.agents.get(spec.agent))
    return new ServiceError(
      'invalid_request',
      `There is no agent named "${spec.agent}" here; GET /agents lists them.`,
      { details: [{ pointer: '/agent', message: 'must be the name of an agent that GET /agents lists' }] },
    );
  const timeoutMsMax = deps.config.runTimeoutMs;
  if (spec.timeoutMs > timeoutMsMax)
    return new ServiceError('invalid_request', `timeout_ms may be at most ${timeoutMsMax} on this service.`, {
      details: [{ pointer: '/timeout_ms', message: `must be at most ${timeoutMsMax}` }],
    });
  return undefined;
}
