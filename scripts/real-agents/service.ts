/** The service as its operator starts it, in a folder of its own, and one key's calls on it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateRunRequest, Run, RunEvent } from '../../generated/api/types.gen.ts';
import { newKey, startProcess } from '../../test/support/service.ts';
import { until } from '../../test/support/until.ts';

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

export async function startService(settings: Record<string, string>): Promise<RunningService> {
  const base = await mkdtemp(join(tmpdir(), 'real-agents-'));
  await chmod(base, 0o711);
  const key = newKey();
  const { baseUrl, child, kill } = await startProcess({
    DATA_DIR: join(base, 'data'),
    BOOTSTRAP_KEY: key,
    LOG_LEVEL: 'warn',
    ...settings,
  });
  child.stderr?.pipe(process.stderr);

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
      until(
        `${id} to settle`,
        async () => {
          const run = await getRun(id);
          return run.settled_at !== null && run;
        },
        withinMs,
      ),
    events: async (id) => (await call<{ data: RunEvent[] }>('GET', `/runs/${id}/events?limit=1000`)).data,
    text: async (url) => (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).text(),
    available: async () =>
      (await call<{ data: { name: string; available: boolean }[] }>('GET', '/agents')).data
        .filter(({ available }) => available)
        .map(({ name }) => name),
    stop: async () => {
      await kill('SIGTERM');
      await rm(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
