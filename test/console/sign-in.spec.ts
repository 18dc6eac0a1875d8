/** Who comes in, what a key may see, and that it stays in its tab. */
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { createClient } from '../../src/sdk/index.ts';
import { type Visit, visit } from '../support/browser.ts';
import { needsBrowser, openChromium, withoutBrowser } from '../support/chromium.ts';
import { startService, type TestService } from '../support/service.ts';

describe(`console/sign-in${withoutBrowser}`, () => {
  needsBrowser();
  let service: TestService;
  let browser: Browser;
  let tab: Visit;
  before(async () => {
    [service, browser] = await Promise.all([startService(), openChromium()]);
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });
  beforeEach(async () => {
    tab = await visit(browser, service.origin);
  });
  afterEach(async () => {
    const faults = tab.faults();
    await tab.close();
    expect(faults).to.deep.equal([]);
  });

  it('turns a wrong key away with the words of the problem and the id of the request', async () => {
    await tab.page.getByLabel('Key', { exact: true }).fill('ars_dev_wrong_wrong_wrong_wrong_wrong_wrong');
    await tab.page.getByRole('button', { name: 'Sign in' }).click();
    const alert = tab.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).to.match(/req_[0-9a-f-]{36}/);
    expect(await alert.getByRole('link').getAttribute('href')).to.match(/\/docs\/errors#unauthenticated$/);
    expect(await tab.page.evaluate(() => sessionStorage.length)).to.equal(0);
  });

  it('lets a right key in and says of which environment it is', async () => {
    await tab.signIn(service.key);
    const side = tab.page.getByRole('navigation', { name: 'Pages' }).locator('..');
    expect(await side.innerText())
      .to.include('dev')
      .and.to.include('first admin key');
    expect(await tab.page.title()).to.equal('Runs · Agent Runs');
  });

  it('keeps the key over a reload, in the memory of this tab alone', async () => {
    await tab.signIn(service.key);
    await tab.page.reload();
    await tab.page.getByRole('heading', { level: 1, name: 'Runs', exact: true }).waitFor();
    const kept = await tab.page.evaluate(() => ({
      session: Object.values(sessionStorage),
      local: JSON.stringify({ ...localStorage }),
      cookie: document.cookie,
    }));
    expect(kept).to.deep.equal({ session: [service.key], local: '{}', cookie: '' });
    const other = await tab.page.context().newPage();
    await other.goto('/console');
    await other.getByRole('button', { name: 'Sign in' }).waitFor();
  });

  it('forgets the key at signing out', async () => {
    await tab.signIn(service.key);
    await tab.page.getByRole('button', { name: 'Sign out' }).click();
    await tab.page.getByLabel('Key', { exact: true }).waitFor();
    expect(await tab.page.evaluate(() => sessionStorage.length)).to.equal(0);
  });

  it('shows what a key may not do as switched off, with the reason', async () => {
    const client = createClient({ baseUrl: service.baseUrl, key: service.key });
    const reader = await client.keys.create({ name: 'reader', scopes: ['runs:read'] });
    await tab.signIn(reader.secret);
    const button = tab.page.getByRole('button', { name: 'New run' });
    expect(await button.getAttribute('aria-disabled')).to.equal('true');
    await button.focus();
    expect(await tab.page.getByRole('tooltip').innerText()).to.include('run:create');
    await tab.go('/keys');
    await tab.page.getByText('This key lacks the scope keys:read.').waitFor();
  });

  it('ends the visit when the key is revoked meanwhile, and says why', async () => {
    const client = createClient({ baseUrl: service.baseUrl, key: service.key });
    const short = await client.keys.create({ name: 'short', scopes: ['runs:read', 'workspaces:read'] });
    await tab.signIn(short.secret);
    await client.keys.revoke(short.id);
    await tab.go('/workspaces');
    await tab.page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await tab.page.getByRole('alert').innerText()).to.include('revoked');
  });
});
