/** GET /me: who a key is. */
import { expect } from 'chai';
import { getMe } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/get-me', () => {
  const suite = contractSuite('getMe');

  describe('200', () => {
    it('tells the key, its environment and its scopes', async () => {
      const { data } = await getMe({ client: suite.client });
      expect(data?.environment).to.equal('dev');
      expect(data?.scopes).to.include.members(['run:create', 'runs:read', 'environments:admin']);
      expect(data?.key).to.include({ name: 'first admin key', environment: 'dev', revoked_at: null });
      expect(data?.key.scopes).to.deep.equal(data?.scopes);
    });

    it('tells what the key may ask of the service', async () => {
      const { data } = await getMe({ client: suite.client });
      expect(data?.limits).to.deep.equal({ requests: 1_000_000, creates: 1_000_000, streams: 1000 });
    });

    it('tells what one run may use here', async () => {
      const { data } = await getMe({ client: suite.client });
      expect(data?.run_limits).to.deep.equal({
        memory_mb: 2048,
        processes: 512,
        disk_mb: 2048,
        output_mb: 16,
        cpu_seconds: 14_400,
        timeout_ms: 3_600_000,
        network: [],
      });
    });

    it('answers a key of one scope and a key of another environment', async () => {
      const key = await suite.makeKey({ environment: 'other', scopes: ['runs:read'] });
      const me = await (await suite.caller(key).call('GET', '/v1/me')).json();
      expect(me).to.deep.include({ environment: 'other', scopes: ['runs:read'] });
      expect(JSON.stringify(me)).not.to.include(key);
    });

    it('takes the word Bearer in any case', async () => {
      const key = await suite.makeKey();
      for (const word of ['bearer', 'BEARER'])
        expect(
          (await suite.admin.call('GET', '/v1/me', { headers: { authorization: `${word} ${key}` } })).status,
        ).to.equal(200);
    });
  });

  describe('401 of a malformed header', () => {
    it('refuses another scheme, an empty key and a key with blanks', async () => {
      for (const authorization of [
        'Basic abc',
        'Bearer',
        'Bearer ',
        'Bearer two words',
        `Bearer ${'x'.repeat(600)}`,
      ]) {
        const response = await suite.admin.call('GET', '/v1/me', { headers: { authorization } });
        expect(response.status).to.equal(401);
        expect(response.headers.get('www-authenticate')).to.include('error="invalid_request"');
      }
    });
  });

  suite.refuses({ path: () => '/v1/me' });
  suite.coversEveryStatus();
});
