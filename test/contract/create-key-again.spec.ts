/** POST /keys with an Idempotency-Key: one key, whose secret only who asked for it gets again, and which the tables do not hold. */
import { expect } from 'chai';
import type { CreatedKey } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';

describe('contract/create-key-again', () => {
  const suite = contractSuite('createKey');
  const post = (key: string, body: unknown, caller: Caller = suite.admin) =>
    caller.call('POST', '/v1/keys', { body, headers: { 'idempotency-key': key } });
  const keysNamed = async (name: string) => (await suite.database.knex('api_keys').where({ name })).length;

  it('gives the first status, address and body again, the secret too, also after the key was revoked', async () => {
    const body = { name: 'replayed', scopes: ['runs:read'] };
    const first = await post('replay', body);
    const record = await first.text();
    const { id, secret } = JSON.parse(record) as CreatedKey;
    for (const revoke of [false, true]) {
      if (revoke) await suite.admin.call('DELETE', `/v1/keys/${id}`);
      const second = await post('replay', { scopes: body.scopes, name: body.name });
      expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(second.headers.get('location')).to.equal(first.headers.get('location'));
      expect(second.headers.get('cache-control')).to.equal('no-store');
      expect(await second.text()).to.equal(record);
    }
    expect(await keysNamed('replayed')).to.equal(1);
    await problemOf(await suite.caller(secret).call('GET', '/v1/agents'), 401, 'key_revoked');
  });

  it('gives the first answer although the same request would be refused by now', async () => {
    const body = { name: 'soon', scopes: ['runs:read'], expires_at: '2126-01-01T00:00:00Z' };
    const first = await (await post('late', body)).text();
    const giver = await suite.makeKey({ scopes: ['keys:write', 'runs:read'] });
    const given = await (await post('narrowed', { ...body, name: 'given' }, suite.caller(giver))).text();
    await suite.database
      .knex('api_keys')
      .where({ prefix: 'ars_dev_', last4: giver.slice(-4) })
      .update({ scopes: ['keys:write'] });
    expect(await (await post('late', body)).text()).to.equal(first);
    expect(await (await post('narrowed', { ...body, name: 'given' }, suite.caller(giver))).text()).to.equal(
      given,
    );
  });

  it('shows the secret to no other key, although the Idempotency-Key counts for the whole environment', async () => {
    const body = { name: 'mine', scopes: ['runs:read'] };
    const { secret } = (await (await post('mine', body)).json()) as CreatedKey;
    const sibling = suite.caller(await suite.makeKey());
    const problem = await problemOf(await post('mine', body, sibling), 422, 'idempotency_mismatch');
    expect(JSON.stringify(problem)).not.to.include(secret);
    expect(await keysNamed('mine')).to.equal(1);
    const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
    expect(((await (await post('mine', body, stranger)).json()) as CreatedKey).environment).to.equal('other');
  });

  it('keeps neither the secret nor anything of it in any table', async () => {
    const { secret } = (await (
      await post('kept', { name: 'kept', scopes: ['runs:read'] })
    ).json()) as CreatedKey;
    const rows = [
      ...(await suite.database.knex('idempotency_keys').where({ key: 'kept' })),
      ...(await suite.database.knex('api_keys').where({ name: 'kept' })),
    ];
    expect(rows).to.have.length(2);
    const bytes = rows.flatMap((row) => Object.values(row)).filter((value) => Buffer.isBuffer(value));
    expect(bytes.length).to.be.at.least(3);
    const text = [JSON.stringify(rows), ...bytes.map((one) => one.toString('latin1'))].join('\n');
    expect(text).not.to.include(secret.slice(8, 20)).and.not.to.include(secret.slice(-16));
  });

  it('makes one key of fifty posts that come at once', async () => {
    const body = { name: 'at once', scopes: ['runs:read'] };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post('at-once', body)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).to.deep.equal(Array(50).fill(201));
    expect(new Set(bodies).size).to.equal(1);
    const firsts = responses.filter((response) => response.headers.get('idempotent-replayed') === null);
    expect(firsts).to.have.length(1);
    expect(await keysNamed('at once')).to.equal(1);
  });

  it('keeps nothing of a request that was refused', async () => {
    await problemOf(await post('refused', { name: 'refused', scopes: [] }), 400, 'invalid_request');
    const past = { name: 'refused', scopes: ['runs:read'], expires_at: '2026-01-01T00:00:00Z' };
    await problemOf(await post('refused', past), 400, 'invalid_request');
    const response = await post('refused', { name: 'refused', scopes: ['runs:read'] });
    expect([response.status, response.headers.get('idempotent-replayed')]).to.deep.equal([201, null]);
  });
});
