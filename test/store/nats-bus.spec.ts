/** NATS itself: passwords, tokens and certificates, a server that hangs, dies or comes late, and deployments that share one. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nkeys } from '@nats-io/nats-core';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { readConfig, secretsOf } from '../../src/base/config.ts';
import { createNatsBus, type NatsOptions } from '../../src/store/nats-bus.ts';
import { certificate, privateKey } from '../support/certificate.ts';
import { type NatsServer, needsNats, openNatsServer, withoutNats } from '../support/nats-server.ts';
import { quiet } from '../support/store.ts';
import { until } from '../support/until.ts';

/** An operator with an account and a user in it: what a server of theirs is told, and what the user shows. */
function makeAccount(): { config: string; creds: string } {
  const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()];
  const word = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (by: nkeys.KeyPair, of: nkeys.KeyPair, type: string): string => {
    const claims = {
      ...{ jti: randomUUID(), iat: Math.floor(Date.now() / 1_000), iss: by.getPublicKey() },
      ...{ sub: of.getPublicKey(), name: type, nats: { type, version: 2, ...limits } },
    };
    const text = `${word({ typ: 'JWT', alg: 'ed25519-nkey' })}.${word(claims)}`;
    return `${text}.${Buffer.from(by.sign(Buffer.from(text))).toString('base64url')}`;
  };
  const limits = { subs: -1, data: -1, payload: -1, limits: { subs: -1, conn: -1, data: -1, payload: -1 } };
  const accounts = `${account.getPublicKey()}: ${sign(operator, account, 'account')}`;
  return {
    config: `operator: ${sign(operator, operator, 'operator')}\nresolver: MEMORY\nresolver_preload: { ${accounts} }\n`,
    creds: `-----BEGIN NATS USER JWT-----
${sign(account, user, 'user')}
------END NATS USER JWT------

-----BEGIN USER NKEY SEED-----
${Buffer.from(user.getSeed()).toString()}
------END USER NKEY SEED------
`,
  };
}

describe(`store/nats-bus${withoutNats}`, () => {
  needsNats();
  const ends: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function openServer(args: readonly string[] = []): Promise<NatsServer> {
    const server = await openNatsServer(args);
    ends.push(server.close);
    return server;
  }

  /** A bus that has been started, and what it has heard. */
  async function open(server: string, options: Partial<NatsOptions> & { deployment?: string } = {}) {
    const heard: string[] = [];
    let gaps = 0;
    const { deployment = 'shared', ...rest } = options;
    const bus = createNatsBus(
      {
        clock: systemClock,
        log: quiet,
        nats: { servers: [server], credsFile: undefined, caFile: undefined, ...rest },
        deployment,
        hears: ['calls', 'events'],
      },
      { hear: (text) => heard.push(text), gap: () => gaps++ },
    );
    ends.push(bus.stop);
    await bus.start();
    return { bus, heard, gaps: () => gaps };
  }

  async function makeFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'test-nats-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  const at = (server: NatsServer, known: string): string => `nats://${known}@127.0.0.1:${server.port}`;

  for (const [what, args, known, wrong] of [
    [
      'a user with a password',
      ['--user', 'runs', '--pass', 'p@ss:w/rd'],
      'runs:p%40ss%3Aw%2Frd',
      'runs:other',
    ],
    ['a token', ['--auth', 'tok/en'], 'tok%2Fen', 'other'],
  ] as const)
    it(`is let in with ${what}, and not with another`, async () => {
      const server = await openServer(args);
      const [good, bad] = [await open(at(server, known)), await open(at(server, wrong))];
      expect([good.bus.connected(), bad.bus.connected()]).to.deep.equal([true, false]);
      await good.bus.publish('calls', 'x');
      await good.bus.publish('events', 'y');
      expect(bad.heard).to.deep.equal([]);
    });

  it('is let in once its password was repaired at the server, without a restart', async () => {
    const server = await openServer(['--user', 'runs', '--pass', 'old']);
    const { bus, gaps } = await open(at(server, 'runs:new'));
    expect([bus.connected(), gaps()]).to.deep.equal([false, 0]);
    await server.away();
    await server.back(['--user', 'runs', '--pass', 'new']);
    await until('it to be let in', () => bus.connected());
    await server.away();
    await server.back(['--user', 'runs', '--pass', 'newer']);
    await until('it to be refused', () => !bus.connected());
    await server.away();
    await server.back(['--user', 'runs', '--pass', 'new']);
    await until('it to be let in again', () => bus.connected());
    expect(gaps()).to.equal(2);
  });

  it('is let in with the credentials of an account, and not with those of another operator', async () => {
    const folder = await makeFolder();
    const [ours, theirs] = [makeAccount(), makeAccount()];
    const config = join(folder, 'server.conf');
    await writeFile(config, ours.config);
    const server = await openServer(['--config', config]);
    const files = [join(folder, 'ours.creds'), join(folder, 'theirs.creds')] as const;
    await writeFile(files[0], ours.creds, { mode: 0o600 });
    await writeFile(files[1], theirs.creds, { mode: 0o600 });
    const [good, bad] = [
      await open(server.url, { credsFile: files[0] }),
      await open(server.url, { credsFile: files[1] }),
    ];
    expect([good.bus.connected(), bad.bus.connected()]).to.deep.equal([true, false]);
    const other = await open(server.url, { credsFile: files[0] });
    await other.bus.publish('calls', 'x');
    await until('the word', () => good.heard.length > 0);
    expect(bad.heard).to.deep.equal([]);
  });

  it('speaks TLS with a server whose certificate it was told to trust, and with no other', async () => {
    const folder = await makeFolder();
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await Promise.all([writeFile(cert, certificate), writeFile(key, privateKey, { mode: 0o600 })]);
    const server = await openServer(['--tls', '--tlscert', cert, '--tlskey', key]);
    const address = `tls://localhost:${server.port}`;
    const good = await open(address, { caFile: cert });
    expect(good.bus.connected()).to.equal(true);
    const stranger = await open(address);
    expect(stranger.bus.connected()).to.equal(false);
  });

  it('never speaks in the clear where TLS was asked for', async () => {
    const server = await openServer();
    const { bus } = await open(`tls://secret-token@127.0.0.1:${server.port}`);
    expect(bus.connected()).to.equal(false);
  });

  it('says which file cannot be read', async () => {
    const server = await openServer();
    const folder = await makeFolder();
    const refusal = await open(server.url, { caFile: join(folder, 'none') }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(refusal).to.match(/^The file of NATS_CA cannot be read: .*ENOENT/);
  });

  it('starts without its server, finds it when it comes, and says so', async () => {
    const server = await openServer();
    await server.away();
    const { bus, heard, gaps } = await open(server.url);
    expect(bus.connected()).to.equal(false);
    await bus.publish('calls', 'said to nobody');
    await server.back();
    await until('the server to be found', () => bus.connected());
    expect(gaps()).to.equal(1);
    const other = await open(server.url);
    await other.bus.publish('calls', 'hello');
    await until('the word', () => heard.length > 0);
    expect(heard).to.deep.equal(['hello']);
  });

  it('finds out that its server hangs, holds nothing back for it, and goes on when it wakes', async () => {
    const server = await openServer();
    const [one, two] = [await open(server.url), await open(server.url)];
    server.freeze();
    await until('both to find out', () => !one.bus.connected() && !two.bus.connected());
    await one.bus.publish('calls', 'said to nobody');
    server.thaw();
    await until('both to be back', () => one.bus.connected() && two.bus.connected());
    await one.bus.publish('calls', 'hello');
    await until('the word', () => two.heard.includes('hello'));
    expect(two.heard).to.deep.equal(['hello']);
    expect([one.gaps(), two.gaps()]).to.deep.equal([2, 2]);
  });

  it('keeps deployments on one server apart', async () => {
    const server = await openServer();
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const one = await open(server.url, { deployment: mine });
    const two = await open(server.url, { deployment: mine });
    const stranger = await open(server.url, { deployment: theirs });
    await one.bus.publish('calls', 'hello');
    await until('the word', () => two.heard.length > 0);
    await stranger.bus.publish('calls', 'mine');
    await stranger.bus.publish('events', 'mine');
    await one.bus.publish('calls', 'again');
    await until('the last word', () => two.heard.length > 1);
    expect([one.heard, two.heard, stranger.heard]).to.deep.equal([[], ['hello', 'again'], []]);
  });
});

describe('store/nats-bus settings', () => {
  const read = (settings: Record<string, string>) =>
    readConfig({ DATABASE_URL: 'postgres://u:p@h/d', ...settings });

  it('takes one address or several, and no other protocol', () => {
    expect(read({ NATS_URL: 'nats://a:4222, tls://t@b' }).natsUrl).to.deep.equal([
      'nats://a:4222',
      'tls://t@b',
    ]);
    for (const wrong of ['a:4222', 'http://a', 'nats://', 'nats://a,,nats://b'])
      expect(() => read({ NATS_URL: wrong }), wrong).to.throw(/NATS_URL must be addresses such as/);
  });

  it('has no use for NATS where no other process can be', () => {
    expect(() => readConfig({ NATS_URL: 'nats://a' })).to.throw(/NATS_URL needs DATABASE_URL/);
  });

  it('counts passwords and tokens among what no log may show', () => {
    const { natsUrl } = read({ NATS_URL: 'nats://runs:p%40ss@a,tls://tok%2Fen@b,nats://c' });
    const secrets = secretsOf({ bootstrapKey: undefined, databaseUrl: undefined, natsUrl });
    expect(secrets).to.deep.equal(['p%40ss', 'p@ss', 'tok%2Fen', 'tok/en']);
  });
});
