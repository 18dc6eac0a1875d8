/** A run reaches the hosts it was given, and nothing else: neither by the proxy, nor past it, nor by a name. */
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { expect } from 'chai';
import { type Journey, type Node, openJourney } from '../support/journey.ts';
import { inOrder, type ModelServer, startModelServer } from '../support/model-server.ts';
import { type PackageServer, startPackageServer } from '../support/package-server.ts';
import { newDataDir } from '../support/service.ts';

const npmVersion = (() => {
  try {
    return execFileSync('npm', ['--version'], { env: { PATH: '/usr/local/bin:/usr/bin:/bin' } }).toString();
  } catch {
    return undefined;
  }
})();

/** Prints the status of each answer, or the code of what kept it from coming; without curl, which not every machine has. */
const probe = `
const { request } = require('node:http');
const { connect } = require('node:net');
const { lookup } = require('node:dns');
const proxy = process.env.HTTP_PROXY && new URL(process.env.HTTP_PROXY);
const headers = proxy && proxy.username
  ? { 'proxy-authorization': 'Basic ' + Buffer.from(proxy.username + ':' + proxy.password).toString('base64') } : {};
const via = (method, path) => new Promise((done) => {
  if (!proxy) return done('no proxy');
  const sent = request({ host: proxy.hostname, port: proxy.port, method, path, headers, agent: false });
  sent.on('connect', (reply, socket) => { socket.destroy(); done(reply.statusCode); });
  sent.on('response', (reply) => { reply.resume(); done(reply.statusCode); });
  sent.on('error', (error) => done(error.code));
  sent.end();
});
const straight = (host, port) => new Promise((done) => {
  const socket = connect({ host, port, timeout: 5000 }, () => { socket.destroy(); done('connected'); });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  socket.on('error', (error) => done(error.code ?? error.message));
});
const name = (host) => new Promise((done) => lookup(host, (error) => done(error ? error.code : 'resolved')));
(async () => {
  const said = {};
  for (const line of process.argv.slice(2)) {
    const [how, ...rest] = line.split(' ');
    said[line] = await (how === 'straight' ? straight(rest[0], Number(rest[1])) : how === 'name' ? name(rest[0]) : via(how, rest[0]));
  }
  console.log(JSON.stringify(said));
})();
`;

const asked = (lines: string[]): string =>
  `printf %s ${Buffer.from(probe).toString('base64')} | base64 -d > ~/probe.cjs && node ~/probe.cjs ${lines.map((line) => `'${line}'`).join(' ')}`;

describe('journeys/reach-hosts', () => {
  let registry: PackageServer;
  let other: PackageServer;
  let secure: PackageServer;
  let models: ModelServer;

  before(async () => {
    registry = await startPackageServer('127.0.0.2');
    other = await startPackageServer('127.0.0.3');
    secure = await startPackageServer('127.0.0.2', true);
    models = await startModelServer();
  });
  after(async () => {
    await registry.close();
    await other.close();
    await secure.close();
    await models.close();
  });

  for (const kind of ['bubblewrap', 'unshare'] as const)
    describe(kind, () => {
      let journey: Journey;
      let node: Node;
      let network: string[];

      before(async () => {
        journey = await openJourney({
          SANDBOX: kind,
          // The second one is private all the same: only what both lists hold is reached.
          NETWORK_ALLOW: `127.0.0.2:${registry.port},127.0.0.2:${secure.port},127.0.0.3:${other.port},169.254.169.254,10.0.0.1,*.example.com`,
          EGRESS_ALLOW: '127.0.0.2',
          LOG_LEVEL: 'debug',
        });
        node = await journey.start();
        network = [`127.0.0.2:${registry.port}`];
      });
      after(() => journey.end());

      const outcomes = async (lines: string[], asks: Record<string, unknown>) => {
        const run = await node.createRun({ task: asked(lines), ...asks });
        await node.completed(run.id);
        const log = await node.log(run.id);
        const out = log.filter(({ stream }) => stream === 'stdout').map(({ text }) => text);
        const told = log.filter(({ stream }) => stream === 'service').map(({ text }) => text);
        return { said: JSON.parse(out.join('')) as Record<string, unknown>, told };
      };

      it('installs a package from a host that the run was given', async function () {
        if (npmVersion === undefined) this.skip();
        const before = registry.asked.length;
        const run = await node.createRun({
          task: [
            `npm install --registry=${registry.origin} --no-audit --no-fund --no-update-notifier tiny-pack`,
            'node -p "require(\'tiny-pack\')" > said.txt',
          ].join('\n'),
          network,
        });
        expect(run.network).to.deep.equal(network);
        await node.completed(run.id);
        expect(await node.patch(run.id)).to.include('+tiny and installed');
        expect(registry.asked.slice(before)).to.deep.equal([
          '/tiny-pack',
          '/tiny-pack/-/tiny-pack-1.0.0.tgz',
        ]);
      });

      it('installs it through a tunnel, over TLS', async function () {
        if (npmVersion === undefined) this.skip();
        const run = await node.createRun({
          // Nobody inside trusts the certificate of a test.
          task: `npm install --registry=${secure.origin} --strict-ssl=false --no-audit --no-fund --no-update-notifier tiny-pack && cat node_modules/tiny-pack/index.js`,
          network: [`127.0.0.2:${secure.port}`],
        });
        await node.completed(run.id);
        expect((await node.log(run.id)).map(({ text }) => text).join('')).to.include('tiny and installed');
      });

      it('opens tunnels and passes requests to that host, and tells its log what it refused', async () => {
        const lines = [
          `CONNECT 127.0.0.2:${registry.port}`,
          `GET ${registry.origin}/tiny-pack`,
          `CONNECT 127.0.0.3:${other.port}`,
          `GET ${other.origin}/tiny-pack`,
          'CONNECT registry.example.org:443',
          `CONNECT 127.0.0.2:1`,
        ];
        const { said, told } = await outcomes(lines, { network });
        expect(Object.values(said)).to.deep.equal([200, 200, 403, 403, 403, 403]);
        expect(told.map((text) => /may not reach (\S+)\. /.exec(text)?.[1])).to.deep.equal([
          `127.0.0.3:${other.port}`,
          'registry.example.org:443',
          '127.0.0.2:1',
        ]);
      });

      it('refuses addresses that are not public, though both the run and the operator named them', async () => {
        const given = [...network, `127.0.0.3:${other.port}`, '169.254.169.254', '10.0.0.1'];
        const before = other.asked.length;
        const { said } = await outcomes(
          [
            `CONNECT 127.0.0.3:${other.port}`,
            `GET ${other.origin}/tiny-pack`,
            'GET http://169.254.169.254/latest/meta-data/',
            'GET http://2852039166/latest/meta-data/',
            'CONNECT 169.254.169.254:80',
            'CONNECT 10.0.0.1:443',
          ],
          { network: given },
        );
        expect(new Set(Object.values(said))).to.deep.equal(new Set([403]));
        expect(other.asked.length).to.equal(before);
      });

      it('leaves no way past the proxy: no connection, no name, no port of the service', async () => {
        const port = Number(new URL(node.origin).port);
        const { said } = await outcomes(
          [
            `straight 127.0.0.2 ${registry.port}`,
            `straight 127.0.0.1 ${port}`,
            'straight 169.254.169.254 80',
            'straight 1.1.1.1 53',
            'name registry.example.com',
            `CONNECT 127.0.0.1:${port}`,
            `CONNECT localhost:${port}`,
            `GET http://127.0.0.1:${port}/livez`,
          ],
          { network },
        );
        const results = Object.values(said);
        for (const result of results.slice(0, 4))
          expect(result).to.be.oneOf(['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH']);
        expect(results[4]).to.be.oneOf(['EAI_AGAIN', 'ENOTFOUND']);
        expect(results.slice(5)).to.deep.equal([403, 403, 403]);
      });

      it('gives a run without a network nothing, not even the variables', async () => {
        const lines = [
          `GET ${registry.origin}/tiny-pack`,
          'straight 127.0.0.1 8080',
          `straight 127.0.0.2 ${registry.port}`,
        ];
        for (const asks of [{}, { network: 'none' }]) {
          const { said } = await outcomes(lines, asks);
          const [proxied, relay, straight] = Object.values(said);
          expect([proxied, relay]).to.deep.equal(['no proxy', 'ECONNREFUSED']);
          expect(straight).to.be.oneOf(['ECONNREFUSED', 'ENETUNREACH']);
        }
      });

      it('counts what passed', async () => {
        const figures = await (await node.call('GET', '/metrics')).text();
        expect(figures).to.match(/ars_network_connections_total\{outcome="opened"\} [1-9]/);
        expect(figures).to.match(/ars_network_connections_total\{outcome="refused"\} [1-9]/);
        expect(figures).to.match(/ars_network_bytes_total\{direction="received"\} [1-9]/);
      });
    });

  it("opens the way to the commands of a model's tools beside the way to the model", async () => {
    const journey = await openJourney({
      ...models.settings,
      MODEL: 'openai:scripted',
      NETWORK_ALLOW: `127.0.0.2:${registry.port}`,
      EGRESS_ALLOW: '127.0.0.2',
    });
    try {
      const node = await journey.start();
      const command = asked([`GET ${registry.origin}/tiny-pack`, `GET ${other.origin}/tiny-pack`]);
      const first = models.calls.length;
      const script = inOrder({ calls: [{ name: 'bash', input: { command } }] }, { text: 'Fetched.' });
      models.play((request, index) => script(request, index - first));
      const run = await node.createRun({ task: 'Fetch it.', network: [`127.0.0.2:${registry.port}`] });
      const settled = await node.completed(run.id);
      expect(settled.result).to.equal('Fetched.');
      expect(settled.usage?.input).to.be.greaterThan(0);
      const out = (await node.log(run.id)).filter(({ stream }) => stream === 'stdout');
      const said = JSON.parse(out.map(({ text }) => text).join('')) as Record<string, unknown>;
      expect(Object.values(said)).to.deep.equal([200, 403]);
    } finally {
      await journey.end();
    }
  });

  it('shows the way without walls too, and to nobody who lacks the token of the run', async () => {
    const data = await newDataDir();
    // Without walls nobody carries the run's user past a closed folder.
    chmodSync(data.path, 0o711);
    const journey = await openJourney({
      SANDBOX: 'none',
      DATA_DIR: data.path,
      NETWORK_ALLOW: `127.0.0.2:${registry.port}`,
      EGRESS_ALLOW: '127.0.0.2',
      LOG_LEVEL: 'debug',
    });
    try {
      const node = await journey.start();
      const lines = [
        `GET ${registry.origin}/tiny-pack`,
        `CONNECT 127.0.0.2:${registry.port}`,
        'CONNECT 127.0.0.3:1',
      ];
      const run = await node.createRun({
        task: `${asked(lines)}\nexport HTTP_PROXY="$(echo $HTTP_PROXY | sed 's/:run_[^@]*@/:guess@/')"; ${asked(lines)}\necho token "$HTTP_PROXY"`,
        network: [`127.0.0.2:${registry.port}`],
      });
      await node.completed(run.id);
      const out = (await node.log(run.id)).filter(({ stream }) => stream === 'stdout');
      const of = (step: number) =>
        out
          .filter((line) => line.step === step)
          .map(({ text }) => text)
          .join('');
      expect(Object.values(JSON.parse(of(1)) as object)).to.deep.equal([200, 200, 403]);
      expect(Object.values(JSON.parse(of(2)) as object)).to.deep.equal([407, 407, 407]);
      const token = /token \S+:(run_[0-9a-f]+)@/.exec(of(3))?.[1] ?? 'no token';
      expect(token).to.have.length(52);
      expect(node.output()).not.to.include(token);
    } finally {
      await journey.end();
      await data.remove();
    }
  });
});
