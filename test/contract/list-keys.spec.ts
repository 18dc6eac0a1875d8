/** GET /keys: the keys of the environment, without their secrets. */
import { expect } from 'chai';
import { listKeys } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, KeyList } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { listsPages } from '../support/list-suite.ts';

describe('contract/list-keys', () => {
  const suite = contractSuite('listKeys');

  async function make(key: string): Promise<string> {
    const response = await suite
      .caller(key)
      .call('POST', '/v1/keys', { body: { name: 'one of many', scopes: ['runs:read'] } });
    return ((await response.json()) as CreatedKey).id;
  }

  describe('200', () => {
    it('lists keys that no longer work too, and says why', async () => {
      const past = new Date('2026-01-01T00:00:00.000Z');
      await suite.makeKey({ revoked_at: past });
      await suite.makeKey({ expires_at: past });
      const { data } = await listKeys({ client: suite.client });
      const [expired, revoked] = data?.data ?? [];
      expect([expired?.expires_at, revoked?.revoked_at]).to.deep.equal([
        past.toISOString(),
        past.toISOString(),
      ]);
      expect(JSON.stringify(data)).not.to.include('secret');
    });
  });

  describe('200 and 403 of an environment', () => {
    it('lists the keys of another environment for who may go there, and for nobody else', async () => {
      const id = await make(await suite.makeKey({ environment: 'listed' }));
      const ids = async (path: string) =>
        ((await (await suite.admin.call('GET', path)).json()) as KeyList).data.map((key) => key.id);
      const theirs = await ids('/v1/keys?environment=listed');
      expect([theirs.length, theirs[0]]).to.deep.equal([2, id]);
      expect(await ids('/v1/keys?limit=100')).not.to.include(id);
      expect(await ids('/v1/keys?environment=nobody')).to.deep.equal([]);
      const inner = suite.caller(await suite.makeKey({ scopes: ['keys:read'] }));
      for (const environment of ['listed', 'nobody']) {
        const response = await inner.call('GET', `/v1/keys?environment=${environment}`);
        const problem = await problemOf(response, 403, 'insufficient_scope');
        expect(pointersOf(problem)).to.deep.equal(['/query/environment']);
      }
      expect((await inner.call('GET', '/v1/keys?environment=dev')).status).to.equal(200);
    });
  });

  listsPages({ suite, path: '/v1/keys', make });
  suite.refuses({ path: () => '/v1/keys' });
  suite.coversEveryStatus();
});
