/** The HTTP side: Koa with its middleware in reading order. */
import Koa from 'koa';
import type { Principal } from '../domain/key.ts';
import { authenticate, authorize } from './authenticate.ts';
import type { Context, HttpDeps } from './context.ts';
import { createContract } from './contract.ts';
import { createHandlers } from './handlers/index.ts';
import { createOutside, type Health } from './outside.ts';
import { createRequestLog, requestIdOf } from './request-log.ts';

/** What is served: request log and error boundary, then the contract, then what lies outside of it. */
export async function createServerApp(deps: HttpDeps & { health: Health }): Promise<Koa> {
  const app = new Koa();
  // The boundary reports every error; what Koa would print besides is a client that went away.
  app.silent = true;
  app.use(createRequestLog(deps));
  app.use(
    await createContract<Context, Principal>({
      handlers: createHandlers(deps),
      authenticate: (ctx) => authenticate(deps.keys, ctx.req),
      authorize,
      context: (ctx, principal, accept) => ({ principal, requestId: requestIdOf(ctx), accept, request: ctx.req }),
      log: deps.log,
      clock: deps.clock,
    }),
  );
  const outside = createOutside(deps.health);
  app.use(outside.routes());
  app.use(outside.allowedMethods());
  return app;
}

/** The worker role's HTTP side: health alone. */
export function createHealthApp(deps: Pick<HttpDeps, 'log' | 'clock'> & { health: Health }): Koa {
  const app = new Koa();
  app.silent = true;
  app.use(createRequestLog(deps));
  app.use(createOutside(deps.health).routes());
  return app;
}
