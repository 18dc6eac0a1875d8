/** One key's calls on one address of the service: every reply is held against the contract, streams come as frames. */
import { expect } from 'chai';
import type {
  CreateRunRequest,
  Receipt,
  Run,
  RunEvent,
  RunEventPage,
  Workspace,
} from '../../generated/api/types.gen.ts';
import type { ContractFetch } from './contract-fetch.ts';
import { until } from './until.ts';

/** One frame of a stream. A comment (a heartbeat) has no event; the usage frame has no id. */
export interface Frame {
  id: number | null;
  event: string | null;
  data: string;
  comment: string | null;
}

export interface Following {
  status: number;
  response: Response;
  /** Ends when the service ends the stream, and quietly when the connection breaks. Can be read once. */
  frames: AsyncGenerator<Frame>;
  /** Breaks the connection, as a client does that goes away. */
  cut(): void;
}

export interface Cursor {
  /** `?after=` */
  after?: number;
  /** The header. */
  lastEventId?: number;
}

export interface Caller {
  /** A call of any kind; the body is sent as JSON, or as it is when it is bytes, which are taken for a tar archive. */
  call(
    method: string,
    path: string,
    options?: { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
  createRun(body: CreateRunRequest, idempotencyKey?: string): Promise<Run>;
  getRun(id: string): Promise<Run>;
  cancelRun(id: string): Promise<{ status: number; run: Run }>;
  createWorkspace(name: string): Promise<Workspace>;
  getWorkspace(id: string): Promise<Workspace>;
  follow(id: string, cursor?: Cursor): Promise<Following>;
  /** Follows from the cursor to the end, resuming whenever the connection breaks; the events in the order they came. */
  followToEnd(id: string, cursor?: Cursor): Promise<RunEvent[]>;
  /** The stored log, page by page, as JSON. */
  listEvents(id: string): Promise<RunEvent[]>;
  /** Waits for the receipt; throws with the run's state when it takes longer. */
  settled(id: string, withinMs?: number): Promise<Run>;
  /** As `settled`, and throws with what the run logged when it did not complete. */
  completed(id: string, withinMs?: number): Promise<Run>;
  /** Waits until the log holds an event that fits. */
  untilEvent(id: string, fits: (event: RunEvent) => boolean, withinMs?: number): Promise<RunEvent>;
  patch(id: string): Promise<string>;
  log(id: string): Promise<LogEntry[]>;
}

export interface LogEntry {
  attempt: number;
  step: number | null;
  stream: string;
  text: string;
}

const runPath = (id: string): string => `/v1/runs/${encodeURIComponent(id)}`;
const filePath = (id: string, name: string): string => `/files/${encodeURIComponent(id)}/${name}`;

export function openCaller(options: { origin: string; key: string; contract: ContractFetch }): Caller {
  const { origin, key, contract } = options;

  const call: Caller['call'] = (method, path, { body, headers, signal } = {}) =>
    contract.fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Uint8Array ? 'application/x-tar' : 'application/json' }),
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : body instanceof Uint8Array
            ? Buffer.from(body)
            : JSON.stringify(body),
      signal,
    });

  async function json<T>(wanted: number | number[], response: Response): Promise<T> {
    const text = await response.text();
    expect(response.status, text).to.be.oneOf([wanted].flat());
    return JSON.parse(text) as T;
  }

  const caller: Caller = {
    call,
    createRun: async (body, idempotencyKey) =>
      json(
        201,
        await call('POST', '/v1/runs', {
          body,
          headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
        }),
      ),
    getRun: async (id) => json(200, await call('GET', runPath(id))),
    cancelRun: async (id) => {
      const response = await call('POST', `${runPath(id)}/cancel`);
      return { status: response.status, run: await json([200, 202], response) };
    },
    createWorkspace: async (name) => json(201, await call('POST', '/v1/workspaces', { body: { name } })),
    getWorkspace: async (id) => json(200, await call('GET', `/v1/workspaces/${id}`)),

    follow: async (id, cursor = {}) => {
      const away = new AbortController();
      const response = await call(
        'GET',
        `${runPath(id)}/events${cursor.after === undefined ? '' : `?after=${cursor.after}`}`,
        {
          headers: {
            accept: 'text/event-stream',
            ...(cursor.lastEventId === undefined ? {} : { 'last-event-id': String(cursor.lastEventId) }),
          },
          signal: away.signal,
        },
      );
      return {
        status: response.status,
        response,
        frames: readFrames(response, away.signal),
        cut: () => away.abort(),
      };
    },

    followToEnd: async (id, cursor = {}) => {
      const events: RunEvent[] = [];
      let next: Cursor = cursor;
      await until(
        `the whole log of ${id}`,
        async () => {
          const following = await caller.follow(id, next).catch(() => undefined);
          if (following === undefined || following.status === 503) return false;
          if (following.status === 204) return true;
          expect(following.status).to.equal(200);
          for await (const frame of following.frames) {
            if (frame.id === null) continue;
            events.push(JSON.parse(frame.data) as RunEvent);
            next = { lastEventId: frame.id };
          }
          return events.at(-1)?.type === 'run.settled';
        },
        90_000,
      );
      return events;
    },

    listEvents: async (id) => {
      const events: RunEvent[] = [];
      for (let after = 0; ; ) {
        const page = await json<RunEventPage>(
          200,
          await call('GET', `${runPath(id)}/events?after=${after}&limit=100`, {
            headers: { accept: 'application/json' },
          }),
        );
        if (page.data.length === 0) return events;
        events.push(...page.data);
        after = page.next_after;
      }
    },

    settled: async (id, withinMs = 60_000) => {
      let last = 'not answered';
      try {
        return await until(
          '',
          async () => {
            const response = await call('GET', runPath(id)).catch(() => undefined);
            if (response?.status !== 200) return undefined;
            const run = (await response.json()) as Run;
            last = `${run.state}, attempt ${run.attempt}, event ${run.last_event}`;
            return run.settled_at === null ? undefined : run;
          },
          withinMs,
        );
      } catch {
        throw new Error(`${id} was not settled within ${withinMs} ms: ${last}`);
      }
    },

    completed: async (id, withinMs) => {
      const run = await caller.settled(id, withinMs);
      if (run.state === 'completed') return run;
      const [events, log] = await Promise.all([caller.listEvents(id), caller.log(id)]);
      const told = [...events.slice(-6), ...log.slice(-6)].map((one) => JSON.stringify(one));
      throw new Error(`${id} settled as ${run.state}: ${JSON.stringify(run.reason)}\n${told.join('\n')}`);
    },

    untilEvent: (id, fits, withinMs) =>
      until(
        `an event of ${id}`,
        async () => {
          const events = await caller.listEvents(id).catch(() => []);
          return events.find(fits);
        },
        withinMs,
      ),

    patch: async (id) => {
      const response = await call('GET', filePath(id, 'patch'));
      expect(response.status).to.equal(200);
      return response.text();
    },

    log: async (id) => {
      const response = await call('GET', filePath(id, 'log'));
      expect(response.status).to.equal(200);
      const lines = (await response.text()).split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line) as LogEntry);
    },
  };
  return caller;
}

/** The receipt's fields as a run record shows them. */
export function receiptOf(run: Run): Omit<Receipt, 'id'> {
  const { state, reason, patch, log, usage, settled_at, applied, conflicts, sandbox, limit_hit, result } =
    run;
  const ended = { state, reason, patch, log, usage, settled_at, applied, conflicts };
  return { ...ended, sandbox, limit_hit, result } as Receipt;
}

/** Server-Sent Events as they arrive. A connection that breaks ends them; only an unfinished frame is lost. */
export async function* readFrames(response: Response, away?: AbortSignal): AsyncGenerator<Frame> {
  if (response.body === null) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      rest += decoder.decode(chunk, { stream: true });
      for (let end = rest.indexOf('\n\n'); end !== -1; end = rest.indexOf('\n\n')) {
        const frame = parse(rest.slice(0, end));
        rest = rest.slice(end + 2);
        if (frame) yield frame;
        if (away?.aborted) return;
      }
    }
  } catch (error) {
    // `terminated` is what fetch says of a socket that closed early.
    const broken = error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
    if (!broken) throw error;
  }
}

function parse(text: string): Frame | undefined {
  const frame: Frame = { id: null, event: null, data: '', comment: null };
  for (const line of text.split('\n')) {
    if (line.startsWith(':')) frame.comment = line.slice(1).trim();
    else if (line.startsWith('id: ')) frame.id = Number(line.slice(4));
    else if (line.startsWith('event: ')) frame.event = line.slice(7);
    else if (line.startsWith('data: ')) frame.data = line.slice(6);
  }
  return frame.event === null && frame.comment === null ? undefined : frame;
}
