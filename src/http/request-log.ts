/** One structured line per request, and the request id that ties reply, log and problem together. */
import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { problemType, toProblem } from './problem.ts';

/** A client's own id is taken when it is short and plain, so that its logs and ours meet. */
const acceptable = /^[A-Za-z0-9._:-]{1,128}$/;

const requestIds = new WeakMap<object, string>();

/** The id of the request behind this Koa context. */
export function requestIdOf(ctx: { req: object }): string {
  return requestIds.get(ctx.req) ?? 'unknown';
}

/** Sets `Request-Id`, turns whatever is thrown below into a problem, and logs the request when its reply is over. */
export function createRequestLog(deps: { log: Log; clock: Clock }): Middleware {
  const { log, clock } = deps;
  return async (ctx, next) => {
    const given = ctx.get('request-id');
    const requestId = acceptable.test(given) ? given : `req_${randomUUID()}`;
    requestIds.set(ctx.req, requestId);
    ctx.set('Request-Id', requestId);
    const began = clock.monotonic();
    ctx.res.once('close', () => {
      const line = {
        request_id: requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.res.statusCode,
        duration_ms: Math.round((clock.monotonic() - began) * 10) / 10,
      };
      if (ctx.path === '/livez' || ctx.path === '/readyz') log.debug(line, 'request');
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
