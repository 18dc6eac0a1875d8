/** Streams over real sockets: whoever leaves, whenever, leaves nothing behind; whoever does not read is not written to. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import type { FollowRun, Sink } from '../../src/app/follow-run.ts';
import { streamRun } from '../../src/http/sse.ts';
import { until } from '../support/until.ts';

describe('http/sse', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  before(async () => {
    server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  function dial(): Socket {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  }

  /** Hands its sink to the test. */
  function openFollower() {
    const state = { open: 0, sink: undefined as Sink | undefined };
    const follow: FollowRun['follow'] = (_run, sink) => {
      state.open++;
      state.sink = sink;
      return () => state.open--;
    };
    return { state, followRun: { follow } as FollowRun };
  }

  it('is over when its client goes away', async () => {
    const { state, followRun } = openFollower();
    let over = false;
    answer = (response) =>
      void streamRun(followRun, { uuid: '', cursor: 0 }, response).then(() => (over = true));
    const socket = dial();
    await until('the stream', () => state.open === 1);
    socket.resetAndDestroy();
    await until('its end', () => over);
    expect(state.open).to.equal(0);
  });

  it('does not even begin when its client has left before', async () => {
    const { state, followRun } = openFollower();
    let ended: Promise<void> | undefined;
    let arrived = false;
    answer = (response) => {
      arrived = true;
      response.once('close', () => {
        ended = streamRun(followRun, { uuid: '', cursor: 0 }, response);
      });
    };
    const socket = dial();
    await until('the request', () => arrived);
    socket.resetAndDestroy();
    await until('the stream', () => ended !== undefined);
    await ended;
    expect(state.open).to.equal(0);
  });

  it('tells when a client does not read, and when it does again', async () => {
    const { state, followRun } = openFollower();
    answer = (response) => void streamRun(followRun, { uuid: '', cursor: 0 }, response);
    const socket = dial();
    socket.pause();
    const sink = await until('the stream', () => state.sink);
    const frame = `data: ${'x'.repeat(65_536)}\n\n`;
    let frames = 0;
    while (sink.write(frame)) if (++frames > 10_000) throw new Error('nobody reads, and still there is room');
    let drained = false;
    sink.onDrain(() => {
      drained = true;
    });
    socket.resume();
    await until('room', () => drained);
    socket.destroy();
    await until('the end', () => state.open === 0);
  });
});
