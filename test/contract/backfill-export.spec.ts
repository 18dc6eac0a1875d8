/** POST /exports/{export_id}/backfill: exports the runs of a range. */
import { expect } from 'chai';
import { backfillExport } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { makeBackfill, makeExport, readBackfill } from '../support/export.ts';
import { whileHeld } from '../support/held-key.ts';

describe('contract/backfill-export', () => {
  const suite = contractSuite('backfillExport', { ROLE: 'api' });
  const make = (fields: object = {}) => makeExport(suite.admin, { auto: false, ...fields });
  const post = (id: string, body: unknown, idempotencyKey?: string) =>
    suite.admin.call('POST', `/v1/exports/${id}/backfill`, {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });

  describe('202', () => {
    it('begins a backfill of a range, and of everything up to now without one', async () => {
      const { id } = await make();
      const body = { created_after: '2026-11-01T00:00:00.000Z', created_before: '2026-12-01T00:00:00.000Z' };
      const { data, response } = await backfillExport({
        client: suite.client,
        path: { export_id: id },
        body,
      });
      expect(data).to.deep.include({
        ...body,
        export: id,
        state: 'running',
        found: 0,
        exported: 0,
        failed: 0,
        completed_at: null,
      });
      expect(response?.headers.get('location')).to.equal(
        `${suite.origin}/v1/exports/${id}/backfills/${data?.id}`,
      );
      const all = await makeBackfill(suite.admin, id);
      expect(all).to.deep.include({ created_after: null, created_before: all.created_at });
      if (data) expect(await readBackfill(suite.admin, data)).to.deep.equal(data);
    });

    it('begins one for the same Idempotency-Key', async () => {
      const { id } = await make();
      const first = await (await post(id, {}, 'again')).text();
      const again = await post(id, {}, 'again');
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([202, 'true']);
      expect(await again.text()).to.equal(first);
    });
  });

  describe('400', () => {
    const at = '2026-11-01T00:00:00.000Z';
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['an empty range', { created_after: at, created_before: at }, ['/created_before']],
      ['a day that is no instant', { created_after: '2026-11-01' }, ['/created_after']],
      ['an unknown field', { runs: [] }, ['/runs']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const { id } = await make();
        expect(pointersOf(await problemOf(await post(id, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
        await suite.admin.call('DELETE', `/v1/exports/${id}`);
      });
    }
  });

  describe('409', () => {
    it('works on ten backfills of a destination and not one more, and on no Idempotency-Key twice at once', async () => {
      const { id } = await make();
      const all = await Promise.all(Array.from({ length: 12 }, () => post(id, {})));
      expect(all.filter(({ status }) => status === 202)).to.have.length(10);
      expect((await problemOf(await post(id, {}), 409, 'conflict')).detail).to.include('10');
      await whileHeld(suite, 'backfillExport', 'held', async () => {
        await problemOf(await post(id, {}, 'held'), 409, 'idempotency_in_flight');
      });
    });
  });

  describe('422', () => {
    it('refuses another range under one Idempotency-Key', async () => {
      const { id } = await make();
      await post(id, {}, 'one');
      await problemOf(
        await post(id, { created_after: '2026-11-01T00:00:00Z' }, 'one'),
        422,
        'idempotency_mismatch',
      );
    });
  });

  let kept: Promise<string> | undefined;
  const one = async () => {
    kept ??= make().then(({ id }) => id);
    return `/v1/exports/${await kept}/backfill`;
  };
  suite.refuses({ path: one, body: {} });
  suite.coversEveryStatus();
});
