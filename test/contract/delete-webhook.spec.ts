/** DELETE /webhooks/{webhook_id}: the webhook and what was sent to it are gone. */
import { expect } from 'chai';
import { deleteWebhook } from '../../generated/api/sdk.gen.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { makeDelivery, makeWebhook } from '../support/webhook.ts';

describe('contract/delete-webhook', () => {
  const suite = contractSuite('deleteWebhook');
  const make = () => makeWebhook(suite.admin);

  describe('204', () => {
    it('removes the webhook and its deliveries; asking again is 404', async () => {
      const [gone, stays] = [await make(), await make()];
      for (const { id } of [gone, stays]) await makeDelivery(suite.admin, id);
      const { response } = await deleteWebhook({ client: suite.client, path: { webhook_id: gone.id } });
      expect(response?.status).to.equal(204);
      for (const path of ['', '/deliveries'])
        await problemOf(await suite.admin.call('GET', `/v1/webhooks/${gone.id}${path}`), 404, 'not_found');
      await problemOf(await suite.admin.call('DELETE', `/v1/webhooks/${gone.id}`), 404, 'not_found');
      expect((await suite.admin.call('GET', `/v1/webhooks/${stays.id}/deliveries`)).status).to.equal(200);
      expect(await suite.database.knex('webhook_deliveries')).to.have.length(1);
    });
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}` });
  suite.coversEveryStatus();
});
