/** Keys, webhooks and workspaces through the page, and what the service has of them afterwards. */
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { type Client, createClient } from '../../src/sdk/index.ts';
import { texts, type Visit, visit } from '../support/browser.ts';
import { needsBrowser, openChromium, withoutBrowser } from '../support/chromium.ts';
import { openReceiver, type Receiver, receiverSettings } from '../support/receiver.ts';
import { startService, type TestService } from '../support/service.ts';
import { filesTar } from '../support/tar.ts';
import { until } from '../support/until.ts';

describe(`console/settings${withoutBrowser}`, () => {
  needsBrowser();
  let service: TestService;
  let receiver: Receiver;
  let browser: Browser;
  let client: Client;
  let tab: Visit;
  before(async () => {
    [service, receiver, browser] = await Promise.all([
      startService(receiverSettings),
      openReceiver(),
      openChromium(),
    ]);
    client = createClient({ baseUrl: service.baseUrl, key: service.key });
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.close();
  });
  beforeEach(async () => {
    tab = await visit(browser, service.origin);
    await tab.signIn(service.key);
  });
  afterEach(async () => {
    const faults = tab.faults();
    await tab.close();
    expect(faults).to.deep.equal([]);
  });

  it('makes a key, shows its secret this once, rotates it with a grace and revokes it', async () => {
    const { page } = tab;
    await tab.go('/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('ci');
    await page.getByRole('button', { name: 'Make it' }).click();
    const first = await page.locator('[data-secret]').innerText();
    expect((await createClient({ baseUrl: service.baseUrl, key: first }).me()).scopes).to.deep.equal([
      'run:create',
      'runs:read',
    ]);
    await page.getByRole('button', { name: 'I have kept it' }).click();

    const row = page.locator('[data-key]', { hasText: 'ci' });
    await row.getByRole('button', { name: 'Rotate' }).click();
    await page.getByLabel('Grace of the old key').selectOption('3600');
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await until('another secret', async () => {
      const [second] = await texts(page.locator('[data-secret]'));
      return second !== undefined && second !== first ? second : undefined;
    });
    const second = await page.locator('[data-secret]').innerText();
    for (const key of [first, second])
      expect((await createClient({ baseUrl: service.baseUrl, key }).me()).key.name).to.equal('ci');
    await page.getByRole('button', { name: 'I have kept it' }).click();
    expect(await page.content()).not.to.include(second);

    const old = page.locator('[data-key]', { hasText: 'replaced' });
    await old.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.locator('[data-key]', { hasText: 'revoked' }).waitFor();
    const refused = await createClient({ baseUrl: service.baseUrl, key: first })
      .me()
      .catch((error: { code: string }) => error.code);
    expect(refused).to.equal('key_revoked');
  });

  it('shows what the service found wrong beside the field that it means', async () => {
    const { page } = tab;
    await tab.go('/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill('https://user:secret@example.com/hook');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Address').getAttribute('aria-invalid')).to.equal('true');
    expect(await page.getByRole('alert').innerText())
      .to.include('/url')
      .and.to.match(/req_/);
  });

  it('makes a webhook, sends a test, and shows what was sent, what came back and how long it took', async () => {
    const { page } = tab;
    receiver.answer = (_message, reply) =>
      reply.writeHead(200, { 'content-type': 'text/plain' }).end('thank you');
    await tab.go('/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill(`${receiver.origin}/hook`);
    await page.getByRole('button', { name: 'Make it' }).click();
    expect(await page.locator('[data-secret]').innerText()).to.match(/^whsec_/);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await receiver.untilReceived('/hook', 1);
    const delivery = page.locator('[data-delivery=delivered]');
    await delivery.waitFor();
    await delivery.locator('summary').click();
    await delivery.getByText('thank you').waitFor();
    const shown = await delivery.innerText();
    expect(shown)
      .to.include('"type": "webhook.test"')
      .and.to.include('webhook-signature: v1,')
      .and.to.match(/\d+ (ms|s)/);
    await delivery.getByRole('button', { name: 'Redeliver' }).click();
    await receiver.untilReceived('/hook', 2);
  });

  it('makes a workspace from an archive, shows its files and deletes it', async () => {
    const { page } = tab;
    await tab.go('/workspaces');
    await page.getByRole('button', { name: 'New workspace' }).click();
    await page.getByLabel('Name').fill('shop');
    await page.getByLabel('Filled from').selectOption('archive');
    const buffer = await filesTar({ 'src/cart.js': 'export const sum = 1;\n' });
    await page
      .getByLabel('Archive', { exact: true })
      .setInputFiles({ name: 'shop.tar', mimeType: 'application/x-tar', buffer });
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.locator('.head .state', { hasText: 'ready' }).waitFor();
    await page.getByRole('link', { name: /^src/ }).click();
    await page.getByRole('link', { name: /cart\.js/ }).click();
    expect(await page.getByRole('region', { name: 'src/cart.js' }).innerText()).to.include(
      'export const sum = 1;',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Archive', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).to.equal('shop.tar.gz');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();
    const gone = await client.workspaces.get(id).catch((error: { code: string }) => error.code);
    expect(gone).to.equal('not_found');
  });
});
