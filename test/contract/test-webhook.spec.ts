/** POST /webhooks/{webhook_id}/test: an event that only says that it can be received. */
import { expect } from 'chai';
import { Webhook as Verifier } from 'standardwebhooks';
import { testWebhook } from '../../generated/api/sdk.gen.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';
import { openReceiver, type Receiver, receiverSettings } from '../support/receiver.ts';
import { listDeliveries, makeWebhook, switchOff } from '../support/webhook.ts';

describe('contract/test-webhook', () => {
  const suite = contractSuite('testWebhook', receiverSettings);
  let receiver: Receiver;
  before(async () => {
    receiver = await openReceiver();
  });
  after(() => receiver.close());
  const make = () => makeWebhook(suite.admin, { url: `${receiver.origin}/test` });
  const ask = (id: string, idempotencyKey: string) =>
    suite.admin.call('POST', `/v1/webhooks/${id}/test`, { headers: { 'idempotency-key': idempotencyKey } });

  describe('202', () => {
    it('sends a signed event of its own type', async () => {
      const { id, secret } = await make();
      const { data, response } = await testWebhook({ client: suite.client, path: { webhook_id: id } });
      expect(response?.status).to.equal(202);
      expect(data).to.deep.include({
        webhook: id,
        type: 'webhook.test',
        run: null,
        seq: null,
        state: 'pending',
        attempts: [],
      });
      const [received] = await receiver.untilReceived('/test', 1);
      const message = new Verifier(secret).verify(received?.body ?? '', received?.headers ?? {});
      expect(message).to.deep.include({ type: 'webhook.test' });
      expect(received?.body).to.equal(data?.body);
      expect(received?.headers['webhook-id']).to.equal(data?.id);
    });

    it('makes one delivery for the same Idempotency-Key', async () => {
      const { id } = await make();
      const first = await (await ask(id, 'again')).text();
      const again = await ask(id, 'again');
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([202, 'true']);
      expect(await again.text()).to.equal(first);
      expect(await listDeliveries(suite.admin, id)).to.have.length(1);
    });
  });

  describe('409', () => {
    it('refuses a webhook that is off, and a request whose Idempotency-Key is being taken', async () => {
      const { id } = await make();
      await whileHeld(suite, 'testWebhook', 'held', async () => {
        await problemOf(await ask(id, 'held'), 409, 'idempotency_in_flight');
      });
      await switchOff(suite.admin, id);
      const problem = await problemOf(await ask(id, 'off'), 409, 'conflict');
      expect(problem.detail).to.include('enabled');
      expect(await listDeliveries(suite.admin, id)).to.deep.equal([]);
    });
  });

  describe('422', () => {
    it('refuses another webhook under one Idempotency-Key', async () => {
      const [one, two] = [await make(), await make()];
      await ask(one.id, 'one');
      await problemOf(await ask(two.id, 'one'), 422, 'idempotency_mismatch');
    });
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}/test` });
  suite.coversEveryStatus();
});
