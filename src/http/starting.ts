/** What is answered while the parts are still starting: the process lives, it is not ready, and everything else is told to come back. */
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { problemType, toProblem } from './problem.ts';

const retryAfterSeconds = '1';

export function createStarting(log: Log): RequestListener {
  return (request, response) => {
    const requestId = `req_${randomUUID()}`;
    const send = (status: number, type: string, body: unknown): void => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'request-id': requestId,
        // Whoever waits on this connection would not notice that another one is answered already.
        connection: 'close',
        ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    };
    const [path] = (request.url ?? '').split('?');
    if (path === '/livez') return send(200, 'application/json', { status: 'ok' });
    if (path === '/readyz')
      return send(503, 'application/json', { status: 'not ready', checks: { started: false } });
    const error = new ServiceError('unavailable', 'The service is starting. Try again in a second.');
    const { status, body } = toProblem(error, requestId, log);
    send(status, problemType, body);
  };
}
