/** Opens one way to models per attempt: its account, its two entrances, and the end of both. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Budget } from '../domain/run.ts';
import type { Egress } from '../egress/egress.ts';
import { openAccount } from './account.ts';
import { createExchange, type ExchangeLimits } from './exchange.ts';
import { createFetchEntrance } from './fetch-entrance.ts';
import { type OpenModelAccess, type Provider, providers } from './gateway.ts';
import { type NetworkLimits, type OnRefused, openNetwork } from './network.ts';
import { openSocketEntrance, type SocketLimits } from './socket-entrance.ts';
import { makeSocketsFolder, type SocketsFolder } from './sockets-folder.ts';
import { createUpstreamCalls, type Patience } from './upstream-call.ts';
import type { Upstreams } from './upstreams.ts';

export interface Gateway {
  /** Which providers have a key or an address here. */
  readonly providers: readonly Provider[];
  open(attempt: {
    runId: string;
    /** Undefined: without a bound. */
    budget: Budget | undefined;
    /** What earlier attempts of the run used. */
    spent: { input: number; output: number };
    /** Aborted when the attempt is to end: what is under way goes on until the close, and nothing new begins. */
    ending: AbortSignal;
    /** Others than the run could reach the socket or its relay, so that calls have to show the run's token. */
    guarded: boolean;
    /** What the run may reach besides models; empty or absent: nothing. */
    hosts?: readonly string[];
    onRefused?: OnRefused;
  }): Promise<OpenModelAccess>;
  /** After every attempt was closed. */
  close(): Promise<void>;
}

export type GatewayLimits = ExchangeLimits & SocketLimits & Patience & NetworkLimits;

const mebibyte = 1024 * 1024;

export const defaultLimits: GatewayLimits = {
  bodyBytesMax: 32 * mebibyte,
  heldBytesMax: 64 * mebibyte,
  callsMax: 32,
  silenceMs: 300_000,
  readOnMs: 60_000,
  headerBytesMax: 32 * 1024,
  headersMs: 15_000,
  requestMs: 60_000,
  connectionsMax: 128,
  hostsMax: 64,
  hostConnectMs: 10_000,
  hostIdleMs: 120_000,
  connectMs: 10_000,
  retries: 2,
  retryMs: 500,
  retryAfterMsMax: 20_000,
};

/** What an agent inside the sandbox calls; outside nothing listens there, only `fetch` knows it. */
const origin = 'http://127.0.0.1:8080';

const beginnings: Record<Provider, string> = {
  openai: `${origin}/openai/v1`,
  anthropic: `${origin}/anthropic`,
  gemini: `${origin}/gemini`,
};

export function createGateway(deps: {
  upstreams: Upstreams;
  egress: Egress;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Upstream errors in a row that end a run. */
  errorsMax: number;
  /** The sandbox's user, where that is another than the service's. */
  socketOwner: { uid: number; gid: number } | undefined;
  limits?: Partial<GatewayLimits>;
}): Gateway {
  const { upstreams, clock, socketOwner } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const calls = createUpstreamCalls({ clock, patience: limits });
  const known = providers.filter((provider) => upstreams[provider] !== undefined);
  let folder: Promise<SocketsFolder> | undefined;

  return {
    providers: known,
    open: async ({ runId, budget, spent, ending, guarded, hosts = [], onRefused = () => undefined }) => {
      folder ??= makeSocketsFolder(clock, socketOwner);
      folder.catch(() => {
        folder = undefined;
      });
      const socketPath = join((await folder).path, `${randomBytes(9).toString('hex')}.sock`);
      const token = `run_${randomBytes(24).toString('hex')}`;
      const account = openAccount({ budget, spent, errorsMax: deps.errorsMax });
      const exchange = createExchange({ ...deps, calls, account, limits, runId, ending });
      const entrance = await openSocketEntrance({
        path: socketPath,
        owner: socketOwner,
        exchange,
        limits,
        token: guarded ? token : undefined,
        network: openNetwork({ ...deps, limits, hosts, token: guarded ? token : undefined, onRefused }),
      });
      let closed: Promise<void> | undefined;
      return {
        providers: known,
        fetch: createFetchEntrance(origin, exchange),
        baseUrl: (provider) => beginnings[provider],
        token,
        socketPath,
        tokens: account.tokens,
        signal: account.signal,
        verdict: account.verdict,
        byModel: account.byModel,
        cachedInput: account.cachedInput,
        lastError: account.lastError,
        onChange: account.onChange,
        [Symbol.asyncDispose]: () => {
          closed ??= Promise.all([entrance.close(), exchange.close()]).then(() => undefined);
          return closed;
        },
      };
    },
    close: async () => {
      calls.close();
      await (await folder)?.remove();
    },
  };
}
