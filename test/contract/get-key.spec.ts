/** GET /keys/{key_id}: one key, never its secret. */
import { expect } from 'chai';
import { createKey, getKey } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/get-key', () => {
  const suite = contractSuite('getKey');
  let id: string;
  before(async () => {
    const { data } = await createKey({ client: suite.client, body: { name: 'ci', scopes: ['runs:read'] } });
    id = data?.id ?? '';
  });

  describe('200', () => {
    it('shows what its creation answered, but for the secret', async () => {
      const { data: made } = await createKey({
        client: suite.client,
        body: { name: 'twin', scopes: ['runs:read', 'run:create'] },
      });
      const { secret, ...rest } = made ?? { secret: '' };
      const { data } = await getKey({ client: suite.client, path: { key_id: made?.id ?? '' } });
      expect(data).to.deep.equal(rest);
      expect(JSON.stringify(data)).not.to.include(secret);
    });
  });

  suite.refuses({ path: () => `/v1/keys/${id}` });
  suite.coversEveryStatus();
});
