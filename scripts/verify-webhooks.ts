/** Holds the deliveries of the running service against the Standard Webhooks library of another language (Python). */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey, type ServiceProcess, startProcess } from '../test/support/service.ts';

const version = '1.1.0';
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'verify-webhooks-'));
const key = newKey();

interface Received {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** Installs the library into a folder that goes away, and answers its Python. */
function install(): string {
  const place = join(folder, 'venv');
  const python = join(place, 'bin/python');
  for (const [command, ...args] of [
    ['python3', '-m', 'venv', place],
    [
      python,
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `standardwebhooks==${version}`,
    ],
  ] as [string, ...string[]][]) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  }
  return python;
}

/** Answers every delivery and hands over the first one to each address. */
async function receive(): Promise<{ origin: string; first(path: string): Promise<Received>; close(): void }> {
  const waiting = new Map<string, PromiseWithResolvers<Received>>();
  const at = (path: string) => {
    const known = waiting.get(path) ?? Promise.withResolvers<Received>();
    waiting.set(path, known);
    return known;
  };
  const server = createServer(async (message, reply) => {
    let body = '';
    for await (const chunk of message) body += String(chunk);
    reply.writeHead(204).end();
    const path = message.url ?? '';
    at(path).resolve({ path, body, headers: message.headers as Record<string, string> });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    first: (path) => {
      const late = AbortSignal.timeout(30_000);
      late.addEventListener('abort', () => at(path).reject(new Error(`nothing came to ${path}`)));
      return at(path).promise;
    },
    close: () => server.close(),
  };
}

async function post(base: string, path: string, body?: object): Promise<Record<string, string>> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

const receiver = await receive();
let service: ServiceProcess | undefined;
let failed = true;
try {
  const python = install();
  service = await startProcess({
    DATA_DIR: join(folder, 'data'),
    BOOTSTRAP_KEY: key,
    EGRESS_ALLOW: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  service.child.stderr?.pipe(process.stderr);
  const base = service.baseUrl;
  const hook = await post(base, '/webhooks', { url: `${receiver.origin}/rotated`, events: ['run.settled'] });
  const rotated = await post(base, `/webhooks/${hook.id}/rotate-secret`, {});
  const own = `whsec_${randomBytes(24).toString('base64')}`;
  await post(base, '/runs', {
    task: 'echo "ü \u{1F600}"',
    webhook: `${receiver.origin}/own`,
    webhook_secret: own,
  });
  const [both, single] = [await receiver.first('/rotated'), await receiver.first('/own')];
  const type = 'run.settled';
  const deliveries = [
    { title: 'the new secret', ...both, secret: rotated.secret, type, genuine: true },
    { title: 'the old secret while it is replaced', ...both, secret: hook.secret, type, genuine: true },
    { title: 'the secret of a run', ...single, secret: own, type, genuine: true },
    { title: 'another secret', ...single, secret: hook.secret, type, genuine: false },
    {
      title: 'a body that was touched',
      ...single,
      body: `${single.body} `,
      secret: own,
      type,
      genuine: false,
    },
    {
      title: 'another id',
      ...single,
      headers: { ...single.headers, 'webhook-id': 'dlv_0' },
      secret: own,
      type,
      genuine: false,
    },
  ];
  const { stdout, stderr, status } = spawnSync(python, [join(root, 'scripts/verify-webhooks/verify.py')], {
    input: JSON.stringify(deliveries),
    encoding: 'utf8',
    timeout: 60_000,
    env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(stderr);
  const report = JSON.parse(stdout) as { verified: number; wrong: string[] };
  failed = report.verified !== deliveries.length || report.wrong.length > 0;
  process.stdout.write(
    `${failed ? '✗' : '✓'} ${report.verified} deliveries verified by Python${report.wrong.map((title) => `; wrong: ${title}`).join('')}\n`,
  );
} finally {
  receiver.close();
  await service?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failed ? 1 : 0);
