/** Guarantee: a call to the outside goes where the rules and the operator's list allow, once, within its bounds. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig } from '../../src/base/config.ts';
import { createEgress, type Egress } from '../../src/egress/egress.ts';
import { EgressFailed, EgressRefused } from '../../src/egress/errors.ts';
import { systemLookup } from '../../src/egress/resolve.ts';

const run = promisify(execFile);

function egressWith(...allow: string[]): Egress {
  return createEgress({
    clock: systemClock,
    allow,
    lookup: async (host) => (host.startsWith('inside') ? ['127.0.0.1'] : ['93.184.216.34']),
  });
}

async function rejection(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
}

describe('egress/egress', () => {
  let answer: (message: IncomingMessage, reply: ServerResponse) => void;
  let server: Server;
  let port: number;
  const closers: (() => unknown)[] = [];

  before(async () => {
    server = createServer((message, reply) => answer(message, reply));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = (egress: Egress, address: string, more: Partial<Parameters<Egress['request']>[0]> = {}) =>
    egress.request({
      url: new URL(address),
      method: 'POST',
      headers: {},
      timeoutMs: 10_000,
      replyBytesMax: 1_000,
      ...more,
    });

  describe('the operator’s list', () => {
    const refused = (address: string, ...allow: string[]) =>
      expect(() => egressWith(...allow).checkUrl(address), address).to.throw(EgressRefused);
    const allowed = (address: string, ...allow: string[]) =>
      expect(egressWith(...allow).checkUrl(address).href, address).to.equal(new URL(address).href);

    it('opens a range, and http in it', () => {
      allowed('https://10.1.2.3/x', '10.1.0.0/16');
      allowed('http://10.1.2.3:8080/x', '10.1.0.0/16');
      refused('https://10.2.2.3/x', '10.1.0.0/16');
      allowed('http://[fd00::1]/', 'fd00::/8');
      allowed('http://[::ffff:10.1.2.3]/', '10.1.2.3');
    });

    it('opens no ports with a range, and one with host:port', () => {
      refused('https://10.1.2.3:5432/x', '10.1.0.0/16');
      allowed('https://10.1.2.3:5432/x', '10.1.2.3:5432');
      refused('https://10.1.2.3:5433/x', '10.1.2.3:5432');
      allowed('http://[::1]:22/x', '[::1]:22');
      allowed('http://inside:22/', 'inside:22');
    });

    it('opens a host by its name, whatever it answers', async () => {
      allowed('http://inside.corp/', 'inside.corp');
      refused('http://other.corp/', 'inside.corp');
      expect(await egressWith('inside.corp').resolve('inside.corp', 443)).to.deep.equal({
        address: '127.0.0.1',
        family: 4,
      });
      expect(await rejection(() => egressWith('inside.corp:80').resolve('inside.corp', 81))).to.be.instanceOf(
        EgressRefused,
      );
    });

    it('opens what a name answers by its range', async () => {
      expect(await rejection(() => egressWith().resolve('inside.example.com', 443))).to.be.instanceOf(
        EgressRefused,
      );
      expect(await egressWith('127.0.0.0/8').resolve('inside.example.com', 443)).to.include({ family: 4 });
    });

    it('is refused at the start when an entry means nothing', () => {
      expect(() => egressWith('10.0.0.0/99')).to.throw(/EGRESS_ALLOW/);
      expect(() => egressWith('http://a/')).to.throw(/EGRESS_ALLOW/);
      expect(() => readConfig({ EGRESS_ALLOW: 'a b' })).to.throw(/EGRESS_ALLOW/);
      expect(readConfig({ EGRESS_ALLOW: '10.0.0.0/8, hooks.corp:8443' }).egressAllow).to.deep.equal([
        '10.0.0.0/8',
        'hooks.corp:8443',
      ]);
    });
  });

  it('takes https of the public internet and drops the fragment', () => {
    expect(egressWith().checkUrl('https://Hooks.Example.com:8443/a?b=c#d').href).to.equal(
      'https://hooks.example.com:8443/a?b=c',
    );
  });

  it('sends one request with the host it was given and hands back the reply', async () => {
    let seen: Record<string, unknown> = {};
    answer = async (message, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
      seen = {
        method: message.method,
        url: message.url,
        host: message.headers.host,
        body: Buffer.concat(chunks).toString(),
      };
      reply.writeHead(202, { 'X-Answer': 'yes' }).end('taken');
    };
    const egress = egressWith('inside.corp', `inside.corp:${port}`);
    const reply = await call(egress, `http://inside.corp:${port}/a?b=c`, {
      body: Readable.from(['he', 'llo']),
    });
    expect(seen).to.deep.equal({ method: 'POST', url: '/a?b=c', host: `inside.corp:${port}`, body: 'hello' });
    expect({ ...reply, body: reply.body.toString(), answer: reply.headers['x-answer'] }).to.include({
      status: 202,
      body: 'taken',
      truncated: false,
      address: '127.0.0.1',
      answer: 'yes',
    });
  });

  it('hands a redirect back instead of following it', async () => {
    let asked = 0;
    answer = (_message, reply) => {
      asked++;
      reply.writeHead(307, { Location: '/elsewhere' }).end();
    };
    expect((await call(egressWith('127.0.0.1'), `http://127.0.0.1:${port}/`)).status).to.equal(307);
    expect(asked).to.equal(1);
  });

  it('cuts a reply that is too long or never ends, and keeps its status', async () => {
    answer = (_message, reply) => {
      reply.writeHead(200);
      reply.write('x'.repeat(5_000));
    };
    const long = await call(egressWith('127.0.0.1'), `http://127.0.0.1:${port}/`);
    expect([long.status, long.body.length, long.truncated]).to.deep.equal([200, 1_000, true]);
    const endless = await call(egressWith('127.0.0.1'), `http://127.0.0.1:${port}/`, {
      replyBytesMax: 10_000,
      timeoutMs: 300,
    });
    expect([endless.status, endless.body.length, endless.truncated]).to.deep.equal([200, 5_000, true]);
  });

  it('says whether nobody listened, nobody answered in time, or the line broke', async () => {
    const egress = egressWith('127.0.0.1');
    answer = () => undefined;
    expect(await rejection(() => call(egress, `http://127.0.0.1:${port}/`, { timeoutMs: 200 })))
      .to.be.instanceOf(EgressFailed)
      .and.include({ kind: 'timeout' });
    answer = (message) => message.socket.destroy();
    expect(await rejection(() => call(egress, `http://127.0.0.1:${port}/`))).to.include({ kind: 'reply' });
    expect(await rejection(() => call(egress, `https://127.0.0.1:${port}/`))).to.include({ kind: 'tls' });
    const gone = createSocketServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.once('listening', resolve));
    const gonePort = (gone.address() as AddressInfo).port;
    await new Promise((resolve) => gone.close(resolve));
    expect(await rejection(() => call(egress, `http://127.0.0.1:${gonePort}/`))).to.include({
      kind: 'connect',
    });
  });

  it('gives up a name that no server answers for in time', async () => {
    let late = (): void => undefined;
    const giveUp = (_ms: number, work: () => void) => {
      late = work;
      return () => undefined;
    };
    const egress = createEgress({
      clock: { ...systemClock, after: giveUp },
      allow: [],
      lookup: () => {
        queueMicrotask(() => late());
        return new Promise(() => undefined);
      },
    });
    expect(await rejection(() => egress.resolve('slow.example.com', 443))).to.include({ kind: 'name' });
  });

  it('asks the system for the names the operator listed', async () => {
    expect(await systemLookup('localhost', true)).to.include('127.0.0.1');
  });

  it('takes no proxy from the environment', async () => {
    answer = (_message, reply) => reply.end('direct');
    const program = `
      import { createEgress } from ${JSON.stringify(join(import.meta.dirname, '../../src/egress/egress.ts'))};
      import { systemClock } from ${JSON.stringify(join(import.meta.dirname, '../../src/base/clock.ts'))};
      const egress = createEgress({ clock: systemClock, allow: ['127.0.0.1'] });
      const reply = await egress.request({ url: new URL('http://127.0.0.1:${port}/'), method: 'GET', headers: {}, timeoutMs: 9000, replyBytesMax: 99 });
      process.stdout.write(reply.body.toString());`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
      env: {
        ...process.env,
        NODE_USE_ENV_PROXY: '1',
        HTTP_PROXY: 'http://127.0.0.1:9',
        http_proxy: 'http://127.0.0.1:9',
      },
      timeout: 30_000,
    });
    expect(stdout).to.equal('direct');
  });

  describe('the proxy', () => {
    const open = async (may: (host: string, port: number) => boolean, ...allow: string[]) => {
      const proxy = await egressWith(...allow).openProxy({ may });
      closers.push(proxy.close);
      return new URL(proxy.url);
    };

    const ask = (proxy: URL, path: string, credentials = `${proxy.username}:${proxy.password}`) =>
      new Promise<number>((resolve, reject) => {
        const sent = httpRequest({
          host: proxy.hostname,
          port: proxy.port,
          path,
          headers: { 'Proxy-Authorization': `Basic ${Buffer.from(credentials).toString('base64')}` },
        });
        sent.once('response', (reply) => {
          reply.resume();
          resolve(reply.statusCode ?? 0);
        });
        sent.once('error', reject);
        sent.end();
      });

    it('serves only who has its address', async () => {
      answer = (_message, reply) => reply.end();
      const proxy = await open(() => true, '127.0.0.1');
      expect(await ask(proxy, `http://127.0.0.1:${port}/`)).to.equal(200);
      expect(await ask(proxy, `http://127.0.0.1:${port}/`, 'egress:guess')).to.equal(407);
    });

    it('reaches what it may, and that only where the address is allowed', async () => {
      answer = (message, reply) => {
        reply.statusCode = message.headers['proxy-authorization'] === undefined ? 204 : 500;
        reply.end();
      };
      const asked: unknown[] = [];
      const proxy = await open((host, at) => {
        asked.push([host, at]);
        return host !== 'inside.forbidden.com';
      }, '127.0.0.1');
      expect(await ask(proxy, `http://127.1:${port}/`)).to.equal(204);
      expect(await ask(proxy, `http://inside.forbidden.com:${port}/`)).to.equal(403);
      expect(asked).to.deep.equal([
        ['127.0.0.1', port],
        ['inside.forbidden.com', port],
      ]);
      const closed = await open(() => true);
      expect(await ask(closed, `http://127.0.0.1:${port}/`)).to.equal(403);
    });

    it('lets git fetch from a host it may reach, and from no other', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'egress-git-'));
      closers.push(() => rm(folder, { recursive: true, force: true }));
      const git = (...args: string[]) =>
        run('git', args, {
          cwd: folder,
          timeout: 30_000,
          env: { PATH: process.env.PATH, HOME: folder, GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' },
        });
      await git('init', '-q', '-b', 'main', 'site');
      await git(
        '-C',
        'site',
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@b',
        'commit',
        '-q',
        '--allow-empty',
        '-m',
        'one',
      );
      await git('-C', 'site', 'update-server-info');
      answer = (message, reply) => {
        const path = normalize((message.url ?? '').replace(/\?.*/, ''));
        readFile(join(folder, 'site/.git', path)).then(
          (bytes) => reply.end(bytes),
          () => reply.writeHead(404).end(),
        );
      };
      const address = `http://inside.example.com:${port}/`;
      const proxy = await open((host, at) => host === 'inside.example.com' && at === port, '127.0.0.0/8');
      const { stdout } = await git('-c', `http.proxy=${proxy.href}`, 'ls-remote', address);
      expect(stdout).to.match(/^[0-9a-f]{40}\trefs\/heads\/main$/m);
      const other = await rejection(() =>
        git('-c', `http.proxy=${proxy.href}`, 'ls-remote', `http://inside.other.com:${port}/`),
      );
      expect(String((other as { stderr?: string }).stderr)).to.match(/403/);
    });

    it('tunnels a connection both ways until it is closed', async () => {
      const echo = createSocketServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
      await new Promise((resolve) => echo.once('listening', resolve));
      closers.push(() => echo.close());
      const echoPort = (echo.address() as AddressInfo).port;
      const proxy = await open(() => true, '127.0.0.1');
      const sent = httpRequest({
        host: proxy.hostname,
        port: proxy.port,
        method: 'CONNECT',
        path: `127.0.0.1:${echoPort}`,
        headers: {
          'Proxy-Authorization': `Basic ${Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')}`,
        },
      });
      const echoed = await new Promise<string>((resolve, reject) => {
        sent.once('error', reject);
        sent.once('connect', (reply, socket) => {
          expect(reply.statusCode).to.equal(200);
          socket.once('data', (bytes) => resolve(bytes.toString()));
          socket.write('hello');
        });
        sent.end();
      });
      expect(echoed).to.equal('hello');
    });
  });
});
