/** Those who installed the last released SDK and never update it: their first run works on this service. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { lastReleased, releasedFolder } from '../../scripts/release/versions.ts';
import { startService, type TestService } from '../support/service.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const version = lastReleased(root) ?? '';

/** Written for the SDK of 0.1.0. A later release that breaks it has another major number, and a journey of its own. */
const journey = `
import { createClient, isCode } from 'agent-run-sdk';
const [baseUrl, key] = process.argv.slice(2);
const client = createClient({ baseUrl, key });
const told = {};

const workspace = await client.workspaces.create({ name: 'site' });
const stream = client.runs.stream({ prompt: 'echo hello > greeting.txt', workspace: workspace.id });
const types = [];
for await (const event of stream) types.push(event.type);
told.first = types[0];
told.last = types.at(-1);
told.state = stream.receipt.state;
told.duration = typeof stream.usage.duration_ms;
told.patch = (await stream.run.readPatch()).includes('+hello');

const idempotencyKey = 'nightly';
const one = await client.runs.create({ task: 'echo one' }, { idempotencyKey });
const same = await client.runs.create({ task: 'echo one' }, { idempotencyKey });
told.once = one.id === same.id;
const seen = [];
for await (const event of one.events({ after: 0 })) seen.push(event.seq);
const rest = [];
for await (const event of one.events({ after: 1 })) rest.push(event.seq);
told.resumed = JSON.stringify(rest) === JSON.stringify(seen.slice(1));
told.receipt = (await one.wait()).state;
const lines = [];
for await (const line of client.runs.log(one.id, { follow: true })) lines.push(line.text);
told.log = lines.join('').includes('one');
const listed = [];
for await (const found of client.runs.list({ state: ['completed'], limit: 1 })) listed.push(found.id);
told.listed = listed.length;

const asleep = await client.runs.create({ task: 'sleep 600' });
await asleep.cancel();
told.cancelled = (await asleep.wait()).state;
const missing = await client.runs.get('dev/run_01kahz071dfrzrmjtwdnz8z6gb').catch((error) => error);
told.missing = isCode(missing, 'not_found');
const refused = await createClient({ baseUrl, key: 'nobody' }).runs.get(one.id).catch((error) => error);
told.refused = refused.code;
console.log(JSON.stringify(told));
`;

describe(`release/last-sdk: agent-run-sdk ${version}, as it was released`, function () {
  this.timeout(240_000);
  let folder: string;
  let service: TestService;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-last-sdk-'));
    service = await startService();
  });

  after(async () => {
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is kept with its documents', async () => {
    expect(await readdir(join(root, releasedFolder, version))).to.have.members([
      'openapi.json',
      'asyncapi.json',
      `agent-run-sdk-${version}.tgz`,
    ]);
  });

  it('installs into an empty folder without a network, and takes the first run from start to end', async () => {
    const place = join(folder, 'consumer');
    await mkdir(place);
    await writeFile(join(place, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
    const tarball = join(root, releasedFolder, version, `agent-run-sdk-${version}.tgz`);
    await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball], {
      cwd: place,
    });
    await writeFile(join(place, 'journey.js'), journey);
    const { stdout } = await run(process.execPath, ['journey.js', service.baseUrl, service.key], {
      cwd: place,
      timeout: 180_000,
    });
    expect(JSON.parse(stdout)).to.deep.equal({
      first: 'run.started',
      last: 'run.settled',
      state: 'completed',
      duration: 'number',
      patch: true,
      once: true,
      resumed: true,
      receipt: 'completed',
      log: true,
      listed: 2,
      cancelled: 'interrupted',
      missing: true,
      refused: 'unauthenticated',
    });
  });
});
