/** POST /webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver: the same delivery once more. */
import { expect } from 'chai';
import { redeliverWebhookDelivery } from '../../generated/api/sdk.gen.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { openReceiver, type Receiver, receiverSettings } from '../support/receiver.ts';
import { until } from '../support/until.ts';
import { listDeliveries, makeDelivery, makeWebhook, switchOff } from '../support/webhook.ts';

describe('contract/redeliver-webhook-delivery', () => {
  const suite = contractSuite('redeliverWebhookDelivery', receiverSettings);
  let receiver: Receiver;
  before(async () => {
    receiver = await openReceiver();
  });
  after(() => receiver.close());
  const make = async (path = '/') => {
    const { id } = await makeWebhook(suite.admin, { url: receiver.origin + path });
    return { webhook: id, delivery: (await makeDelivery(suite.admin, id)).id };
  };
  const path = (made: { webhook: string; delivery: string }) =>
    `/v1/webhooks/${made.webhook}/deliveries/${made.delivery}/redeliver`;
  const noted = (webhook: string, count: number) =>
    until(`${count} tries to be noted`, async () => {
      const [delivery] = await listDeliveries(suite.admin, webhook);
      return delivery?.attempt_count === count && delivery;
    });

  describe('202', () => {
    it('sends what was delivered again, with the same webhook-id', async () => {
      const made = await make('/again');
      await noted(made.webhook, 1);
      const { data, response } = await redeliverWebhookDelivery({
        client: suite.client,
        path: { webhook_id: made.webhook, delivery_id: made.delivery },
      });
      expect([response?.status, data?.state]).to.deep.equal([202, 'pending']);
      const [first, second] = await receiver.untilReceived('/again', 2);
      expect(second?.headers['webhook-id']).to.equal(first?.headers['webhook-id']);
      expect(second?.body).to.equal(first?.body);
      expect((await noted(made.webhook, 2)).state).to.equal('delivered');
    });

    it('brings a delivery forward that waits for its next try', async () => {
      receiver.answer = 500;
      const made = await make('/soon');
      await noted(made.webhook, 1);
      receiver.answer = 204;
      await suite.database
        .knex('webhook_deliveries')
        .where({ state: 'pending' })
        .update({ next_at: '2126-01-01' });
      expect((await suite.admin.call('POST', path(made))).status).to.equal(202);
      expect((await noted(made.webhook, 2)).state).to.equal('delivered');
    });
  });

  describe('404 of a delivery', () => {
    it('finds no delivery of another webhook', async () => {
      const [one, two] = [await make(), await make()];
      await problemOf(
        await suite.admin.call('POST', path({ webhook: one.webhook, delivery: two.delivery })),
        404,
        'not_found',
      );
    });
  });

  describe('409', () => {
    it('refuses while the webhook is off', async () => {
      const made = await make();
      await switchOff(suite.admin, made.webhook);
      await problemOf(await suite.admin.call('POST', path(made)), 409, 'conflict');
    });
  });

  suite.refuses({ path: async () => path(await make()) });
  suite.coversEveryStatus();
});
