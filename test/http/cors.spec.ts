/** Calls from pages of other origins, as browsers make them: asked before, allowed by exact origin, and never with credentials. */
import { expect } from 'chai';
import { readConfig } from '../../src/base/config.ts';
import { startService, type TestService } from '../support/service.ts';

const page = 'https://app.example.com';

describe('http/cors', () => {
  let listed: TestService;
  let any: TestService;
  let closed: TestService;
  before(async () => {
    listed = await startService({ CORS_ORIGINS: `${page}, http://127.0.0.1:5173` });
    any = await startService({ CORS_ORIGINS: '*' });
    closed = await startService();
  });
  after(async () => {
    await Promise.all([listed, any, closed].map((service) => service?.stop()));
  });

  const ask = (service: TestService, origin: string, path = '/v1/runs') =>
    fetch(service.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
  const of = (response: Response, name: string) => response.headers.get(`access-control-${name}`);

  it('answers the question of a browser before its call, without a key', async () => {
    for (const path of ['/v1/runs', '/v1/runs/dev/run_01kahz071dfrzrmjtwdnz8z6gb', '/files/x/patch']) {
      const reply = await ask(listed, page, path);
      expect([reply.status, of(reply, 'allow-origin'), reply.headers.get('vary')]).to.deep.equal([
        204,
        page,
        'Origin',
      ]);
      expect(of(reply, 'allow-methods')).to.equal('GET, HEAD, POST, PUT, PATCH, DELETE');
      const headers = of(reply, 'allow-headers')?.toLowerCase().split(', ');
      expect(headers).to.include.members([
        'authorization',
        'content-type',
        'idempotency-key',
        'last-event-id',
        'range',
        'if-none-match',
      ]);
      expect(of(reply, 'max-age')).to.equal('7200');
      expect(of(reply, 'allow-credentials')).to.equal(null);
    }
  });

  it('lets the page read reply, errors and streams, with the headers that clients need', async () => {
    const headers = { origin: page, authorization: `Bearer ${listed.key}` };
    const created = await fetch(`${listed.baseUrl}/runs`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ task: 'true' }),
    });
    const missing = await fetch(`${listed.baseUrl}/runs/dev/run_01kahz071dfrzrmjtwdnz8z6gb`, { headers });
    const stranger = await fetch(`${listed.baseUrl}/me`, { headers: { origin: page } });
    expect([created.status, missing.status, stranger.status]).to.deep.equal([201, 404, 401]);
    for (const reply of [created, missing, stranger]) {
      expect(of(reply, 'allow-origin')).to.equal(page);
      expect(of(reply, 'allow-credentials')).to.equal(null);
      expect(of(reply, 'expose-headers')?.split(', ')).to.include.members([
        'Request-Id',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'Location',
        'ETag',
        'WWW-Authenticate',
      ]);
    }
    expect(await created.text()).to.include('event: run.settled');
  });

  it('gives no permission to origins that are not listed, nor to anybody where none are', async () => {
    for (const [service, origin] of [
      [listed, 'https://app.example.com.evil.example'],
      [listed, 'http://app.example.com'],
      [listed, 'https://app.example.com:8443'],
      [listed, 'null'],
      [closed, page],
    ] as const) {
      const asked = await ask(service, origin);
      expect([asked.status, of(asked, 'allow-origin')], origin).to.deep.equal([405, null]);
      const called = await fetch(`${service.baseUrl}/me`, {
        headers: { origin, authorization: `Bearer ${service.key}` },
      });
      expect([called.status, of(called, 'allow-origin')], origin).to.deep.equal([200, null]);
    }
  });

  it('allows every origin where the setting says so, and no credentials with it', async () => {
    for (const origin of [page, 'null']) {
      const reply = await ask(any, origin);
      expect([reply.status, of(reply, 'allow-origin'), of(reply, 'allow-credentials')]).to.deep.equal([
        204,
        '*',
        null,
      ]);
    }
  });

  it('tells caches that replies differ by origin, also where nobody asked with one', async () => {
    const reply = await fetch(`${listed.baseUrl}/me`, {
      headers: { authorization: `Bearer ${listed.key}` },
    });
    expect([reply.headers.get('vary'), of(reply, 'allow-origin')]).to.deep.equal(['Origin', null]);
  });

  it('leaves pages and health to their own origin', async () => {
    for (const path of ['/livez', '/docs/errors', '/v10'])
      expect(of(await fetch(listed.origin + path, { headers: { origin: page } }), 'allow-origin')).to.equal(
        null,
      );
  });

  it('stops a start with an origin that no browser would send', () => {
    for (const wrong of [
      'app.example.com',
      'https://app.example.com/',
      'https://App.example.com',
      'https://a.org:443',
      'https://a.org,*',
      '*.a.org',
      'null',
    ])
      expect(() => readConfig({ CORS_ORIGINS: wrong }), wrong).to.throw(/CORS_ORIGINS must be origins/);
    expect(readConfig({ CORS_ORIGINS: `${page},http://localhost:5173` }).corsOrigins).to.deep.equal([
      page,
      'http://localhost:5173',
    ]);
  });
});
