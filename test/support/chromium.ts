/** A real Chromium for tests of pages; whatever a page complains of on the way is kept for the test to read. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const program = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

/** What a title says where the browser is missing. CI installs it and lets no test be skipped. */
export const withoutBrowser =
  program === undefined ? ' (needs Chromium: apt install chromium, or CHROMIUM=<path>)' : '';

/** Skips every test of a `describe` on a machine without the browser. Call it first in there. */
export function needsBrowser(): void {
  before(function () {
    if (program === undefined) this.skip();
  });
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    ...(program === undefined ? {} : { executablePath: program }),
    timeout: 120_000,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * A tab of its own with nothing kept from others, and what its page has complained of so far: errors, warnings, and what its policy
 * refused. `calls` are addresses whose refusals and cut lines a test is about; the page itself has to say so then.
 */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
  calls?: RegExp,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const ofCall =
      message.text().startsWith('Failed to load resource') && calls?.test(message.location().url);
    if (['error', 'warning'].includes(message.type()) && !ofCall) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  return { page, faults };
}
