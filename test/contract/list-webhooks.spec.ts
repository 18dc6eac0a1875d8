/** GET /webhooks: the webhooks of the environment, without their secrets. */
import { expect } from 'chai';
import { listWebhooks } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { listsPages } from '../support/list-suite.ts';
import { makeWebhook } from '../support/webhook.ts';

describe('contract/list-webhooks', () => {
  const suite = contractSuite('listWebhooks');

  describe('200', () => {
    it('shows no secret', async () => {
      const { secret, id } = await makeWebhook(suite.admin);
      const { data } = await listWebhooks({ client: suite.client });
      expect(data?.data[0]?.id).to.equal(id);
      expect(JSON.stringify(data)).not.to.include(secret.slice(6, 20));
    });
  });

  listsPages({
    suite,
    path: '/v1/webhooks',
    make: async (key) => (await makeWebhook(suite.caller(key))).id,
  });
  suite.refuses({ path: () => '/v1/webhooks' });
  suite.coversEveryStatus();
});
