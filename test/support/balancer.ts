/** A load balancer in front of processes of the service: every request goes to the next one, streams pass as they come. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  origin: string;
  /** From now on requests go to this origin too. */
  take(origin: string): void;
  /** From now on none does; what it is answering goes on. */
  leave(origin: string): void;
  /** How many requests each origin has got. */
  counts(): Map<string, number>;
  close(): Promise<void>;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function openBalancer(origins: readonly string[]): Promise<Balancer> {
  const taken = new Set(origins);
  const counts = new Map<string, number>();
  let turn = 0;

  /** A process that takes no connection has had no part of the request: the next one gets it. */
  function pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void {
    const list = [...taken];
    const origin = list[turn++ % Math.max(1, list.length)];
    if (origin === undefined || tries === 0) {
      outgoing.writeHead(502).end();
      return;
    }
    const headers = { ...incoming.headers, connection: 'close' };
    const onward = request(origin + (incoming.url ?? '/'), {
      method: incoming.method,
      headers,
      agent: false,
    });
    onward.on('response', (reply) => {
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      outgoing.flushHeaders();
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && !outgoing.headersSent) pass(incoming, body, outgoing, tries - 1);
      else outgoing.destroy();
    });
    outgoing.on('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => undefined);
    void bodyOf(incoming).then(
      (body) => pass(incoming, body, outgoing, 3),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: (origin) => void taken.add(origin),
    leave: (origin) => void taken.delete(origin),
    counts: () => counts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
