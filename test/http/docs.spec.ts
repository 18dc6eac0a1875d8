/** The pages under /docs: one navigation over all, every link leads somewhere, nothing of others runs, and they read well in a real browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { catalogue } from '../../src/base/errors.ts';
import { needsBrowser, openChromium, openTab, withoutBrowser } from '../support/chromium.ts';
import { guideNames } from '../support/guide.ts';
import { startService, type TestService } from '../support/service.ts';

const generated = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));
const pages = [
  '/docs/guides',
  ...guideNames.map((name) => `/docs/guides/${name}`),
  '/docs/events',
  '/docs/errors',
  '/docs/sandbox',
];

describe('http/docs', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.stop());

  const html = async (path: string): Promise<string> => (await fetch(service.origin + path)).text();
  const idsOf = (text: string): string[] =>
    [...text.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');

  it('has a page for each guide, and the index and each other page lead to all of them', async () => {
    const asked = [
      'first-run',
      'streaming-and-resuming',
      'idempotent-retries',
      'webhooks',
      'exports',
      'keys-and-rotation',
      'bring-your-agent',
      'custom-frontend',
      'ci',
      'scale-out',
      'errors',
    ];
    expect(guideNames).to.have.members(asked);
    for (const path of ['/docs/guides', '/docs/guides/webhooks']) {
      const text = await html(path);
      for (const name of asked) expect(text, path).to.include(`href="/docs/guides/${name}"`);
    }
    for (const path of [...pages, '/docs']) {
      const text = await html(path);
      for (const place of ['/docs', '/docs/guides', '/docs/events', '/docs/errors', '/docs/sandbox'])
        expect(text, path).to.include(`<a href="${place}"`);
      expect(text.match(/<nav class="top"[\s\S]*?aria-current/), path).not.to.equal(null);
    }
  });

  it('lets nothing run in a page but the files of the service, and no style of the page itself', async () => {
    for (const path of pages) {
      const reply = await fetch(service.origin + path);
      expect(reply.status, path).to.equal(200);
      expect(reply.headers.get('content-security-policy'), path).to.equal(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      const text = await reply.text();
      expect(text, path).not.to.match(/<style|\sstyle=|<script(?![^>]*\ssrc="\/docs\/)|\son[a-z]+="/);
    }
  });

  it('has no link that leads nowhere, and no name twice on a page', async () => {
    const ids = new Map<string, string[]>();
    const known = async (path: string): Promise<string[] | undefined> => {
      if (!ids.has(path)) {
        const reply = await fetch(service.origin + path);
        if (reply.status !== 200) return undefined;
        ids.set(path, idsOf(await reply.text()));
      }
      return ids.get(path);
    };
    const broken: string[] = [];
    for (const page of pages) {
      const text = await html(page);
      const own = idsOf(text);
      expect(own, page).to.have.length(new Set(own).size);
      for (const [, href = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(https?|data):/.test(href)) continue;
        const [path = '', anchor] = href.split('#');
        const found = path === '' ? own : await known(path);
        if (found === undefined || (anchor !== undefined && !found.includes(anchor)))
          broken.push(`${page}: ${href}`);
      }
    }
    expect(broken).to.deep.equal([]);
  });

  it('has a place for the type of every problem that the contract knows', async () => {
    const codes: string[] = generated('openapi.json').components.schemas.Problem.properties.code.enum;
    expect(codes).to.have.members(Object.keys(catalogue));
    for (const code of codes) {
      const [path = '', anchor] = `/docs/errors#${code}`.split('#');
      const reply = await fetch(service.origin + path);
      expect(reply.status).to.equal(200);
      expect(idsOf(await reply.text()), code).to.include(anchor);
    }
  });

  it('tells every channel, message and field of the AsyncAPI document, with its examples', async () => {
    const { channels, components } = generated('asyncapi.json');
    const text = await html('/docs/events');
    const ids = idsOf(text);
    expect(ids).to.include.members(Object.keys(channels).map((name) => `channel-${name}`));
    expect(ids).to.include.members(Object.keys(components.messages));
    const fields = Object.values(
      components.messages as Record<string, { payload: { $ref: string } }>,
    ).flatMap(({ payload }) =>
      Object.keys(components.schemas[payload.$ref.slice('#/components/schemas/'.length)].properties ?? {}),
    );
    for (const field of new Set(fields)) expect(text, field).to.include(`<code>${field}</code>`);
    const examples = Object.values(components.messages as Record<string, { examples?: unknown[] }>).flatMap(
      ({ examples = [] }) => examples,
    );
    expect(text.match(/<figure/g)).to.have.length(examples.length);
    expect(text).not.to.include('undefined');
  });

  it('keeps code as it was written, colours and all', async () => {
    const text = await html('/docs/guides/webhooks');
    const shown = [...text.matchAll(/<pre><code class="language-ts">([\s\S]*?)<\/code><\/pre>/g)].map(
      (match) =>
        (match[1] ?? '')
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
    );
    const source = readFileSync(new URL('../../src/http/guides/webhooks.md', import.meta.url), 'utf8');
    expect(shown.length).to.be.at.least(4);
    for (const code of shown) expect(source).to.include(code);
    expect(text).to.include('<span class="hl-k">import</span>').and.to.include('class="beside"');
  });

  describe(`in a browser${withoutBrowser}`, () => {
    needsBrowser();
    let browser: Browser;
    const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
    before(async function () {
      this.timeout(240_000);
      browser = await openChromium();
    });
    after(() => browser?.close());

    for (const [what, options] of [
      ['in the light', { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
      ['in the dark', { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }],
      ['on a phone', { colorScheme: 'light', viewport: { width: 360, height: 740 } }],
    ] as const) {
      it(`can be read ${what}: no complaint, nothing wider than the window, no barrier`, async function () {
        this.timeout(300_000);
        const { page, faults } = await openTab(browser, options);
        for (const path of [
          '/docs/guides',
          '/docs/guides/webhooks',
          '/docs/events',
          '/docs/errors',
          '/docs/sandbox',
        ]) {
          await page.goto(service.origin + path);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wider, path).to.equal(0);
          await page.evaluate(axe);
          const { violations } = (await page.evaluate(
            `axe.run(document, { resultTypes: ['violations'] })`,
          )) as { violations: { id: string; impact: string; nodes: { html: string }[] }[] };
          const barriers = violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) =>
              nodes.slice(0, 3).map((node) => `${path}: ${id} ${node.html.slice(0, 160)}`),
            );
          expect(barriers).to.deep.equal([]);
        }
        expect(faults).to.deep.equal([]);
        await page.context().close();
      });
    }

    it('copies a block of code as it was written', async function () {
      this.timeout(300_000);
      const { page } = await openTab(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
      await page.goto(`${service.origin}/docs/guides/first-run`);
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal('npm ci\nnpm start');
      await page.context().close();
    });

    it('shows the reference below the same navigation, without a complaint', async function () {
      this.timeout(300_000);
      const { page, faults } = await openTab(browser);
      await page.goto(`${service.origin}/docs`);
      await page.getByText('Create a run').first().waitFor({ timeout: 200_000 });
      expect(await page.getByRole('link', { name: 'Guides' }).first().isVisible()).to.equal(true);
      // A library within the reference tries whether it may compile code, and does without when it may not.
      const refused = faults.filter((text) => text.startsWith('policy:') && !text.endsWith('refused eval'));
      expect(refused).to.deep.equal([]);
      await page.context().close();
    });
  });
});
