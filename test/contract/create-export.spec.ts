/** POST /exports: a bucket that runs are exported to. */
import { expect } from 'chai';
import { createExport } from '../../generated/api/sdk.gen.ts';
import type { Caller } from '../support/caller.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { anyExport, makeExport, readExport } from '../support/export.ts';
import { whileHeld } from '../support/held-key.ts';

describe('contract/create-export', () => {
  const suite = contractSuite('createExport', { EGRESS_ALLOW: '10.1.0.0/16,buckets.corp' });
  const post = (body: unknown, idempotencyKey?: string, caller: Caller = suite.admin) =>
    caller.call('POST', '/v1/exports', {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });

  describe('201', () => {
    it('makes a destination that every settlement goes to, and shows nothing of its credentials', async () => {
      const { data, response } = await createExport({ client: suite.client, body: anyExport });
      const { credentials, ...place } = anyExport;
      expect(data).to.deep.include({
        ...place,
        prefix: '',
        auto: true,
        path_style: false,
        failing_since: null,
        last_error: null,
        last_exported_at: null,
        counts: { pending: 0, exported: 0, failed: 0 },
      });
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/exports/${data?.id}`);
      for (const secret of Object.values(credentials)) expect(JSON.stringify(data)).not.to.include(secret);
      expect(await readExport(suite.admin, data?.id ?? '')).to.deep.equal(data);
    });

    it('takes a prefix, the style of addresses and the private servers that the operator allows', async () => {
      const fields = { prefix: 'a/b_c=1/d.e', path_style: true, auto: false };
      expect(await makeExport(suite.admin, fields)).to.deep.include(fields);
      for (const endpoint of [
        'http://10.1.2.3:9000',
        'http://buckets.corp',
        'https://s3.example.com:8443/s3',
      ])
        expect((await makeExport(suite.admin, { endpoint })).endpoint).to.equal(endpoint);
    });

    it('keeps the credentials sealed: no table holds them or a part of them', async () => {
      const credentials = { ...anyExport.credentials, session_token: 'a-token-of-this-test' };
      const made = await post({ ...anyExport, bucket: 'sealed', credentials }, 'sealed');
      expect(made.status).to.equal(201);
      const rows = [
        ...(await suite.database.knex('exports').where({ bucket: 'sealed' })),
        ...(await suite.database.knex('idempotency_keys').where({ key: 'sealed' })),
      ];
      expect(rows).to.have.length(2);
      const kept = rows
        .flatMap((row) => Object.values(row))
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)));
      for (const secret of Object.values(credentials))
        expect(kept.some((text) => text.includes(secret.slice(0, 12)))).to.equal(false);
    });

    it('gives the first reply again for the same Idempotency-Key', async () => {
      const body = { ...anyExport, bucket: 'once' };
      const first = await (await post(body, 'once')).text();
      const again = await post(body, 'once');
      expect([again.status, again.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      expect(await again.text()).to.equal(first);
      expect(await suite.database.knex('exports').where({ bucket: 'once' })).to.have.length(1);
    });
  });

  describe('400', () => {
    const refused: [title: string, fields: object, pointers: string[]][] = [
      ['plain http to the public internet', { endpoint: 'http://s3.example.com' }, ['/endpoint']],
      ['an address of the machine itself', { endpoint: 'https://127.0.0.1:9000' }, ['/endpoint']],
      ['a private address that the operator does not allow', { endpoint: 'https://10.2.0.1' }, ['/endpoint']],
      ['the metadata of a cloud', { endpoint: 'https://169.254.169.254' }, ['/endpoint']],
      ['credentials in the address', { endpoint: 'https://user:word@s3.example.com' }, ['/endpoint']],
      ['a query in the address', { endpoint: 'https://s3.example.com/?x=y' }, ['/endpoint']],
      ['a bucket that is none', { bucket: 'No_Bucket' }, ['/bucket']],
      ['a region that is none', { region: 'a b' }, ['/region']],
      ['a prefix that leads upwards', { prefix: 'a/../b' }, ['/prefix']],
      ['a prefix that begins with a slash', { prefix: '/a' }, ['/prefix']],
      [
        'credentials without a secret',
        { credentials: { access_key_id: 'a' } },
        ['/credentials/secret_access_key'],
      ],
      ['no credentials', { credentials: undefined }, ['/credentials']],
      ['an unknown field', { acl: 'public-read' }, ['/acl']],
    ];
    for (const [title, fields, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        const problem = await problemOf(await post({ ...anyExport, ...fields }), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(pointers);
        expect(JSON.stringify(problem)).not.to.include(anyExport.credentials.secret_access_key);
      });
    }
  });

  describe('409', () => {
    it('makes a hundred destinations in an environment and not one more', async () => {
      const caller = suite.caller(await suite.makeKey({ environment: 'full' }));
      const all = await Promise.all(Array.from({ length: 105 }, () => post(anyExport, undefined, caller)));
      expect(all.filter(({ status }) => status === 201)).to.have.length(100);
      expect((await problemOf(await post(anyExport, undefined, caller), 409, 'conflict')).detail).to.include(
        '100',
      );
    });

    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      await whileHeld(suite, 'createExport', 'held', async () => {
        await problemOf(await post(anyExport, 'held'), 409, 'idempotency_in_flight');
      });
    });
  });

  describe('422', () => {
    it('refuses another destination under one Idempotency-Key, be it only another secret', async () => {
      await post(anyExport, 'one');
      const credentials = { ...anyExport.credentials, secret_access_key: 'another' };
      await problemOf(await post({ ...anyExport, credentials }, 'one'), 422, 'idempotency_mismatch');
    });
  });

  suite.refuses({ path: () => '/v1/exports', body: anyExport });
  suite.coversEveryStatus();
});
