/** POST /webhooks/{webhook_id}/rotate-secret: a new secret, with both signing meanwhile. */
import { expect } from 'chai';
import { rotateWebhookSecret } from '../../generated/api/sdk.gen.ts';
import type { CreatedWebhook } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';
import { makeWebhook, readWebhook } from '../support/webhook.ts';

describe('contract/rotate-webhook-secret', () => {
  const suite = contractSuite('rotateWebhookSecret');
  const make = () => makeWebhook(suite.admin);
  const rotate = (id: string, body: unknown = {}, idempotencyKey?: string) =>
    suite.admin.call('POST', `/v1/webhooks/${id}/rotate-secret`, {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });

  describe('201', () => {
    it('gives a new secret and says until when the old one signs too', async () => {
      const old = await make();
      const { data, response } = await rotateWebhookSecret({
        client: suite.client,
        path: { webhook_id: old.id },
        body: { grace_seconds: 3600 },
      });
      const next = data as CreatedWebhook;
      expect(response?.headers.get('cache-control')).to.equal('no-store');
      expect(next.secret)
        .to.match(/^whsec_/)
        .and.not.to.equal(old.secret);
      expect(Date.parse(next.old_secret_ends_at ?? '') - Date.parse(next.updated_at)).to.equal(3_600_000);
      const { secret: _, ...shown } = next;
      expect(await readWebhook(suite.admin, old.id)).to.deep.equal(shown);
    });

    it('gives a day unless asked for another time, and none when asked for none', async () => {
      const { id } = await make();
      const day = (await (await rotate(id)).json()) as CreatedWebhook;
      expect(Date.parse(day.old_secret_ends_at ?? '') - Date.parse(day.updated_at)).to.equal(86_400_000);
      expect(await (await rotate(id, { grace_seconds: 0 })).json()).to.include({ old_secret_ends_at: null });
      expect(await suite.database.knex('webhooks').whereNotNull('old_secret')).to.have.length(1);
    });

    it('rotates once for the same Idempotency-Key and gives the secret again', async () => {
      const { id } = await make();
      const first = await rotate(id, {}, 'again');
      const second = await rotate(id, { grace_seconds: 86_400 }, 'again');
      expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(await second.text()).to.equal(await first.text());
    });
  });

  describe('400', () => {
    it('refuses a grace out of bounds and fields it does not know', async () => {
      const { id } = await make();
      for (const [body, pointer] of [
        [{ grace_seconds: -1 }, '/grace_seconds'],
        [{ grace_seconds: 2_592_001 }, '/grace_seconds'],
        [{ secret: 'mine' }, '/secret'],
      ] as const)
        expect(pointersOf(await problemOf(await rotate(id, body), 400, 'invalid_request'))).to.deep.equal([
          pointer,
        ]);
      expect((await readWebhook(suite.admin, id)).old_secret_ends_at).to.equal(null);
    });
  });

  describe('409', () => {
    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      const { id } = await make();
      await whileHeld(suite, 'rotateWebhookSecret', 'held', async () => {
        await problemOf(await rotate(id, {}, 'held'), 409, 'idempotency_in_flight');
      });
    });
  });

  describe('422', () => {
    it('refuses another webhook under the same Idempotency-Key', async () => {
      const [one, two] = [await make(), await make()];
      await rotate(one.id, {}, 'one');
      await problemOf(await rotate(two.id, {}, 'one'), 422, 'idempotency_mismatch');
    });
  });

  suite.refuses({ path: async () => `/v1/webhooks/${(await make()).id}/rotate-secret`, body: {} });
  suite.coversEveryStatus();
});
