/** Guarantee: the socket of a run leads to the run's hosts at judged addresses, within bounds, to its end; and to nothing else. */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { until } from '../support/until.ts';
import { callSocket, type Fixture, openFixture } from './fixture.ts';

describe('gateway/network', () => {
  let server: Server;
  let port = 0;
  const seen: string[] = [];
  const fixtures: Fixture[] = [];
  const sockets: Socket[] = [];

  before(async () => {
    server = createServer((request, response) => {
      seen.push(
        `${request.method} ${request.headers.host}${request.url} ${request.headers.authorization ?? '-'} ${request.headers['proxy-authorization'] ?? '-'}`,
      );
      if (request.url === '/broken') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half');
        response.socket?.destroySoon();
      } else request.pipe(response.writeHead(200, { 'x-own': 'yes' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const fixture of fixtures.splice(0)) await fixture.close();
    seen.length = 0;
  });
  after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function open(options: Parameters<typeof openFixture>[0] = {}): Promise<Fixture> {
    const fixture = await openFixture({ settings: {}, ...options });
    fixtures.push(fixture);
    return fixture;
  }
  const names = async (host: string): Promise<string[]> =>
    ({
      'own.example.com': ['127.0.0.1'],
      'private.example.com': ['10.1.2.3'],
      'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
      'metadata.example.com': ['169.254.169.254'],
      'mapped.example.com': ['::ffff:127.0.0.1'],
    })[host] ?? [];
  const tunnel = (fixture: Fixture, target: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; socket: Socket; text: string }>((resolve, reject) => {
      const sent = httpRequest({
        socketPath: fixture.models.socketPath,
        method: 'CONNECT',
        path: target,
        headers,
        agent: false,
      });
      sent.on('connect', (reply, socket, head) => {
        socket.on('error', () => undefined);
        sockets.push(socket as Socket);
        resolve({ status: reply.statusCode ?? 0, socket: socket as Socket, text: head.toString() });
      });
      sent.on('error', reject);
      sent.end();
    });
  const statuses = (fixture: Fixture, targets: string[]) =>
    Promise.all(targets.map(async (target) => (await tunnel(fixture, target)).status));

  it('passes requests for a given host on and their answers back, without what is meant for the proxy', async () => {
    const fixture = await open({ hosts: [`127.0.0.1:${port}`], egressAllow: ['127.0.0.1'] });
    const answer = await callSocket(fixture.models.socketPath, {
      path: `http://127.0.0.1:${port}/a?b=c`,
      headers: { authorization: 'Bearer registry', 'proxy-authorization': 'Basic c2VjcmV0' },
      body: 'x'.repeat(300_000),
    });
    expect([answer.status, answer.headers['x-own'], answer.body.length, answer.whole]).to.deep.equal([
      200,
      'yes',
      300_000,
      true,
    ]);
    expect(seen).to.deep.equal([`POST 127.0.0.1:${port}/a?b=c Bearer registry -`]);
    const broken = await callSocket(fixture.models.socketPath, {
      method: 'GET',
      path: `http://127.0.0.1:${port}/broken`,
    });
    expect(broken.whole).to.equal(false);
  });

  it('passes bodies on whose length nobody told, whatever the method', async () => {
    const fixture = await open({ hosts: [`127.0.0.1:${port}`], egressAllow: ['127.0.0.1'] });
    const answer = await callSocket(fixture.models.socketPath, {
      method: 'DELETE',
      path: `http://127.0.0.1:${port}/a`,
      headers: { 'transfer-encoding': 'chunked' },
      body: 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
    });
    expect([answer.status, answer.body.split(' ')[1], seen.length]).to.deep.equal([200, '/smuggled', 1]);
  });

  it('outlives hosts that answer nonsense', async () => {
    const answers = [
      'HTTP/1.1 099 Low\r\nContent-Length: 0\r\n\r\n',
      'HTTP/1.1 200\r\nX: \u0001\r\n\r\n',
      'nonsense\r\n\r\n',
      '',
    ];
    let index = 0;
    const odd = createSocketServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answers[index++] ?? ''));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(odd.address() as AddressInfo).port}`;
    try {
      const fixture = await open({ hosts: [host], egressAllow: ['127.0.0.1'] });
      for (const said of answers) {
        const answer = await callSocket(fixture.models.socketPath, {
          method: 'GET',
          path: `http://${host}/`,
        });
        expect(answer.status, said).to.equal(502);
      }
    } finally {
      odd.close();
    }
  });

  it('opens tunnels to a given host, whose last words arrive whole', async () => {
    const size = 3_000_000;
    const teller = createSocketServer((socket) =>
      socket.on('error', () => undefined).end(Buffer.alloc(size, 'z')),
    );
    await new Promise<void>((resolve) => teller.listen(0, '127.0.0.1', resolve));
    const tellerPort = (teller.address() as AddressInfo).port;
    try {
      const fixture = await open({ hosts: [`127.0.0.1:${tellerPort}`], egressAllow: ['127.0.0.1'] });
      const { status, socket, text } = await tunnel(fixture, `127.0.0.1:${tellerPort}`);
      expect(status).to.equal(200);
      let bytes = text.length;
      for await (const chunk of socket) bytes += (chunk as Buffer).length;
      expect(bytes).to.equal(size);
      await until('the connection to be counted', async () =>
        new RegExp(`ars_network_bytes_total\\{direction="received"\\} ${size}\\b`).test(
          (await fixture.metrics.read()).text,
        ),
      );
    } finally {
      teller.close();
    }
  });

  it('waits for a slow client to take the last words of a host that has gone', async () => {
    const teller = createSocketServer((socket) => socket.on('error', () => undefined).end('last words'));
    await new Promise<void>((resolve) => teller.listen(0, '127.0.0.1', resolve));
    const held: (() => void)[] = [];
    let slow = true;
    let said = '';
    const client = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => {
        const take = (): void => {
          said += chunk.toString();
          done();
        };
        if (slow) held.push(take);
        else take();
      },
    });
    try {
      const closed = new Promise<{ received: number }>((resolve) => {
        const forward = createEgress({ clock: systemClock, allow: ['127.0.0.1'] }).createForward({
          may: () => true,
          connectMs: 5_000,
          idleMs: 5_000,
          targetsMax: 1,
          onBytes: resolve,
        });
        const message = { url: `127.0.0.1:${(teller.address() as AddressInfo).port}`, headers: {} };
        forward.connect(message as IncomingMessage, client, Buffer.alloc(0));
      });
      expect((await closed).received).to.equal(10);
      expect(said).to.equal('');
      slow = false;
      for (const take of held) take();
      await until('the client to be done', () => client.destroyed);
      expect(said).to.match(/^HTTP\/1\.1 200 .*\r\n\r\nlast words$/s);
    } finally {
      teller.close();
    }
  });

  it('turns away what the run was not given, with a sentence, and tells of each', async () => {
    const told: string[] = [];
    const fixture = await open({
      hosts: [`127.0.0.1:${port}`],
      egressAllow: ['127.0.0.1', 'localhost'],
      onRefused: (target) => told.push(target ? `${target.host}:${target.port}` : 'no target'),
    });
    const targets = [
      'registry.example.org:443',
      '127.0.0.1:22',
      `localhost:${port}`,
      `127.0.0.2:${port}`,
      '[::1]:443',
      'nonsense',
      'a b:1',
    ];
    expect(new Set(await statuses(fixture, targets.slice(0, 6)))).to.deep.equal(new Set([403]));
    expect(told.sort()).to.deep.equal(
      [
        '127.0.0.1:22',
        `127.0.0.2:${port}`,
        '[::1]:443',
        `localhost:${port}`,
        'no target',
        'registry.example.org:443',
      ].sort(),
    );
    for (const path of [
      'http://registry.example.org/x',
      'https://registry.example.org/x',
      'ftp://a/b',
      'http://127.0.0.1:8080/openai/v1/models',
    ]) {
      const answer = await callSocket(fixture.models.socketPath, { method: 'GET', path });
      expect(answer.status, path).to.equal(403);
      expect(answer.body).to.match(/^[\w[].*\.\n$/);
    }
    expect(seen).to.deep.equal([]);
  });

  it('refuses given hosts that are not at a public address, however they are written', async () => {
    const hosts = [
      '*.example.com',
      '*.example.com:8080',
      '127.0.0.1',
      '10.0.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ];
    const fixture = await open({ hosts, lookup: names });
    const targets = [
      'own.example.com:443',
      'private.example.com:443',
      'mixed.example.com:8080',
      'metadata.example.com:80',
      'mapped.example.com:443',
      '127.0.0.1:443',
      '127.1:443',
      '2130706433:80',
      '0x7f000001:80',
      '0177.0.0.1:80',
      '10.0.0.1:443',
      '192.168.1.1:80',
      '169.254.169.254:80',
      '2852039166:80',
      '100.64.0.1:443',
      '0.0.0.0:80',
    ];
    expect(await statuses(fixture, targets)).to.deep.equal(targets.map(() => 403));
    expect((await tunnel(fixture, 'nowhere.example.com:443')).status).to.equal(502);
  });

  it('asks for a name once and connects to the address it judged, whatever is answered later', async () => {
    let times = 0;
    const fixture = await open({
      hosts: [`turning.example.com:${port}`],
      egressAllow: ['127.0.0.1'],
      lookup: async () => (times++ % 2 === 0 ? ['127.0.0.1'] : ['10.0.0.1']),
    });
    const target = `turning.example.com:${port}`;
    expect(await statuses(fixture, [target])).to.deep.equal([200]);
    expect(times).to.equal(1);
    // The second answer is judged again, and is not what is allowed.
    expect(await statuses(fixture, [target])).to.deep.equal([403]);
    expect(times).to.equal(2);
  });

  it('reaches nothing for a run without hosts, model calls as ever', async () => {
    const fixture = await openFixture({ egressAllow: ['127.0.0.1'] });
    fixtures.push(fixture);
    expect(await statuses(fixture, [`127.0.0.1:${port}`])).to.deep.equal([403]);
    const models = await callSocket(fixture.models.socketPath, { method: 'GET', path: '/openai/v1/models' });
    expect(models.status).to.equal(200);
  });

  it("asks for the run's token where there are no walls around the run", async () => {
    const fixture = await open({ hosts: [`127.0.0.1:${port}`], egressAllow: ['127.0.0.1'], guarded: true });
    const { token, socketPath } = fixture.models;
    const basic = (password: string) => ({
      'proxy-authorization': `Basic ${Buffer.from(`run:${password}`).toString('base64')}`,
    });
    const target = `127.0.0.1:${port}`;
    expect((await tunnel(fixture, target)).status).to.equal(407);
    expect((await tunnel(fixture, target, basic('guess'))).status).to.equal(407);
    expect((await tunnel(fixture, target, basic(token))).status).to.equal(200);
    const call = { method: 'GET', path: `http://${target}/x` };
    expect((await callSocket(socketPath, call)).status).to.equal(407);
    expect((await callSocket(socketPath, { ...call, headers: basic(token) })).status).to.equal(200);
  });

  it('holds so many connections and no more, and takes another when one is closed', async () => {
    const fixture = await open({
      hosts: [`127.0.0.1:${port}`],
      egressAllow: ['127.0.0.1'],
      limits: { hostsMax: 2 },
    });
    const target = `127.0.0.1:${port}`;
    const first = await tunnel(fixture, target);
    await tunnel(fixture, target);
    expect((await tunnel(fixture, target)).status).to.equal(503);
    first.socket.destroy();
    await until('a place to be free', async () => (await tunnel(fixture, target)).status === 200);
  });

  it('closes a connection on which nothing passes', async () => {
    const silent = createSocketServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const target = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    try {
      const fixture = await open({ hosts: [target], egressAllow: ['127.0.0.1'], limits: { hostIdleMs: 50 } });
      const { status, socket } = await tunnel(fixture, target);
      expect(status).to.equal(200);
      socket.resume();
      await until('it to be closed', () => socket.destroyed || socket.readableEnded);
      const answer = await callSocket(fixture.models.socketPath, {
        method: 'GET',
        path: `http://${target}/`,
      });
      expect(answer.status).to.equal(502);
    } finally {
      silent.close();
    }
  });

  it('says of a host where nobody listens that it did not answer', async () => {
    const fixture = await open({ hosts: ['127.0.0.1:9'], egressAllow: ['127.0.0.1', '127.0.0.1:9'] });
    expect(await statuses(fixture, ['127.0.0.1:9'])).to.deep.equal([502]);
    expect(
      (await callSocket(fixture.models.socketPath, { method: 'GET', path: 'http://127.0.0.1:9/' })).status,
    ).to.equal(502);
  });

  it('cuts every connection at the end of the attempt', async () => {
    const fixture = await open({ hosts: [`127.0.0.1:${port}`], egressAllow: ['127.0.0.1'] });
    const { socket } = await tunnel(fixture, `127.0.0.1:${port}`);
    socket.resume();
    const idle = connect(fixture.models.socketPath);
    idle.on('error', () => undefined);
    await new Promise((resolve) => idle.once('connect', resolve));
    await fixture.models[Symbol.asyncDispose]();
    await until('it to be cut', () => socket.destroyed || socket.readableEnded);
    await until(
      'the host to see it',
      async () => (await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))) === 0,
    );
  });
});
