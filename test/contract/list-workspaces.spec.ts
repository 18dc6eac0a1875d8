/** GET /workspaces: the workspaces of the environment. */
import { expect } from 'chai';
import { listWorkspaces } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { listsPages } from '../support/list-suite.ts';

describe('contract/list-workspaces', () => {
  const suite = contractSuite('listWorkspaces');
  const make = async (key: string): Promise<string> =>
    (await suite.caller(key).createWorkspace('one of many')).id;

  describe('200', () => {
    it('is an empty page when there is none', async () => {
      const key = await suite.makeKey({ environment: 'empty' });
      const page = await (await suite.caller(key).call('GET', '/v1/workspaces')).json();
      expect(page).to.deep.equal({ data: [], next_cursor: null });
    });

    it('lists the workspace that a task was given', async () => {
      const run = await suite.admin.createRun({ task: 'true' });
      const { data } = await listWorkspaces({ client: suite.client });
      expect(data?.data.map(({ id }) => id)).to.include(run.workspace);
    });
  });

  listsPages({ suite, path: '/v1/workspaces', make });
  suite.refuses({ path: () => '/v1/workspaces' });
  suite.coversEveryStatus();
});
