/** `/docs` and all below it: the reference, the guides, the events, the errors and the sandbox, without a key and from local files alone. */
import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Router from 'koa-router';
import { navigation } from './docs-page.ts';

const policy = (style: string): string =>
  `default-src 'none'; script-src 'self'; style-src ${style}; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Everything the pages load comes from here, and nothing else may run in them. */
const pageHeaders = {
  'content-security-policy': policy("'self'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The reference writes styles into its page as it goes. */
const referenceHeaders = { ...pageHeaders, 'content-security-policy': policy("'self' 'unsafe-inline'") };

const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference · Agent Run Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/assets/reference.css">
</head>
<body>
${navigation('/docs')}
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

const assets: Record<string, string> = { 'page.css': 'css', 'page.js': 'js', 'reference.css': 'css' };

/** Made for the first who asks: a start has no use for these pages, nor for the Markdown parser. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function useDocs(router: Router): void {
  const scalar = fileURLToPath(import.meta.resolve('@scalar/api-reference')).replace(
    /dist[/\\].*$/,
    'dist/browser/standalone.js',
  );
  const page = (
    address: string | string[],
    write: (name: string) => Promise<string | undefined>,
    headers = pageHeaders,
  ): void => {
    router.get(address, async (ctx, next) => {
      const html = await write(ctx.params.name ?? '');
      if (html === undefined) return next();
      ctx.set(headers);
      ctx.type = 'html';
      ctx.body = html;
    });
  };
  const guides = once(async () => (await import('./guide-page.ts')).guidePages());
  page('/docs', async () => referencePage, referenceHeaders);
  page(
    '/docs/errors',
    once(async () => (await import('./errors-page.ts')).errorsPage()),
  );
  page(
    '/docs/events',
    once(async () => (await import('./events-page.ts')).eventsPage()),
  );
  page(
    '/docs/sandbox',
    once(async () => (await import('./sandbox-page.ts')).sandboxPage()),
  );
  page(['/docs/guides', '/docs/guides/:name'], async (name) => (await guides()).get(name));
  router.get('/docs/scale-out', (ctx) => ctx.redirect('/docs/guides/scale-out'));

  for (const [name, type] of Object.entries(assets)) {
    const text = readFileSync(new URL(`./pages/${name}`, import.meta.url), 'utf8');
    router.get(`/docs/assets/${name}`, (ctx) => {
      ctx.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      ctx.type = type;
      ctx.body = text;
    });
  }
  router.get('/docs/reference.js', (ctx) => {
    ctx.type = 'js';
    ctx.body = referenceScript;
  });
  router.get('/docs/scalar.js', (ctx) => {
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'js';
    ctx.body = createReadStream(scalar);
  });
}
