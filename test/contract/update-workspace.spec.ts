/** PATCH /workspaces/{workspace_id}: name, metadata and end of a workspace. */
import { expect } from 'chai';
import { updateWorkspace } from '../../generated/api/sdk.gen.ts';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/update-workspace', () => {
  const suite = contractSuite('updateWorkspace');
  let id: string;
  before(async () => {
    ({ id } = await suite.admin.createWorkspace('shop'));
  });
  const patch = (body: unknown, workspace = id): Promise<Response> =>
    suite.admin.call('PATCH', `/v1/workspaces/${workspace}`, { body });
  async function change(body: unknown, workspace = id): Promise<Workspace> {
    const response = await patch(body, workspace);
    expect(response.status).to.equal(200);
    return (await response.json()) as Workspace;
  }

  describe('200', () => {
    it('changes what is named and leaves the rest', async () => {
      const made = await suite.admin.createWorkspace('before');
      const { data } = await updateWorkspace({
        client: suite.client,
        path: { workspace_id: made.id },
        body: { name: 'after' },
      });
      expect(data).to.deep.equal({ ...made, name: 'after', updated_at: data?.updated_at });
      expect(Date.parse(data?.updated_at ?? '')).to.be.at.least(Date.parse(made.updated_at));
      const tagged = await change({ metadata: { team: 'web', stage: '2' } }, made.id);
      expect([tagged.name, tagged.metadata]).to.deep.equal(['after', { team: 'web', stage: '2' }]);
      expect((await change({ metadata: { team: 'app' } }, made.id)).metadata).to.deep.equal({ team: 'app' });
      expect((await change({ metadata: {} }, made.id)).metadata).to.deep.equal({});
      const nameless = await change({ name: null }, made.id);
      expect([nameless.name, nameless.head]).to.deep.equal([null, made.head]);
      expect(await suite.admin.getWorkspace(made.id)).to.deep.equal(nameless);
    });

    it('sets an end, moves it and takes it away', async () => {
      const { id: workspace } = await suite.admin.createWorkspace('ending');
      for (const expires_at of ['2127-01-01T00:00:00.000Z', '2128-01-01T00:00:00.000Z', null]) {
        expect((await change({ expires_at }, workspace)).expires_at).to.equal(expires_at);
        expect((await change({ name: 'other' }, workspace)).expires_at).to.equal(expires_at);
      }
    });

    it('is safe to repeat', async () => {
      const first = await change({ name: 'twice' });
      expect({ ...(await change({ name: 'twice' })), updated_at: '' }).to.deep.equal({
        ...first,
        updated_at: '',
      });
    });
  });

  describe('400', () => {
    it('refuses nothing to change, what cannot be changed, and an end that is past', async () => {
      const refusals: [unknown, string[]][] = [
        [{}, ['']],
        [{ head: '0'.repeat(40) }, ['/head']],
        [{ state: 'ready' }, ['/state']],
        [{ source: { type: 'empty' } }, ['/source']],
        [{ name: '' }, ['/name']],
        [{ name: 'x'.repeat(101) }, ['/name']],
        [{ metadata: null }, ['/metadata']],
        [{ metadata: { a: 1 } }, ['/metadata/a']],
        [{ expires_at: 'soon' }, ['/expires_at']],
        [{ expires_at: '2026-01-01T00:00:00.000Z' }, ['/expires_at']],
      ];
      for (const [body, pointers] of refusals)
        expect(pointersOf(await problemOf(await patch(body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
    });
  });

  describe('409', () => {
    it('refuses to change a workspace that is being deleted', async () => {
      const { id: workspace } = await suite.admin.createWorkspace('doomed');
      const run = await suite.admin.createRun({ prompt: 'sleep 600', workspace });
      const response = await suite.admin.call('DELETE', `/v1/workspaces/${workspace}?after_runs=true`);
      expect(response.status).to.equal(202);
      expect((await problemOf(await patch({ name: 'saved' }, workspace), 409, 'conflict')).detail).to.include(
        'being deleted',
      );
      await suite.admin.cancelRun(run.id);
      await suite.admin.settled(run.id);
    });
  });

  suite.refuses({ path: () => `/v1/workspaces/${id}`, body: { name: 'changed' } });
  suite.coversEveryStatus();
});
