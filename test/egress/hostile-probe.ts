/**
 * A program of its own for `hostile.spec.ts`: tries every hostile target in every way the service has, with listeners that
 * count who was reached, and prints what came of it. In a network of its own every address is this machine, so that
 * a call that is let through does arrive somewhere and is counted.
 */
import { type AddressInfo, connect, createServer } from 'node:net';
import { systemClock } from '../../src/base/clock.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { EgressFailed, EgressRefused } from '../../src/egress/errors.ts';
import { answers, hostileTargets } from './hostile-targets.ts';

const own = process.argv.includes('--own-network');
const hits: string[] = [];
const server = createServer((socket) => {
  hits.push(`${socket.localAddress?.replace(/^::ffff:/, '')}:${socket.localPort}`);
  socket.on('error', () => undefined);
  socket.once('data', () =>
    socket.end(
      'HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    ),
  );
});

function listen(port: number): Promise<number> {
  const one = port === 0 ? server : createServer((socket) => server.emit('connection', socket));
  return new Promise((resolve, reject) => {
    one.once('error', reject);
    one.listen({ port, host: '::', ipv6Only: false }, () => resolve((one.address() as AddressInfo).port));
    one.unref();
  });
}

const asked = new Map<string, number>();
const lookup = async (host: string) => {
  const turn = asked.get(host) ?? 0;
  asked.set(host, turn + 1);
  // Without a network of its own the real host of that address would be called.
  const known = !own && host === 'public.example.com' ? [[]] : answers[host];
  return known?.[Math.min(turn, known.length - 1)] ?? ['127.0.0.1'];
};
const egress = createEgress({ clock: systemClock, allow: [], lookup });

/** How a try ended: the name of the refusal, or what came back. */
async function outcome(work: () => Promise<unknown>): Promise<string> {
  try {
    return `reached: ${String(await work())}`;
  } catch (error) {
    if (error instanceof EgressRefused) return 'refused';
    if (error instanceof EgressFailed) return `failed: ${error.kind}`;
    return `threw: ${String(error)}`;
  }
}

const call = (url: URL) =>
  egress
    .request({ url, method: 'GET', headers: {}, timeoutMs: 5_000, replyBytesMax: 1_000 })
    .then((reply) => reply.status);

function viaProxy(proxy: string, head: string): Promise<string> {
  const { port, username, password } = new URL(proxy);
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${head}\r\nProxy-Authorization: Basic ${credentials}\r\nHost: x\r\n\r\n`),
    );
    socket.once('data', (data) => {
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(data.toString())?.[1] ?? 'no status');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });
}

const free = await listen(0);
const ports = own ? [22, 25, 80, 443, 5432, 6379, 8080, 10250] : [];
for (const port of ports) await listen(port);
const proxy = await egress.openProxy({ may: () => true });

const tried = [];
for (const target of hostileTargets) {
  const before = hits.length;
  const door = await outcome(async () => call(egress.checkUrl(target)));
  const open = await outcome(async () => call(egress.checkUrl(target, { protocols: ['https:', 'http:'] })));
  // Past the door: an address that was kept before the rules became what they are.
  const kept = URL.canParse(target) ? await outcome(() => call(new URL(target))) : 'no address';
  const host = /^[a-z]*:?[\\/]*(?:[^/\\]*@)?([^/\\#]*)/i.exec(target)?.[1] ?? '';
  const inside = !/:(22|25|0|5432|6379|10250|65536)$/.test(host);
  const port = own ? 443 : free;
  const withPort = /:\d+$/.test(host) && !host.endsWith(']') ? host : `${host}:${port}`;
  // What a proxy may reach of public hosts is decided by who opens it; private ones it never does.
  const tunnel = inside ? await viaProxy(proxy.url, `CONNECT ${withPort} HTTP/1.1`) : 'not asked';
  const absolute = inside ? await viaProxy(proxy.url, `GET http://${withPort}/ HTTP/1.1`) : 'not asked';
  tried.push({ target, door, open, kept, tunnel, absolute, hits: hits.slice(before) });
}

const publicCalls = [];
if (own)
  for (const target of [
    'http://public.example.com/',
    'http://public6.example.com:8080/',
    'http://93.184.216.34/',
    'http://rebind.example.com/',
    'http://rebind.example.com/',
    'http://rebind-mixed.example.com/',
    'http://rebind-mixed.example.com/',
  ]) {
    const before = hits.length;
    const came = await outcome(async () => call(egress.checkUrl(target, { protocols: ['http:'] })));
    publicCalls.push({ target, came, hits: hits.slice(before) });
  }
await proxy.close();
process.stdout.write(JSON.stringify({ tried, publicCalls }));
