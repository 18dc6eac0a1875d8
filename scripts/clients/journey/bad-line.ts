/**
 * A connection to the service that fails once in every way while the first run is followed: it is reset within a frame, refused
 * with 503, sent everything again and ended cleanly, left in silence, and refused with 429. Then it holds.
 */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BadLine {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** A run whose events are answered with 410. */
  gone: string;
  /** What the client should have done and did not; empty when it went on where it was cut, each time. */
  complaints(): string[];
  close(): void;
}

/** The last event that passes before the reset, and before the clean end. */
const resetAfter = 3;
const endAfter = 6;
const plan = ['reset', 'refuse 503', 'all again', 'silence', 'refuse 429', 'hold'] as const;

export async function openBadLine(target: string): Promise<BadLine> {
  const gone = 'dev/run_gone';
  /** The Last-Event-ID of each stream of the first run that was followed. */
  const asked: (string | undefined)[] = [];
  let followed: string | undefined;
  let resets = 0;

  const server = createServer((message, reply) => {
    const path = decodeURIComponent(message.url ?? '');
    if (path === `/v1/runs/${gone}/events`) return problem(reply, 410, 'expired');
    const run = /^\/v1\/runs\/(.+)\/events/.exec(path)?.[1];
    const isStream = message.headers.accept?.includes('text/event-stream') && run !== undefined;
    // A run that does not exist, or a key that is none, is answered by the service.
    if (!isStream || (followed !== undefined && run !== followed)) return forward(target, message, reply);
    followed = run;
    const fault = plan[asked.length];
    // What is asked for once the run was followed to its end.
    if (fault === undefined) return forward(target, message, reply);
    asked.push(message.headers['last-event-id'] as string | undefined);
    switch (fault) {
      case 'reset':
        return forward(target, message, reply, {
          after: resetAfter,
          act: () => {
            resets++;
            // Half a frame, which must not become an event.
            reply.write(`id: ${resetAfter + 1}\nevent: message.added\ndata: {"seq":${resetAfter + 1},`, () =>
              // By then the client has most likely read what came before; whatever it has not, it asks for again.
              reply.socket?.resetAndDestroy(),
            );
          },
        });
      case 'refuse 503':
        return problem(reply, 503, 'unavailable', { 'retry-after': '1' });
      case 'all again':
        delete message.headers['last-event-id'];
        return forward(target, message, reply, { after: endAfter, act: () => reply.end() });
      case 'silence':
        reply.writeHead(200, { 'content-type': 'text/event-stream' });
        reply.write(': nothing follows\n\n');
        return;
      case 'refuse 429':
        return problem(reply, 429, 'rate_limited', { 'retry-after': '1' });
      case 'hold':
        return forward(target, message, reply);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gone,
    complaints: () => {
      const [first, second, third, ...rest] = asked;
      const cut = Number(second);
      return [
        ...(resets === 1 ? [] : [`the stream was reset ${resets} times, not once`]),
        ...(asked.length === plan.length
          ? []
          : [`it opened ${asked.length} streams, not at least ${plan.length}`]),
        ...(first === undefined ? [] : [`the first stream began at ${first}`]),
        ...(cut >= 1 && cut <= resetAfter && third === second
          ? []
          : [`it resumed at ${second}, then ${third}`]),
        ...(rest.every((id) => id === String(endAfter)) ? [] : [`it then resumed at ${rest.join(', ')}`]),
      ];
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function problem(
  reply: ServerResponse,
  status: number,
  code: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = {
    type: `/docs/errors#${code}`,
    title: code,
    status,
    detail: code,
    code,
    request_id: 'req_line',
    errors: [],
  };
  reply
    .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
    .end(JSON.stringify(body));
}

/** Passes a call on; with a `cut`, whole frames up to the event `after`, then what it says. */
function forward(
  target: string,
  message: IncomingMessage,
  reply: ServerResponse,
  cut?: { after: number; act(): void },
): void {
  const headers = { ...message.headers, host: new URL(target).host };
  const onward = request(target + message.url, { method: message.method, headers }, (response) => {
    reply.writeHead(response.statusCode ?? 502, response.headers);
    if (!cut) return void response.pipe(reply);
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const frame = text.slice(0, end + 2);
        text = text.slice(end + 2);
        reply.write(frame);
        if (Number(/^id: (\d+)$/m.exec(frame)?.[1]) < cut.after || !frame.startsWith('id:')) continue;
        response.destroy();
        cut.act();
        return;
      }
    });
    response.on('error', () => undefined);
  });
  onward.on('error', () => reply.destroy());
  reply.on('close', () => onward.destroy());
  message.pipe(onward);
}
