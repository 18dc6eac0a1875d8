/** The examples under scripts/examples, each as its reader starts it, against the real service. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { needsBrowser, openChromium, openTab, withoutBrowser } from '../support/chromium.ts';
import { type CommandLine, installCommandLine } from '../support/command-line.ts';
import { freePort } from '../support/s3-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const folder = join(import.meta.dirname, '../../scripts/examples');

interface Started {
  child: ChildProcess;
  printed(): string;
  exited: Promise<number | null>;
}

function start(program: string, args: string[], env: Record<string, string>, cwd?: string): Started {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk).slice(-100_000)));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, printed: () => text, exited };
}

async function addressOf(started: Started): Promise<string> {
  return until(
    'the example to say where it is',
    () => {
      if (started.child.exitCode !== null) throw new Error(`it ended: ${started.printed()}`);
      return /http:\/\/127\.0\.0\.1:\d+/.exec(started.printed())?.[0];
    },
    120_000,
  );
}

/** Cuts each connection after so many bytes of reply, but every third. */
async function openCutter(
  origin: string,
  bytes: number,
): Promise<{ origin: string; cuts(): number; server: Server }> {
  const { hostname, port } = new URL(origin);
  let cuts = 0;
  const server = createServer((message, reply) => {
    const socket = connect(Number(port), hostname, () => {
      const names = Object.entries(message.headers).filter(
        ([name]) => !['connection', 'host'].includes(name),
      );
      const head = names.map(([name, value]) => `${name}: ${String(value)}`).join('\r\n');
      socket.write(
        `${message.method} ${message.url} HTTP/1.0\r\nhost: ${hostname}\r\nconnection: close\r\n${head}\r\n\r\n`,
      );
      message.pipe(socket, { end: false });
    });
    let sent = 0;
    socket.on('data', (chunk: Buffer) => {
      sent += chunk.length;
      reply.socket?.write(chunk);
      if ((message.url ?? '').endsWith('/events') && sent > bytes && cuts < 2) {
        cuts += 1;
        reply.socket?.destroy();
        socket.destroy();
      }
    });
    socket.on('end', () => reply.socket?.end());
    socket.on('error', () => reply.socket?.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cuts: () => cuts, server };
}

describe('examples', function () {
  this.timeout(300_000);
  let service: TestService;
  let pagePort: number;
  let place: string;
  const running: Started[] = [];

  before(async () => {
    pagePort = await freePort();
    place = await mkdtemp(join(tmpdir(), 'test-example-'));
    service = await startService({ CORS_ORIGINS: `http://127.0.0.1:${pagePort}` });
  });
  afterEach(async () => {
    for (const { child, exited } of running.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
  });
  after(async () => {
    await service.stop();
    await rm(place, { recursive: true, force: true });
  });

  const open = (program: string, args: string[], env: Record<string, string>): Started => {
    const started = start(program, args, { BASE_URL: service.baseUrl, KEY: service.key, ...env }, place);
    running.push(started);
    return started;
  };

  it('keeps each short enough to be read at once', async () => {
    for (const file of ['express.ts', 'ci.sh', 'ci-cli.sh', 'frontend.ts'])
      expect((await readFile(join(folder, file), 'utf8')).trim().split('\n').length, file).to.be.at.most(80);
    const page = await Promise.all(
      ['index.html', 'app.js'].map((file) => readFile(join(folder, 'frontend', file), 'utf8')),
    );
    expect(page.join('').trim().split('\n').length, 'the frontend').to.be.at.most(60);
  });

  describe('express', () => {
    let address: string;
    beforeEach(async () => {
      address = await addressOf(open(process.execPath, [join(folder, 'express.ts')], { PORT: '0' }));
    });
    const ask = (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${address}/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });

    it('streams the run that a question starts to the browser, and tells of it later', async () => {
      const reply = await ask({ question: 'echo hello > a.txt' });
      expect([reply.status, reply.headers.get('content-type')]).to.deep.equal([200, 'text/event-stream']);
      const text = await reply.text();
      const types = [...text.matchAll(/^event: (.+)$/gm)].map((match) => match[1]);
      expect([types[0], types.at(-1)]).to.deep.equal(['run.started', 'run.settled']);
      const later = await fetch(`${address}/ask/${reply.headers.get('x-run-id')}`);
      expect(await later.json()).to.include({ state: 'completed' });
      expect(text).not.to.include(service.key);
    });

    it('starts one run for a question that a browser sends twice', async () => {
      const again = { 'idempotency-key': 'a-page-that-was-loaded-again' };
      const ids = [];
      for (const headers of [again, again]) {
        const reply = await ask({ question: 'true' }, headers);
        await reply.text();
        ids.push(reply.headers.get('x-run-id'));
      }
      expect(ids[0]).to.be.a('string').and.to.equal(ids[1]);
    });

    it('refuses what is no question, and passes on no words of the service', async () => {
      expect((await ask({ question: 7 })).status).to.equal(400);
      const missing = await fetch(`${address}/ask/dev/run_00000000000000000000000000`);
      expect([missing.status, await missing.json()]).to.deep.equal([404, { error: 'not_found' }]);
    });
  });

  describe('ci', () => {
    const job = async (env: Record<string, string>) => {
      const started = open('bash', [join(folder, 'ci.sh')], { AGENT: 'script', ...env });
      return { code: await started.exited, printed: started.printed() };
    };

    it('shows the steps, keeps the patch, and passes with a completed run', async () => {
      const { code, printed } = await job({ TASK: '# greet\necho hi > a.txt', PATCH: 'one.patch' });
      expect(printed).to.match(/^run dev\/run_\S+\ncompleted\tgreet\t1 passed, 0 failed\ncompleted: /);
      expect(code).to.equal(0);
      expect(await readFile(join(place, 'one.patch'), 'utf8')).to.include('+hi');
    });

    it('fails with a failed run, and keeps its patch all the same', async () => {
      const { code, printed } = await job({ TASK: 'echo half > b.txt\nfalse', PATCH: 'two.patch' });
      expect([code, /^failed: /m.test(printed)], printed).to.deep.equal([1, true]);
      expect(await readFile(join(place, 'two.patch'), 'utf8')).to.include('+half');
    });

    it('follows over connections that are cut, and shows each step once', async () => {
      const cutter = await openCutter(service.origin, 700);
      try {
        const steps = ['one', 'two', 'three', 'four', 'five', 'six'];
        const { code, printed } = await job({
          BASE_URL: `${cutter.origin}/v1`,
          TASK: steps.map((step) => `echo ${step}`).join('\n'),
        });
        expect(code, printed).to.equal(0);
        expect([...printed.matchAll(/\techo (\w+)\t/g)].map((match) => match[1])).to.deep.equal(steps);
        expect(cutter.cuts()).to.be.at.least(1);
      } finally {
        cutter.server.closeAllConnections();
        cutter.server.close();
      }
    });

    it('says what is wrong with a key that does not work, and starts nothing', async () => {
      const { code, printed } = await job({ KEY: 'wrong', TASK: 'true' });
      expect(code, printed).not.to.equal(0);
      expect(printed).not.to.include('run dev/');
    });
  });

  describe('ci-cli', () => {
    let commandLine: CommandLine;
    before(async () => {
      commandLine = await installCommandLine();
    });
    after(() => commandLine?.remove());

    it('shows the steps, keeps the patch, and ends as the run did', async () => {
      for (const [task, ended, said] of [
        ['# greet\necho hi > a.txt', 0, /^completed\tgreet\ncompleted: /m],
        ['echo hi > a.txt\nfalse', 1, /^failed: /m],
      ] as const) {
        const started = open('bash', [join(folder, 'ci-cli.sh')], {
          PATH: [dirname(commandLine.bin), process.env.PATH].join(delimiter),
          HOME: commandLine.folder,
          AGENT_RUNS_URL: service.baseUrl,
          AGENT_RUNS_KEY: service.key,
          AGENT: 'script',
          TASK: task,
        });
        const code = await started.exited;
        expect(code, started.printed()).to.equal(ended);
        expect(started.printed()).to.match(said);
        expect(await readFile(join(place, 'run.patch'), 'utf8')).to.include('+hi');
      }
    });

    it('says what is wrong with a key that does not work, and keeps no patch', async () => {
      const started = open('bash', [join(folder, 'ci-cli.sh')], {
        PATH: [dirname(commandLine.bin), process.env.PATH].join(delimiter),
        HOME: commandLine.folder,
        AGENT_RUNS_URL: service.baseUrl,
        AGENT_RUNS_KEY: 'wrong',
        TASK: 'true',
        PATCH: 'none.patch',
      });
      expect(await started.exited, started.printed()).to.equal(4);
      expect(existsSync(join(place, 'none.patch'))).to.equal(false);
    });
  });

  describe(`frontend${withoutBrowser}`, () => {
    needsBrowser();
    let browser: Browser;
    before(async () => {
      browser = await openChromium();
    });
    after(() => browser?.close());

    it('starts a run from a page of another origin and follows it to its patch', async () => {
      const server = open(process.execPath, [join(folder, 'frontend.ts')], { PORT: String(pagePort) });
      const { page, faults } = await openTab(browser);
      await page.goto(await addressOf(server));
      await page.getByLabel('Service').fill(service.baseUrl);
      await page.getByLabel('Key').fill(service.key);
      await page.getByLabel('Task').fill('# greet\necho hello > greeting.txt\n# look\ncat greeting.txt');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('+hello').waitFor();
      expect(await page.getByRole('status').textContent()).to.match(/^completed: /);
      expect(await page.getByRole('listitem').allTextContents()).to.deep.equal([
        'greet: completed',
        'look: completed',
      ]);
      expect(faults).to.deep.equal([]);

      // A key that does not work is told, not thrown.
      await page.getByLabel('Key').fill('wrong');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByText('unauthenticated: ').waitFor();
    });
  });
});
