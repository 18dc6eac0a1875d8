/** Who receives webhooks: an HTTP server on loopback that answers as the test says and remembers what came. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  received: Received[];
  /** How the next ones are answered: a status, or a function of the request; 204 until then. */
  answer: number | ((message: IncomingMessage, reply: ServerResponse, body: string) => void);
  /** Waits until that many came at an address. */
  untilReceived(path: string, count: number, withinMs?: number): Promise<Received[]>;
  close(): Promise<void>;
}

/** What a service needs to be allowed to call one. */
export const receiverSettings = { EGRESS_ALLOW: '127.0.0.1' };

export async function openReceiver(): Promise<Receiver> {
  const server = createServer((message, reply) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({
        path: message.url ?? '',
        headers: message.headers as Record<string, string>,
        body,
      });
      if (typeof receiver.answer === 'function') receiver.answer(message, reply, body);
      else reply.writeHead(receiver.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: 204,
    untilReceived: (path, count, withinMs) =>
      until(
        `${count} deliveries to ${path}`,
        () => {
          const found = receiver.received.filter((one) => one.path === path);
          return found.length >= count ? found : undefined;
        },
        withinMs,
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
