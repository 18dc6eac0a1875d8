/** What is served outside the contract, without a key: health, the documents, and the reference page from local files. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Router from 'koa-router';
import { createConsole } from './console.ts';
import { errorsPage } from './errors-page.ts';
import { guidePages } from './guide-page.ts';
import { sandboxPage } from './sandbox-page.ts';

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

/** Everything the pages load comes from here, and nothing else may run in them. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Run Service: reference</title>
</head>
<body>
<div id="reference"></div>
<script src="/docs/scalar.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

/** No fonts, telemetry or proxies of others: the page talks to this service alone. */
const referenceScript = `Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  servers: [{ url: location.origin + '/v1', description: 'This service' }],
  hideClientButton: true,
  showDeveloperTools: 'never',
  defaultOpenAllTags: true,
});
`;

/** The router; mounted behind the contract, which leaves these paths alone. */
export function createOutside(health: Health): Router {
  const router = new Router();
  const scalar = fileURLToPath(import.meta.resolve('@scalar/api-reference')).replace(
    /dist[/\\].*$/,
    'dist/browser/standalone.js',
  );

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
  router.get('/docs', (ctx) => {
    ctx.set(pageHeaders);
    ctx.type = 'html';
    ctx.body = referencePage;
  });
  const errors = errorsPage();
  router.get('/docs/errors', (ctx) => {
    ctx.set(pageHeaders);
    ctx.type = 'html';
    ctx.body = errors;
  });
  const sandbox = sandboxPage();
  router.get('/docs/sandbox', (ctx) => {
    ctx.set(pageHeaders);
    ctx.type = 'html';
    ctx.body = sandbox;
  });
  const guides = guidePages();
  router.get('/docs/guides/:name', (ctx) => {
    const guide = guides.get(String(ctx.params.name));
    if (guide === undefined) return;
    ctx.set(pageHeaders);
    ctx.type = 'html';
    ctx.body = guide;
  });
  router.get('/docs/scale-out', (ctx) => ctx.redirect('/docs/guides/scale-out'));
  router.get('/docs/reference.js', (ctx) => {
    ctx.type = 'js';
    ctx.body = referenceScript;
  });
  router.get('/docs/scalar.js', (ctx) => {
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'js';
    ctx.body = createReadStream(scalar);
  });
  router.get(/^\/console(\/.*)?$/, createConsole());
  router.get('/', (ctx) => ctx.redirect('/docs'));
  return router;
}
