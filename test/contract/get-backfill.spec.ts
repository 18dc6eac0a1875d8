/** GET /exports/{export_id}/backfills/{backfill_id}: how far a backfill is. */
import { expect } from 'chai';
import { getBackfill } from '../../generated/api/sdk.gen.ts';
import { contractSuite, problemOf } from '../support/contract-suite.ts';
import { makeBackfill, makeExport } from '../support/export.ts';
import { until } from '../support/until.ts';

describe('contract/get-backfill', () => {
  const suite = contractSuite('getBackfill');

  describe('200', () => {
    it('shows a backfill of nothing as completed', async () => {
      const { id } = await makeExport(suite.admin, { auto: false });
      const made = await makeBackfill(suite.admin, id, { created_before: '2020-01-01T00:00:00Z' });
      const done = await until('the backfill to be completed', async () => {
        const { data } = await getBackfill({
          client: suite.client,
          path: { export_id: id, backfill_id: made.id },
        });
        return data?.state === 'completed' && data;
      });
      expect(done).to.deep.equal({ ...made, state: 'completed', completed_at: done.completed_at });
    });
  });

  describe('404', () => {
    it('finds no backfill under another destination', async () => {
      const [one, two] = [await makeExport(suite.admin), await makeExport(suite.admin)];
      const made = await makeBackfill(suite.admin, one.id);
      const response = await suite.admin.call('GET', `/v1/exports/${two.id}/backfills/${made.id}`);
      await problemOf(response, 404, 'not_found');
    });
  });

  let kept: Promise<string> | undefined;
  const one = async () => {
    kept ??= makeExport(suite.admin)
      .then(({ id }) => makeBackfill(suite.admin, id))
      .then((made) => `/v1/exports/${made.export}/backfills/${made.id}`);
    return kept;
  };
  suite.refuses({ path: one });
  suite.coversEveryStatus();
});
