/** A run from the form to its receipt, on the real process: live, over a cut line, cancelled, asked and answered. */
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { type Client, createClient } from '../../src/sdk/index.ts';
import { askingAgent } from '../support/asking-agent.ts';
import { texts, type Visit, visit } from '../support/browser.ts';
import { needsBrowser, openChromium, withoutBrowser } from '../support/chromium.ts';
import { type Line, openLine } from '../support/line.ts';
import {
  newCluster,
  type ServiceProcess,
  startProcess,
  startService,
  type TestService,
} from '../support/service.ts';
import { until } from '../support/until.ts';

describe(`console/run${withoutBrowser}`, () => {
  needsBrowser();
  let cluster: Awaited<ReturnType<typeof newCluster>>;
  let service: ServiceProcess;
  let browser: Browser;
  let client: Client;
  let tab: Visit;
  before(async () => {
    cluster = await newCluster();
    [service, browser] = await Promise.all([startProcess(cluster.settings), openChromium()]);
    client = createClient({ baseUrl: service.baseUrl, key: cluster.key });
  });
  after(async () => {
    await browser?.close();
    await service?.kill('SIGKILL');
    await cluster?.remove();
  });
  beforeEach(async () => {
    tab = await visit(browser, service.origin);
    await tab.signIn(cluster.key);
  });
  afterEach(async () => {
    const faults = tab.faults();
    await tab.close();
    expect(faults).to.deep.equal([]);
  });

  const state = (name: string) => tab.page.locator('.head .state', { hasText: name });

  it('greets whoever has no runs yet and leads to the first one', async () => {
    await tab.page.getByRole('link', { name: 'Start the first run' }).click();
    const words = tab.page.getByLabel('What shall be done?');
    await until('the sample to be there', async () => (await words.inputValue()).includes('hello'));
    await tab.page.getByRole('button', { name: 'Start the run' }).click();
    await state('completed').waitFor();
    expect(new URL(tab.page.url()).pathname).to.match(/^\/console\/runs\/dev\/run_[0-9a-z]{26}$/);
  });

  it('shows steps, receipt, changes and log of a run that was started in the form', async () => {
    await tab.page.keyboard.press('n');
    await tab.page
      .getByLabel('What shall be done?')
      .fill(
        "# write it\nprintf 'const answer = 41;\\n' > answer.js\n# mend it\nsed -i s/41/42/ answer.js && cat answer.js\n# say more\nprintf '<b>bold</b>\\n' >&2",
      );
    await tab.page.getByRole('button', { name: 'Start the run' }).click();
    await state('completed').waitFor();

    const steps = tab.page.locator('[data-step]');
    expect(await texts(steps.locator('.step-title'))).to.deep.equal(
      ['write it', 'mend it', 'say more'].map((name) => `${name}, completed`),
    );
    await steps.nth(1).getByText('Output').click();
    expect(await steps.nth(1).getByRole('region').innerText()).to.equal('const answer = 42;\n');

    const receipt = tab.page.locator('[data-receipt=settled]');
    expect(await receipt.innerText())
      .to.match(/Duration\s+[\d.]+ (ms|s)/)
      .and.to.include('done');

    await tab.page.getByRole('tab', { name: /Changes/ }).click();
    const diff = tab.page.getByRole('region', { name: 'Changes of answer.js' });
    expect(await diff.locator('tr.added .line-text').innerText()).to.equal('const answer = 42;');
    expect(await diff.locator('.code-word').innerText()).to.equal('const');

    await tab.page.getByRole('tab', { name: 'Log' }).click();
    const log = tab.page.getByRole('log');
    // What a run prints is text, whatever it looks like.
    await log.getByText('<b>bold</b>').waitFor();
    expect(await log.locator('b').count()).to.equal(0);
  });

  it('fills the steps in while the run works, and cancels it for good', async () => {
    const run = await client.runs.create({ task: '# first\necho one\n# second\nsleep 600', agent: 'script' });
    await tab.page.locator(`[data-run="${run.id}"]`).click();
    await tab.page.locator('[data-step="1"][data-status=completed]').waitFor();
    await tab.page.locator('[data-step="2"][data-status=running]').waitFor();
    await state('running').waitFor();
    await tab.page.getByRole('button', { name: 'Cancel' }).click();
    await state('interrupted').waitFor();
    expect(await tab.page.locator('[data-receipt=settled]').innerText()).to.include('cancelled');
    expect((await client.runs.get(run.id)).state).to.equal('interrupted');
  });

  it('goes on after a cut of the network with every step once, and says so meanwhile', async () => {
    const line: Line = await openLine(service.origin);
    const cut = await visit(browser, new URL(line.url).origin);
    try {
      const lines = [1, 2, 3, 4, 5, 6].map((step) => `# step ${step}\necho said ${step}; sleep 0.4`);
      const run = await client.runs.create({ task: lines.join('\n'), agent: 'script' });
      await cut.signIn(cluster.key);
      await cut.go(`/runs/${run.id}`);
      await cut.page.locator('[data-step="2"]').waitFor();
      line.cut();
      await cut.page.getByText('Reconnecting').waitFor();
      line.mend();
      await cut.page.locator('.head .state', { hasText: 'completed' }).waitFor();
      expect(await texts(cut.page.locator('[data-step] .step-title'))).to.deep.equal(
        [1, 2, 3, 4, 5, 6].map((step) => `step ${step}, completed`),
      );
      await cut.page.getByText('Reconnecting').waitFor({ state: 'detached' });
      await cut.page.getByRole('tab', { name: 'Log' }).click();
      const log = cut.page.getByRole('log');
      await log.getByText('said 6').waitFor();
      expect((await log.innerText()).match(/said \d/g)).to.deep.equal(
        [1, 2, 3, 4, 5, 6].map((step) => `said ${step}`),
      );
      expect(cut.faults()).to.deep.equal([]);
    } finally {
      await cut.close();
      await line.close();
    }
  });

  it('follows a settled run up with another one in the same workspace', async () => {
    const first = await client.runs.create({ task: 'echo one > a.txt', agent: 'script' });
    await first.wait();
    await tab.go(`/runs/${first.id}`);
    await tab.page.getByRole('link', { name: 'Follow up' }).click();
    await tab.page.getByLabel('What shall be done?').fill('# look\ncat a.txt');
    await tab.page.getByRole('button', { name: 'Start the run' }).click();
    await state('completed').waitFor();
    const id = new URL(tab.page.url()).pathname.slice('/console/runs/'.length);
    expect((await client.runs.get(id)).continues).to.equal(first.id);
  });

  it('applies later what a run held back', async () => {
    const workspace = await client.workspaces.create({ name: 'held' });
    const run = await client.runs.create({
      prompt: 'echo held > held.txt',
      workspace: workspace.id,
      agent: 'script',
      apply: 'never',
    });
    await run.wait();
    await tab.go(`/runs/${run.id}`);
    await tab.page.getByRole('button', { name: 'Apply to workspace' }).click();
    await tab.page.getByText('The workspace is now exactly the result.').waitFor();
    expect((await client.workspaces.get(workspace.id)).file_count).to.equal(1);
  });

  it('keeps its filters in the address, over a reload and back', async () => {
    const tagged = await client.runs.create({
      task: 'true',
      agent: 'script',
      metadata: { ticket: 'ABC-123' },
    });
    await tagged.wait();
    await tab.page.getByRole('button', { name: 'completed', exact: true }).click();
    await tab.page.getByRole('button', { name: 'More filters' }).click();
    await tab.page.getByLabel('Metadata', { exact: true }).fill('ticket=ABC-123');
    await tab.page.keyboard.press('Enter');
    const only = async (): Promise<boolean> => {
      const ids = await tab.page
        .locator('[data-run]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-run')));
      return ids.length === 1 && ids[0] === tagged.id;
    };
    await until('the one run that fits', only);
    expect(new URL(tab.page.url()).search).to.equal('?state=completed&metadata.ticket=ABC-123');
    await tab.page.reload();
    await until('the same run after a reload', only);
    await tab.page.goBack();
    await until('the list before', async () => (await tab.page.locator('[data-run]').count()) > 1);
  });

  it('can be used with the keyboard alone, from creating to cancelling', async () => {
    const { keyboard } = tab.page;
    const name = () => tab.page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabTo = async (wanted: string): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        if ((await name()).trim() === wanted) return;
        await keyboard.press('Tab');
      }
      throw new Error(`${wanted} was not reached`);
    };
    await keyboard.press('Tab');
    expect(await name()).to.equal('Skip to the content');
    await keyboard.press('n');
    await tab.page.getByRole('heading', { level: 1, name: 'New run' }).waitFor();
    await keyboard.press('Tab');
    await until('the first field', () =>
      tab.page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA' || undefined),
    );
    await keyboard.type('# wait\nsleep 600');
    await tabTo('Start the run');
    await keyboard.press('Enter');
    await tab.page.locator('[data-step="1"]').waitFor();
    await keyboard.press('g');
    await keyboard.press('r');
    await tab.page.locator('[data-run]').first().waitFor();
    await keyboard.press('j');
    await keyboard.press('Enter');
    await tab.page.getByRole('button', { name: 'Cancel' }).waitFor();
    await tabTo('Cancel');
    await keyboard.press('Enter');
    await state('interrupted').waitFor();
  });
});

describe(`console/run with an agent that asks${withoutBrowser}`, () => {
  needsBrowser();
  let service: TestService;
  let browser: Browser;
  before(async () => {
    [service, browser] = await Promise.all([startService({}, [askingAgent]), openChromium()]);
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('answers approvals and questions in place, and passes messages on', async () => {
    const client = createClient({ baseUrl: service.baseUrl, key: service.key });
    const task = 'say hello\nask permission May I?\nask text Which one?\nhear';
    const run = await client.runs.create({ task, agent: 'asking', approval: 'ask' });
    const tab = await visit(browser, service.origin);
    try {
      await tab.signIn(service.key);
      await tab.go(`/runs/${run.id}`);
      await tab.page.locator('.head .state', { hasText: 'waiting' }).waitFor();
      await tab.page.getByRole('button', { name: 'Allow once' }).click();
      await tab.page.getByLabel('Your answer').fill('the blue one');
      await tab.page.getByRole('button', { name: 'Answer', exact: true }).click();
      await tab.page.getByText('Answered: the blue one').waitFor();
      await tab.page.getByLabel('Message to the agent').fill('go on');
      await tab.page.getByRole('button', { name: 'Send' }).click();
      await tab.page.getByText('heard go on').waitFor();
      await tab.page.locator('.head .state', { hasText: 'completed' }).waitFor();
      await tab.page.getByText('Answered: Allow once').waitFor();
      expect(tab.faults()).to.deep.equal([]);
    } finally {
      await tab.close();
    }
  });
});
