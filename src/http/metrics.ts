/** GET /metrics for Prometheus: on the address of the service, or on one of its own. */
import Koa from 'koa';
import type Router from 'koa-router';
import type { Metrics } from '../base/metrics.ts';
import { createRouter } from './router.ts';

export function createMetricsRouter(metrics: Metrics): Router {
  const router = createRouter();
  router.get('/metrics', async (ctx) => {
    const { type, text } = await metrics.read();
    ctx.set({ 'cache-control': 'no-store', 'content-type': type });
    ctx.body = text;
  });
  return router;
}

/** The figures and nothing else, for an address that strangers cannot reach. */
export function createMetricsApp(metrics: Metrics): Koa {
  const app = new Koa();
  app.silent = true;
  const router = createMetricsRouter(metrics);
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}
