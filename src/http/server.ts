/** The HTTP side: Koa with its middleware in reading order. */
import Koa, { type Context as KoaContext, type Middleware } from 'koa';
import type { FileLinks } from '../app/file-links.ts';
import { ServiceError } from '../base/errors.ts';
import { encodeUuid } from '../base/ids.ts';
import { redact } from '../base/log.ts';
import type { Trace } from '../base/trace.ts';
import type { AuditSlip } from '../domain/audit.ts';
import type { Principal } from '../domain/key.ts';
import { createAuditTrail } from './audit-trail.ts';
import { authenticate, authorize } from './authenticate.ts';
import { createClientAddress } from './client-address.ts';
import type { Context, HttpDeps } from './context.ts';
import { createCors } from './cors.ts';
import { createLimits } from './limits.ts';
import { createMetricsRouter } from './metrics.ts';
import { createOutside, type Health } from './outside.ts';
import { createRequestLog, type RequestFacts, requestIdOf } from './request-log.ts';
import { createRequestTrace, traceparentOf } from './request-trace.ts';

/** What is served: request log and error boundary, then the contract, then what lies outside of it. */
export async function createServerApp(
  deps: HttpDeps & { health: Health; trace: Trace | undefined },
): Promise<Koa> {
  // Loaded here: a worker, which serves health alone, holds neither validators nor handlers.
  const [{ createContract }, { createHandlers }] = await Promise.all([
    import('./contract.ts'),
    import('./handlers/index.ts'),
  ]);
  const app = new Koa();
  // The boundary reports every error; what Koa would print besides is a client that went away.
  app.silent = true;
  app.use(createRequestLog(deps));
  if (deps.trace) app.use(createRequestTrace(deps.trace));
  if (deps.config.corsOrigins !== undefined) app.use(createCors(deps.config.corsOrigins));
  const clientAddress = createClientAddress(deps.config.trustedProxies);
  const slipOf = (ctx: KoaContext): AuditSlip => ({
    // A client may name its request as it likes, by its own key even.
    requestId: ctx.get('request-id') === '' ? requestIdOf(ctx) : redact(requestIdOf(ctx), []),
    address: clientAddress(ctx.req),
    written: false,
  });
  const limits = createLimits({ rateLimits: deps.rateLimits, streamLimit: deps.config.streamLimit });
  app.use(
    await createContract<Context, Principal>({
      handlers: createHandlers(deps),
      authenticate: (ctx) => {
        const facts = ctx.state as RequestFacts;
        const principal = enterByLink(deps.fileLinks, ctx) ?? authenticate(deps.keys, ctx.req);
        const known = (one: Principal): Principal => {
          note(facts, one);
          return ctx.method === 'GET' || ctx.method === 'HEAD' ? one : { ...one, slip: slipOf(ctx) };
        };
        return principal instanceof Promise ? principal.then(known) : known(principal);
      },
      authorize,
      countCall: (ctx, principal, operation) => limits.countCall(principal, operation, ctx.res),
      countStream: (ctx, principal) => limits.countStream(principal, ctx.res),
      context: (ctx, principal, accept) => ({
        principal,
        requestId: requestIdOf(ctx),
        accept,
        traceparent: traceparentOf(ctx),
        request: ctx.req,
      }),
      trail: createAuditTrail(deps.audit),
      log: deps.log,
      clock: deps.clock,
    }),
  );
  useOutside(app, deps);
  return app;
}

/** Who comes to a file by a link and not by a key of their own; undefined for everybody else. */
function enterByLink(fileLinks: FileLinks, ctx: KoaContext): Promise<Principal> | undefined {
  const { operation, run } = ctx.state as RequestFacts;
  const file = operation === 'getRunLog' ? 'log' : operation === 'getRunPatch' ? 'patch' : undefined;
  if (file === undefined || run === undefined || ctx.req.headers.authorization !== undefined)
    return undefined;
  const { link } = ctx.query;
  return typeof link === 'string' ? fileLinks.enter(link, { runId: run, file }) : undefined;
}

/** Who called, for the log: the key by its id. */
function note(facts: RequestFacts, principal: Principal): Principal {
  facts.environment = principal.environment;
  facts.key = `key_${encodeUuid(principal.keyUuid)}`;
  return principal;
}

type OutsideDeps = Pick<HttpDeps, 'metrics' | 'config'> & { health: Health };

function useOutside(app: Koa, { health, metrics, config }: OutsideDeps): void {
  const outside = createOutside(health);
  // With an address of its own, the figures are not for whoever can reach the interface.
  if (config.metricsPort === undefined) outside.use(createMetricsRouter(metrics).routes());
  app.use(refuseUnknown);
  app.use(outside.routes());
  app.use(outside.allowedMethods());
}

/** What nobody served is refused in the same form as everything else. */
const refuseUnknown: Middleware = async (ctx, next) => {
  await next();
  if (ctx.status === 404)
    throw new ServiceError('not_found', 'There is no such address; the reference lists them all.');
  if (ctx.status === 405 || ctx.status === 501)
    throw new ServiceError('method_not_allowed', `This address takes ${ctx.response.get('allow')}.`);
};

/** The worker role's HTTP side: health alone. */
export function createHealthApp(deps: Pick<HttpDeps, 'log' | 'clock'> & OutsideDeps): Koa {
  const app = new Koa();
  app.silent = true;
  app.use(createRequestLog(deps));
  useOutside(app, deps);
  return app;
}
