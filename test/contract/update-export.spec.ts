/** PATCH /exports/{export_id}: another place, other credentials, exporting at settlement off and on. */
import { expect } from 'chai';
import { updateExport } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { makeExport, readExport } from '../support/export.ts';

describe('contract/update-export', () => {
  const suite = contractSuite('updateExport', { ROLE: 'api' });
  const patch = (id: string, body: unknown) => suite.admin.call('PATCH', `/v1/exports/${id}`, { body });

  describe('200', () => {
    it('changes what is given and leaves the rest', async () => {
      const made = await makeExport(suite.admin, { prefix: 'old' });
      const body = {
        endpoint: 'https://other.example.com',
        region: 'us-east-1',
        bucket: 'others',
        path_style: true,
        auto: false,
      };
      const { data } = await updateExport({ client: suite.client, path: { export_id: made.id }, body });
      expect(data).to.deep.equal({ ...made, ...body, updated_at: data?.updated_at });
      expect(await readExport(suite.admin, made.id)).to.deep.equal(data);
      expect(await (await patch(made.id, { prefix: '' })).json()).to.include({ prefix: '' });
    });

    it('replaces the credentials, shows nothing of them, and has what waits tried at once', async () => {
      const { id } = await makeExport(suite.admin, { bucket: 'waiting' });
      const run = await suite.admin.createRun({ task: 'true' });
      await suite.admin.cancelRun(run.id);
      const later = new Date('2030-01-01T00:00:00.000Z');
      await suite.database.knex('export_jobs').update({ next_at: later });
      const [before] = await suite.database.knex('exports').where({ bucket: 'waiting' });
      const text = await (
        await patch(id, { credentials: { access_key_id: 'new-id-123', secret_access_key: 'new-secret-123' } })
      ).text();
      expect(text).not.to.match(/new-(id|secret)/);
      const [after] = await suite.database.knex('exports').where({ bucket: 'waiting' });
      expect(before.credentials.equals(after.credentials)).to.equal(false);
      const jobs = await suite.database.knex('export_jobs').where({ export_id: after.id });
      expect(jobs.map((job) => job.next_at < later)).to.deep.equal([true]);
      expect((await readExport(suite.admin, id)).counts.pending).to.equal(1);
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['nothing to change', {}, ['']],
      ['a private address', { endpoint: 'https://192.168.1.1' }, ['/endpoint']],
      [
        'half of the credentials',
        { credentials: { access_key_id: 'a' } },
        ['/credentials/secret_access_key'],
      ],
      ['an unknown field', { counts: {} }, ['/counts']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const made = await makeExport(suite.admin, { auto: false });
        expect(pointersOf(await problemOf(await patch(made.id, body), 400, 'invalid_request'))).to.deep.equal(
          pointers,
        );
        expect(await readExport(suite.admin, made.id)).to.deep.equal(made);
        await suite.admin.call('DELETE', `/v1/exports/${made.id}`);
      });
    }
  });

  let kept: Promise<string> | undefined;
  const one = async () => {
    kept ??= makeExport(suite.admin).then(({ id }) => id);
    return `/v1/exports/${await kept}`;
  };
  suite.refuses({ path: one, body: { auto: false } });
  suite.coversEveryStatus();
});
