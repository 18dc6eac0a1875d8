/** POST /webhooks: an address that events go to, and the secret they are signed with. */
import { expect } from 'chai';
import { createWebhook } from '../../generated/api/sdk.gen.ts';
import type { CreatedWebhook } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';
import { anyUrl, makeWebhook, readWebhook } from '../support/webhook.ts';

describe('contract/create-webhook', () => {
  const suite = contractSuite('createWebhook', { EGRESS_ALLOW: '10.1.0.0/16,hooks.corp' });
  const post = (body: unknown, idempotencyKey?: string, caller: Caller = suite.admin) =>
    caller.call('POST', '/v1/webhooks', {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });

  describe('201', () => {
    it('makes a webhook that is on and told of settlements, with a secret shown this once', async () => {
      const { data, response } = await createWebhook({ client: suite.client, body: { url: anyUrl } });
      const { secret, ...webhook } = data as CreatedWebhook;
      expect(webhook).to.deep.include({
        url: anyUrl,
        description: null,
        events: ['run.settled'],
        enabled: true,
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
        old_secret_ends_at: null,
      });
      expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/webhooks/${webhook.id}`);
      expect(response?.headers.get('cache-control')).to.equal('no-store');
      expect(await readWebhook(suite.admin, webhook.id)).to.deep.equal(webhook);
    });

    it('takes the events, the description and the private addresses that the operator allows', async () => {
      const events = ['step.completed', 'run.settled'];
      expect(await makeWebhook(suite.admin, { events, description: 'dashboard' })).to.deep.include({
        events,
        description: 'dashboard',
      });
      for (const url of [
        'http://10.1.2.3:8080/a?b=c',
        'http://hooks.corp/',
        'https://hooks.example.com:8443/',
      ])
        expect((await makeWebhook(suite.admin, { url })).url).to.equal(url);
    });

    it('gives the first reply again for the same Idempotency-Key, secret included, to the same key alone', async () => {
      const body = { url: anyUrl, description: 'once' };
      const first = await post(body, 'once');
      const text = await first.text();
      const again = await post(body, 'once');
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(await again.text()).to.equal(text);
      expect(await suite.database.knex('webhooks').where({ description: 'once' })).to.have.length(1);
      const sibling = suite.caller(await suite.makeKey());
      await problemOf(await post(body, 'once', sibling), 422, 'idempotency_mismatch');
    });

    it('keeps neither the secret nor anything of it in any table', async () => {
      const { secret } = (await (
        await post({ url: anyUrl, description: 'kept' }, 'kept')
      ).json()) as CreatedWebhook;
      const rows = [
        ...(await suite.database.knex('idempotency_keys').where({ key: 'kept' })),
        ...(await suite.database.knex('webhooks').where({ description: 'kept' })),
      ];
      const bytes = rows.flatMap((row) => Object.values(row)).filter((value) => Buffer.isBuffer(value));
      expect([rows.length, bytes.length >= 3]).to.deep.equal([2, true]);
      const raw = Buffer.from(secret.slice(6), 'base64');
      expect(bytes.some((one) => one.includes(raw) || one.includes(secret.slice(6, 22)))).to.equal(false);
      expect(JSON.stringify(rows)).not.to.include(secret.slice(6, 22));
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['no address', {}, ['/url']],
      ['a list', [], ['']],
      ['an address without a scheme', { url: 'hooks.example.com/runs' }, ['/url']],
      ['plain http to the public internet', { url: 'http://hooks.example.com/' }, ['/url']],
      ['an address of the machine itself', { url: 'https://127.0.0.1/' }, ['/url']],
      ['an address of the machine itself in other words', { url: 'https://0x7f.1/' }, ['/url']],
      ['a private address that the operator does not allow', { url: 'https://10.2.0.1/' }, ['/url']],
      ['the metadata of a cloud', { url: 'https://169.254.169.254/latest/' }, ['/url']],
      ['a name of the inside', { url: 'https://localhost/' }, ['/url']],
      ['credentials in the address', { url: 'https://user:word@hooks.example.com/' }, ['/url']],
      ['a port of a database', { url: 'https://hooks.example.com:5432/' }, ['/url']],
      ['an address that is too long', { url: `https://hooks.example.com/${'a'.repeat(2048)}` }, ['/url']],
      ['no events', { url: anyUrl, events: [] }, ['/events']],
      ['an event twice', { url: anyUrl, events: ['run.settled', 'run.settled'] }, ['/events']],
      ['an event that there is not', { url: anyUrl, events: ['run.ended'] }, ['/events/0']],
      ['a NUL', { url: anyUrl, description: 'a\0b' }, ['/description']],
      ['an unknown field', { url: anyUrl, secret: 'mine' }, ['/secret']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        expect(pointersOf(await problemOf(await post(body), 400, 'invalid_request'))).to.deep.equal(pointers);
      });
    }
  });

  describe('409', () => {
    it('makes a hundred webhooks in an environment and not one more', async () => {
      const caller = suite.caller(await suite.makeKey({ environment: 'full' }));
      const statuses: number[] = [];
      // The last fifteen meet at the limit, and no machine is too slow for as many at once.
      for (let batch = 0; batch < 7; batch++) {
        const posts = Array.from({ length: 15 }, () => post({ url: anyUrl }, undefined, caller));
        statuses.push(...(await Promise.all(posts)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 201)).to.have.length(100);
      expect(
        (await problemOf(await post({ url: anyUrl }, undefined, caller), 409, 'conflict')).detail,
      ).to.include('100');
    });

    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      await whileHeld(suite, 'createWebhook', 'held', async () => {
        const held = await post({ url: anyUrl }, 'held');
        expect(Number(held.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(held, 409, 'idempotency_in_flight');
      });
    });
  });

  suite.refuses({ path: () => '/v1/webhooks', body: { url: anyUrl } });
  suite.coversEveryStatus();
});
