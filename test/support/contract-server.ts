/** The contract middleware over real HTTP, with the smallest handlers that answer each operation and note what reached them. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Koa from 'koa';
import type { Handlers } from '../../generated/api/server.gen.ts';
import type { Run, RunInput, Scope } from '../../generated/api/types.gen.ts';
import { catalogue, notFound, ServiceError } from '../../src/base/errors.ts';
import { createContract } from '../../src/http/contract.ts';

export const runId = 'prod/run_01kahz071dfrzrmjtwdnz8z6gb';
export const workspaceId = 'ws_01kahyz6gvfgpswftabdp7v3mz';

interface Principal {
  scopes: readonly Scope[];
}

export interface Seen {
  operation: string;
  call: unknown;
  accept: string;
}

export const run: Run = {
  id: runId,
  state: 'queued',
  task: 'true',
  prompt: null,
  workspace: workspaceId,
  agent: 'script',
  model: null,
  limit: 100,
  timeout_ms: 3_600_000,
  limits: null,
  max_attempts: 2,
  apply: 'auto',
  approval: 'auto',
  budget: null,
  network: 'none',
  metadata: {},
  continues: null,
  attempt: 0,
  result: null,
  reason: null,
  base_commit: null,
  patch: null,
  log: null,
  usage: null,
  applied: null,
  conflicts: null,
  sandbox: null,
  limit_hit: null,
  created_at: '2026-11-21T09:30:00.000Z',
  started_at: null,
  cancel_requested_at: null,
  settled_at: null,
  expires_at: null,
  last_event: 0,
  queue_position: null,
};

/** What happened since the last `forget`, and what the next reply shall do. */
export const state = { seen: [] as Seen[], breakReply: false, streamBodyCalls: 0, base: '' };

export function forget(): void {
  Object.assign(state, { seen: [], breakReply: false, streamBodyCalls: 0 });
}

function note<T>(operation: string, call: unknown, context: { accept: string }, reply: T): T {
  state.seen.push({ operation, call, accept: context.accept });
  return reply;
}

function nothing(): never {
  throw notFound('thing');
}

export const location = `/v1/runs/${runId}`;

async function* breakingFile(): AsyncGenerator<Buffer> {
  yield Buffer.from('the first half');
  throw new Error('the disk is gone');
}

const headers = { Location: location };

const input: RunInput = {
  id: 'inp_01kahz0a5vf8sbrmjt8m5e1pqk',
  run: runId,
  kind: 'text',
  title: 'Which one?',
  options: [],
  state: 'open',
  answer: null,
  requested_at: run.created_at,
  expires_at: run.created_at,
  answered_at: null,
};

const handlers: Handlers<{ accept: string }> = {
  createRun: (call, context) =>
    context.accept === 'text/event-stream'
      ? note('createRun', call, context, {
          status: 201,
          type: 'text/event-stream',
          headers,
          body: (response) => {
            response.end('event: usage\ndata: {}\n\n');
          },
        })
      : note('createRun', call, context, { status: 201, type: 'application/json', body: run, headers }),
  getRun: (call, context) =>
    note('getRun', call, context, {
      status: 200,
      type: 'application/json',
      body: state.breakReply ? { ...run, limit: -1 } : run,
    }),
  streamRunEvents: (call, context) => {
    if (call.query.after === '9') return note('streamRunEvents', call, context, { status: 204 });
    return context.accept === 'application/json'
      ? note('streamRunEvents', call, context, {
          status: 200,
          type: 'application/json',
          body: { data: [], next_after: 0 },
        })
      : note('streamRunEvents', call, context, {
          status: 200,
          type: 'text/event-stream',
          body: async (response) => {
            state.streamBodyCalls++;
            response.write(': hello\n\n');
            await new Promise((resolve) => setImmediate(resolve));
            response.end();
          },
        });
  },
  sendMessage: (call, context) =>
    note('sendMessage', call, context, {
      status: 202,
      type: 'application/json',
      body: { run: runId, number: 1, text: 'hello', created_at: run.created_at },
    }),
  getInput: (call, context) =>
    note('getInput', call, context, { status: 200, type: 'application/json', body: input }),
  answerInput: (call, context) =>
    note('answerInput', call, context, { status: 200, type: 'application/json', body: input }),
  cancelRun: (call, context) =>
    note('cancelRun', call, context, { status: 202, type: 'application/json', body: run }),
  listRuns: (call, context) =>
    note('listRuns', call, context, {
      status: 200,
      type: 'application/json',
      body: { data: [run], next_cursor: null },
    }),
  deleteRun: (call, context) => note('deleteRun', call, context, { status: 204 }),
  applyRun: (call, context) =>
    note('applyRun', call, context, {
      status: 200,
      type: 'application/json',
      body: { id: runId, workspace: workspaceId, applied: 'unchanged', head: '0'.repeat(40) },
    }),
  getRunPatch: (call, context) => {
    if (call.headers['if-range'] === 'break') {
      return { status: 200, type: 'text/x-diff', body: Readable.from(breakingFile()) };
    }
    return call.headers['if-none-match'] === '"1"'
      ? note('getRunPatch', call, context, { status: 304, headers: { ETag: '"1"' } })
      : note('getRunPatch', call, context, {
          status: 200,
          type: 'text/x-diff',
          body: Readable.from([Buffer.from('diff'), Buffer.from(' --git')]),
          headers: { ETag: '"1"', 'Content-Length': 10 },
        });
  },
  getRunLog: (call, context) =>
    note('getRunLog', call, context, {
      status: 206,
      type: 'application/x-ndjson',
      body: Buffer.from('{}\n'),
      headers: { 'Content-Range': 'bytes 0-2/9' },
    }),
  listAgents: (call, context) =>
    note('listAgents', call, context, { status: 200, type: 'application/json', body: { data: [] } }),
  getMe: nothing,
  listAudit: nothing,
  createRunLink: nothing,
  listKeys: (call, context) =>
    note('listKeys', call, context, {
      status: 200,
      type: 'application/json',
      body: { data: [], next_cursor: null },
    }),
  createKey: nothing,
  getKey: nothing,
  updateKey: nothing,
  revokeKey: nothing,
  rotateKey: nothing,
  listWorkspaces: nothing,
  createWorkspace: nothing,
  getWorkspace: nothing,
  createWebhook: nothing,
  listWebhooks: nothing,
  getWebhook: nothing,
  updateWebhook: nothing,
  deleteWebhook: nothing,
  rotateWebhookSecret: nothing,
  testWebhook: nothing,
  listWebhookDeliveries: nothing,
  redeliverWebhookDelivery: nothing,
  putWorkspaceArchive: nothing,
  updateWorkspace: nothing,
  deleteWorkspace: nothing,
  listWorkspaceFiles: nothing,
  getWorkspaceFile: nothing,
  getWorkspaceArchive: nothing,
  createExport: nothing,
  listExports: nothing,
  getExport: nothing,
  updateExport: nothing,
  deleteExport: nothing,
  testExport: nothing,
  backfillExport: nothing,
  getBackfill: nothing,
};

/** Starts it on a free port and returns the way to stop it. */
export async function startContractServer(): Promise<() => void> {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = error instanceof ServiceError ? error : new ServiceError('internal', String(error));
      ctx.status = catalogue[known.code].status;
      ctx.set(known.headers);
      ctx.body = { code: known.code, detail: known.message, errors: known.details };
    }
  });
  app.use(
    await createContract<{ accept: string }, Principal>({
      handlers,
      authenticate: (ctx) => {
        const [, scopes] = ctx.get('authorization').split(' ');
        if (scopes === undefined) throw new ServiceError('unauthenticated', 'Send a key.');
        return { scopes: scopes.split(',') as Scope[] };
      },
      authorize: (principal, scopes) => {
        if (!scopes.every((scope) => principal.scopes.includes(scope)))
          throw new ServiceError('insufficient_scope', `This needs ${scopes.join(' ')}.`);
      },
      context: (_ctx, _principal, accept) => ({ accept }),
    }),
  );
  app.use((ctx) => {
    ctx.body = 'outside';
  });
  const server: Server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  problem: { code: string; detail: string; errors: { pointer: string; message: string }[] };
}

const allScopes = 'run:create,runs:read,runs:write,keys:read';

export async function ask(
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(state.base + path, {
    method,
    body: options.body,
    headers: {
      authorization: `Bearer ${allScopes}`,
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
  });
  const text = await response.text();
  const problem =
    response.status >= 400 && text.startsWith('{') ? JSON.parse(text) : { code: '', detail: '', errors: [] };
  return { status: response.status, headers: response.headers, text, problem };
}

export const create = (body: unknown): Promise<Answer> =>
  ask('POST', '/v1/runs', { body: JSON.stringify(body) });

/** What a call that must reach its handler was made into. */
export function reached(): Seen {
  const [first] = state.seen;
  if (first === undefined) throw new Error('no handler was called');
  return first;
}
