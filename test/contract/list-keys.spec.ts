/** GET /keys: the keys of the environment, without their secrets. */
import { expect } from 'chai';
import { listKeys } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey } from '../../generated/api/types.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
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

  listsPages({ suite, path: '/v1/keys', make });
  suite.refuses({ path: () => '/v1/keys' });
  suite.coversEveryStatus();
});
