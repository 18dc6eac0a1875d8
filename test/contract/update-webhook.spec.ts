/** PATCH /webhooks/{webhook_id}: another address, other events, off and on. */
import { expect } from 'chai';
import { updateWebhook } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { listDeliveries, makeDelivery, makeWebhook, readWebhook } from '../support/webhook.ts';

describe('contract/update-webhook', () => {
  // Nothing is sent by a process without a worker, so what waits stays to be seen.
  const suite = contractSuite('updateWebhook', { ROLE: 'api' });
  const make = () => makeWebhook(suite.admin, { description: 'to change' });
  const patch = (id: string, body: unknown) => suite.admin.call('PATCH', `/v1/webhooks/${id}`, { body });

  describe('200', () => {
    it('changes what is given and leaves the rest', async () => {
      const { id } = await make();
      const { data } = await updateWebhook({
        client: suite.client,
        path: { webhook_id: id },
        body: { url: 'https://other.example.com/', events: ['*'] },
      });
      expect(data).to.deep.include({
        url: 'https://other.example.com/',
        events: ['*'],
        description: 'to change',
      });
      expect(await readWebhook(suite.admin, id)).to.deep.equal(data);
      expect(await (await patch(id, { description: null })).json()).to.include({ description: null });
    });

    it('switches it off and gives up what waits, and on again, forgetting why it was off', async () => {
      const { id } = await make();
      await makeDelivery(suite.admin, id);
      const off = await (await patch(id, { enabled: false })).json();
      expect(off).to.deep.include({ enabled: false, disabled_reason: 'requested' });
      expect(await (await patch(id, { enabled: false })).json()).to.include({
        disabled_at: (off as { disabled_at: string }).disabled_at,
      });
      const [delivery] = await listDeliveries(suite.admin, id);
      expect(delivery).to.include({ state: 'cancelled', next_attempt_at: null });
      await suite.database.knex('webhooks').update({ failing_since: new Date() });
      expect(await (await patch(id, { enabled: true })).json()).to.deep.include({
        enabled: true,
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
      });
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['nothing to change', {}, ['']],
      ['a private address', { url: 'https://192.168.1.1/' }, ['/url']],
      ['no events', { events: [] }, ['/events']],
      ['an answer other than yes or no', { enabled: 'no' }, ['/enabled']],
      ['an unknown field', { secret: 'mine' }, ['/secret']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const { id } = await make();
        const before = await readWebhook(suite.admin, id);
        expect(pointersOf(await problemOf(await patch(id, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
        expect(await readWebhook(suite.admin, id)).to.deep.equal(before);
      });
    }
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}`, body: { description: 'changed' } });
  suite.coversEveryStatus();
});
