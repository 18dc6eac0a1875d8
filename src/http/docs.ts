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

/** By address. Written for the first who asks: a start has no use for them, nor for the Markdown parser. */
async function writePages(): Promise<Map<string, string>> {
  const [{ errorsPage }, { eventsPage }, { guidePages }, { sandboxPage }] = await Promise.all([
    import('./errors-page.ts'),
    import('./events-page.ts'),
    import('./guide-page.ts'),
    import('./sandbox-page.ts'),
  ]);
  const guides = [...guidePages()].map(([name, html]): [string, string] => [
    name === '' ? '/docs/guides' : `/docs/guides/${name}`,
    html,
  ]);
  return new Map([
    ['/docs/errors', errorsPage()],
    ['/docs/events', eventsPage()],
    ['/docs/sandbox', sandboxPage()],
    ...guides,
  ]);
}

export function useDocs(router: Router): void {
  const scalar = fileURLToPath(import.meta.resolve('@scalar/api-reference')).replace(
    /dist[/\\].*$/,
    'dist/browser/standalone.js',
  );
  router.get('/docs', (ctx) => {
    ctx.set(referenceHeaders);
    ctx.type = 'html';
    ctx.body = referencePage;
  });
  let pages: Promise<Map<string, string>> | undefined;
  const written = ['/docs/errors', '/docs/events', '/docs/sandbox', '/docs/guides', '/docs/guides/:name'];
  router.get(written, async (ctx, next) => {
    pages ??= writePages();
    const html = (await pages).get(ctx.path.replace(/\/$/, '').toLowerCase());
    if (html === undefined) return next();
    ctx.set(pageHeaders);
    ctx.type = 'html';
    ctx.body = html;
  });
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
