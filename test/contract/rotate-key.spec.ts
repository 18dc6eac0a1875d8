/** POST /keys/{key_id}/rotate: a new secret in the place of an old one, with both working meanwhile. */
import { expect } from 'chai';
import { rotateKey } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, CreateKeyRequest, Key } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';

describe('contract/rotate-key', () => {
  const suite = contractSuite('rotateKey');
  const make = async (fields: Partial<CreateKeyRequest> = {}, caller = suite.admin): Promise<CreatedKey> => {
    const body = { name: 'to rotate', scopes: ['run:create', 'runs:read'], ...fields };
    return (await (await caller.call('POST', '/v1/keys', { body })).json()) as CreatedKey;
  };
  const rotate = (id: string, body: unknown = {}, caller: Caller = suite.admin, idempotencyKey?: string) =>
    caller.call('POST', `/v1/keys/${id}/rotate`, {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });
  const statusOf = async (secret: string) => (await suite.caller(secret).call('GET', '/v1/agents')).status;
  const read = async (id: string) => (await (await suite.admin.call('GET', `/v1/keys/${id}`)).json()) as Key;

  describe('201', () => {
    it('makes a key like the old one with a secret of its own, and both work', async () => {
      const old = await make({ expires_at: '2126-01-01T00:00:00.000Z' });
      const { data, response } = await rotateKey({
        client: suite.client,
        path: { key_id: old.id },
        body: { grace_seconds: 3600 },
      });
      const next = data as CreatedKey;
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/keys/${next.id}`);
      expect(response?.headers.get('cache-control')).to.equal('no-store');
      const { name, environment, scopes, expires_at } = old;
      expect(next).to.deep.include({ name, environment, scopes, expires_at, rotated_from: old.id });
      expect(next).to.include({ grace_ends_at: null, last_used_at: null });
      expect(next.id).not.to.equal(old.id);
      expect(next.secret)
        .to.match(/^ars_dev_[0-9A-Za-z]{38}$/)
        .and.not.to.equal(old.secret);
      expect([await statusOf(old.secret), await statusOf(next.secret)]).to.deep.equal([200, 200]);
      const { grace_ends_at } = await read(old.id);
      expect(Date.parse(grace_ends_at ?? '') - Date.parse(next.created_at)).to.equal(3_600_000);
    });

    it('gives a day of grace unless asked for another', async () => {
      const old = await make();
      const next = (await (await rotate(old.id)).json()) as CreatedKey;
      const { grace_ends_at } = await read(old.id);
      expect(Date.parse(grace_ends_at ?? '') - Date.parse(next.created_at)).to.equal(86_400_000);
    });

    it('stops the old key at once when there is no grace', async () => {
      const old = await make();
      expect(await statusOf(old.secret)).to.equal(200);
      const next = (await (await rotate(old.id, { grace_seconds: 0 })).json()) as CreatedKey;
      await problemOf(await suite.caller(old.secret).call('GET', '/v1/agents'), 401, 'key_expired');
      expect(await statusOf(next.secret)).to.equal(200);
    });

    it('lets a key replace itself, and the replacement be replaced', async () => {
      const old = await make({ scopes: ['keys:write'] });
      const second = (await (await rotate(old.id, {}, suite.caller(old.secret))).json()) as CreatedKey;
      const third = (await (await rotate(second.id, {}, suite.caller(old.secret))).json()) as CreatedKey;
      expect(third.rotated_from).to.equal(second.id);
    });

    it('gives the first reply again for the same Idempotency-Key, secret included, also in the grace of itself', async () => {
      const old = await make({ scopes: ['keys:write', 'keys:read'] });
      const self = suite.caller(old.secret);
      const first = await rotate(old.id, { grace_seconds: 60 }, self, 'again');
      const second = await rotate(old.id, { grace_seconds: 60 }, self, 'again');
      expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(second.headers.get('location')).to.equal(first.headers.get('location'));
      expect(await second.text()).to.equal(await first.text());
      expect(await suite.database.knex('api_keys').where({ name: 'to rotate' }).count()).to.have.length(1);
    });

    it('takes the default written out for the same body', async () => {
      const { id } = await make();
      await rotate(id, {}, suite.admin, 'default');
      const again = await rotate(id, { grace_seconds: 86_400 }, suite.admin, 'default');
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
    });

    it('replaces a key of another environment for who may go there', async () => {
      const old = await make({}, suite.caller(await suite.makeKey({ environment: 'other' })));
      await problemOf(await rotate(old.id), 404, 'not_found');
      const response = await suite.admin.call('POST', `/v1/keys/${old.id}/rotate?environment=other`, {
        body: {},
      });
      const next = (await response.json()) as CreatedKey;
      expect([next.environment, next.secret.startsWith('ars_other_')]).to.deep.equal(['other', true]);
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['a list', [], ['']],
      ['less than no grace', { grace_seconds: -1 }, ['/grace_seconds']],
      ['more than thirty days of grace', { grace_seconds: 2_592_001 }, ['/grace_seconds']],
      ['half a second of grace', { grace_seconds: 0.5 }, ['/grace_seconds']],
      ['a grace in words', { grace_seconds: '60' }, ['/grace_seconds']],
      ['an unknown field', { scopes: ['runs:read'] }, ['/scopes']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const { id } = await make();
        expect(pointersOf(await problemOf(await rotate(id, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
        expect((await read(id)).grace_ends_at).to.equal(null);
      });
    }

    it('refuses an Idempotency-Key that is none', async () => {
      const { id } = await make();
      const problem = await problemOf(await rotate(id, {}, suite.admin, 'a b'), 400, 'invalid_request');
      expect(pointersOf(problem)).to.deep.equal(['/header/idempotency-key']);
    });
  });

  describe('403 of a takeover', () => {
    it('refuses to replace a key that holds more: its new secret would be an escalation', async () => {
      const weak = suite.caller((await make({ scopes: ['keys:write', 'runs:read'] })).secret);
      const strong = await make();
      const problem = await problemOf(await rotate(strong.id, {}, weak), 403, 'insufficient_scope');
      expect(problem.detail).to.include('run:create').and.not.to.include('runs:read');
      expect((await read(strong.id)).grace_ends_at).to.equal(null);
    });
  });

  describe('409', () => {
    it('refuses a key that works no longer', async () => {
      const past = new Date('2026-01-01T00:00:00.000Z');
      for (const fields of [{ revoked_at: past }, { expires_at: past }, { grace_ends_at: past }]) {
        const { id, name } = await make({ name: `ended ${Object.keys(fields)[0]}` });
        await suite.database.knex('api_keys').where({ name }).update(fields);
        await problemOf(await rotate(id), 409, 'conflict');
      }
    });

    it('replaces a key once', async () => {
      const { id } = await make();
      expect((await rotate(id)).status).to.equal(201);
      const problem = await problemOf(await rotate(id), 409, 'conflict');
      expect(problem.detail).to.include('Rotate the key that replaced it');
    });

    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      const { id } = await make();
      await whileHeld(suite, 'rotateKey', 'held', async () => {
        const held = await rotate(id, {}, suite.admin, 'held');
        expect(Number(held.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(held, 409, 'idempotency_in_flight');
      });
      expect((await rotate(id, {}, suite.admin, 'held')).status).to.equal(201);
    });
  });

  describe('422', () => {
    it('refuses another grace or another key under the same Idempotency-Key', async () => {
      const [one, two] = [await make(), await make()];
      await rotate(one.id, { grace_seconds: 60 }, suite.admin, 'one');
      for (const response of [
        await rotate(one.id, { grace_seconds: 61 }, suite.admin, 'one'),
        await rotate(two.id, { grace_seconds: 60 }, suite.admin, 'one'),
      ])
        expect(pointersOf(await problemOf(response, 422, 'idempotency_mismatch'))).to.deep.equal([
          '/header/idempotency-key',
        ]);
    });
  });

  suite.refuses({ path: async () => `/v1/keys/${(await make()).id}/rotate`, body: {} });
  suite.coversEveryStatus();
});
