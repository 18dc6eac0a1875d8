/** `npm run screenshots`: the pictures of the console in the README, taken in a real Chromium of a service with a few real runs. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { createClient } from '../src/sdk/index.ts';
import { startModelServer } from '../test/support/model-server.ts';
import { newKey, startProcess } from '../test/support/service.ts';
import { fill } from './screenshots/fill.ts';

const target = join(import.meta.dirname, '../.github');

interface Shot {
  name: string;
  path: string;
  /** What has to be there before. */
  there: string;
  colours: 'light' | 'dark';
  width: number;
  height: number;
}

/** As WebP and at twice the size: sharp on every screen, and a third of a PNG. */
async function take(page: Page, shot: Shot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width: shot.width, height: shot.height, scale: 2 },
  });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(join(target, `${shot.name}.webp`), bytes);
  console.log(`${shot.name}.webp ${Math.round(bytes.length / 1024)} KiB`);
}

const base = await mkdtemp(join(tmpdir(), 'screenshots-'));
await chmod(base, 0o711);
const model = await startModelServer();
const key = newKey();
const service = await startProcess({
  DATA_DIR: join(base, 'data'),
  ...model.settings,
  MODEL: 'openai:gpt-5.2',
  BOOTSTRAP_KEY: key,
});
const { origin } = service;
const program = process.env.CHROMIUM;
const browser = await chromium.launch({
  executablePath: program === undefined || program === '' ? '/usr/bin/chromium' : program,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const filled = await fill(createClient({ baseUrl: `${origin}/v1`, key }), model);
  const shots: Shot[] = [
    { name: 'console-runs', path: '', there: '[data-run]', colours: 'light', width: 1280, height: 760 },
    {
      name: 'console-run',
      path: `/runs/${filled.live}`,
      there: '[data-step="4"]',
      colours: 'light',
      width: 1280,
      height: 860,
    },
    {
      name: 'console-changes',
      path: `/runs/${filled.repaired}?view=changes`,
      there: '.diff',
      colours: 'dark',
      width: 1280,
      height: 860,
    },
    {
      name: 'console-phone',
      path: `/runs/${filled.asking}`,
      there: '.question',
      colours: 'dark',
      width: 390,
      height: 844,
    },
  ];
  for (const shot of shots) {
    const context = await browser.newContext({
      viewport: { width: shot.width, height: shot.height },
      deviceScaleFactor: 2,
      colorScheme: shot.colours,
      reducedMotion: 'reduce',
      isMobile: shot.width < 500,
    });
    const page = await context.newPage();
    await page.goto(`${origin}/console`);
    await page.getByLabel('Key', { exact: true }).fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Runs', exact: true }).waitFor();
    await page.goto(`${origin}/console${shot.path}`);
    await page.locator(shot.there).first().waitFor();
    // Steps have their outputs a moment after their events.
    await delay(700);
    await take(page, shot);
    await context.close();
  }
} finally {
  await browser.close();
  await service.kill('SIGTERM');
  await model.close();
  await rm(base, { recursive: true, force: true, maxRetries: 5 });
}
