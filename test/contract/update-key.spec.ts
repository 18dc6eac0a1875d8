/** PATCH /keys/{key_id}: another name, other scopes, another end, within what the caller holds itself. */
import { expect } from 'chai';
import { updateKey } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, CreateKeyRequest, Key } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/update-key', () => {
  const suite = contractSuite('updateKey');
  const make = async (fields: Partial<CreateKeyRequest> = {}, caller = suite.admin): Promise<CreatedKey> => {
    const body = { name: 'to change', scopes: ['run:create', 'runs:read'], ...fields };
    const response = await caller.call('POST', '/v1/keys', { body });
    expect(response.status).to.equal(201);
    return (await response.json()) as CreatedKey;
  };
  const patch = (id: string, body: unknown, caller: Caller = suite.admin, query = '') =>
    caller.call('PATCH', `/v1/keys/${id}${query}`, { body });

  describe('200', () => {
    it('changes what is given and leaves the rest, the secret too', async () => {
      const { secret, ...key } = await make();
      const { data } = await updateKey({
        client: suite.client,
        path: { key_id: key.id },
        body: { name: 'changed' },
      });
      expect(data).to.deep.equal({ ...key, name: 'changed' });
      const second = await patch(key.id, { scopes: ['runs:read'], expires_at: '2126-01-01T00:00:00Z' });
      expect(await second.json()).to.deep.equal({
        ...key,
        name: 'changed',
        scopes: ['runs:read'],
        expires_at: '2126-01-01T00:00:00.000Z',
      });
      expect(await (await patch(key.id, { expires_at: null })).json()).to.include({ expires_at: null });
      expect((await suite.caller(secret).call('GET', '/v1/agents')).status).to.equal(200);
    });

    it('takes a scope away and gives it back at once', async () => {
      const { id, secret } = await make();
      const caller = suite.caller(secret);
      expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
      await patch(id, { scopes: ['run:create'] });
      await problemOf(await caller.call('GET', '/v1/agents'), 403, 'insufficient_scope');
      await patch(id, { scopes: ['runs:read'] });
      expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
    });

    it('lets a key narrow itself', async () => {
      const { id, secret } = await make({ scopes: ['keys:write', 'runs:read'] });
      expect((await patch(id, { scopes: ['runs:read'] }, suite.caller(secret))).status).to.equal(200);
      await problemOf(await patch(id, { name: 'x' }, suite.caller(secret)), 403, 'insufficient_scope');
    });

    it('changes a key of another environment for who may go there', async () => {
      const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
      const { id } = await make({}, stranger);
      const response = await patch(id, { name: 'reached' }, suite.admin, '?environment=other');
      expect((await response.json()) as Key).to.include({ name: 'reached', environment: 'other' });
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['an empty object', {}, ['']],
      ['a list', [], ['']],
      ['an empty name', { name: '' }, ['/name']],
      ['no name', { name: null }, ['/name']],
      ['no scope', { scopes: [] }, ['/scopes']],
      ['an unknown scope', { scopes: ['runs:reed'] }, ['/scopes/0']],
      ['an unknown field', { environment: 'prod' }, ['/environment']],
      ['an end in the past', { expires_at: '2026-01-01T00:00:00Z' }, ['/expires_at']],
      ['an end that is no instant', { expires_at: 'never' }, ['/expires_at']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const { id } = await make();
        expect(pointersOf(await problemOf(await patch(id, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
      });
    }

    it('refuses an environment that cannot be one', async () => {
      const { id } = await make();
      const response = await patch(id, { name: 'x' }, suite.admin, '?environment=Prod');
      expect(pointersOf(await problemOf(response, 400, 'invalid_request'))).to.deep.equal([
        '/query/environment',
      ]);
    });
  });

  describe('403 of a change', () => {
    it('refuses to give a scope that the changing key lacks, to itself neither', async () => {
      const weak = await make({ scopes: ['keys:write', 'runs:read'] });
      const { id } = await make({ scopes: ['runs:read'] });
      for (const target of [id, weak.id]) {
        const response = await patch(
          target,
          { scopes: ['runs:read', 'runs:write'] },
          suite.caller(weak.secret),
        );
        expect(response.headers.get('www-authenticate')).to.include('insufficient_scope');
        const problem = await problemOf(response, 403, 'insufficient_scope');
        expect(pointersOf(problem)).to.deep.equal(['/scopes']);
        expect(problem.detail).to.include('runs:write').and.not.to.include('runs:read');
      }
    });

    it('refuses to touch a key that holds more, whatever is to be changed', async () => {
      const weak = suite.caller((await make({ scopes: ['keys:write', 'runs:read'] })).secret);
      const strong = await make({ scopes: ['runs:read', 'runs:write'] });
      for (const body of [{ name: 'mine' }, { scopes: ['runs:read'] }, { expires_at: null }]) {
        const problem = await problemOf(await patch(strong.id, body, weak), 403, 'insufficient_scope');
        expect(problem.detail).to.include('runs:write').and.not.to.include('runs:read');
      }
    });

    it('refuses to leave the environment without environments:admin, and tells nothing of what is there', async () => {
      const inner = suite.caller(await suite.makeKey({ scopes: ['keys:write', 'runs:read'] }));
      const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
      const { id } = await make({ scopes: ['runs:read'] }, stranger);
      const details = [];
      for (const target of [id, `key_${'0'.repeat(26)}`]) {
        const response = await patch(target, { name: 'x' }, inner, '?environment=other');
        const problem = await problemOf(response, 403, 'insufficient_scope');
        expect(pointersOf(problem)).to.deep.equal(['/query/environment']);
        details.push(problem.detail);
      }
      expect(new Set(details).size).to.equal(1);
      await problemOf(await patch(id, { name: 'x' }, inner), 404, 'not_found');
    });
  });

  describe('409', () => {
    it('refuses a key that was revoked, has expired or is past its grace, which nothing brings back', async () => {
      const past = new Date('2026-01-01T00:00:00.000Z');
      for (const fields of [{ revoked_at: past }, { expires_at: past }, { grace_ends_at: past }]) {
        const { id, name } = await make({ name: `ended ${Object.keys(fields)[0]}` });
        await suite.database.knex('api_keys').where({ name }).update(fields);
        const response = await patch(id, { expires_at: '2126-01-01T00:00:00Z' });
        await problemOf(response, 409, 'conflict');
      }
    });
  });

  suite.refuses({ path: async () => `/v1/keys/${(await make()).id}`, body: { name: 'a' } });
  suite.coversEveryStatus();
});
