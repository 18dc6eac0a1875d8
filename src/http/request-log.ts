/** One structured line and one figure per request, and the request id that ties reply, log and problem together. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context as KoaContext, Middleware } from 'koa';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import { problemType, toProblem } from './problem.ts';

/** A client's own id is taken when it is short and plain, so that its logs and ours meet. */
const acceptable = /^[A-Za-z0-9._:-]{1,128}$/;

/** Asked every few seconds by machines; their lines would drown the rest. */
const frequent = new Set(['/livez', '/readyz', '/metrics']);

const requestIds = new WeakMap<object, string>();

/** The id of the request behind this Koa context. */
export function requestIdOf(ctx: { req: object }): string {
  return requestIds.get(ctx.req) ?? 'unknown';
}

/** What is known of a request by the time its reply is over. Set on `ctx.state` by whoever learns it. */
export interface RequestFacts {
  operation?: string;
  /** Id of the run the address names. */
  run?: string;
  /** The wall the caller lives behind, and the id of its key (never the secret). */
  environment?: string;
  key?: string;
  /** Set when the request is traced. */
  trace?: string;
}

/** Calls back once, when the head of the reply is about to be written. */
function onReplyBegan(response: ServerResponse, call: () => void): void {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    call();
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/** A run that was just made is named by its address alone. */
function runOf(ctx: KoaContext, facts: RequestFacts): string | undefined {
  return facts.run ?? /\/runs\/([^/]+\/run_[0-9a-z]{26})$/.exec(ctx.response.get('location'))?.[1];
}

/** Sets `Request-Id`, turns whatever is thrown below into a problem, and logs the request when its reply is over. */
export function createRequestLog(deps: { log: Log; clock: Clock; metrics: Metrics }): Middleware {
  const { log, clock, metrics } = deps;
  return async (ctx, next) => {
    const given = ctx.get('request-id');
    const requestId = acceptable.test(given) ? given : `req_${randomUUID()}`;
    requestIds.set(ctx.req, requestId);
    ctx.set('Request-Id', requestId);
    const began = clock.monotonic();
    const facts = ctx.state as RequestFacts;
    onReplyBegan(ctx.res, () => {
      const labels = { operation: facts.operation ?? 'none', status: String(ctx.res.statusCode) };
      metrics.requestDuration.observe(labels, (clock.monotonic() - began) / 1000);
    });
    ctx.res.once('close', () => {
      const line = {
        request_id: requestId,
        method: ctx.method,
        path: ctx.path,
        operation: facts.operation,
        status: ctx.res.statusCode,
        duration_ms: Math.round((clock.monotonic() - began) * 10) / 10,
        run: runOf(ctx, facts),
        environment: facts.environment,
        key: facts.key,
        trace_id: facts.trace,
        // The client left before its reply was complete, as the reader of a stream may.
        ...(ctx.res.writableFinished ? {} : { aborted: true }),
      };
      if (frequent.has(ctx.path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    try {
      await next();
    } catch (error) {
      const problem = toProblem(error, requestId, log);
      if (ctx.res.headersSent) {
        // A stream that broke midway cannot turn into a problem; the cut tells the client to resume.
        ctx.res.destroy();
        return;
      }
      ctx.respond = true;
      ctx.status = problem.status;
      ctx.set(problem.headers);
      ctx.body = JSON.stringify(problem.body);
      ctx.type = problemType;
    }
  };
}
