/** The bounds of connections, with real sockets: who is slow, large or one too many is cut off, and nobody else notices. */
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { createListener, type ListenerBounds } from '../../src/http/listener.ts';
import { until } from '../support/until.ts';

let server: Server | undefined;
const sockets: Socket[] = [];

async function listen(bounds: Partial<ListenerBounds> = {}): Promise<number> {
  const made = createListener(
    {
      connectionsMax: 100,
      headersTimeoutMs: 300,
      requestTimeoutMs: 600,
      keepAliveTimeoutMs: 300,
      checkMs: 50,
      ...bounds,
    },
    (request, response) => {
      request.resume().once('end', () => response.end('hello'));
    },
  );
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

/** A socket with all it has received, and whether the other side has closed it. */
function dial(port: number): { socket: Socket; text(): string; closed(): boolean } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let [text, closed] = ['', false];
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      closed = true;
    });
  return { socket, text: () => text, closed: () => closed };
}

const head = 'GET / HTTP/1.1\r\nHost: x\r\n';

describe('http/listener', () => {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  it('cuts off who sends headers drop by drop, with 408, and answers others meanwhile', async () => {
    const port = await listen();
    const slow = dial(port);
    slow.socket.write(head);
    const drops = setInterval(() => slow.socket.write('X-A: b\r\n'), 50);
    try {
      const quick = dial(port);
      quick.socket.write(`${head}\r\n`);
      await until('the quick answer', () => quick.text().includes('hello'));
      await until('the cut', () => slow.closed(), 10_000);
      expect(slow.text()).to.match(/^HTTP\/1\.1 408 /);
    } finally {
      clearInterval(drops);
    }
  });

  it('cuts off who sends nothing at all', async () => {
    const silent = dial(await listen());
    await until('the cut', () => silent.closed(), 10_000);
  });

  it('cuts off who sends a body drop by drop', async () => {
    const slow = dial(await listen());
    slow.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    const drops = setInterval(() => slow.socket.write('x'), 50);
    try {
      await until('the cut', () => slow.closed(), 10_000);
      expect(slow.text()).to.match(/^HTTP\/1\.1 408 /);
    } finally {
      clearInterval(drops);
    }
  });

  it('closes a connection that rests after its reply', async () => {
    const resting = dial(await listen());
    resting.socket.write(`${head}\r\n`);
    await until('the answer', () => resting.text().includes('hello'));
    await until('the close', () => resting.closed(), 10_000);
  });

  it('takes headers of almost 16 KiB and answers 431 to more', async () => {
    const port = await listen();
    for (const [bytes, answer] of [
      [15_000, /^HTTP\/1\.1 200 /],
      [17_000, /^HTTP\/1\.1 431 /],
    ] as const) {
      const caller = dial(port);
      caller.socket.write(`${head}X-Large: ${'x'.repeat(bytes)}\r\n\r\n`);
      await until('an answer', () => caller.text() !== '');
      expect(caller.text()).to.match(answer);
    }
  });

  it('closes at once what is one connection too many, and takes the next when one has gone', async () => {
    const port = await listen({ connectionsMax: 2, headersTimeoutMs: 30_000, requestTimeoutMs: 30_000 });
    const [one, two] = [dial(port), dial(port)];
    await until(
      'both',
      () => new Promise<boolean>((resolve) => server?.getConnections((_, count) => resolve(count === 2))),
    );
    const three = dial(port);
    await until('the refusal', () => three.closed());
    expect([one.closed(), two.closed()]).to.deep.equal([false, false]);
    one.socket.destroy();
    await until('an answer', async () => {
      const four = dial(port);
      four.socket.write(`${head}\r\n`);
      await until('an end', () => four.closed() || four.text() !== '');
      return four.text().includes('hello');
    });
  });
});
