/** POST /runs: starts a run; with `Accept: text/event-stream` the reply is the run itself. */
import type { CreateRunCall, Handlers } from '../../../generated/api/server.gen.ts';
import { ServiceError } from '../../base/errors.ts';
import type { RunSpec } from '../../domain/run.ts';
import { findRun } from '../../store/runs.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { readCursor } from '../last-event-id.ts';
import { presentRun } from '../present/run.ts';
import { streamHeaders, streamRun } from '../sse.ts';

export function createRun(deps: HttpDeps): Handlers<Context>['createRun'] {
  return async ({ body, headers }, { principal, accept, traceparent }) => {
    const key = headers['idempotency-key'];
    const { run, replayed } = await deps.createRun({
      principal,
      spec: { ...specOf(body, deps), ...(traceparent === undefined ? {} : { traceparent }) },
      workspaceUuid: body.workspace === undefined ? undefined : uuidOf('ws', body.workspace, 'workspace'),
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
  const agent = body.agent ?? deps.agents.defaultName;
  if (!deps.agents.get(agent))
    throw new ServiceError(
      'invalid_request',
      `There is no agent named "${agent}" here; GET /agents lists them.`,
      {
        details: [{ pointer: '/agent', message: 'must be the name of an agent that GET /agents lists' }],
      },
    );
  const timeoutMsMax = deps.config.runTimeoutMs;
  if (body.timeout_ms !== undefined && body.timeout_ms > timeoutMsMax)
    throw new ServiceError('invalid_request', `timeout_ms may be at most ${timeoutMsMax} on this service.`, {
      details: [{ pointer: '/timeout_ms', message: `must be at most ${timeoutMsMax}` }],
    });
  return {
    instruction:
      'prompt' in body && body.prompt !== undefined
        ? { kind: 'prompt', text: body.prompt }
        : { kind: 'task', text: 'task' in body ? body.task : '' },
    agent,
    limit: body.limit,
    timeoutMs: body.timeout_ms ?? timeoutMsMax,
    maxAttempts: body.max_attempts,
    apply: body.apply,
    metadata: body.metadata ?? {},
  };
}

/** The same request in another order of fields is the same request. */
function canonical(body: object): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
