/** GET /audit behind a proxy that is trusted: entries have the address of the client, not of the proxy. */
import { expect } from 'chai';
import { listAudit } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/list-audit-proxies', () => {
  const suite = contractSuite('listAudit', { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });

  it('has the address that the trusted proxies tell, in the entry of a run as in that of a workspace', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.9' };
    await suite.admin.call('POST', '/v1/runs', { body: { task: 'true' }, headers });
    await suite.admin.call('POST', '/v1/workspaces', { body: {}, headers });
    await suite.admin.call('POST', '/v1/workspaces', { body: {} });
    const { data } = await listAudit({ client: suite.client, query: { limit: 3 } });
    expect(data?.data.map(({ operation, address }) => [operation, address])).to.deep.equal([
      ['createWorkspace', '127.0.0.1'],
      ['createWorkspace', '203.0.113.7'],
      ['createRun', '203.0.113.7'],
    ]);
  });
});
