/** POST /runs/{run_id}/links: an address that opens one file of one run without a key, until it ends. */
import { expect } from 'chai';
import { createRunLink } from '../../generated/api/sdk.gen.ts';
import type { CreatedKey, RunLink } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { expireRun } from '../support/expiry.ts';
import { until } from '../support/until.ts';

describe('contract/create-run-link', () => {
  const suite = contractSuite('createRunLink');
  let id: string;
  let other: string;
  before(async () => {
    ({ id } = await suite.admin.createRun({ task: 'echo said > a.txt\necho said' }));
    ({ id: other } = await suite.admin.createRun({ task: 'echo other' }));
    await Promise.all([id, other].map((run) => suite.admin.settled(run)));
  });
  const path = (run = id): string => `/v1/runs/${run}/links`;

  async function link(body: object, run = id, caller = suite.admin): Promise<RunLink> {
    const response = await caller.call('POST', path(run), { body });
    expect(response.status).to.equal(201);
    return (await response.json()) as RunLink;
  }
  /** As a browser would: no key, and the answer held against the contract. */
  const open = (url: string): Promise<Response> => suite.contract.fetch(url);
  async function refused(url: string, code = 'unauthenticated'): Promise<void> {
    await problemOf(await open(url), 401, code);
  }

  describe('201', () => {
    it('opens that one file as the key itself would, for five minutes unless asked otherwise', async () => {
      const { data } = await createRunLink({
        client: suite.client,
        path: { run_id: id },
        body: { file: 'log' },
      });
      const left = Date.parse(data?.expires_at ?? '') - Date.now();
      expect(left).to.be.within(240_000, 301_000);
      for (const file of ['log', 'patch'] as const) {
        const { url } = await link({ file });
        expect(url.startsWith(`${suite.origin}/files/${id}/${file}?link=`)).to.equal(true);
        const [opened, whole] = [await open(url), await suite.admin.call('GET', `/files/${id}/${file}`)];
        expect([opened.status, await opened.text()]).to.deep.equal([200, await whole.text()]);
        for (const name of ['etag', 'content-type', 'content-disposition', 'content-security-policy'])
          expect(opened.headers.get(name)).to.equal(whole.headers.get(name));
      }
    });

    it('opens no other file, no other run and nothing else', async () => {
      const { url } = await link({ file: 'log' });
      const { search } = new URL(url);
      await refused(url.replace('/log?', '/patch?'));
      await refused(url.replace(id, other));
      await refused(`${suite.origin}/v1/runs/${id}${search}`);
      await refused(`${suite.origin}/v1/me${search}`);
      expect((await open(url)).status).to.equal(200);
    });

    it('opens nothing once a character of it is another', async () => {
      const { url } = await link({ file: 'log' });
      const begin = url.indexOf('link=') + 'link='.length;
      for (let index = begin; index < url.length; index++) {
        const changed = url[index] === '1' ? '2' : '1';
        // The last character of the code carries two bits that say nothing.
        if (index === url.length - 1) continue;
        await refused(`${url.slice(0, index)}${changed}${url.slice(index + 1)}`);
      }
      for (const text of ['', '.', 'x', '9'.repeat(128)])
        expect((await open(`${url.slice(0, begin)}${text}`)).status).to.equal(401);
      await refused(`${url}&link=again`);
    });

    it('opens nothing once it has ended', async () => {
      const { url } = await link({ file: 'log', expires_in_seconds: 1 });
      await until('the link to end', async () => (await open(url)).status === 401);
    });

    it('opens nothing once its key is revoked or may not read any more', async () => {
      for (const [change, code] of [
        [{ method: 'DELETE' }, 'key_revoked'],
        [{ method: 'PATCH', body: { scopes: ['run:create'] } }, 'insufficient_scope'],
      ] as const) {
        const body = { name: 'for links', scopes: ['runs:read'] };
        const made = (await (await suite.admin.call('POST', '/v1/keys', { body })).json()) as CreatedKey;
        const { url } = await link({ file: 'log' }, id, suite.caller(made.secret));
        expect((await open(url)).status).to.equal(200);
        await suite.admin.call(
          change.method,
          `/v1/keys/${made.id}`,
          'body' in change ? { body: change.body } : {},
        );
        await problemOf(await open(url), code === 'insufficient_scope' ? 403 : 401, code);
      }
    });

    it('opens nothing once its run is deleted', async () => {
      const run = await suite.admin.createRun({ task: 'true' });
      await suite.admin.settled(run.id);
      const { url } = await link({ file: 'log' }, run.id);
      await suite.admin.call('DELETE', `/v1/runs/${run.id}`);
      await problemOf(await open(url), 404, 'not_found');
    });

    it('leaves an entry in the audit record that does not hold it', async () => {
      const { url } = await link({ file: 'patch' });
      const response = await suite.admin.call('GET', `/v1/audit?operation=createRunLink&target=${id}`);
      const text = await response.text();
      expect(text).to.include('createRunLink').and.not.to.include(new URL(url).searchParams.get('link'));
    });
  });

  describe('400', () => {
    it('refuses another file, and a time that is too long or none', async () => {
      for (const [body, pointer] of [
        [{ file: '../log' }, '/file'],
        [{}, '/file'],
        [{ file: 'log', expires_in_seconds: 3601 }, '/expires_in_seconds'],
        [{ file: 'log', expires_in_seconds: 0 }, '/expires_in_seconds'],
        [{ file: 'log', name: 'x' }, '/name'],
      ] as const) {
        const response = await suite.admin.call('POST', path(), { body });
        expect(pointersOf(await problemOf(response, 400, 'invalid_request'))).to.deep.equal([pointer]);
      }
    });
  });

  describe('410', () => {
    it('makes no link to a log whose time is over, but one to the patch', async () => {
      const run = await suite.admin.createRun({ task: 'echo said > a.txt' });
      await suite.admin.settled(run.id);
      await expireRun(suite.database, run.id);
      const refusal = await suite.admin.call('POST', path(run.id), { body: { file: 'log' } });
      await problemOf(refusal, 410, 'expired');
      const { url } = await link({ file: 'patch' }, run.id);
      expect(await (await open(url)).text()).to.equal(await suite.admin.patch(run.id));
    });
  });

  suite.refuses({ path, body: { file: 'log' } });
  suite.coversEveryStatus();
});
