/** POST /keys: a new key, whose secret is shown this once. */
import { expect } from 'chai';
import { createKey } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, KeyList } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';

describe('contract/create-key', () => {
  const suite = contractSuite('createKey');
  const post = (body: unknown, caller = suite.admin) => caller.call('POST', '/v1/keys', { body });

  describe('201', () => {
    it('makes a key that works at once and may do what it was given, no more', async () => {
      const { data, response } = await createKey({
        client: suite.client,
        body: { name: 'ci', scopes: ['run:create', 'runs:read'] },
      });
      const key = data as CreatedKey;
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/keys/${key.id}`);
      expect(response?.headers.get('cache-control')).to.equal('no-store');
      expect(key).to.deep.include({
        name: 'ci',
        environment: 'dev',
        scopes: ['run:create', 'runs:read'],
        expires_at: null,
        revoked_at: null,
      });
      expect(key.secret).to.match(/^ars_dev_[0-9A-Za-z]{38}$/);
      expect([key.secret.startsWith(key.prefix), key.secret.endsWith(key.last4)]).to.deep.equal([true, true]);
      const caller = suite.caller(key.secret);
      expect((await caller.createRun({ task: 'true' })).state).to.equal('queued');
      expect((await caller.call('GET', '/v1/keys')).status).to.equal(403);
    });

    it('shows the secret nowhere else and keeps only its digest', async () => {
      const key = (await (await post({ name: 'once', scopes: ['keys:read'] })).json()) as CreatedKey;
      const texts = await Promise.all(
        [`/v1/keys/${key.id}`, '/v1/keys', '/v1/me'].map(async (path) =>
          (await suite.caller(key.secret).call('GET', path)).text(),
        ),
      );
      const rows = JSON.stringify(await suite.database.knex('api_keys').where({ name: 'once' }));
      expect(rows).to.include('secret_hash');
      for (const text of [...texts, rows])
        expect(text).not.to.include(key.secret).and.not.to.include(key.secret.slice(8, -6));
    });

    it('makes a key of the environment of the one that makes it', async () => {
      const stranger = suite.caller(await suite.makeKey({ environment: 'eu-1' }));
      const key = (await (
        await post({ name: 'theirs', scopes: ['runs:read'] }, stranger)
      ).json()) as CreatedKey;
      expect([key.environment, key.secret.startsWith('ars_eu-1_')]).to.deep.equal(['eu-1', true]);
    });

    it('begins another environment for who may, and stays within what the giver holds', async () => {
      const giver = suite.caller(
        await suite.makeKey({ scopes: ['keys:write', 'keys:read', 'runs:read', 'environments:admin'] }),
      );
      const body = { name: 'first', scopes: ['keys:read', 'runs:read'], environment: 'staging' };
      const key = (await (await post(body, giver)).json()) as CreatedKey;
      expect([key.environment, key.secret.startsWith('ars_staging_')]).to.deep.equal(['staging', true]);
      const list = await suite.caller(key.secret).call('GET', '/v1/keys');
      expect(((await list.json()) as KeyList).data.map(({ id }) => id)).to.deep.equal([key.id]);
      expect((await giver.call('GET', `/v1/keys/${key.id}`)).status).to.equal(404);
      expect((await giver.call('GET', `/v1/keys/${key.id}?environment=staging`)).status).to.equal(200);
      const more = await post({ ...body, scopes: ['runs:write'] }, giver);
      expect(pointersOf(await problemOf(more, 403, 'insufficient_scope'))).to.deep.equal(['/scopes']);
    });

    it('takes an end in the future, in any offset', async () => {
      for (const [given, kept] of [
        ['2126-11-21T09:30:00Z', '2126-11-21T09:30:00.000Z'],
        ['2126-11-21T10:30:00.5+01:00', '2126-11-21T09:30:00.500Z'],
      ]) {
        const key = (await (
          await post({ name: 'ends', scopes: ['runs:read'], expires_at: given })
        ).json()) as CreatedKey;
        expect(key.expires_at).to.equal(kept);
      }
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['an empty object', {}, ['/name', '/scopes']],
      ['no scope', { name: 'a', scopes: [] }, ['/scopes']],
      ['an unknown scope', { name: 'a', scopes: ['runs:reed'] }, ['/scopes/0']],
      ['a scope twice', { name: 'a', scopes: ['runs:read', 'runs:read'] }, ['/scopes']],
      ['an empty name', { name: '', scopes: ['runs:read'] }, ['/name']],
      ['a name that is too long', { name: 'x'.repeat(101), scopes: ['runs:read'] }, ['/name']],
      ['an unknown field', { name: 'a', scopes: ['runs:read'], owner: 'me' }, ['/owner']],
      [
        'an environment that cannot be one',
        { name: 'a', scopes: ['runs:read'], environment: 'Prod' },
        ['/environment'],
      ],
      [
        'an end that is no instant',
        { name: 'a', scopes: ['runs:read'], expires_at: 'tomorrow' },
        ['/expires_at'],
      ],
      [
        'an end in the past',
        { name: 'a', scopes: ['runs:read'], expires_at: '2026-01-01T00:00:00Z' },
        ['/expires_at'],
      ],
      [
        'an end in a leap second',
        { name: 'a', scopes: ['runs:read'], expires_at: '2130-12-31T23:59:60Z' },
        ['/expires_at'],
      ],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        expect(pointersOf(await problemOf(await post(body), 400, 'invalid_request'))).to.deep.equal(pointers);
      });
    }
  });

  describe('403 of a grant', () => {
    it('refuses to give a scope that the giver lacks, and names it', async () => {
      const giver = suite.caller(await suite.makeKey({ scopes: ['keys:write', 'runs:read'] }));
      const response = await post({ name: 'more', scopes: ['runs:read', 'runs:write'] }, giver);
      const problem = await problemOf(response, 403, 'insufficient_scope');
      expect(pointersOf(problem)).to.deep.equal(['/scopes']);
      expect(problem.detail).to.include('runs:write').and.not.to.include('runs:read');
      expect((await post({ name: 'less', scopes: ['runs:read'] }, giver)).status).to.equal(201);
    });
  });

  describe('403 of an environment', () => {
    it('refuses to make a key elsewhere without environments:admin', async () => {
      const giver = suite.caller(await suite.makeKey({ scopes: ['keys:write', 'runs:read'] }));
      const body = { name: 'a', scopes: ['runs:read'], environment: 'prod' };
      const problem = await problemOf(await post(body, giver), 403, 'insufficient_scope');
      expect(pointersOf(problem)).to.deep.equal(['/environment']);
      expect(problem.detail).to.include('environments:admin');
      expect((await post({ ...body, environment: 'dev' }, giver)).status).to.equal(201);
    });
  });

  describe('409', () => {
    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      const ask = () =>
        suite.admin.call('POST', '/v1/keys', {
          body: { name: 'held', scopes: ['runs:read'] },
          headers: { 'idempotency-key': 'held' },
        });
      await whileHeld(suite, 'createKey', 'held', async () => {
        const held = await ask();
        expect(Number(held.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(held, 409, 'idempotency_in_flight');
      });
      expect((await ask()).status).to.equal(201);
    });
  });

  describe('422', () => {
    it('refuses another body under the same Idempotency-Key', async () => {
      const ask = (name: string) =>
        suite.admin.call('POST', '/v1/keys', {
          body: { name, scopes: ['runs:read'] },
          headers: { 'idempotency-key': 'one-key' },
        });
      expect((await ask('one')).status).to.equal(201);
      const problem = await problemOf(await ask('two'), 422, 'idempotency_mismatch');
      expect(pointersOf(problem)).to.deep.equal(['/header/idempotency-key']);
    });
  });

  suite.refuses({ path: () => '/v1/keys', body: { name: 'a', scopes: ['runs:read'] } });
  suite.coversEveryStatus();
});
