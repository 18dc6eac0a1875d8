/** The one path of every call, whichever entrance it came in by: known? allowed? → the provider → back, counted on the way. */
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Account, Failure } from './account.ts';
import type { Provider } from './gateway.ts';
import { passingReply, passingRequest, withoutKey } from './headers.ts';
import { createMeter } from './meter.ts';
import { type Refusal, refusalReply } from './refusal.ts';
import { passOn, type ReplyDeps, type ReplyLimits, readError } from './reply.ts';
import { prepareBody } from './request-body.ts';
import { findRoute, type Route } from './routes.ts';
import type { Answer, UpstreamCalls } from './upstream-call.ts';
import { keyHeaders, type Upstream, type Upstreams } from './upstreams.ts';
import { createUsageReader, type UsageReader } from './usage.ts';

/** What the agent sent. */
export interface AgentCall {
  method: string;
  /** Path and query, as they came. */
  address: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: AsyncIterable<Uint8Array>;
  /** Aborted when nobody waits for the reply any more. */
  gone: AbortSignal;
}

export interface GatewayReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | Readable;
}

export interface ExchangeLimits extends ReplyLimits {
  bodyBytesMax: number;
  /** Of all bodies that one attempt has under way. */
  heldBytesMax: number;
  /** Calls of one attempt at a time. */
  callsMax: number;
}

export interface Exchange {
  answer(call: AgentCall): Promise<GatewayReply>;
  /** Cuts what is under way and resolves once all of it is counted; later calls are refused. */
  close(): Promise<void>;
}

export interface ExchangeDeps {
  upstreams: Upstreams;
  calls: UpstreamCalls;
  account: Account;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  limits: ExchangeLimits;
  runId: string;
  /** Aborted when the attempt is to end: no new calls then. */
  ending: AbortSignal;
}

const refusals = {
  ending: { status: 503, code: 'run_ending', message: 'The run is ending: no further call is let through.' },
  busy: {
    status: 429,
    code: 'too_many_calls',
    message: 'Too many calls of this run are under way: wait for one to end.',
    retryAfterSeconds: 1,
  },
  large: { status: 413, code: 'payload_too_large', message: 'The body of the call is too large.' },
} satisfies Record<string, Refusal>;

export function createExchange(deps: ExchangeDeps): Exchange {
  const { account, clock, limits, metrics } = deps;
  const closing = new AbortController();
  const stream: ReplyDeps = { clock, limits, closing: closing.signal };
  const underWay = new Set<Promise<void>>();
  let calls = 0;
  let heldBytes = 0;

  const closed = new Promise<never>((_resolve, reject) => {
    closing.signal.addEventListener('abort', () => reject(new Error('the attempt has ended')), {
      once: true,
    });
  });
  closed.catch(() => undefined);

  /** Undefined when there is too much of it. */
  async function readBody(body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      heldBytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limits.bodyBytesMax || heldBytes > limits.heldBytesMax) {
        heldBytes -= bytes;
        return undefined;
      }
    }
    heldBytes -= bytes;
    return Buffer.concat(chunks);
  }

  /** Asked before the body is read and again before it is sent: other calls may have ended meanwhile. */
  function refuse(route: Route): Refusal | undefined {
    if (closing.signal.aborted || deps.ending.aborted) return refusals.ending;
    if (route.api === 'free') return undefined;
    const verdict = account.verdict() ?? account.exhausted();
    if (!verdict) return undefined;
    account.decide(verdict);
    return { status: 403, code: verdict.code, message: verdict.message };
  }

  function failed(upstream: Upstream, failure: Failure): void {
    account.failed(upstream, failure);
    deps.log.warn({ run: deps.runId, provider: upstream.provider, ...failure }, 'a model call failed');
  }

  /** What a reply without an error came to: the sums are written as they are told. */
  async function count(
    response: IncomingMessage,
    out: PassThrough,
    asked: { upstream: Upstream; route: Route; model: string; api: Exclude<Route['api'], 'free'> },
  ): Promise<void> {
    const { upstream } = asked;
    const reader = createUsageReader(asked.api);
    const counted = account.beginCall(upstream.provider, asked.model);
    const meter = createMeter(reader, {
      contentType: response.headers['content-type'],
      contentEncoding: response.headers['content-encoding'],
    });
    const note = (): void => {
      const counts = reader.counts();
      if (counts) counted.count(counts);
    };
    const { whole, problem } = await passOn(stream, response, out, (chunk) => {
      meter.feed(chunk);
      note();
    });
    await meter.end(whole);
    note();
    counted.end(reader.told());
    measure(upstream.provider, reader);
    const failure = failureOf(reader, whole, problem);
    if (failure) failed(upstream, failure);
    else if (whole) account.succeeded();
  }

  function measure(provider: Provider, reader: UsageReader): void {
    const counts = reader.counts();
    if (!counts) return;
    const kinds = {
      input: counts.input,
      cached_input: counts.cached ?? 0,
      output: counts.output,
      reasoning: counts.reasoning,
    };
    for (const [kind, tokens] of Object.entries(kinds)) metrics.modelTokens.inc({ provider, kind }, tokens);
  }

  async function ask(
    call: AgentCall,
    route: Route,
    upstream: Upstream,
    begun: { body: Buffer | undefined; model: string },
  ): Promise<GatewayReply> {
    const at = clock.monotonic();
    const { provider } = upstream;
    const answer = await deps.calls.ask(
      {
        method: route.method,
        url: upstream.baseUrl + route.path,
        headers: {
          ...passingRequest(call.headers),
          ...keyHeaders(upstream),
          'accept-encoding': 'identity',
          ...(begun.body ? { 'content-length': String(begun.body.length) } : {}),
        },
        body: begun.body,
      },
      closing.signal,
    );
    if (route.api !== 'free') {
      const status = answer.problem ?? String(answer.response.statusCode);
      metrics.modelCalls.inc({ provider, status });
      metrics.modelCallDuration.observe({ provider }, (clock.monotonic() - at) / 1000);
    }
    if (answer.problem !== undefined) return unanswered(answer, route, upstream, begun.model);
    const { response } = answer;
    const status = response.statusCode ?? 502;
    const headers = passingReply(response.headers, upstream.key);
    if (status >= 200 && status < 300) {
      const out = new PassThrough();
      const { api } = route;
      const asked = { upstream, route, model: begun.model };
      const over =
        api === 'free'
          ? passOn(stream, response, out, () => undefined).then(() => undefined)
          : count(response, out, { ...asked, api });
      track(over);
      if (call.gone.aborted) out.destroy();
      return { status, headers, body: out };
    }
    const text = await readError(stream, response);
    delete headers['content-encoding'];
    if (route.api !== 'free') failed(upstream, { status });
    return errorReply(status, headers, text, upstream);
  }

  function unanswered(
    answer: Exclude<Answer, { response: IncomingMessage }>,
    route: Route,
    upstream: Upstream,
    model: string,
  ): GatewayReply {
    const { provider } = upstream;
    if (answer.problem === 'closed') {
      if (answer.sent && route.api !== 'free') account.beginCall(provider, model).end(false);
      return refusalReply(provider, refusals.ending);
    }
    deps.log.debug({ err: answer.cause, run: deps.runId, provider }, 'a model provider gave no answer');
    if (route.api !== 'free') {
      // It may have worked on a call it never answered.
      if (answer.problem === 'silent') account.beginCall(provider, model).end(false);
      failed(upstream, { problem: answer.problem });
    }
    const silent = answer.problem === 'silent';
    return refusalReply(provider, {
      status: silent ? 504 : 502,
      code: silent ? 'provider_timeout' : 'provider_unreachable',
      message: silent
        ? `The model provider ${provider} did not answer in time.`
        : `The model provider ${provider} could not be reached.`,
    });
  }

  function track(work: Promise<void>): void {
    calls++;
    const done = work
      .catch((error: unknown) => deps.log.error({ err: error, run: deps.runId }, 'a model call broke'))
      .finally(() => {
        calls--;
        underWay.delete(done);
      });
    underWay.add(done);
  }

  async function answer(call: AgentCall): Promise<GatewayReply> {
    const route = findRoute(call.method, call.address);
    if (!('api' in route))
      return refusalReply(route.provider, {
        status: route.status,
        code: 'not_found',
        message: route.message,
      });
    const { provider } = route;
    const upstream = deps.upstreams[provider];
    if (!upstream)
      return refusalReply(provider, {
        status: 404,
        code: 'not_found',
        message: `This service has no key for ${provider}.`,
      });
    const refusal = refuse(route);
    if (refusal) return refusalReply(provider, refusal);
    if (calls >= limits.callsMax) return refusalReply(provider, refusals.busy);
    let replied: (reply: GatewayReply) => void = () => undefined;
    let broke: (error: unknown) => void = () => undefined;
    const reply = new Promise<GatewayReply>((resolve, reject) => {
      replied = resolve;
      broke = reject;
    });
    track(work(call, route, upstream).then(replied, broke));
    return reply;
  }

  async function work(call: AgentCall, route: Route, upstream: Upstream): Promise<GatewayReply> {
    const { provider } = route;
    let body: Buffer | undefined;
    let model = route.model;
    if (route.method === 'POST') {
      const encoding = call.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity')
        return refusalReply(provider, {
          status: 415,
          code: 'unsupported_media_type',
          message: 'Send the body as it is: compressed ones are not read.',
        });
      const sent = await Promise.race([readBody(call.body), closed]);
      if (!sent) return refusalReply(provider, refusals.large);
      const prepared = prepareBody(route.api, sent);
      if ('refusal' in prepared) return refusalReply(provider, prepared.refusal);
      body = prepared.body;
      model ??= prepared.model;
    }
    const refusal = refuse(route);
    if (refusal) return refusalReply(provider, refusal);
    heldBytes += body?.length ?? 0;
    try {
      return await ask(call, route, upstream, { body, model: model ?? '' });
    } finally {
      heldBytes -= body?.length ?? 0;
    }
  }

  return {
    answer,
    close: async () => {
      closing.abort();
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

function failureOf(
  reader: UsageReader,
  whole: boolean,
  problem: 'silent' | 'broken' | undefined,
): Failure | undefined {
  if (reader.failed()) return { problem: 'error_in_reply' };
  if (whole) return reader.understood() ? undefined : { problem: 'unreadable' };
  return problem === undefined ? undefined : { problem };
}

/** What the provider says, unless it is about the key; a redirect is not followed, for it would take the key along. */
function errorReply(
  status: number,
  headers: Record<string, string>,
  text: string,
  upstream: Upstream,
): GatewayReply {
  const { provider, key } = upstream;
  if (status === 401)
    return refusalReply(provider, {
      status,
      code: 'provider_key_refused',
      message: `The model provider ${provider} refused the service's key; its operator has to check it.`,
    });
  if (status < 400)
    return refusalReply(provider, {
      status: 502,
      code: 'provider_redirected',
      message: `The model provider ${provider} answered with a redirect (${status}), which is not followed.`,
    });
  const body = Buffer.from(key === undefined ? text : withoutKey(text, key));
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body };
}
