/** A gateway in front of a scripted model, called as agents call it: over its socket, byte by byte, or by its fetch. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/base/config.ts';
import { createLog } from '../../src/base/log.ts';
import { createMetrics, type Metrics } from '../../src/base/metrics.ts';
import type { Budget } from '../../src/domain/run.ts';
import { createEgress } from '../../src/egress/egress.ts';
import type { Lookup } from '../../src/egress/resolve.ts';
import { createGateway, type Gateway, type GatewayLimits } from '../../src/gateway/create-gateway.ts';
import type { OpenModelAccess } from '../../src/gateway/gateway.ts';
import type { OnRefused } from '../../src/gateway/network.ts';
import { upstreamsOf } from '../../src/gateway/upstreams.ts';
import { type ModelServer, type Script, startModelServer } from '../support/model-server.ts';

export interface Fixture {
  server: ModelServer;
  gateway: Gateway;
  models: OpenModelAccess;
  metrics: Metrics;
  /** Ends the attempt's right to new calls. */
  end(): void;
  close(): Promise<void>;
}

/** Short enough for tests that wait for them to pass. */
const impatient: Partial<GatewayLimits> = { retryMs: 5, silenceMs: 20_000 };

export async function openFixture(
  options: {
    script?: Script;
    chunkBytes?: number;
    budget?: Budget;
    spent?: { input: number; output: number };
    errorsMax?: number;
    guarded?: boolean;
    limits?: Partial<GatewayLimits>;
    settings?: Record<string, string>;
    socketOwner?: { uid: number; gid: number };
    hosts?: readonly string[];
    onRefused?: OnRefused;
    egressAllow?: readonly string[];
    lookup?: Lookup;
  } = {},
): Promise<Fixture> {
  const server = await startModelServer(options);
  const metrics = createMetrics();
  const ending = new AbortController();
  const config = readConfig(options.settings ?? server.settings);
  const gateway = createGateway({
    upstreams: upstreamsOf(config),
    egress: createEgress({ clock: systemClock, allow: options.egressAllow ?? [], lookup: options.lookup }),
    clock: systemClock,
    log: createLog('silent'),
    metrics,
    errorsMax: options.errorsMax ?? 5,
    socketOwner: options.socketOwner,
    limits: { ...impatient, ...options.limits },
  });
  const models = await gateway.open({
    runId: 'test/run_1',
    budget: options.budget,
    spent: options.spent ?? { input: 0, output: 0 },
    ending: ending.signal,
    guarded: options.guarded ?? false,
    hosts: options.hosts,
    onRefused: options.onRefused,
  });
  return {
    server,
    gateway,
    models,
    metrics,
    end: () => ending.abort(),
    close: async () => {
      await models[Symbol.asyncDispose]();
      await gateway.close();
      await server.close();
    },
  };
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The reply came to its end. */
  whole: boolean;
}

/** A call over the socket. `path` begins with the provider: `/openai/v1/chat/completions`. */
export function callSocket(
  socketPath: string,
  call: {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: unknown;
    /** Hangs up once this many bytes of the reply have come. */
    hangUpAfter?: number;
    signal?: AbortSignal;
  },
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const body = typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
    const request = httpRequest(
      {
        socketPath,
        path: call.path,
        method: call.method ?? 'POST',
        headers: { 'content-type': 'application/json', ...call.headers },
        agent: false,
        signal: call.signal,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes >= (call.hangUpAfter ?? Number.POSITIVE_INFINITY)) response.destroy();
        });
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            whole: response.complete,
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(call.body === undefined ? undefined : body);
  });
}

/** `http://127.0.0.1:8080/openai/v1` and `/responses` → `/openai/v1/responses`. */
export function pathBehind(baseUrl: string, path: string): string {
  return new URL(baseUrl).pathname + path;
}
