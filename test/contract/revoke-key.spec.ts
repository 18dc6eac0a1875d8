/** DELETE /keys/{key_id}: a key stops for good, at once, and its record stays. */
import { expect } from 'chai';
import { revokeKey } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, CreateKeyRequest, Key } from '../../generated/api/types.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';

describe('contract/revoke-key', () => {
  const suite = contractSuite('revokeKey');
  const make = async (fields: Partial<CreateKeyRequest> = {}, caller = suite.admin): Promise<CreatedKey> => {
    const body = { name: 'to revoke', scopes: ['runs:read'], ...fields };
    return (await (await caller.call('POST', '/v1/keys', { body })).json()) as CreatedKey;
  };
  const revoke = (id: string, caller: Caller = suite.admin, query = '') =>
    caller.call('DELETE', `/v1/keys/${id}${query}`);

  describe('200', () => {
    it('stops the key with the very reply, and keeps its record', async () => {
      const { secret, ...key } = await make();
      const caller = suite.caller(secret);
      expect((await caller.call('GET', '/v1/agents')).status).to.equal(200);
      const { data } = await revokeKey({ client: suite.client, path: { key_id: key.id } });
      expect(data?.revoked_at).to.be.a('string');
      expect({ ...data, revoked_at: null }).to.deep.equal(key);
      await problemOf(await caller.call('GET', '/v1/agents'), 401, 'key_revoked');
      const read = await suite.admin.call('GET', `/v1/keys/${key.id}`);
      expect(await read.json()).to.deep.equal(data);
    });

    it('is safe to repeat: the first revocation stays', async () => {
      const { id } = await make();
      const [first, second] = [await (await revoke(id)).text(), await (await revoke(id)).text()];
      expect(second).to.equal(first);
    });

    it('ends a grace', async () => {
      const old = await make();
      await suite.admin.call('POST', `/v1/keys/${old.id}/rotate`, { body: {} });
      expect((await suite.caller(old.secret).call('GET', '/v1/agents')).status).to.equal(200);
      await revoke(old.id);
      await problemOf(await suite.caller(old.secret).call('GET', '/v1/agents'), 401, 'key_revoked');
    });

    it('lets a key stop a stronger one, and itself', async () => {
      const guard = await make({ scopes: ['keys:write'] });
      const strong = await make({ scopes: ['runs:read', 'runs:write'] });
      expect((await revoke(strong.id, suite.caller(guard.secret))).status).to.equal(200);
      expect((await revoke(guard.id, suite.caller(guard.secret))).status).to.equal(200);
      await problemOf(await revoke(guard.id, suite.caller(guard.secret)), 401, 'key_revoked');
    });

    it('stops a key of another environment for who may go there', async () => {
      const secret = await suite.makeKey({ environment: 'other' });
      const { key } = (await (await suite.caller(secret).call('GET', '/v1/me')).json()) as { key: Key };
      await problemOf(await revoke(key.id), 404, 'not_found');
      expect((await revoke(key.id, suite.admin, '?environment=other')).status).to.equal(200);
      await problemOf(await suite.caller(secret).call('GET', '/v1/me'), 401, 'key_revoked');
    });
  });

  describe('403 of an environment', () => {
    it('refuses to leave the environment without environments:admin', async () => {
      const inner = suite.caller(await suite.makeKey({ scopes: ['keys:write'] }));
      const { id } = await make();
      await problemOf(await revoke(id, inner, '?environment=other'), 403, 'insufficient_scope');
      expect((await revoke(id, inner, '?environment=dev')).status).to.equal(200);
    });
  });

  suite.refuses({ path: async () => `/v1/keys/${(await make()).id}` });
  suite.coversEveryStatus();
});
