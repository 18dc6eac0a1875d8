/** The service as its operator starts it, in a folder of its own, and one key's calls on it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreateRunRequest, Run, RunEvent } from '../../generated/api/types.gen.ts';

const startMs = 90_000;

export interface RunningService {
  createRun(body: CreateRunRequest): Promise<Run>;
  createWorkspace(name: string): Promise<string>;
  getRun(id: string): Promise<Run>;
  cancelRun(id: string): Promise<void>;
  /** Waits for the receipt. */
  settled(id: string, withinMs: number): Promise<Run>;
  events(id: string): Promise<RunEvent[]>;
  /** A file of a receipt. */
  text(url: string): Promise<string>;
  available(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Resolves with the first answer that is not undefined. */
export async function until<T>(
  what: string,
  withinMs: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (const started = performance.now(); performance.now() - started < withinMs; await delay(50)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`waited ${withinMs} ms for ${what}`);
}

export async function startService(settings: Record<string, string>): Promise<RunningService> {
  const base = await mkdtemp(join(tmpdir(), 'real-agents-'));
  await chmod(base, 0o711);
  const key = randomBytes(24).toString('hex');
  const main = join(import.meta.dirname, '../../src/main.ts');
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(base, 'data'),
      BOOTSTRAP_KEY: key,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      RATE_LIMIT_REQUESTS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  child.stderr?.pipe(process.stderr);
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const baseUrl = await until('the service to start', startMs, async () => {
    if (child.exitCode !== null) throw new Error(`the service ended: ${printed}`);
    return /Address {4}(\S+)/.exec(printed)?.[1];
  });

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        accept: 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }

  const getRun = (id: string) => call<Run>('GET', `/runs/${id}`);
  return {
    createRun: (body) => call<Run>('POST', '/runs', body),
    createWorkspace: async (name) => (await call<{ id: string }>('POST', '/workspaces', { name })).id,
    getRun,
    cancelRun: async (id) => void (await call('POST', `/runs/${id}/cancel`)),
    settled: (id, withinMs) =>
      until(`${id} to settle`, withinMs, async () => {
        const run = await getRun(id);
        return run.settled_at === null ? undefined : run;
      }),
    events: async (id) => (await call<{ data: RunEvent[] }>('GET', `/runs/${id}/events?limit=1000`)).data,
    text: async (url) => (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).text(),
    available: async () =>
      (await call<{ data: { name: string; available: boolean }[] }>('GET', '/agents')).data
        .filter(({ available }) => available)
        .map(({ name }) => name),
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([exited, delay(15_000)]);
      end();
      process.off('exit', end);
      await rm(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
