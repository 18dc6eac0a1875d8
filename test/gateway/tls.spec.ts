/** Providers are spoken to over TLS, and their certificates are looked at before a key is sent. */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect } from 'chai';
import { certificate, privateKey } from '../support/certificate.ts';
import { callSocket, type Fixture, openFixture } from './fixture.ts';

const reply = JSON.stringify({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'ok' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
});

describe('gateway/tls', () => {
  let fixture: Fixture;
  let seen: (string | undefined)[] = [];
  const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
    seen.push(request.headers.authorization);
    request.resume();
    response.setHeader('Content-Type', 'application/json').end(reply);
  });
  const trusted = getCACertificates('default');

  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));

  beforeEach(async () => {
    seen = [];
    const { port } = server.address() as AddressInfo;
    fixture = await openFixture({
      settings: { OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: `https://127.0.0.1:${port}/v1` },
    });
  });

  afterEach(async () => {
    setDefaultCACertificates(trusted);
    await fixture.close();
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const call = () =>
    callSocket(fixture.models.socketPath, {
      path: '/openai/v1/chat/completions',
      body: { model: 'scripted', messages: [] },
    });

  it('calls a provider whose certificate is good, again and again on one connection', async () => {
    setDefaultCACertificates([...trusted, certificate]);
    let connections = 0;
    server.on('secureConnection', () => connections++);
    for (let round = 0; round < 3; round++)
      expect(await call()).to.include({ status: 200, body: reply, whole: true });
    expect(seen).to.deep.equal(['Bearer sk-operator', 'Bearer sk-operator', 'Bearer sk-operator']);
    expect(connections).to.equal(1);
    expect(fixture.models.tokens()).to.include({ input: 36, output: 9, cutCalls: 0 });
  });

  it('sends no key to a provider whose certificate nobody vouches for', async () => {
    expect((await call()).status).to.equal(502);
    expect(seen).to.deep.equal([]);
    expect(fixture.models.lastError()?.message).to.match(/could not be reached/);
  });
});
