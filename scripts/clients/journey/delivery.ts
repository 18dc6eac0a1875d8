/** A delivery of the running service, signed by it, for the clients to verify. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  secret: string;
  headers: Record<string, string>;
  /** Exactly what came. */
  body: string;
}

/** Makes a run with a webhook and waits, for half a minute at most, for what is posted to it. */
export async function receiveDelivery(baseUrl: string, key: string): Promise<Delivery> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const came = Promise.withResolvers<Omit<Delivery, 'secret'>>();
  const server = createServer(async (message, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    reply.writeHead(204).end();
    const headers = Object.entries(message.headers).filter(([name]) => name.startsWith('webhook-'));
    came.resolve({
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: `${Buffer.concat(chunks)}`,
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const response = await fetch(`${baseUrl}/runs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        task: 'echo "ü \u{1F600}"',
        agent: 'script',
        webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        webhook_secret: secret,
      }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`POST /runs: ${response.status} ${await response.text()}`);
    const late = AbortSignal.timeout(30_000);
    late.addEventListener('abort', () => came.reject(new Error('no delivery came')));
    return { secret, ...(await came.promise) };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
