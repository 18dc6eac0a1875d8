/** Lets pages of other origins call the interface from a browser (the Fetch standard's CORS), where CORS_ORIGINS names their origins. */
import type { Middleware } from 'koa';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What clients send: the parameters of the contract, and what the SDK and traces add. */
const requestHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Range',
  'Request-Id',
  'traceparent',
  'tracestate',
].join(', ');

/** What a page may read of a reply besides its body. */
const replyHeaders = [
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Request-Id',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
].join(', ');

/** Browsers keep an answer for no longer than this anyway. */
const preflightSeconds = '7200';

/**
 * Says which pages may read the replies under `/v1` and `/files`, and answers the browser's own question before a call. Keys are sent by the page
 * itself and no cookie is ever taken, so nobody is allowed `credentials`. An origin that is not listed gets the reply without permission,
 * as every other client does: that is for its browser to keep from the page, and for the key to decide.
 */
export function createCors(origins: readonly string[]): Middleware {
  const any = origins.includes('*');
  return async (ctx, next) => {
    if (!/^\/(v1|files)(\/|$)/.test(ctx.path)) return next();
    // Caches must not give the reply for one origin to another.
    if (!any) ctx.vary('Origin');
    const origin = ctx.get('origin');
    if (origin === '' || !(any || origins.includes(origin))) return next();
    ctx.set('Access-Control-Allow-Origin', any ? '*' : origin);
    if (ctx.method === 'OPTIONS' && ctx.get('access-control-request-method') !== '') {
      ctx.set({
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': requestHeaders,
        'Access-Control-Max-Age': preflightSeconds,
      });
      ctx.status = 204;
      return;
    }
    ctx.set('Access-Control-Expose-Headers', replyHeaders);
    return next();
  };
}
