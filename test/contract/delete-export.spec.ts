/** DELETE /exports/{export_id}: removes a destination, its credentials and what waits for it. */
import { expect } from 'chai';
import { deleteExport } from '../../generated/api/sdk.gen.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { makeBackfill, makeExport, readExport } from '../support/export.ts';

describe('contract/delete-export', () => {
  const suite = contractSuite('deleteExport', { ROLE: 'api' });

  describe('204', () => {
    it('removes the destination, its backfills and what waits for it, and leaves others', async () => {
      const other = await makeExport(suite.admin);
      const { id } = await makeExport(suite.admin);
      await makeBackfill(suite.admin, id);
      const run = await suite.admin.createRun({ task: 'true' });
      await suite.admin.cancelRun(run.id);
      expect(await suite.database.knex('export_jobs')).to.have.length(2);
      const { response } = await deleteExport({ client: suite.client, path: { export_id: id } });
      expect(response?.status).to.equal(204);
      expect(await suite.database.knex('export_jobs')).to.have.length(1);
      expect(await suite.database.knex('export_backfills')).to.deep.equal([]);
      await problemOf(await suite.admin.call('DELETE', `/v1/exports/${id}`), 404, 'not_found');
      expect((await readExport(suite.admin, other.id)).counts.pending).to.equal(1);
    });
  });

  const one = async () => {
    // Most are refused and stay: an environment holds no more than so many.
    await suite.database.knex('exports').where({ bucket: 'refused' }).delete();
    return `/v1/exports/${(await makeExport(suite.admin, { bucket: 'refused' })).id}`;
  };
  suite.refuses({ path: one });
  suite.coversEveryStatus();
});
