/** GET /webhooks/{webhook_id}: one webhook, as it stands. */
import { expect } from 'chai';
import { getWebhook } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { makeWebhook } from '../support/webhook.ts';

describe('contract/get-webhook', () => {
  const suite = contractSuite('getWebhook');
  const make = () => makeWebhook(suite.admin, { description: 'to read' });

  describe('200', () => {
    it('shows the webhook without its secret', async () => {
      const { secret, ...webhook } = await make();
      const { data } = await getWebhook({ client: suite.client, path: { webhook_id: webhook.id } });
      expect(data).to.deep.equal(webhook);
      expect(JSON.stringify(data)).not.to.include(secret.slice(6, 20));
    });
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}` });
  suite.coversEveryStatus();
});
