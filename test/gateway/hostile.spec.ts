/** Agents and providers that mean harm: what must not get out, not come back, and not hold the service. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect } from 'chai';
import { inOrder, wires } from '../support/model-server.ts';
import { until } from '../support/until.ts';
import { callSocket, type Fixture, openFixture, pathBehind } from './fixture.ts';

const chatPath = '/openai/v1/chat/completions';
const chatBody = { model: 'scripted', messages: [{ role: 'user', content: 'hi' }] };

/** Writes bytes to the socket as they are and reads what comes back until the other side closes. */
function rawCall(socketPath: string, bytes: string, options: { waitMs?: number } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    let read = '';
    const socket = connect(socketPath, () => socket.write(bytes));
    socket.setTimeout(options.waitMs ?? 10_000, () =>
      socket.destroy(new Error(`nothing more came: ${read}`)),
    );
    socket.on('data', (chunk: Buffer) => {
      read += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(read));
  });
}

describe('gateway/hostile', () => {
  let fixture: Fixture;
  const servers: Server[] = [];

  afterEach(async () => {
    await fixture.close();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  async function provider(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const call = (path: string, more: Partial<Parameters<typeof callSocket>[1]> = {}) =>
    callSocket(fixture.models.socketPath, { path, body: chatBody, ...more });

  it('knows no address but the ones on its list', async () => {
    fixture = await openFixture();
    const wrong = [
      '/',
      '/openai',
      '/openai/',
      '/chat/completions',
      '/mistral/v1/chat/completions',
      '/openai/chat/completions',
      '/openai/v1/chat/completions/',
      '/openai/v1/chat/completions/../../files',
      '/openai/v1/../v1/chat/completions',
      '/openai/v1//chat/completions',
      '/openai/v1/chat%2Fcompletions',
      '/openai/v1/%63hat/completions',
      '/openai/v1/chat/completions%00',
      '/openai/v1/chat/completions;x=1',
      '/openai/v1/chat/completions#x',
      '/OpenAI/v1/chat/completions',
      '/openai/v1/files',
      '/openai/v1/batches',
      '/openai/v1/responses/resp_1',
      '/openai/v1/responses/../files',
      '/openai/v1/realtime',
      '/openai/v1/audio/speech',
      '/openai/anthropic/v1/messages',
      '/anthropic/v1/messages/batches',
      '/anthropic/v1/complete',
      '/anthropic/v1/files',
      '/gemini/v1beta/models/scripted:batchGenerateContent',
      '/gemini/v1beta/models/..:generateContent',
      '/gemini/v1beta/models/../files:generateContent',
      '/gemini/v1beta/models/a%2Fb:generateContent',
      '/gemini/v1beta/models/a/b:generateContent',
      '/gemini/upload/v1beta/files',
      '/gemini/v1alpha/models/scripted:generateContent',
    ];
    for (const path of wrong) expect((await call(path)).status, path).to.equal(404);
    // Whole addresses are for the hosts of a run, and this one has none.
    for (const path of [
      'http://127.0.0.1:1/openai/v1/chat/completions',
      'http://metadata.internal/openai/v1/models',
    ])
      expect((await call(path)).status, path).to.equal(403);
    expect(fixture.server.requests).to.deep.equal([]);
  });

  it('takes no method but the one an address has', async () => {
    fixture = await openFixture();
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
      expect((await call(chatPath, { method, body: undefined })).status, method).to.equal(405);
    expect((await call('/openai/v1/models', { method: 'POST' })).status).to.equal(405);
    expect(fixture.server.requests).to.deep.equal([]);
  });

  it('drops every credential of the agent and puts in the one of the operator', async () => {
    fixture = await openFixture();
    const headers = {
      authorization: 'Bearer sk-of-the-agent',
      'x-api-key': 'sk-of-the-agent',
      'x-goog-api-key': 'sk-of-the-agent',
      'openai-organization': 'org-of-the-agent',
      cookie: 'sk-of-the-agent',
      'proxy-authorization': 'Basic sk-of-the-agent',
      'anthropic-version': '2023-06-01',
      'x-forwarded-for': '10.0.0.1',
      host: 'evil.example',
      connection: 'keep-alive, authorization',
      'accept-encoding': 'gzip',
    };
    for (const wire of wires) {
      const path = wire.path('scripted', false);
      const query = `${path.includes('?') ? '&' : '?'}key=sk-of-the-agent&alt=json`;
      const answered = await call(pathBehind(fixture.models.baseUrl(wire.provider), path) + query, {
        headers,
        body: wire.body('scripted', false, 'hi'),
      });
      expect(answered.status, wire.protocol).to.equal(200);
    }
    const { keys, origin } = fixture.server;
    for (const { request } of fixture.server.calls) {
      const seen = JSON.stringify([request.path, request.headers]);
      expect(seen).to.not.match(/of-the-agent|evil|10\.0\.0\.1|gzip/);
      expect(request.headers.host).to.equal(new URL(origin).host);
      const own = Object.values(keys).filter((key) => seen.includes(key));
      expect(own, 'one key, and no other provider’s').to.have.length(1);
    }
    expect(fixture.server.calls.map(({ request }) => request.headers['anthropic-version'])).to.include(
      '2023-06-01',
    );
  });

  it('bounds a body, with and without a length', async () => {
    fixture = await openFixture({ limits: { bodyBytesMax: 10_000 } });
    const large = { ...chatBody, filler: 'x'.repeat(20_000) };
    expect((await call(chatPath, { body: large })).status).to.equal(413);
    const chunk = `${(5_000).toString(16)}\r\n${'y'.repeat(5_000)}\r\n`;
    const head = `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await rawCall(fixture.models.socketPath, head + chunk.repeat(4))).to.match(/^HTTP\/1.1 413 /);
    expect((await call(chatPath)).status).to.equal(200);
  });

  it('bounds what all bodies of an attempt hold together, and lets go of it', async () => {
    const limits = { bodyBytesMax: 60_000, heldBytesMax: 100_000 };
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    fixture = await openFixture({
      limits,
      script: async () => {
        await hold;
        return { text: 'ok' };
      },
    });
    const body = { ...chatBody, filler: 'x'.repeat(50_000) };
    const first = call(chatPath, { body });
    await until('the first call to be under way', () => fixture.server.calls.length === 1);
    expect((await call(chatPath, { body })).status).to.equal(413);
    release();
    expect((await first).status).to.equal(200);
    for (let round = 0; round < 3; round++) expect((await call(chatPath, { body })).status).to.equal(200);
  });

  it('bounds the calls of an attempt at a time', async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    fixture = await openFixture({
      limits: { callsMax: 2 },
      script: async () => {
        await hold;
        return { text: 'ok' };
      },
    });
    const slow = [call(chatPath), call(chatPath)];
    await until('two calls to be under way', () => fixture.server.calls.length === 2);
    const busy = await call(chatPath);
    expect([busy.status, busy.headers['retry-after']]).to.deep.equal([429, '1']);
    release();
    for (const answered of await Promise.all(slow)) expect(answered.status).to.equal(200);
    expect((await call(chatPath)).status).to.equal(200);
    // A refusal of the gateway itself is no error of the provider.
    expect(fixture.models.lastError()).to.equal(undefined);
  });

  it('does not wait for ever for headers or a body', async () => {
    fixture = await openFixture({ limits: { headersMs: 150, requestMs: 300 } });
    const { socketPath } = fixture.models;
    expect(await rawCall(socketPath, `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nX-Slow: `)).to.match(
      /^HTTP\/1.1 4/,
    );
    const begun = `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"model"`;
    expect(await rawCall(socketPath, begun)).to.match(/^(HTTP\/1.1 4|$)/);
    expect(fixture.server.requests).to.deep.equal([]);
  });

  it('closes with a slow body under way', async () => {
    fixture = await openFixture();
    const begun = `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"model"`;
    const slow = rawCall(fixture.models.socketPath, begun);
    expect((await call('/openai/v1/models', { method: 'GET', body: undefined })).status).to.equal(200);
    await fixture.models[Symbol.asyncDispose]();
    await slow;
  });

  it('lets no second request hide in a first', async () => {
    fixture = await openFixture();
    const hidden = 'GET /openai/v1/models HTTP/1.1\r\nHost: x\r\n\r\n';
    const both = [
      `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 50\r\n\r\n${hidden}`,
      `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
      `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\n${hidden}`,
      `POST ${chatPath} HTTP/1.1\r\nHost: x\r\nX: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ];
    for (const bytes of both)
      expect(await rawCall(fixture.models.socketPath, bytes), bytes).to.match(/^HTTP\/1.1 400 /);
    expect(fixture.server.requests).to.deep.equal([]);
  });

  it('refuses tunnels, upgrades and noise', async () => {
    fixture = await openFixture();
    const { socketPath } = fixture.models;
    expect(await rawCall(socketPath, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n')).to.not.match(
      / 200 /,
    );
    const upgrade = `GET /openai/v1/responses HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`;
    expect(await rawCall(socketPath, upgrade)).to.match(/^HTTP\/1.1 4/);
    expect(await rawCall(socketPath, '\u0016\u0003\u0001 hello\r\n\r\n')).to.match(/^HTTP\/1.1 400 /);
    const wide = `GET /openai/v1/models HTTP/1.1\r\nHost: x\r\nX-Wide: ${'w'.repeat(40_000)}\r\n\r\n`;
    expect(await rawCall(socketPath, wide)).to.match(/^HTTP\/1.1 4/);
    expect(fixture.server.requests).to.deep.equal([]);
    expect((await call(chatPath)).status).to.equal(200);
  });

  it('refuses bodies it cannot read, and calls that nobody could count', async () => {
    fixture = await openFixture();
    for (const body of ['', '[]', '"text"', 'null', '{"model":', '{"a":1}{"b":2}', '[{"stream":true}]'])
      expect((await call(chatPath, { body })).status, body).to.equal(400);
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`;
    expect((await call('/openai/v1/embeddings', { body: deep })).status).to.equal(200);
    const background = { model: 'scripted', input: 'hi', background: true };
    expect((await call('/openai/v1/responses', { body: background })).status).to.equal(400);
    const packed = await call(chatPath, { headers: { 'content-encoding': 'gzip' } });
    expect(packed.status).to.equal(415);
    expect(fixture.server.calls).to.have.length(0);
  });

  it('never gives the key back, however a provider repeats it', async () => {
    const key = 'sk-secret-of-the-operator-0123456789+/=';
    const echo = await provider((request, response) => {
      const sent = JSON.stringify(request.headers);
      const status = Number(/x(\d{3})/.exec(request.headers['user-agent'] ?? '')?.[1]);
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'X-Request-Id': `request-of-${request.headers.authorization}`,
        'X-Ratelimit-Key': key,
        'Set-Cookie': key,
        Location: `http://127.0.0.1:1/${encodeURIComponent(key)}`,
      });
      response.end(JSON.stringify({ error: { message: `No: ${sent} ${encodeURIComponent(key)}` } }));
    });
    fixture = await openFixture({
      settings: { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${echo}/v1` },
      errorsMax: 100,
      limits: { retries: 0 },
    });
    for (const status of [301, 302, 307, 400, 401, 403, 404, 422, 429, 500, 503]) {
      const headers = { 'user-agent': `x${status}` };
      const answered = await call(chatPath, { headers });
      const seen = JSON.stringify([answered.headers, answered.body]);
      expect(seen, String(status)).to.not.include(key).and.to.not.include(encodeURIComponent(key));
      expect(seen).to.not.include('0123456789');
      expect(answered.status).to.equal(status < 400 ? 502 : status);
    }
    expect(JSON.stringify(fixture.models.lastError())).to.not.include('0123456789');
  });

  it('follows no redirect, which would take the key along', async () => {
    let visits = 0;
    const thief = await provider((_request, response) => {
      visits++;
      response.end('{}');
    });
    const lure = await provider((_request, response) => {
      response.writeHead(307, { Location: `${thief}/v1/chat/completions` }).end();
    });
    fixture = await openFixture({ settings: { OPENAI_API_KEY: 'sk-operator', OPENAI_BASE_URL: lure } });
    expect((await call(chatPath)).status).to.equal(502);
    expect(visits).to.equal(0);
  });

  it('passes on a payload that is too large to be read, and flags it', async () => {
    const noise = Buffer.alloc(1024 * 1024, 'a');
    const endless = await provider((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: {"x":"');
      let left = 40;
      const more = (): void => {
        if (left-- === 0) response.end();
        else response.write(noise, () => setImmediate(more));
      };
      more();
    });
    fixture = await openFixture({ settings: { OPENAI_BASE_URL: endless } });
    const answered = await call(chatPath);
    expect(answered.whole).to.equal(true);
    expect(answered.body.length).to.equal(12 + 40 * 1024 * 1024);
    await until('the flag', () => fixture.models.tokens().cutCalls === 1);
  });

  it('wants the token of the run where others could reach it', async () => {
    fixture = await openFixture({ guarded: true, script: inOrder({ text: 'ok' }) });
    const { token } = fixture.models;
    expect((await call(chatPath)).status).to.equal(401);
    expect((await call(chatPath, { headers: { authorization: 'Bearer wrong' } })).status).to.equal(401);
    const shown: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { 'x-api-key': token },
      { 'x-goog-api-key': token },
    ];
    for (const headers of shown) expect((await call(chatPath, { headers })).status).to.equal(200);
    expect((await call(`${chatPath}?key=${token}`)).status).to.equal(200);
    const seen = fixture.server.calls.map(({ request }) => JSON.stringify([request.path, request.headers]));
    expect(seen.join()).to.not.include(token);
  });

  it('has no provider that was not configured', async () => {
    fixture = await openFixture({ settings: { ANTHROPIC_API_KEY: 'sk-ant-only' } });
    expect(fixture.models.providers).to.deep.equal(['anthropic']);
    expect((await call(chatPath)).status).to.equal(404);
    expect(fixture.server.requests).to.deep.equal([]);
  });
});
