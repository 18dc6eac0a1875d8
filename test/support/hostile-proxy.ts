/** A way to the service that does what ways do at their worst: ends, resets, hangs, repeats, leaves out, tears, or answers by itself. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What becomes of one request for a stream. Requests beyond the plan pass. */
export type Mischief =
  /** This many events pass, then the connection ends, breaks or says nothing more. */
  | { after: number; ends: 'end' | 'reset' | 'silence' | 'half a frame' }
  /** Each event comes twice, or one of them never. */
  | { repeat: true }
  | { leaveOut: number }
  /** Bytes come one by one. */
  | { torn: true }
  /** A reply of the proxy's own. */
  | { status: number; headers?: Record<string, string>; body?: string }
  /** The connection breaks before there is any reply; the service gets the request or not. */
  | { dropped: 'before' | 'after' };

export interface HostileProxy {
  origin: string;
  baseUrl: string;
  /** What is to happen to the next requests, in order. */
  plan: Mischief[];
  /** Every request so far: what was asked. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  /** Streams that a client holds open right now. */
  open(): number;
  close(): Promise<void>;
}

/** `only` chooses the requests that the plan is for. */
export async function startHostileProxy(
  upstream: string,
  only: (message: IncomingMessage) => boolean = (message) =>
    (message.headers.accept ?? '').includes('text/event-stream'),
): Promise<HostileProxy> {
  const plan: Mischief[] = [];
  const requests: HostileProxy['requests'] = [];
  const sockets = new Set<Socket>();
  const held = new Set<ServerResponse>();

  const server = createServer((message, reply) => {
    const path = message.url ?? '/';
    requests.push({ method: message.method ?? '', path, headers: message.headers });
    const mischief = only(message) ? plan.shift() : undefined;
    held.add(reply);
    reply.once('close', () => held.delete(reply));
    if (mischief !== undefined && 'status' in mischief) {
      message.resume();
      reply.writeHead(mischief.status, mischief.headers).end(mischief.body ?? '');
      return;
    }
    if (mischief !== undefined && 'dropped' in mischief && mischief.dropped === 'before') {
      message.socket.resetAndDestroy();
      return;
    }
    const onward = request(`${upstream}${path}`, {
      method: message.method,
      headers: { ...message.headers, host: new URL(upstream).host },
    });
    onward.on('error', () => reply.destroy());
    onward.on('response', (answer) => {
      if (mischief !== undefined && 'dropped' in mischief) {
        answer.resume();
        message.socket.resetAndDestroy();
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      reply.once('close', () => onward.destroy());
      if (mischief === undefined || (answer.statusCode ?? 500) >= 300) {
        answer.on('error', () => reply.destroy()).pipe(reply);
        return;
      }
      const spoiled = spoil(mischief, reply);
      answer.on('error', () => spoiled.over() || reply.destroy());
      answer.on('end', () => spoiled.over() || reply.end());
      answer.on('data', spoiled.take);
    });
    message.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    plan,
    requests,
    open: () => held.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes the bytes of a stream and passes on what the mischief leaves of them. Once it is over, the service's end is no news. */
function spoil(
  mischief: Mischief,
  reply: ServerResponse,
): { take: (chunk: Buffer) => void; over: () => boolean } {
  let text = '';
  let events = 0;
  let over = false;
  const finish = ({ ends }: Extract<Mischief, { after: number }>, frame: string): void => {
    over = true;
    if (ends === 'end') reply.end();
    // A write that is still under way would be lost with the connection, and with it an event that counts as passed.
    else if (ends === 'reset') reply.write(': the last\n\n', () => reply.socket?.resetAndDestroy());
    else if (ends === 'half a frame') reply.end(frame.slice(0, frame.length / 2));
  };
  const pass = (frame: string): void => {
    if (!/^id: /m.test(frame)) {
      reply.write(frame);
      return;
    }
    events += 1;
    if ('repeat' in mischief) reply.write(frame + frame);
    else if ('torn' in mischief) for (const byte of Buffer.from(frame)) reply.write(Buffer.of(byte));
    else if ('leaveOut' in mischief) {
      if (events !== mischief.leaveOut) reply.write(frame);
    } else if ('after' in mischief) {
      if (events <= mischief.after) reply.write(frame);
      // What is torn is the event after those that pass.
      if (events >= mischief.after + (mischief.ends === 'half a frame' ? 1 : 0)) finish(mischief, frame);
    }
  };
  return {
    over: () => over,
    take: (chunk) => {
      text += chunk.toString();
      while (!over) {
        const end = text.indexOf('\n\n');
        if (end === -1) return;
        const frame = text.slice(0, end + 2);
        text = text.slice(end + 2);
        pass(frame);
      }
    },
  };
}
