/** POST /exports/{export_id}/test: tries the connection, step by step. */
import { expect } from 'chai';
import { testExport } from '../../generated/api/sdk.gen.ts';
import type { ExportTest } from '../../generated/api/types.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { anyExport, makeExport } from '../support/export.ts';
import { freePort, needsS3, openS3Server, type S3Server, withoutS3 } from '../support/s3-server.ts';

describe('contract/test-export', () => {
  const suite = contractSuite('testExport', { EGRESS_ALLOW: '127.0.0.1' });

  describe('200', () => {
    it('says that nobody listens, at the first step, and tries no other', async () => {
      const endpoint = `http://127.0.0.1:${await freePort()}`;
      const { id } = await makeExport(suite.admin, { endpoint, path_style: true });
      const { data } = await testExport({ client: suite.client, path: { export_id: id } });
      expect(data?.ok).to.equal(false);
      expect(data?.steps.map(({ step, ok }) => [step, ok])).to.deep.equal([['put', false]]);
      expect(data?.steps[0]?.error).to.match(/^No connection to 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\.$/);
    });

    it('says that credentials cannot be opened that were sealed with another key', async () => {
      const { id } = await makeExport(suite.admin);
      await suite.database.knex('exports').update({ credentials: Buffer.alloc(64, 1) });
      const { data } = await testExport({ client: suite.client, path: { export_id: id } });
      expect(data?.steps[0]?.error).to.include('Give them again');
    });

    describe(`of a real server${withoutS3}`, () => {
      needsS3();
      let server: S3Server;
      before(async () => {
        server = await openS3Server();
        await server.makeBucket('tried');
      });
      after(() => server?.close());
      const ask = async (fields: object = {}): Promise<ExportTest | undefined> => {
        const place = { endpoint: server.origin, region: 'us-east-1', bucket: 'tried', path_style: true };
        const { id } = await makeExport(suite.admin, { ...place, ...fields });
        const { data } = await testExport({ client: suite.client, path: { export_id: id } });
        await suite.admin.call('DELETE', `/v1/exports/${id}`);
        return data;
      };

      it('puts, looks at and deletes an object, and leaves nothing', async () => {
        const data = await ask({ prefix: 'some/where' });
        expect(data?.steps.map(({ step, ok, error }) => [step, ok, error])).to.deep.equal([
          ['put', true, null],
          ['head', true, null],
          ['delete', true, null],
        ]);
        expect(data?.ok).to.equal(true);
        expect(server.keys('tried')).to.deep.equal([]);
      });

      it('says of a wrong secret and of a missing bucket what they are', async () => {
        const secret_access_key = 'not-the-secret-of-anybody';
        const credentials = { ...anyExport.credentials, secret_access_key };
        const wrong = await ask({ credentials });
        expect(wrong?.steps[0]?.error).to.match(/refused the signature/);
        expect(JSON.stringify(wrong)).not.to.include(secret_access_key);
        expect((await ask({ bucket: 'nowhere' }))?.steps[0]?.error).to.match(/^There is no bucket nowhere/);
      });
    });
  });

  suite.refuses({ path: async () => `/v1/exports/${(await kept()).id}/test` });
  let one: ReturnType<typeof makeExport> | undefined;
  const kept = () => {
    one ??= makeExport(suite.admin, { endpoint: 'http://127.0.0.1:1999' });
    return one;
  };
  suite.coversEveryStatus();
});
