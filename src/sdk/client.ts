/** The client: one address, one key, and everything the service does. */
import type { Agent, AuditEntry, AuditList, ListAuditData, Me } from '../../generated/api/types.gen.ts';
import { answer, type CallOptions, createCore, passed, type Raw } from './core.ts';
import { AgentRunError } from './errors.ts';
import { createExports, type Exports } from './exports.ts';
import { createKeys, type Keys } from './keys.ts';
import { type List, list } from './pages.ts';
import type { Runs } from './run-types.ts';
import { createRuns } from './runs.ts';
import type { Retry } from './send.ts';
import { systemTime, type Time } from './time.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';
import { createWorkspaces, type Workspaces } from './workspaces.ts';

export interface ClientOptions {
  /** Ends in `/v1`. */
  baseUrl: string;
  /** The secret of a key, or a function that is asked for it before each call: rotation without a new client. */
  key: string | (() => string | Promise<string>);
  /** Where files stand; the base address without `/v1` unless given. */
  filesUrl?: string;
  /** In place of the global one. It is called as `fetch(url, init)`. */
  fetch?: typeof fetch;
  /** For each try of a call; for a stream, until it is open. Default 60,000. */
  timeoutMs?: number;
  /** Tries after the first, of calls that are safe to repeat. Default 4. */
  retries?: number;
  /** A stream that says nothing for so long is opened anew. Default 30,000; the service speaks every 10 seconds. */
  silenceMs?: number;
  /** After so long without a stream that holds, following a run fails. Never, unless given. */
  giveUpAfterMs?: number;
  /** Told before each wait for another try, of calls and of streams. */
  onRetry?: (retry: Retry) => void;
  /** The clock and the timers, in place of the machine's. */
  time?: Time;
}

export interface Client {
  runs: Runs;
  workspaces: Workspaces;
  keys: Keys;
  webhooks: Webhooks;
  exports: Exports;
  agents: { list(options?: CallOptions): Promise<Agent[]> };
  audit: { list(query?: ListAuditData['query'], options?: CallOptions): List<AuditEntry, AuditList> };
  /** The calling key, its environment, scopes and limits. */
  me(options?: CallOptions): Promise<Me>;
  /** Every operation of the contract as it was generated, on this client's key, time limit and tries. */
  raw: Raw;
}

function addressOf(text: string): string {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new AgentRunError(
      'invalid_usage',
      `baseUrl must be an address such as https://runs.example.com/v1, not ${text}.`,
    );
  return text.replace(/\/+$/, '');
}

export function createClient(options: ClientOptions): Client {
  const baseUrl = addressOf(options.baseUrl);
  const { key } = options;
  const time = options.time ?? systemTime;
  const onRetry = options.onRetry ?? (() => undefined);
  const core = createCore({
    baseUrl,
    filesUrl: addressOf(options.filesUrl ?? baseUrl.replace(/\/v1$/, '')).replace(/\/files$/, ''),
    settings: {
      // Looked up at each call: a page may put its own in place later, and calling it off an object fails in browsers.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
      key: typeof key === 'function' ? key : () => key,
      timeoutMs: options.timeoutMs ?? 60_000,
      retries: options.retries ?? 4,
      onRetry,
      time,
    },
    following: {
      time,
      onRetry,
      silenceMs: options.silenceMs ?? 30_000,
      giveUpAfterMs: options.giveUpAfterMs ?? Number.POSITIVE_INFINITY,
    },
  });
  const { raw } = core;
  return {
    runs: createRuns(core),
    workspaces: createWorkspaces(core),
    keys: createKeys(core),
    webhooks: createWebhooks(core),
    exports: createExports(core),
    agents: { list: async (given) => (await answer(core, raw.listAgents(passed(given)))).data },
    audit: {
      list: (query = {}, given) =>
        list((cursor) =>
          answer(
            core,
            raw.listAudit({
              query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
              ...passed(given),
            }),
          ),
        ),
    },
    me: (given) => answer(core, raw.getMe(passed(given))),
    raw,
  };
}
