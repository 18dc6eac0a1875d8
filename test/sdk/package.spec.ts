/** The package as those have it who install it: on Node 20 and 24, in Deno, in a browser, and under two ways of finding types. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { startService, type TestService } from '../support/service.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const browser = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path !== undefined && existsSync(path),
);
const deno = [
  process.env.DENO,
  ...(process.env.PATH ?? '').split(':').map((folder) => join(folder, 'deno')),
].find((path) => path !== undefined && existsSync(path));

/** The first `node` of the path that is not the project's own: what the machine's users have. */
const machineNode = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));

/** Runs on every platform: what the package promises, told as one line. */
const journey = `
export async function journey(sdk, baseUrl, key) {
  const client = sdk.createClient({ baseUrl, key });
  const stream = client.runs.stream({ task: 'echo hi > a.txt' });
  const types = [];
  for await (const event of stream) types.push(event.type);
  const run = await client.runs.create({ task: 'echo one' });
  const receipt = await run.wait();
  const missing = await client.runs.get('dev/run_01kahz071dfrzrmjtwdnz8z6gb').catch((error) => error);
  const lines = [];
  for await (const line of client.runs.log(run.id, { follow: true })) lines.push(line.text);
  const secret = 'whsec_' + btoa('a secret of thirty-two characters');
  const forged = await sdk.verifyWebhook('{}', {
    'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA',
  }, secret).catch((error) => error);
  const patch = await stream.run.readPatch();
  return [types.at(-1), stream.receipt.state, receipt.state, missing.code, forged.code, lines.join('').includes('one'), patch.includes('+hi')].join(' ');
}
`;
const told = 'run.settled completed completed not_found invalid_signature true true';

async function pack(target: string): Promise<string> {
  await run(process.execPath, [join(root, 'scripts/sdk.ts')], {
    env: { ...process.env, SDK_TARGET: target },
  });
  const [file] = (await readdir(target)).filter((name) => name.endsWith('.tgz'));
  return join(target, file ?? '');
}

describe('sdk/package', function () {
  this.timeout(240_000);
  let folder: string;
  let tarball: string;
  let consumer: string;
  let service: TestService;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-sdk-'));
    tarball = await pack(join(folder, 'dist'));
    consumer = join(folder, 'consumer');
    await mkdir(consumer);
    await writeFile(
      join(consumer, 'package.json'),
      '{ "name": "consumer", "private": true, "type": "module" }',
    );
    await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], {
      cwd: consumer,
    });
    await writeFile(join(consumer, 'journey.js'), journey);
    await writeFile(
      join(consumer, 'main.js'),
      "import * as sdk from 'agent-run-sdk';\nimport { journey } from './journey.js';\nconst [baseUrl, key] = (globalThis.Deno?.args ?? process.argv.slice(2));\nconsole.log(await journey(sdk, baseUrl, key));\n",
    );
    service = await startService();
  });

  after(async () => {
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is the same to the byte when it is made twice', async () => {
    const again = await pack(join(folder, 'again'));
    expect((await readFile(again)).equals(await readFile(tarball))).to.equal(true);
  });

  it('installs alone: no dependency, no script, and nothing in it but modules, types, manual and licence', async () => {
    const at = join(consumer, 'node_modules');
    expect((await readdir(at)).filter((name) => !name.startsWith('.'))).to.deep.equal(['agent-run-sdk']);
    const manifest = JSON.parse(readFileSync(join(at, 'agent-run-sdk/package.json'), 'utf8'));
    expect(manifest).to.not.have.any.keys('dependencies', 'peerDependencies', 'scripts', 'repository');
    expect(manifest).to.deep.include({
      license: 'Apache-2.0',
      sideEffects: false,
      engines: { node: '>=20' },
    });
    const files = await readdir(join(at, 'agent-run-sdk'), { recursive: true, withFileTypes: true });
    const odd = files
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .filter((name) => !/\.js$|\.d\.ts$|^(package\.json|README\.md|LICENSE)$/.test(name));
    expect(odd).to.deep.equal([]);
  });

  it('names only files of its own in what it imports, so that any platform of modules can load it', async () => {
    const start = join(consumer, 'node_modules/agent-run-sdk/lib/src/sdk/index.js');
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      const text = readFileSync(path, 'utf8');
      for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
        expect(name, path).to.match(/^\.{1,2}\/.*\.js$/);
        visit(resolve(dirname(path), name));
      }
      expect(text, path).to.not.match(/\b(process|Buffer|require|__dirname)\b\s*[.(]/);
    };
    visit(start);
    expect(seen.size).to.be.above(20);
  });

  for (const [name, path] of [
    ['the node of this project', process.execPath],
    [
      `the node of this machine (${machineNode === undefined ? 'there is none, the same again' : 'first on the path'})`,
      machineNode ?? process.execPath,
    ],
  ] as const) {
    it(`works on ${name}`, async () => {
      const { stdout } = await run(path, ['main.js', service.baseUrl, service.key], { cwd: consumer });
      expect(stdout.trim()).to.equal(told);
    });
  }

  it('needs nothing of Node but to read its own folder: no files, processes, workers or addons', async () => {
    const { stdout } = await run(
      process.execPath,
      ['--permission', `--allow-fs-read=${consumer}`, 'main.js', service.baseUrl, service.key],
      { cwd: consumer },
    );
    expect(stdout.trim()).to.equal(told);
  });

  for (const resolution of ['nodenext', 'bundler'] as const) {
    it(`has types for strict readers that resolve as ${resolution}, its manual's examples among them`, async () => {
      const place = join(consumer, resolution);
      await mkdir(place);
      await snippets(place);
      await writeFile(
        join(place, 'use.ts'),
        `import { createClient, isCode, type RunEvent, AgentRunError } from 'agent-run-sdk';
const client = createClient({ baseUrl: 'http://127.0.0.1/v1', key: () => Promise.resolve('k') });
export function tell(event: RunEvent): string {
  switch (event.type) {
    case 'step.completed': return \`\${event.passed satisfies number}\`;
    case 'run.settled': { const state: 'completed' | 'interrupted' | 'failed' = event.state; return state; }
    default: return event.type;
  }
}
export async function use(error: unknown): Promise<void> {
  if (isCode(error, 'workspace_busy')) { const code: 'workspace_busy' = error.code; void code; }
  if (error instanceof AgentRunError) { const status: number | null = error.status; void status; }
  // @ts-expect-error a code that there is not
  isCode(error, 'no_such_code');
  // @ts-expect-error a prompt is text
  await client.runs.create({ prompt: 1, workspace: 'ws_1' });
  const { data } = await client.raw.getRun({ path: { run_id: 'dev/run_1' }, throwOnError: true });
  const state: string = data.state;
  void state;
}
`,
      );
      await writeFile(
        join(place, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
            moduleResolution: resolution,
            target: 'es2022',
            lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
            types: ['node'],
            typeRoots: [join(root, 'node_modules/@types')],
            strict: true,
            exactOptionalPropertyTypes: false,
            noUncheckedIndexedAccess: true,
            noPropertyAccessFromIndexSignature: false,
            verbatimModuleSyntax: true,
            skipLibCheck: false,
            outDir: 'out',
          },
          include: ['*.ts'],
        }),
      );
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const said = await run(process.execPath, [tsc, '-p', place]).then(
        () => '',
        (error: { stdout: string }) => error.stdout,
      );
      expect(said).to.equal('');
      if (resolution === 'bundler') return;
      for (const name of (await readdir(join(place, 'out'))).filter((one) => one.startsWith('snippet'))) {
        const { stdout } = await run(machineNode ?? process.execPath, [join(place, 'out', name)], {
          env: { ...process.env, KEY: service.key },
        });
        expect(stdout.includes('Error'), stdout).to.equal(false);
      }
    });
  }

  /** Every block of TypeScript in the two READMEs that is about the package, for the service of this test. */
  async function snippets(place: string): Promise<void> {
    const texts = ['src/sdk/README.md', 'README.md'].map((path) => readFileSync(join(root, path), 'utf8'));
    const blocks = texts
      .flatMap((text) => [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? ''))
      .filter((block) => block.includes("'agent-run-sdk'"));
    expect(blocks.length).to.be.at.least(5);
    await Promise.all(
      blocks.map((block, index) =>
        writeFile(
          join(place, `snippet-${index}.ts`),
          block.replaceAll('http://127.0.0.1:8080/v1', service.baseUrl),
        ),
      ),
    );
  }

  describe(
    deno === undefined ? 'in Deno (left out: there is no deno on the path and no DENO)' : 'in Deno',
    () => {
      if (deno === undefined) return;
      it('works with nothing allowed but the network', async () => {
        const { stdout } = await run(
          deno,
          [
            'run',
            '--no-prompt',
            '--no-remote',
            '--no-config',
            '--allow-net=127.0.0.1',
            '--node-modules-dir=manual',
            'main.js',
            service.baseUrl,
            service.key,
          ],
          {
            cwd: consumer,
            env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', DENO_DIR: join(folder, 'deno') },
          },
        );
        expect(stdout.trim()).to.equal(told);
      });
    },
  );

  describe(
    browser === undefined
      ? 'in a browser (left out: there is no chromium at /usr/bin/chromium and no CHROMIUM)'
      : 'in a browser',
    () => {
      if (browser === undefined) return;
      it('works, bundled by Vite, in a page that may run no code but its own', async () => {
        await writeFile(
          join(consumer, 'page.js'),
          "import * as sdk from 'agent-run-sdk';\nimport { journey } from './journey.js';\nconst key = location.hash.slice(1);\njourney(sdk, location.origin + '/v1', key).then((told) => { document.title = told; }, (error) => { document.title = String(error); });\n",
        );
        await writeFile(
          join(consumer, 'index.html'),
          '<!doctype html><html lang="en"><title>waiting</title><script type="module" src="/page.js"></script></html>',
        );
        await build({ root: consumer, logLevel: 'error', configFile: false, build: { outDir: 'web' } });
        const page = await servePage(join(consumer, 'web'), service.origin);
        const opened = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
        try {
          const tab = await opened.newPage();
          const complaints: string[] = [];
          tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
          tab.on('pageerror', (error) => complaints.push(String(error)));
          await tab.goto(`${page.origin}/#${service.key}`);
          await tab.waitForFunction(() => document.title !== 'waiting', undefined, { timeout: 60_000 });
          expect(await tab.title()).to.equal(told);
          // A 404 that was asked for is the one thing that the browser itself may remark on.
          expect(complaints.filter((text) => !text.includes('404'))).to.deep.equal([]);
        } finally {
          await opened.close();
          page.server.closeAllConnections();
          page.server.close();
        }
      });
    },
  );
});

/** The built page, with the service behind the same origin, under a policy that allows no code from elsewhere. */
async function servePage(folder: string, upstream: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(async (message, reply) => {
    const path = message.url ?? '/';
    if (/^\/(v1|files)\//.test(path)) {
      const chunks: Buffer[] = [];
      for await (const chunk of message) chunks.push(chunk as Buffer);
      const answer = await fetch(`${upstream}${path}`, {
        method: message.method ?? 'GET',
        headers: Object.entries(message.headers).filter(
          ([name]) => !['host', 'connection', 'content-length', 'accept-encoding'].includes(name),
        ) as [string, string][],
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      });
      const headers = [...answer.headers].filter(
        ([name]) => !['content-encoding', 'transfer-encoding', 'connection'].includes(name),
      );
      reply.writeHead(answer.status, Object.fromEntries(headers));
      if (answer.body !== null) for await (const chunk of answer.body) reply.write(chunk);
      reply.end();
      return;
    }
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    reply.writeHead(200, {
      'content-type': file.endsWith('.js') ? 'text/javascript' : 'text/html',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    });
    reply.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
