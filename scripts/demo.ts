/** `npm run demo`: a small project with a failing test, a run that repairs it, live progress, the receipt and the patch in colour. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../generated/api/client/index.ts';
import { createRun, createWorkspace, getMe, getRun } from '../generated/api/sdk.gen.ts';
import type { Run, RunEvent } from '../generated/api/types.gen.ts';
import { startArguments } from './start-command.ts';

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
const bold = paint(1);
const dim = paint(2);
const red = paint(31);
const green = paint(32);
const cyan = paint(36);
const say = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** A project of four files: a cart that forgets quantities, and tests that notice. */
const project = `# create the cart project
mkdir -p src test
# write package.json
cat > package.json <<'FILE'
{ "name": "cart", "version": "1.0.0", "type": "module", "scripts": { "test": "node --test --test-reporter=spec" } }
FILE
# write src/cart.js
cat > src/cart.js <<'FILE'
/** The sum of a cart in cents. */
export function total(items) {
  return items.reduce((sum, item) => sum + item.cents, 0);
}

export function describe(items) {
  return items.map((item) => item.name).join(', ');
}
FILE
# write test/cart.test.js
cat > test/cart.test.js <<'FILE'
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, total } from '../src/cart.js';

test('an empty cart costs nothing', () => assert.equal(total([]), 0));
test('names its items', () => assert.equal(describe([{ name: 'tea' }, { name: 'cup' }]), 'tea, cup'));
test('counts every piece', () => assert.equal(total([{ name: 'tea', cents: 300, pieces: 2 }]), 600));
FILE
# write README.md
echo 'A cart with a fault in it.' > README.md
`;

/** Looks at the fault (the test may fail, so the step itself must not), mends it and proves it. */
const repair = `# see the tests fail
node --test --test-reporter=spec || true
# repair the sum in src/cart.js
sed -i 's/sum + item.cents/sum + item.cents * (item.pieces ?? 1)/' src/cart.js
# run the tests
node --test --test-reporter=spec
`;

interface Target {
  baseUrl: string;
  key: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    const reply = await fetch(new URL('/readyz', baseUrl), { signal: AbortSignal.timeout(1_000) });
    return reply.ok;
  } catch {
    return false;
  }
}

/** The service of BASE_URL and KEY when it runs, else one of our own in a temporary folder. */
async function findService(): Promise<Target> {
  const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:8080/v1';
  const key = process.env.KEY;
  if (key && (await answers(baseUrl))) {
    say(`${dim('service')}    ${baseUrl}`);
    return { baseUrl, key, stop: async () => undefined };
  }
  if (await answers(baseUrl))
    say(dim(`A service runs at ${baseUrl}; set KEY to use it. Starting one of its own for this demo.`));
  return startOwn();
}

async function startOwn(): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agent-run-demo-'));
  const port = await freePort();
  const key = `demo_${randomBytes(24).toString('hex')}`;
  const child: ChildProcess = spawn(process.execPath, startArguments(), {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BOOTSTRAP_KEY: key,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk).slice(-4_000);
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  for (let tries = 0; tries < 300; tries++) {
    if (await answers(baseUrl)) {
      say(`${dim('service')}    ${baseUrl} ${dim('(started for this demo)')}`);
      return { baseUrl, key, stop };
    }
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The service did not start.\n${complaints}`);
}

function show(event: RunEvent): void {
  switch (event.type) {
    case 'run.started':
      say(`  ${cyan('●')} run started`);
      break;
    case 'step.started':
      process.stdout.write(colour ? `  ${dim('○')} ${event.step} ${dim('…')}` : '');
      break;
    case 'step.completed': {
      const mark = event.failed > 0 ? red('✗') : green('✓');
      const counts =
        event.checks === 'reported'
          ? `  ${green(`${event.passed} passed`)}${event.failed > 0 ? `, ${red(`${event.failed} failed`)}` : ''}`
          : '';
      say(`${colour ? '\r\u001b[K' : ''}  ${mark} ${event.step}${counts} ${dim(`${event.duration_ms} ms`)}`);
      break;
    }
    case 'patch.ready':
      say(
        `  ${cyan('●')} patch: ${event.files} files, ${green(`+${event.insertions}`)} ${red(`-${event.deletions}`)}`,
      );
      break;
    case 'run.settled':
      say(
        `  ${event.state === 'completed' ? green('●') : red('●')} ${bold(event.state)} ${dim(`(${event.reason.code})`)}`,
      );
      break;
    default:
      say(`  ${dim(event.type)}`);
  }
}

function colourPatch(patch: string): string {
  return patch
    .split('\n')
    .map((line) => {
      if (/^(diff|index|---|\+\+\+|new file|deleted file)/.test(line)) return bold(line);
      if (line.startsWith('@@')) return cyan(line);
      if (line.startsWith('+')) return green(line);
      if (line.startsWith('-')) return red(line);
      return line;
    })
    .join('\n');
}

async function demo(): Promise<void> {
  say();
  say(bold('  Agent Run Service: a run from start to receipt'));
  say();
  const target = await findService();
  try {
    const client = createClient({ baseUrl: target.baseUrl, auth: target.key, throwOnError: true });
    const me = (await getMe({ client, throwOnError: true })).data;
    const workspace = (await createWorkspace({ client, throwOnError: true, body: { name: 'demo cart' } }))
      .data;
    say(`${dim('key')}        ${me.key.name} ${dim(`(environment ${me.environment})`)}`);
    say(`${dim('workspace')}  ${workspace.id}`);
    say();
    await perform(target, client, 'Fill the workspace with a small project', {
      prompt: project,
      workspace: workspace.id,
    });
    const run = await perform(target, client, 'Repair it', { prompt: repair, workspace: workspace.id });

    say(bold('Receipt'));
    const { id, state, reason, usage, applied, sandbox, patch, log, settled_at } = run;
    say(JSON.stringify({ id, state, reason, patch, log, usage, settled_at, applied, sandbox }, null, 2));
    say();
    say(bold('Patch'));
    const reply = await fetch(run.patch ?? '', { headers: { authorization: `Bearer ${target.key}` } });
    say(colourPatch(await reply.text()));
    if (run.state !== 'completed') process.exitCode = 1;
  } finally {
    await target.stop();
  }
}

/** Creates a run and shows its events as they come, to the end. */
async function perform(
  target: Target,
  client: ReturnType<typeof createClient>,
  title: string,
  body: { prompt: string; workspace: string },
): Promise<Run> {
  say(bold(title));
  const created = (await createRun({ client, throwOnError: true, body: { ...body, agent: 'script' } })).data;
  const id = created.id;
  const reply = await fetch(`${target.baseUrl}/runs/${id}/events`, {
    headers: { authorization: `Bearer ${target.key}`, accept: 'text/event-stream' },
  });
  let text = '';
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data) show(JSON.parse(data) as RunEvent);
    }
  }
  say();
  return (await getRun({ client, throwOnError: true, path: { run_id: id } })).data;
}

await demo().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : JSON.stringify(error)}\n`);
  process.exitCode = 1;
});
