/** The contract at the door: openapi-backend over the generated routes and validators, as one Koa middleware. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context as KoaContext, Middleware } from 'koa';
import {
  type Context as ApiContext,
  type Document,
  OpenAPIBackend,
  type Operation,
  type Request,
} from 'openapi-backend';
import { type Handlers, operations, type StreamBody } from '../../generated/api/server.gen.ts';
import type { Scope } from '../../generated/api/types.gen.ts';
import { type Clock, systemClock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { checkMediaType, readBody } from './contract-body.ts';
import { invalidRequest } from './contract-errors.ts';
import {
  findRoute,
  type OperationId,
  type Route,
  type RoutedOperation,
  routedOperations,
} from './contract-route.ts';
import { type Call, checkCall, checkReply, declaredHeaders } from './contract-validate.ts';

export interface ContractOptions<C, P> {
  handlers: Handlers<C>;
  /** Who calls. Throws `unauthenticated`, `key_expired` or `key_revoked`. */
  authenticate(ctx: KoaContext): P | Promise<P>;
  /** Throws `insufficient_scope` unless the principal has every scope. */
  authorize(principal: P, scopes: readonly Scope[]): void;
  /** Counts the call of whoever has a key, allowed or not. Throws `rate_limited`. */
  countCall?(ctx: KoaContext, principal: P, operation: OperationId): void | Promise<void>;
  /** Counts a reply that is a stream, before anything is done for it. Throws `too_many_streams`. */
  countStream?(ctx: KoaContext, principal: P): void;
  /** What handlers get beside the call; `accept` is the negotiated media type. */
  context(ctx: KoaContext, principal: P, accept: string): C;
  /** Told of every call of a key that its quotas let pass, once it is known how it is answered. */
  trail?: {
    served(principal: P, operation: OperationId, call: Call, reply: Reply): Promise<void> | undefined;
    refused(principal: P, operation: OperationId, call: Call, error: unknown): void;
  };
  log?: Log;
  /** Bounds the time a body may take to arrive. */
  clock?: Clock;
  /** Whether a JSON reply that breaks its schema is logged and becomes `internal`; true when left out. */
  validateReplies?: boolean;
}

interface Reply {
  status: number;
  type?: string;
  body?: unknown;
  headers?: Record<string, string | number | undefined>;
}

/** One request on its way; openapi-backend carries it as its request. */
interface Exchange extends Request {
  ctx: KoaContext;
  route: Route;
  call: Call;
  accept: string;
  /** Who calls, once the quotas let the call pass. */
  caller: unknown;
}

/** Sent as they are: JSON and event streams are UTF-8 by definition. */
const contentTypes: Record<string, string> = { 'text/x-diff': 'text/x-diff; charset=utf-8' };

/**
 * The middleware for everything under `/v1` and `/files`; other paths go on to the next one. In this order: route, key, quotas, scopes,
 * media type and body, Accept, validation, handler, reply. Throws ServiceErrors, so it stands inside the error boundary.
 */
export async function createContract<C, P>(options: ContractOptions<C, P>): Promise<Middleware> {
  const { authenticate, authorize, context, clock = systemClock } = options;
  const handlers = options.handlers as unknown as Record<
    OperationId,
    (call: Call, context: C) => Reply | Promise<Reply>
  >;

  const run = (id: OperationId) => async (api: ApiContext, exchange: Exchange) => {
    const principal: P = api.security.bearer;
    if (isStream(exchange)) options.countStream?.(exchange.ctx, principal);
    const reply = await handlers[id](exchange.call, context(exchange.ctx, principal, exchange.accept));
    if (options.validateReplies !== false) refuseBrokenReply(id, reply, options.log);
    const recorded = options.trail?.served(principal, id, exchange.call, reply);
    if (recorded) await recorded;
    return send(exchange.ctx, reply, options.log);
  };

  const backend = new OpenAPIBackend({
    definition: definition(),
    quick: true,
    strict: true,
    securityHandlers: {
      bearer: async (api: ApiContext, exchange: Exchange) => {
        const principal = await authenticate(exchange.ctx);
        const id = api.operation.operationId as OperationId;
        const counting = options.countCall?.(exchange.ctx, principal, id);
        // Awaited only where there is something to wait for: this is on the way of every call.
        if (counting) await counting;
        exchange.caller = principal;
        authorize(principal, operations[id].scopes);
        return principal;
      },
    },
    handlers: {
      ...Object.fromEntries(routedOperations.map(({ operationId: id }) => [id, run(id)])),
      notFound: (_, exchange: Exchange) => {
        throw exchange.route.kind === 'malformed'
          ? malformed(exchange.route.name)
          : new ServiceError('not_found', 'There is no such address; the reference lists them all.');
      },
      methodNotAllowed: (_, exchange: Exchange) => {
        const allow = exchange.route.kind === 'wrong_method' ? exchange.route.allow : '';
        throw new ServiceError('method_not_allowed', `This address takes ${allow}.`, {
          headers: { Allow: allow },
        });
      },
      unauthorizedHandler: (api) => {
        throw api.security.bearer?.error ?? new ServiceError('unauthenticated', 'A valid key is required.');
      },
      // A stranger's body is never read, and never learned from: this stands behind the key.
      postSecurityHandler: (api, exchange: Exchange) => {
        if (api.security.authorized) return receive(exchange, clock);
      },
      validationFail: (api) => {
        throw invalidRequest(api.validation.errors ?? []);
      },
    },
  });
  await backend.init();
  useGenerated(backend);

  return async (ctx, next) => {
    // Nothing of ours: no exchange is made for it.
    if (!isOurs(ctx.path)) return next();
    const exchange: Exchange = {
      method: ctx.method.toLowerCase(),
      path: ctx.path,
      headers: {},
      ctx,
      route: { kind: 'nothing' },
      call: { path: {}, query: {}, headers: {}, body: undefined },
      accept: '',
      caller: undefined,
    };
    try {
      await backend.handleRequest(exchange, exchange);
    } catch (error) {
      const { caller, route, call } = exchange;
      if (caller !== undefined && route.kind === 'found')
        options.trail?.refused(caller as P, route.operation.operationId, call, error);
      throw error;
    }
  };
}

/** What stays open for as long as a run does. */
function isStream({ accept, call }: Exchange): boolean {
  return accept === 'text/event-stream' || call.query.follow === true;
}

function malformed(name: string): ServiceError {
  const message = `${name} has a percent sign that two hexadecimal digits of UTF-8 text do not follow`;
  return new ServiceError('invalid_request', `${message}.`, {
    details: [{ pointer: `/path/${name}`, message }],
  });
}

function isOurs(path: string): boolean {
  return path.startsWith('/v1/') || path.startsWith('/files/') || path === '/v1' || path === '/files';
}

/** The routing half of the document; schemas are compiled already, so there is nothing left to dereference. */
function definition(): Document {
  const paths: Record<string, Record<string, RoutedOperation>> = {};
  for (const operation of routedOperations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operation };
  }
  const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } };
  return {
    openapi: '3.1.1',
    info: { title: 'Agent Run Service', version: '1' },
    paths,
    components,
  } as Document;
}

/**
 * Puts the generated routes and validators in place of openapi-backend's own, which compile at start, cannot match an id with
 * a slash, and rebuild their tables on every request.
 */
function useGenerated(backend: OpenAPIBackend): void {
  backend.router.matchOperation = (request: Request): Operation => {
    const exchange = request as Exchange;
    const route = findRoute(exchange.method, exchange.path);
    exchange.route = route;
    if (route.kind === 'found') {
      exchange.call.path = route.params;
      exchange.ctx.state.operation = route.operation.operationId;
      exchange.ctx.state.run = route.params.run_id;
      return route.operation;
    }
    throw new Error(route.kind === 'wrong_method' ? '405-methodNotAllowed' : '404-notFound');
  };
  backend.router.parseRequest = (request: Request) => ({
    method: request.method,
    path: request.path,
    headers: {},
    params: {},
    query: {},
    cookies: {},
    requestBody: undefined,
  });
  backend.validator.validateRequest = (request: Request) => {
    const { route, call } = request as Exchange;
    if (route.kind !== 'found') return { valid: false, errors: [] };
    const errors = checkCall(route.operation.operationId, call);
    return errors.length === 0 ? { valid: true } : { valid: false, errors };
  };
}

/** Takes in the body, the Accept header and the parameters, in this order. */
async function receive(exchange: Exchange, clock: Clock): Promise<void> {
  const { ctx, route, call } = exchange;
  if (route.kind !== 'found') return;
  const id = route.operation.operationId;
  const { accepts, produces } = operations[id];
  if (accepts.length > 0) {
    checkMediaType(ctx.req, accepts);
    // Anything but JSON is its handler's to read: it may be large.
    call.body = accepts[0] === 'application/json' ? await readBody(ctx.req, clock) : ctx.req;
  }
  exchange.accept = negotiate(ctx, produces);
  call.headers = declaredHeaders(id, ctx.req.headers);
  if (ctx.querystring !== '') call.query = { ...ctx.query };
}

/** The media type to answer with: the client's favourite, the document's first when it has none. */
function negotiate(ctx: KoaContext, produces: readonly string[]): string {
  const [first] = produces;
  // A reply without a body is in no media type.
  if (first === undefined) return '';
  const wanted = ctx.req.headers.accept;
  if (wanted === undefined || wanted === '*/*' || wanted === first) return first;
  const chosen = ctx.accepts(...produces);
  if (typeof chosen === 'string') return chosen;
  throw new ServiceError('not_acceptable', `This address answers with ${produces.join(' or ')}.`);
}

function refuseBrokenReply(id: OperationId, reply: Reply, log: Log | undefined): void {
  if (reply.type !== 'application/json') return;
  const wrong = checkReply(id, reply.status, reply.type, reply.body);
  if (wrong === undefined) return;
  const cause = new Error(`the ${reply.status} reply of ${id} breaks the contract: ${wrong}`);
  log?.error({ err: cause, operation: id }, 'a reply breaks the contract');
  throw new ServiceError('internal', 'The reply could not be built; the fault is logged.', { cause });
}

/** Nobody waits for a stream: all that led to it would be kept in memory for as long as it is open, thousands of times. */
async function stream(response: ServerResponse, body: StreamBody, log: Log | undefined): Promise<void> {
  try {
    await body(response);
  } catch (error) {
    log?.error({ err: error }, 'a stream broke');
    // The cut tells the client to resume.
    response.destroy();
  }
}

async function send(ctx: KoaContext, reply: Reply, log: Log | undefined): Promise<void> {
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {}))
    if (value !== undefined) ctx.set(name, String(value));
  if (reply.type === undefined) return;
  ctx.set('Content-Type', contentTypes[reply.type] ?? reply.type);
  if (reply.type === 'application/json') {
    ctx.body = JSON.stringify(reply.body);
  } else if (typeof reply.body === 'function') {
    ctx.respond = false;
    if (ctx.method === 'HEAD') ctx.res.end();
    else void stream(ctx.res, reply.body as StreamBody, log);
  } else {
    // A file that breaks midway cuts the connection: the client must not take the part for the whole.
    if (reply.body instanceof Readable) reply.body.once('error', () => ctx.res.destroy());
    ctx.body = reply.body;
    // What has no size may be long in coming: that it will come is told at once.
    if (reply.body instanceof Readable && !ctx.res.hasHeader('Content-Length')) ctx.flushHeaders();
  }
}
