/** What is served outside the contract, without a key: health, the documents, and the pages about them. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type Router from 'koa-router';
import { createConsole } from './console.ts';
import { useDocs } from './docs.ts';
import { createRouter } from './router.ts';

export interface Health {
  /** What the service needs, by name, and whether it answers; without those `spared` it serves all the same. */
  ready(): Promise<{ checks: Record<string, boolean>; spared: readonly string[] }>;
}

const generated = (name: string): string =>
  fileURLToPath(new URL(`../../generated/${name}`, import.meta.url));

const documents: Record<string, string> = {
  'openapi.yaml': 'application/yaml',
  'openapi.json': 'application/json',
  'asyncapi.yaml': 'application/yaml',
  'asyncapi.json': 'application/json',
};

/** The router; mounted behind the contract, which leaves these paths alone. */
export function createOutside(health: Health): Router {
  const router = createRouter();
  router.get('/livez', (ctx) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = { status: 'ok' };
  });
  router.get('/readyz', async (ctx) => {
    const { checks, spared } = await health.ready();
    const missing = Object.keys(checks).filter((name) => !checks[name]);
    const ready = missing.every((name) => spared.includes(name));
    ctx.set('cache-control', 'no-store');
    ctx.status = ready ? 200 : 503;
    if (!ready) ctx.set('retry-after', '2');
    ctx.body = { status: !ready ? 'not ready' : missing.length > 0 ? 'degraded' : 'ready', checks };
  });
  for (const [name, type] of Object.entries(documents)) {
    router.get(`/${name}`, async (ctx) => {
      ctx.set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
      ctx.body = await readFile(generated(name));
      ctx.type = type;
    });
  }
  useDocs(router);
  router.get(/^\/console(\/.*)?$/, createConsole());
  router.get('/', (ctx) => ctx.redirect('/docs'));
  return router;
}
