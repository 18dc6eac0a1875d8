/** The console as it is served: built ahead, under a policy that lets it talk to this service alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { startService, type TestService } from '../support/service.ts';

const folder = new URL('../../generated/console/', import.meta.url);
const assets = readdirSync(new URL('assets/', folder));

describe('http/console', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.origin + path, { headers });

  it('serves the page for each of its own addresses', async () => {
    const page = readFileSync(new URL('index.html', folder), 'utf8');
    for (const path of [
      '/console',
      '/console/',
      '/console/runs/dev/run_01kahz071dfrzrmjtwdnz8z6gb',
      '/console/keys?x=1',
    ]) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).to.deep.equal([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).to.equal(page);
      expect(response.headers.get('cache-control')).to.equal('no-cache');
    }
  });

  it('keeps the page to itself: no code but its own files, nobody else to talk to, no frame around it', async () => {
    const response = await get('/console');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).to.include.members([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(policy).not.to.match(/unsafe|https?:|\*/);
    expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
    expect(response.headers.get('referrer-policy')).to.equal('no-referrer');
    const html = await response.text();
    expect(html).not.to.match(/<script(?![^>]*\ssrc="\/console\/)|<style|\sstyle=|\son\w+=/);
  });

  for (const name of assets) {
    it(`serves ${name.replace(/-[\w-]{8}(?=\.)/, '')} to be kept for ever under its name`, async () => {
      const response = await get(`/console/assets/${name}`, { 'accept-encoding': 'gzip' });
      expect(response.status).to.equal(200);
      expect(response.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy')).to.include("default-src 'none'");
      expect(await response.text()).to.equal(readFileSync(new URL(`assets/${name}`, folder), 'utf8'));
      const again = await get(`/console/assets/${name}`, {
        'if-none-match': response.headers.get('etag') ?? '',
      });
      expect([again.status, await again.text()]).to.deep.equal([304, '']);
    });
  }

  it('compresses for those who ask, and for no others', async () => {
    const script = `/console/assets/${assets.find((name) => name.endsWith('.js'))}`;
    const [small, plain] = [
      await get(script, { 'accept-encoding': 'gzip' }),
      await get(script, { 'accept-encoding': 'identity' }),
    ];
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).to.deep.equal([
      'gzip',
      null,
    ]);
    expect(Number(small.headers.get('content-length'))).to.be.lessThan(
      Number(plain.headers.get('content-length')) / 2,
    );
  });

  it('has no page in the place of a file that is not there', async () => {
    for (const path of [
      '/console/assets/gone-12345678.js',
      '/consoles',
      '/console/assets/../../openapi.json',
    ])
      expect((await get(path)).headers.get('content-type')).not.to.match(/^text\/html/);
    const response = await get('/console/assets/gone-12345678.js');
    expect([response.status, ((await response.json()) as { code: string }).code]).to.deep.equal([
      404,
      'not_found',
    ]);
  });

  it('names nothing of the machine it was built on, and no address of others', () => {
    for (const name of assets.filter((file) => !file.endsWith('.svg'))) {
      const text = readFileSync(new URL(`assets/${name}`, folder), 'utf8');
      expect(text).not.to.include('node_modules').and.not.to.include('sourceMappingURL');
      expect(
        [...text.matchAll(/https?:\/\/(?!www\.w3\.org\/)[\w.-]*[^"'`\s)]*/g)]
          .map(([address]) => address)
          .filter((address) => !/example\.com|amazonaws|127\.0\.0\.1|https?:\/\/$/.test(address)),
      ).to.deep.equal([]);
    }
  });
});
