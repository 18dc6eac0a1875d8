/** Holds the running service against its own contract with thousands of requests nobody would write by hand (schemathesis). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey, type ServiceProcess, startProcess } from '../test/support/service.ts';

const version = '4.32.5';
const seed = process.env.SCHEMATHESIS_SEED ?? '1';
/** All passes together take far less; a hang is a failure. */
const passMs = 240_000;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));

/** As an operator would call: with a key, without one, and with one that nobody has. */
const passes = (key: string) => [
  { title: 'with a valid key', examples: 120, header: `Authorization: Bearer ${key}` },
  { title: 'without a key', examples: 30, header: undefined },
  { title: 'with a key that nobody has', examples: 20, header: 'Authorization: Bearer ars_dev_nobody' },
];

/** SCHEMATHESIS names an installed `st`; without it the exact version is installed into a folder that goes away. */
function install(): string {
  const given = process.env.SCHEMATHESIS;
  if (given) return given;
  const place = join(folder, 'venv');
  for (const [command, ...args] of [
    ['python3', '-m', 'venv', place],
    [join(place, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${version}`],
  ] as [string, ...string[]][]) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  }
  return join(place, 'bin/st');
}

/** What the generated calls cannot guess: ids of runs, and of the key that asks. */
interface Known {
  settled: string;
  open: string;
  spare: string;
  ownKey: string;
}

/** Runs for the generated calls to meet: settled ones, each with a patch and a log, and some that go on until they are cancelled. */
async function makeRuns(origin: string, key: string): Promise<Known> {
  const ask = async (method: string, path: string, body?: object): Promise<{ id: string; state: string }> => {
    const response = await fetch(`${origin}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; state: string };
  };
  const make = async (...tasks: string[]): Promise<string[]> =>
    Promise.all(tasks.map(async (task) => (await ask('POST', '/runs', { task })).id));
  const settled = await make(
    'echo hello | tee greeting.txt',
    'seq 100 | tee numbers.txt',
    'echo no | tee no.txt\nfalse',
  );
  const spare = await make(...Array.from({ length: 10 }, () => 'true'));
  for (const id of [...settled, ...spare]) {
    // The stream of a run ends with the run.
    const stream = await fetch(`${origin}/v1/runs/${id}/events`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(60_000),
    });
    await stream.text();
  }
  const open = await make('sleep 600', 'sleep 600', 'sleep 600');
  const me = (await ask('GET', '/me')) as unknown as { key: { id: string } };
  return { settled: settled.join(' '), open: open.join(' '), spare: spare.join(' '), ownKey: me.key.id };
}

interface Outcome {
  cases: number;
  replies: Record<string, number>;
  failed: boolean;
}

function run(st: string, origin: string, known: Known, pass: ReturnType<typeof passes>[number]): Outcome {
  process.stdout.write(`\n▸ ${pass.title}\n`);
  const report = join(folder, 'report.ndjson');
  const { status, stdout, stderr } = spawnSync(
    st,
    [
      ...['run', `${origin}/openapi.json`, '--url', `${origin}/v1`],
      // One is taken over by a check of `hooks.py`, which knows what stays after a DELETE, and why.
      ...[
        '--checks',
        'all',
        '--exclude-checks',
        'use_after_free',
        '--max-examples',
        String(pass.examples),
        '--seed',
        seed,
      ],
      // A stream ends when its run is settled; the runs made here take milliseconds.
      ...['--request-timeout', '20', '--continue-on-failure', '--generation-database', 'none', '--no-color'],
      ...['--report', 'ndjson', '--report-ndjson-path', report],
      ...(pass.header === undefined ? [] : ['--header', pass.header]),
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      timeout: passMs,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        SETTLED_RUNS: known.settled,
        OPEN_RUNS: known.open,
        SPARE_RUNS: known.spare,
        OWN_KEY: known.ownKey,
        PYTHONIOENCODING: 'utf-8',
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: join(root, 'scripts/schemathesis/hooks.py'),
      },
    },
  );
  process.stdout.write(stdout + stderr);
  const replies: Record<string, number> = {};
  for (const [, code = ''] of (existsSync(report) ? readFileSync(report, 'utf8') : '').matchAll(
    /"status_code": ?(\d{3})/g,
  ))
    replies[code] = (replies[code] ?? 0) + 1;
  rmSync(report, { force: true });
  const cases = Number(/(\d+) generated/.exec(stdout)?.[1] ?? 0);
  return { cases, replies, failed: status !== 0 };
}

const key = newKey();
let failed = false;
let service: ServiceProcess | undefined;
try {
  const st = install();
  service = await startProcess({
    DATA_DIR: join(folder, 'data'),
    BOOTSTRAP_KEY: key,
    LOG_LEVEL: 'error',
    RUN_TIMEOUT_SECONDS: '43200',
    // Off, or most replies would be 429 and prove nothing of the operations.
    RATE_LIMIT_REQUESTS: '0',
    RATE_LIMIT_CREATES: '0',
    // Addresses that calls name are of this machine, so that none is called elsewhere.
    EGRESS_ALLOW: '127.0.0.1',
    ...(process.env.SANDBOX ? { SANDBOX: process.env.SANDBOX } : {}),
  });
  const known = await makeRuns(service.origin, key);
  let cases = 0;
  for (const pass of passes(key)) {
    const outcome = run(st, service.origin, known, pass);
    cases += outcome.cases;
    failed ||= outcome.failed || outcome.cases === 0;
    process.stdout.write(`  ${outcome.cases} cases; replies ${JSON.stringify(outcome.replies)}\n`);
  }
  const bugs = service.output().match(/^.*"level":50.*$/gm) ?? [];
  for (const line of bugs.slice(0, 5))
    process.stdout.write(`the service logged an error: ${line.slice(0, 2000)}\n`);
  failed ||= bugs.length > 0 || service.child.exitCode !== null;
  process.stdout.write(`\n${failed ? '✗' : '✓'} ${cases} cases, seed ${seed}\n`);
} finally {
  await service?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failed ? 1 : 0);
