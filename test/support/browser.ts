/** The console in a real Chromium; whatever the page complains of on the way fails the test. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openTab } from './chromium.ts';

export interface Visit {
  page: Page;
  /** What the page has complained of so far: errors, and what its policy refused. */
  faults(): string[];
  /** Signs in and waits for the runs. */
  signIn(key: string): Promise<void>;
  /** Goes to an address of the console as a click would, without loading the page again. */
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Refusals and cut lines of calls are what some tests are about; the page itself has to say so then. */
const call = /\/(v1|files)\//;

/** A new tab with nothing kept from others. */
export async function visit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { page, faults } = await openTab(browser, { baseURL: origin, ...options }, call);
  await page.goto('/console');
  return {
    page,
    faults: () => faults,
    signIn: async (key) => {
      await page.getByLabel('Key', { exact: true }).fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { level: 1, name: 'Runs', exact: true }).waitFor();
    },
    go: async (path) => {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/console${path}`);
    },
    close: () => page.context().close(),
  };
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeResults {
  violations: { id: string; impact: string | null; nodes: { html: string; failureSummary: string }[] }[];
}

/** Serious faults for people who hear, see or type differently, as sentences. */
export async function barriers(page: Page): Promise<string[]> {
  // Evaluated past the page's policy, which allows no such script to the page itself.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    );
}

/** How much wider than the window the page is, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The texts of all that a locator finds. */
export async function texts(locator: Locator): Promise<string[]> {
  return (await locator.allTextContents()).map((text) => text.trim());
}
