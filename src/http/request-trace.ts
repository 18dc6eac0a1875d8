/** One span per request: continues the caller's trace and ends with the reply. */
import type { Middleware } from 'koa';
import { operations } from '../../generated/api/server.gen.ts';
import type { Span, Trace } from '../base/trace.ts';
import { type RequestFacts, requestIdOf } from './request-log.ts';

const spans = new WeakMap<object, Span>();

/** The traceparent of the request's own span; undefined where nothing is traced. */
export function traceparentOf(ctx: { req: object }): string | undefined {
  return spans.get(ctx.req)?.traceparent;
}

/** The address as the contract has it, so that spans of one operation share a name. */
function routeOf(facts: RequestFacts): string | undefined {
  const known: Record<string, { base: string; path: string }> = operations;
  const operation = facts.operation === undefined ? undefined : known[facts.operation];
  return operation && operation.base + operation.path;
}

export function createRequestTrace(trace: Trace): Middleware {
  return async (ctx, next) => {
    // Health, figures and documents would drown what is worth seeing.
    if (!/^\/(?:v1|files)(?:\/|$)/.test(ctx.path)) return next();
    const facts = ctx.state as RequestFacts;
    const span = trace.begin(ctx.method, {
      kind: 'server',
      from: ctx.req.headers,
      attributes: {
        'http.request.method': ctx.method,
        'url.path': ctx.path,
        'ars.request_id': requestIdOf(ctx),
      },
    });
    spans.set(ctx.req, span);
    facts.trace = span.traceId;
    ctx.res.once('close', () => {
      const route = routeOf(facts);
      const { statusCode } = ctx.res;
      span.rename(route === undefined ? ctx.method : `${ctx.method} ${route}`);
      span.set({
        'http.route': route,
        'http.response.status_code': statusCode,
        'ars.operation': facts.operation,
        'ars.run.id': facts.run,
        'ars.environment': facts.environment,
      });
      if (statusCode >= 500) span.fail(`status ${statusCode}`);
      span.end();
    });
    await next();
  };
}
