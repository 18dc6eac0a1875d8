/** GET /webhooks/{webhook_id}/deliveries: what was sent and what came back, within bounds. */
import { expect } from 'chai';
import { listWebhookDeliveries } from '../../generated/api/sdk.gen.ts';
import type { WebhookDelivery, WebhookDeliveryList } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { openReceiver, type Receiver, receiverSettings } from '../support/receiver.ts';
import { until } from '../support/until.ts';
import { listDeliveries, makeDelivery, makeWebhook } from '../support/webhook.ts';

describe('contract/list-webhook-deliveries', () => {
  const suite = contractSuite('listWebhookDeliveries', receiverSettings);
  let receiver: Receiver;
  before(async () => {
    receiver = await openReceiver();
  });
  after(() => receiver.close());
  const make = () => makeWebhook(suite.admin, { url: receiver.origin });
  const tried = (id: string): Promise<WebhookDelivery> =>
    until('the try to be noted', async () => {
      const [delivery] = await listDeliveries(suite.admin, id);
      return delivery !== undefined && delivery.attempt_count > 0 && delivery;
    });

  describe('200', () => {
    it('shows the request, the reply and the time of each try, and the next one', async () => {
      receiver.answer = (_message, reply) => {
        reply
          .writeHead(503, { 'content-type': 'text/plain', 'set-cookie': 'a=b' })
          .end(`down\0${'x'.repeat(5_000)}`);
      };
      const { id } = await make();
      await makeDelivery(suite.admin, id);
      const delivery = await tried(id);
      expect(delivery).to.include({ state: 'pending', attempt_count: 1, delivered_at: null });
      expect(Date.parse(delivery.next_attempt_at ?? '')).to.be.above(Date.parse(delivery.created_at));
      const [attempt] = delivery.attempts;
      expect(attempt).to.include({ number: 1, status: 503, error: null, response_truncated: true });
      expect(attempt?.response_body)
        .to.match(/^down\ufffdx+$/)
        .and.have.length(1_024);
      expect(attempt?.response_headers)
        .to.include({ 'content-type': 'text/plain' })
        .and.not.have.property('set-cookie');
      expect(attempt?.request_headers['webhook-signature']).to.match(/^v1,/);
      expect((await suite.admin.call('GET', `/v1/webhooks/${id}`)).status).to.equal(200);
    });

    it('says why there was no reply', async () => {
      receiver.answer = (message) => message.socket.destroy();
      const { id } = await make();
      await makeDelivery(suite.admin, id);
      const [attempt] = (await tried(id)).attempts;
      expect(attempt).to.include({ status: null, response_body: '' });
      expect(attempt?.error).to.match(/broke the connection off/);
    });

    it('keeps the latest eight tries', async () => {
      receiver.answer = 204;
      const { id } = await make();
      const { id: delivery } = await makeDelivery(suite.admin, id);
      for (let count = 1; count <= 10; count++) {
        await until(
          `try ${count}`,
          async () => (await listDeliveries(suite.admin, id))[0]?.attempt_count === count,
        );
        await suite.admin.call('POST', `/v1/webhooks/${id}/deliveries/${delivery}/redeliver`);
      }
      const [found] = await listDeliveries(suite.admin, id);
      expect(found?.attempts).to.have.length(8);
    });

    it('lists newest first, each delivery once, in pages of any size', async () => {
      const [{ id }, other] = [await make(), await make()];
      const made: string[] = [];
      for (let count = 0; count < 5; count++) made.unshift((await makeDelivery(suite.admin, id)).id);
      await makeDelivery(suite.admin, other.id);
      const { data } = await listWebhookDeliveries({ client: suite.client, path: { webhook_id: id } });
      expect(data?.data.map((one) => one.id).sort()).to.deep.equal([...made].sort());
      const whole = data?.data.map((one) => one.id);
      for (const limit of [1, 2, 5]) {
        const ids: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const query: string = `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`;
          const page = (await (
            await suite.admin.call('GET', `/v1/webhooks/${id}/deliveries${query}`)
          ).json()) as WebhookDeliveryList;
          ids.push(...page.data.map((one) => one.id));
          cursor = page.next_cursor;
        }
        expect(ids).to.deep.equal(whole);
      }
    });
  });

  describe('400', () => {
    it('refuses a page size out of bounds and a cursor that no page gave', async () => {
      const { id } = await make();
      for (const [query, pointer] of [
        ['limit=0', '/query/limit'],
        ['limit=101', '/query/limit'],
        ['cursor=x', '/query/cursor'],
      ])
        expect(
          pointersOf(
            await problemOf(
              await suite.admin.call('GET', `/v1/webhooks/${id}/deliveries?${query}`),
              400,
              'invalid_request',
            ),
          ),
        ).to.deep.equal([pointer]);
    });
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}/deliveries` });
  suite.coversEveryStatus();
});
