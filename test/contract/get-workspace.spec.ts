/** GET /workspaces/{workspace_id}: a workspace, and what runs make of it. */
import { expect } from 'chai';
import { getWorkspace } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';

describe('contract/get-workspace', () => {
  const suite = contractSuite('getWorkspace');
  let id: string;
  before(async () => {
    ({ id } = await suite.admin.createWorkspace('shop'));
  });

  describe('200', () => {
    it('shows what its creation answered', async () => {
      const made = await suite.admin.createWorkspace('twin');
      const { data } = await getWorkspace({ client: suite.client, path: { workspace_id: made.id } });
      expect(data).to.deep.equal(made);
    });

    it('moves on with a completed run, and with no other', async () => {
      const { id: workspace, head } = await suite.admin.createWorkspace('moving');
      const completed = await suite.admin.createRun({ prompt: 'echo one > a.txt', workspace });
      expect((await suite.admin.settled(completed.id)).applied).to.equal('fast_forward');
      const moved = await suite.admin.getWorkspace(workspace);
      expect(moved.head)
        .to.match(/^[0-9a-f]{40}$/)
        .and.not.to.equal(head);
      expect(Date.parse(moved.last_used_at ?? '')).to.be.at.least(Date.parse(moved.created_at));
      for (const body of [
        { prompt: 'echo two > a.txt\nfalse', workspace },
        { prompt: 'echo two > a.txt', workspace, apply: 'never' as const },
        { prompt: 'echo two > a.txt\ntrue', workspace, limit: 1 },
      ]) {
        const run = await suite.admin.settled((await suite.admin.createRun(body)).id);
        expect([run.applied, run.base_commit]).to.deep.equal(['skipped', moved.head]);
      }
      expect((await suite.admin.getWorkspace(workspace)).head).to.equal(moved.head);
    });
  });

  suite.refuses({ path: () => `/v1/workspaces/${id}` });
  suite.coversEveryStatus();
});
