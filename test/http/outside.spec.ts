/** What needs no key: health, the documents and the reference page, which loads nothing from anywhere else. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { catalogue } from '../../src/base/errors.ts';
import { notPromised, promised } from '../../src/http/sandbox-guide.ts';
import { type Line, openLine } from '../support/line.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

const generated = (name: string): string =>
  readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');

describe('http/outside', () => {
  let clone: TestDatabase;
  let line: Line;
  let service: TestService;
  before(async () => {
    clone = await cloneDatabase();
    line = await openLine(clone.url);
    service = await startService({ DATABASE_URL: line.url });
  });
  after(async () => {
    await service.stop();
    await line.close();
    await clone.drop();
  });

  const get = (path: string, init: RequestInit = {}) =>
    fetch(service.origin + path, { redirect: 'manual', ...init });

  it('lives and is ready, and says of what', async () => {
    const [live, ready] = [await get('/livez'), await get('/readyz')];
    expect([live.status, await live.json()]).to.deep.equal([200, { status: 'ok' }]);
    expect([ready.status, await ready.json()]).to.deep.equal([
      200,
      { status: 'ready', checks: { database: true, notices: true, worker: true } },
    ]);
    expect([live.headers.get('cache-control'), ready.headers.get('cache-control')]).to.deep.equal([
      'no-store',
      'no-store',
    ]);
  });

  it('lives on but is not ready while the database is away, and is ready again afterwards', async () => {
    line.cut();
    try {
      const response = await get('/readyz');
      expect([response.status, response.headers.get('retry-after')]).to.deep.equal([503, '2']);
      const { status, checks } = (await response.json()) as {
        status: string;
        checks: Record<string, boolean>;
      };
      expect({ status, ...checks }).to.include({ status: 'not ready', database: false, worker: true });
      expect((await get('/livez')).status).to.equal(200);
    } finally {
      line.mend();
    }
    await until('the service to be ready again', async () => (await get('/readyz')).status === 200);
  });

  for (const [name, type] of [
    ['openapi.yaml', 'application/yaml'],
    ['openapi.json', 'application/json'],
    ['asyncapi.yaml', 'application/yaml'],
    ['asyncapi.json', 'application/json'],
  ] as const) {
    it(`serves ${name} as it was generated, to any page`, async () => {
      const response = await get(`/${name}`);
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.match(new RegExp(`^${type}`));
      expect(response.headers.get('access-control-allow-origin')).to.equal('*');
      expect(await response.text()).to.equal(generated(name));
    });
  }

  it('shows the reference from files of its own, and lets the page load nothing else', async () => {
    const page = await get('/docs');
    expect(page.status).to.equal(200);
    expect(page.headers.get('content-type')).to.match(/^text\/html/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy)
      .to.include("default-src 'none'")
      .and.to.include("script-src 'self';")
      .and.to.include("frame-ancestors 'none'");
    expect(policy).not.to.match(/https?:|\*|unsafe-eval/);
    const html = await page.text();
    const sources = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(sources.length).to.be.greaterThan(0);
    expect(html).not.to.match(/<script(?![^>]*\ssrc=)/);
    for (const source of sources) {
      expect(source).to.match(/^\/docs\//);
      const asset = await get(source);
      expect([source, asset.status, asset.headers.get('content-type')?.split(';')[0]]).to.deep.equal([
        source,
        200,
        'text/javascript',
      ]);
      expect((await asset.text()).length).to.be.greaterThan(100);
    }
  });

  it('explains every error code at the address its problems name', async () => {
    const html = await (await get('/docs/errors')).text();
    for (const [code, entry] of Object.entries(catalogue)) {
      expect(html).to.include(`id="${code}"`).and.to.include(`<td>${entry.status}</td>`);
    }
    const problem = (await (await get('/v1/me')).json()) as { type: string };
    const [path, code] = problem.type.split('#');
    expect([path, code]).to.deep.equal(['/docs/errors', 'unauthenticated']);
  });

  it('says what the sandbox promises and what it does not, in the words of the README', async () => {
    const response = await get('/docs/sandbox');
    expect(response.headers.get('content-security-policy')).to.include("default-src 'none'");
    const html = await response.text();
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const { what, bubblewrap, unshare, none } of promised)
      expect(readme).to.include(`| ${[what, bubblewrap, unshare, none].join(' | ')} |\n`);
    for (const sentence of notPromised) expect(readme).to.include(`- ${sentence}\n`);
    expect(html.match(/<tr><td>/g)).to.have.length(promised.length);
    expect(html.match(/<li>/g)).to.have.length(notPromised.length);
  });

  it('tells operators how to scale out, as a page in which nothing of others runs', async () => {
    const short = await get('/docs/scale-out');
    expect([short.status, short.headers.get('location')]).to.deep.equal([302, '/docs/guides/scale-out']);
    const response = await get('/docs/guides/scale-out');
    expect([response.status, response.headers.get('content-type')]).to.deep.equal([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).to.include("default-src 'none'");
    const html = await response.text();
    expect(html).to.include('<h2>What to add when</h2>').and.to.include('<table>');
    for (const name of ['WORKSPACES_DIR', 'NATS_URL', 'DRAIN_SECONDS', 'UNREADY_SECONDS', 'TRUSTED_PROXIES'])
      expect(html).to.include(name);
    for (const name of ['none', '..%2Foutside', 'scale-out.md'])
      expect((await get(`/docs/guides/${name}`)).status).to.equal(404);
  });

  it('leads from the root to the reference', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('location')]).to.deep.equal([302, '/docs']);
  });

  it('takes the request id of a client when it is plain, and makes one otherwise', async () => {
    for (const [given, kept] of [
      ['build-42:7', true],
      ['x'.repeat(128), true],
      ['x'.repeat(129), false],
      ['two words', false],
    ] as const) {
      const id = (await get('/livez', { headers: { 'request-id': given } })).headers.get('request-id');
      if (kept) expect(id).to.equal(given);
      else expect(id).to.match(/^req_[0-9a-f-]{36}$/);
    }
  });

  it('says of any other address that there is nothing, as a problem', async () => {
    for (const path of [
      '/nothing',
      '/docs/nothing',
      '/v2/runs',
      '/openapi',
      '/docs/../../package.json',
      '/docs/%2e%2e/%2e%2e/package.json',
    ]) {
      const response = await get(path);
      expect(response.status, path).to.equal(404);
      expect(response.headers.get('content-type')).to.equal('application/problem+json');
      expect(await response.json()).to.include({
        code: 'not_found',
        request_id: response.headers.get('request-id'),
      });
    }
  });

  it('says which methods an address has', async () => {
    const response = await get('/livez', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'HEAD, GET']);
    expect(await response.json()).to.include({ code: 'method_not_allowed' });
  });
});
