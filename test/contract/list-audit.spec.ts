/** GET /audit: who changed what, for keys of its own scope; one entry for each change, with its commit. */
import { expect } from 'chai';
import { listAudit } from '../../generated/api/sdk.gen.ts';
import type { AuditEntry, AuditList, CreatedKey, Run } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { listsPages } from '../support/list-suite.ts';
import { until } from '../support/until.ts';

describe('contract/list-audit', () => {
  const suite = contractSuite('listAudit');

  async function read(key: string, query = ''): Promise<AuditEntry[]> {
    const response = await suite.caller(key).call('GET', `/v1/audit?limit=100${query}`);
    expect(response.status).to.equal(200);
    return ((await response.json()) as AuditList).data;
  }
  const outcomes = (entries: AuditEntry[]) =>
    entries.map(({ operation, target, status, code, replayed }) => [
      operation,
      target,
      status,
      code,
      replayed,
    ]);

  async function make(key: string): Promise<string> {
    const response = await suite.caller(key).call('POST', '/v1/workspaces', { body: {} });
    expect(response.status).to.equal(201);
    const [newest] = await read(key);
    return String(newest?.id);
  }

  describe('200', () => {
    it('has an entry for what was created, cancelled, deleted, rotated, changed and revoked, with key, request and address', async () => {
      const key = await suite.makeKey({ environment: 'doings' });
      const caller = suite.caller(key);
      const run = (await (await caller.call('POST', '/v1/runs', { body: { task: 'true' } })).json()) as Run;
      await caller.settled(run.id);
      await caller.call('POST', `/v1/runs/${run.id}/cancel`);
      await caller.call('DELETE', `/v1/runs/${run.id}`);
      const body = { name: 'made', scopes: ['runs:read'] };
      const made = (await (await caller.call('POST', '/v1/keys', { body })).json()) as CreatedKey;
      await caller.call('PATCH', `/v1/keys/${made.id}`, { body: { name: 'changed' } });
      await caller.call('POST', `/v1/keys/${made.id}/rotate`, { body: {} });
      const response = await caller.call('DELETE', `/v1/keys/${made.id}`);
      const entries = await read(key);
      expect(outcomes(entries)).to.deep.equal([
        ['revokeKey', made.id, 200, null, false],
        ['rotateKey', made.id, 201, null, false],
        ['updateKey', made.id, 200, null, false],
        ['createKey', made.id, 201, null, false],
        ['deleteRun', run.id, 204, null, false],
        ['cancelRun', run.id, 200, null, false],
        ['createRun', run.id, 201, null, false],
      ]);
      expect(entries[0]).to.include({
        environment: 'doings',
        actor: 'key',
        request_id: response.headers.get('request-id'),
        address: '127.0.0.1',
      });
      const { data } = await listAudit({ client: suite.client, query: { operation: 'createKey' } });
      expect(data?.data.at(-1)).to.include({ actor: 'operator', key: null, address: null, status: 201 });
      for (const secret of [key, made.secret]) expect(JSON.stringify(entries)).not.to.include(secret);
    });

    it('says of a repeated creation that it was the first reply again', async () => {
      const key = await suite.makeKey({ environment: 'again' });
      const headers = { 'idempotency-key': 'once' };
      const paths: [string, object][] = [
        ['/v1/runs', { task: 'true' }],
        ['/v1/keys', { name: 'a', scopes: ['runs:read'] }],
      ];
      for (const [path, body] of paths)
        for (let count = 0; count < 2; count++)
          expect((await suite.caller(key).call('POST', path, { body, headers })).status).to.equal(201);
      const entries = await read(key);
      expect(entries.map(({ operation, replayed }) => [operation, replayed])).to.deep.equal([
        ['createKey', true],
        ['createKey', false],
        ['createRun', true],
        ['createRun', false],
      ]);
      expect(new Set(entries.map(({ target }) => target)).size).to.equal(2);
    });

    it('has an entry for what was refused to a key, and never what was written where an id belongs', async () => {
      const key = await suite.makeKey({ environment: 'refused', scopes: ['audit:read', 'keys:write'] });
      const caller = suite.caller(key);
      const secret = await suite.makeKey({ environment: 'refused' });
      await caller.call('POST', '/v1/runs', { body: { task: 'true' } });
      await caller.call('DELETE', `/v1/keys/${secret}`);
      await caller.call('POST', '/v1/keys', { body: { name: 1 } });
      await suite.caller('nobody-has-this').call('POST', '/v1/keys', { body: {} });
      const entries = await until('three entries', async () => {
        const found = await read(key);
        return found.length >= 3 ? found : undefined;
      });
      expect(outcomes(entries)).to.deep.equal([
        ['createKey', null, 400, 'invalid_request', false],
        ['revokeKey', null, 404, 'not_found', false],
        ['createRun', null, 403, 'insufficient_scope', false],
      ]);
      expect(JSON.stringify(entries)).not.to.include(secret);
    });

    it('has no entry for what only reads', async () => {
      const key = await suite.makeKey({ environment: 'reader' });
      for (const path of ['/v1/runs', '/v1/keys', '/v1/me', '/v1/audit'])
        expect((await suite.caller(key).call('GET', path)).status).to.equal(200);
      expect(await read(key)).to.deep.equal([]);
    });

    it('filters by operation, key, target and time, together', async () => {
      const [one, two] = [
        await suite.makeKey({ environment: 'filters' }),
        await suite.makeKey({ environment: 'filters' }),
      ];
      const targets: string[] = [];
      for (const key of [one, two, one]) {
        await make(key);
        targets.unshift(String((await read(key))[0]?.target));
      }
      await suite.caller(two).createRun({ task: 'true' });
      const all = await read(one);
      const [newest, , middle, oldest] = all;
      expect(await read(one, '&operation=createRun')).to.deep.equal([newest]);
      expect((await read(one, '&operation=createWorkspace')).map(({ target }) => target)).to.deep.equal(
        targets,
      );
      expect(await read(one, `&key=${middle?.key}`)).to.deep.equal([newest, middle]);
      expect(await read(one, `&target=${oldest?.target}`)).to.deep.equal([oldest]);
      expect(await read(one, `&target=${oldest?.target}&key=${middle?.key}`)).to.deep.equal([]);
      expect(await read(one, `&created_after=${middle?.created_at}`)).to.include.deep.members([
        newest,
        middle,
      ]);
      expect(await read(one, `&created_before=${oldest?.created_at}`)).to.deep.equal([]);
    });

    it('shows in both environments what a key did in another one', async () => {
      const [mine, theirs] = [
        await suite.makeKey({ environment: 'from' }),
        await suite.makeKey({ environment: 'into' }),
      ];
      const body = { name: 'sent', scopes: ['runs:read'], environment: 'into' };
      const made = (await (await suite.caller(mine).call('POST', '/v1/keys', { body })).json()) as CreatedKey;
      const [here, there] = [await read(mine), await read(theirs)];
      expect(outcomes(here)).to.deep.equal([['createKey', made.id, 201, null, false]]);
      expect(outcomes(there)).to.deep.equal(outcomes(here));
      expect(there[0]?.key).to.equal(here[0]?.key);
    });
  });

  describe('400 of filters', () => {
    it('refuses an operation, a key and an instant that cannot be one', async () => {
      for (const [name, value] of [
        ['operation', "'; drop table runs"],
        ['key', 'key_1'],
        ['target', ''],
        ['created_after', 'yesterday'],
        ['created_before', '2026-02-30T00:00:00Z'],
      ] as const) {
        const response = await suite.admin.call('GET', `/v1/audit?${name}=${encodeURIComponent(value)}`);
        expect(pointersOf(await problemOf(response, 400, 'invalid_request'))).to.deep.equal([
          `/query/${name}`,
        ]);
      }
    });
  });

  listsPages({ suite, path: '/v1/audit', make });
  suite.refuses({ path: () => '/v1/audit' });
  suite.coversEveryStatus();
});
