/** GET /keys/{key_id}: one key, never its secret. */
import { expect } from 'chai';
import { createKey, getKey } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/get-key', () => {
  const suite = contractSuite('getKey');
  let id: string;
  before(async () => {
    const { data } = await createKey({ client: suite.client, body: { name: 'ci', scopes: ['runs:read'] } });
    id = data?.id ?? '';
  });

  describe('200', () => {
    it('shows what its creation answered, but for the secret', async () => {
      const { data: made } = await createKey({
        client: suite.client,
        body: { name: 'twin', scopes: ['runs:read', 'run:create'] },
      });
      const { secret, ...rest } = made ?? { secret: '' };
      const { data } = await getKey({ client: suite.client, path: { key_id: made?.id ?? '' } });
      expect(data).to.deep.equal(rest);
      expect(JSON.stringify(data)).not.to.include(secret);
    });
  });

  describe('200 and 403 of an environment', () => {
    it('shows a key of another environment to who may go there and names it, and to nobody else', async () => {
      const secret = await suite.makeKey({ environment: 'other' });
      const me = await (await suite.caller(secret).call('GET', '/v1/me')).json();
      const { key } = me as { key: { id: string } };
      const path = `/v1/keys/${key.id}?environment=other`;
      const response = await suite.admin.call('GET', path);
      expect(await response.json()).to.include({ id: key.id, environment: 'other' });
      const inner = suite.caller(await suite.makeKey({ scopes: ['keys:read'] }));
      const problem = await problemOf(await inner.call('GET', path), 403, 'insufficient_scope');
      expect(pointersOf(problem)).to.deep.equal(['/query/environment']);
      await problemOf(await suite.admin.call('GET', `/v1/keys/${key.id}`), 404, 'not_found');
      await problemOf(await suite.admin.call('GET', `/v1/keys/${id}?environment=other`), 404, 'not_found');
    });
  });

  suite.refuses({ path: () => `/v1/keys/${id}` });
  suite.coversEveryStatus();
});
