/** Every page in dark and light, on a phone, for eyes and for screen readers: no serious barrier, nothing wider than the window. */
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { type Client, createClient } from '../../src/sdk/index.ts';
import { barriers, overflow, type Visit, visit } from '../support/browser.ts';
import { needsBrowser, openChromium, withoutBrowser } from '../support/chromium.ts';
import { startService, type TestService } from '../support/service.ts';

describe(`console/look${withoutBrowser}`, () => {
  needsBrowser();
  let service: TestService;
  let browser: Browser;
  let client: Client;
  let pages: [name: string, path: string, there: string][];
  before(async () => {
    [service, browser] = await Promise.all([startService(), openChromium()]);
    client = createClient({ baseUrl: service.baseUrl, key: service.key });
    const workspace = await client.workspaces.create({
      name: `a-workspace-with-a-long-name-${'x'.repeat(60)}`,
    });
    const long = 'w'.repeat(180);
    const run = await client.runs.create({
      prompt: `# ${long}\nprintf 'let a = 1;\\n%s\\n' ${long} > "${long}.js"\n# it fails\necho ${long}; echo bad >&2; exit 3`,
      workspace: workspace.id,
      agent: 'script',
      metadata: { ticket: 'ABC-123', branch: `fix/${'y'.repeat(80)}` },
    });
    await run.wait();
    const open = await client.runs.create({ task: '# wait\necho here; sleep 600', agent: 'script' });
    const webhook = await client.webhooks.create({
      url: `https://example.com/${'hook'.repeat(20)}`,
      description: 'dashboard',
    });
    pages = [
      ['runs', '/', '[data-run]'],
      ['runs that fit nothing', '/?state=waiting&metadata.none=1', '.empty'],
      ['new run', '/runs/new', 'form'],
      ['a failed run', `/runs/${run.id}`, '[data-step="2"]'],
      ['its changes', `/runs/${run.id}?view=changes`, '.diff'],
      ['its log', `/runs/${run.id}?view=log`, '.log-line.stderr'],
      ['a run under way', `/runs/${open.id}`, '[data-step="1"]'],
      ['workspaces', '/workspaces', '.rows'],
      ['a workspace', `/workspaces/${workspace.id}`, '.head .state'],
      ['usage', '/usage?of=duration', '.chart canvas'],
      ['keys', '/keys', '[data-key]'],
      ['webhooks', '/webhooks', '.rows'],
      ['a webhook', `/webhooks/${webhook.id}`, '.empty'],
      ['exports', '/exports', '.empty'],
      ['audit', '/audit', 'tbody tr'],
      ['no page', '/nothing', '.empty'],
    ];
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function everyPage(tab: Visit, look: (name: string) => Promise<void>): Promise<void> {
    await tab.signIn(service.key);
    for (const [name, path, there] of pages) {
      await tab.go(path);
      await tab.page.locator(there).first().waitFor();
      await look(name);
    }
    expect(tab.faults()).to.deep.equal([]);
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`has no serious barrier on any page in ${colorScheme} colours`, async () => {
      const tab = await visit(browser, service.origin, { colorScheme });
      const found: string[] = [];
      found.push(...(await barriers(tab.page)).map((barrier) => `sign in: ${barrier}`));
      await everyPage(tab, async (name) => {
        found.push(...(await barriers(tab.page)).map((barrier) => `${name}: ${barrier}`));
      });
      await tab.close();
      expect(found).to.deep.equal([]);
    });
  }

  it('fits a window of 360 pixels without scrolling sideways', async () => {
    const tab = await visit(browser, service.origin, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const wide: string[] = [];
    await everyPage(tab, async (name) => {
      const by = await overflow(tab.page);
      if (by > 0) wide.push(`${name}: ${by} px`);
    });
    await tab.close();
    expect(wide).to.deep.equal([]);
  });

  it('reaches every page from the menu of a phone', async () => {
    const tab = await visit(browser, service.origin, { viewport: { width: 360, height: 740 } });
    await tab.signIn(service.key);
    for (const name of ['Workspaces', 'Usage', 'Keys', 'Webhooks', 'Exports', 'Audit', 'Runs']) {
      await tab.page.getByRole('button', { name: 'Menu' }).click();
      expect(await barriers(tab.page)).to.deep.equal([]);
      await tab.page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await tab.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await tab.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(tab.faults()).to.deep.equal([]);
    await tab.close();
  });

  it('takes the colours of the system until others are chosen, and keeps those', async () => {
    const tab = await visit(browser, service.origin, { colorScheme: 'dark' });
    const paper = (): Promise<string> =>
      tab.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await paper();
    await tab.page.getByRole('button', { name: 'Light colours' }).click();
    const light = await paper();
    expect(light).not.to.equal(dark);
    await tab.page.reload();
    await tab.page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await paper()).to.equal(light);
    await tab.close();
  });

  it('sums up what the runs took, from so many runs as it says', async () => {
    const tab = await visit(browser, service.origin);
    await tab.signIn(service.key);
    await tab.go('/usage');
    await tab.page.getByText(/^From 2 runs created since/).waitFor();
    await tab.page.getByText('The numbers').click();
    const numbers = tab.page.getByRole('region', { name: 'The numbers of the chart' });
    expect(await numbers.locator('tbody tr').count()).to.be.within(1, 2);
    expect(tab.faults()).to.deep.equal([]);
    await tab.close();
  });
});
