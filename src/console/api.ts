/** What the page asks of the service, call by call, and what it gets when the service says no. */
import type {
  Agent,
  AnswerInputRequest,
  AuditEntry,
  CreatedKey,
  CreatedWebhook,
  CreateKeyRequest,
  CreateRunRequest,
  CreateWebhookRequest,
  CreateWorkspaceRequestWritable,
  Export,
  ExportTest,
  FileList,
  Key,
  LogLine,
  Me,
  Problem,
  Run,
  RunEvent,
  UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  Workspace,
} from '../../generated/api/types.gen.ts';
import { pause } from './clock.ts';
import type { Page } from './resource.ts';

export type * from '../../generated/api/types.gen.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(status: number, problem: Problem | undefined, message: string) {
    super(message);
    this.status = status;
    this.problem = problem;
  }
}

/** How the events of a run are asked for. */
export interface Following {
  after: number;
  signal: AbortSignal;
  /** The line was cut, and is taken up again. */
  onLost(): void;
  /** The line holds. */
  onHeld(): void;
}

export type Query = Record<string, string | readonly string[] | number | undefined>;

interface Asked {
  query?: Query;
  body?: unknown;
  raw?: { body: Blob; type: string };
  accept?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export type Api = ReturnType<typeof createApi>;

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

const id = encodeURIComponent;

/** `refused` hears of every 401, so that a key that stopped working ends the visit. */
export function createApi(origin: string, key: string, refused: (error: unknown) => void) {
  async function send(method: string, path: string, asked: Asked = {}): Promise<Response> {
    const headers: Record<string, string> = {
      authorization: `Bearer ${key}`,
      accept: asked.accept ?? 'application/json',
      ...asked.headers,
    };
    if (asked.body !== undefined) headers['content-type'] = 'application/json';
    if (asked.raw !== undefined) headers['content-type'] = asked.raw.type;
    const body = asked.raw?.body ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
    const init: RequestInit = { method, headers, cache: 'no-store' };
    if (body !== undefined) init.body = body;
    if (asked.signal !== undefined) init.signal = asked.signal;
    let response: Response;
    try {
      response = await fetch(origin + path + searchOf(asked.query ?? {}), init);
    } catch (error) {
      if (asked.signal?.aborted) throw error;
      throw new ApiError(0, undefined, 'The service did not answer. Look whether it runs and whether you are connected.');
    }
    if (response.ok) return response;
    const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
    const error = new ApiError(response.status, problem, problem?.detail ?? `The service answered ${response.status}.`);
    if (response.status === 401) refused(error);
    throw error;
  }
  const json = async <T>(method: string, path: string, asked?: Asked): Promise<T> =>
    (await (await send(method, path, asked)).json()) as T;
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });

  return {
    me: () => json<Me>('GET', '/v1/me'),
    agents: () => json<{ data: Agent[] }>('GET', '/v1/agents'),
    runs: {
      list: (query: Query, signal?: AbortSignal) => json<Page<Run>>('GET', '/v1/runs', { query, ...(signal && { signal }) }),
      get: (run: string, signal?: AbortSignal) => json<Run>('GET', `/v1/runs/${id(run)}`, { ...(signal && { signal }) }),
      create: (body: CreateRunRequest) => json<Run>('POST', '/v1/runs', { body, headers: once() }),
      cancel: (run: string) => json<Run>('POST', `/v1/runs/${id(run)}/cancel`),
      apply: (run: string) => json<{ applied: string }>('POST', `/v1/runs/${id(run)}/apply`),
      remove: (run: string) => send('DELETE', `/v1/runs/${id(run)}`),
      sendMessage: (run: string, text: string) => json<unknown>('POST', `/v1/runs/${id(run)}/messages`, { body: { text } }),
      answerInput: (run: string, input: string, body: AnswerInputRequest) =>
        json<unknown>('POST', `/v1/runs/${id(run)}/inputs/${id(input)}`, { body }),
      follow: async function* (run: string, asked: Following): AsyncGenerator<RunEvent> {
        let { after } = asked;
        for (;;) {
          try {
            const page = await json<{ data: RunEvent[]; next_after: number }>('GET', `/v1/runs/${id(run)}/events`, {
              query: { after, wait_ms: 20_000 },
              signal: asked.signal,
            });
            asked.onHeld();
            yield* page.data;
            if (page.data.at(-1)?.type === 'run.settled') return;
            after = page.next_after;
          } catch (error) {
            if (!(error instanceof ApiError) || error.status !== 0) throw error;
            asked.onLost();
            await pause(1000, asked.signal);
          }
        }
      },
      lines: async function* (run: string, asked: { follow: boolean; signal: AbortSignal }): AsyncGenerator<LogLine> {
        const response = await send('GET', `/files/${id(run)}/log`, {
          query: asked.follow ? { follow: 'true' } : {},
          accept: 'application/x-ndjson',
          signal: asked.signal,
        });
        if (!response.body) return;
        let rest = '';
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          const parts = (rest + value).split('\n');
          rest = parts.pop() ?? '';
          for (const part of parts) yield JSON.parse(part) as LogLine;
        }
      },
      patch: async (run: string, signal: AbortSignal) =>
        (await send('GET', `/files/${id(run)}/patch`, { accept: 'text/x-diff, */*', signal })).text(),
      link: (run: string, file: 'patch' | 'log') =>
        json<{ url: string }>('POST', `/v1/runs/${id(run)}/links`, { body: { file } }),
    },
    workspaces: {
      list: (query: Query, signal?: AbortSignal) => json<Page<Workspace>>('GET', '/v1/workspaces', { query, ...(signal && { signal }) }),
      get: (workspace: string) => json<Workspace>('GET', `/v1/workspaces/${id(workspace)}`),
      create: (body: CreateWorkspaceRequestWritable) => json<Workspace>('POST', '/v1/workspaces', { body, headers: once() }),
      remove: (workspace: string) => send('DELETE', `/v1/workspaces/${id(workspace)}`),
      upload: (workspace: string, body: Blob, type: string) =>
        json<Workspace>('PUT', `/v1/workspaces/${id(workspace)}/archive`, { raw: { body, type } }),
      archive: (workspace: string) =>
        send('GET', `/v1/workspaces/${id(workspace)}/archive`, { query: { format: 'tar.gz' }, accept: 'application/gzip' }),
      files: (workspace: string, query: Query) => json<FileList>('GET', `/v1/workspaces/${id(workspace)}/files`, { query }),
      file: (workspace: string, path: string) =>
        send('GET', `/v1/workspaces/${id(workspace)}/files/content`, { query: { path }, accept: '*/*' }),
    },
    keys: {
      list: (query: Query) => json<Page<Key>>('GET', '/v1/keys', { query }),
      create: (body: CreateKeyRequest) => json<CreatedKey>('POST', '/v1/keys', { body, headers: once() }),
      rotate: (key: string, grace: number) =>
        json<CreatedKey>('POST', `/v1/keys/${id(key)}/rotate`, { body: { grace_seconds: grace }, headers: once() }),
      revoke: (key: string) => send('DELETE', `/v1/keys/${id(key)}`),
    },
    webhooks: {
      list: (query: Query) => json<Page<Webhook>>('GET', '/v1/webhooks', { query }),
      get: (webhook: string) => json<Webhook>('GET', `/v1/webhooks/${id(webhook)}`),
      create: (body: CreateWebhookRequest) => json<CreatedWebhook>('POST', '/v1/webhooks', { body, headers: once() }),
      update: (webhook: string, body: UpdateWebhookRequest) => json<Webhook>('PATCH', `/v1/webhooks/${id(webhook)}`, { body }),
      remove: (webhook: string) => send('DELETE', `/v1/webhooks/${id(webhook)}`),
      test: (webhook: string) => json<WebhookDelivery>('POST', `/v1/webhooks/${id(webhook)}/test`),
      rotateSecret: (webhook: string, grace: number) =>
        json<CreatedWebhook>('POST', `/v1/webhooks/${id(webhook)}/rotate-secret`, { body: { grace_seconds: grace } }),
      deliveries: (webhook: string, query: Query) =>
        json<Page<WebhookDelivery>>('GET', `/v1/webhooks/${id(webhook)}/deliveries`, { query }),
      redeliver: (webhook: string, delivery: string) =>
        json<WebhookDelivery>('POST', `/v1/webhooks/${id(webhook)}/deliveries/${id(delivery)}/redeliver`),
    },
    exports: {
      list: (query: Query) => json<Page<Export>>('GET', '/v1/exports', { query }),
      test: (destination: string) => json<ExportTest>('POST', `/v1/exports/${id(destination)}/test`),
    },
    audit: (query: Query) => json<Page<AuditEntry>>('GET', '/v1/audit', { query }),
  };
}
