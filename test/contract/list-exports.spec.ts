/** GET /exports: the destinations of the environment, without their credentials. */
import { expect } from 'chai';
import { listExports } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { anyExport, makeExport } from '../support/export.ts';
import { listsPages } from '../support/list-suite.ts';

describe('contract/list-exports', () => {
  const suite = contractSuite('listExports');

  describe('200', () => {
    it('shows no credentials', async () => {
      const made = await makeExport(suite.admin);
      const { data } = await listExports({ client: suite.client });
      expect(data?.data[0]).to.deep.equal(made);
      for (const secret of Object.values(anyExport.credentials))
        expect(JSON.stringify(data)).not.to.include(secret);
    });
  });

  listsPages({
    suite,
    path: '/v1/exports',
    make: async (key) => (await makeExport(suite.caller(key))).id,
  });
  suite.refuses({ path: () => '/v1/exports' });
  suite.coversEveryStatus();
});
