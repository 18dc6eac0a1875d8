/** GET /exports/{export_id}: one destination, without its credentials. */
import { expect } from 'chai';
import { getExport } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { makeExport, readExport } from '../support/export.ts';

describe('contract/get-export', () => {
  const suite = contractSuite('getExport');

  describe('200', () => {
    it('shows a destination and how it fares', async () => {
      const made = await makeExport(suite.admin);
      const { data } = await getExport({ client: suite.client, path: { export_id: made.id } });
      expect(data).to.deep.equal(made);
      const at = new Date('2026-11-21T09:00:00.000Z');
      await suite.database
        .knex('exports')
        .update({ failing_since: at, last_error: 'It is full.', last_error_at: at, failed: 2 });
      expect(await readExport(suite.admin, made.id)).to.deep.include({
        failing_since: at.toISOString(),
        last_error: { message: 'It is full.', at: at.toISOString() },
        counts: { pending: 0, exported: 0, failed: 2 },
      });
    });
  });

  let kept: Promise<string> | undefined;
  const one = async () => {
    kept ??= makeExport(suite.admin).then(({ id }) => id);
    return `/v1/exports/${await kept}`;
  };
  suite.refuses({ path: one });
  suite.coversEveryStatus();
});
