/** POST /workspaces: a folder for agents to work in. */
import { expect } from 'chai';
import { createWorkspace } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';

describe('contract/create-workspace', () => {
  const suite = contractSuite('createWorkspace');
  const post = (body: unknown) => suite.admin.call('POST', '/v1/workspaces', { body });
  const postWith = (key: string, body: unknown, caller = suite.admin) =>
    caller.call('POST', '/v1/workspaces', { body, headers: { 'idempotency-key': key } });

  describe('201', () => {
    it('makes an empty workspace that is ready at once', async () => {
      const { data, response } = await createWorkspace({
        client: suite.client,
        body: { name: 'shop', metadata: { team: 'web' }, source: { type: 'empty' } },
      });
      expect(data?.id).to.match(/^ws_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
      expect(response?.headers.get('location')).to.equal(`${suite.origin}/v1/workspaces/${data?.id}`);
      expect(data).to.deep.include({
        name: 'shop',
        metadata: { team: 'web' },
        source: { type: 'empty' },
        state: 'ready',
        size_bytes: 0,
        file_count: 0,
        last_used_at: null,
        expires_at: null,
      });
      expect(data?.updated_at).to.equal(data?.created_at);
    });

    it('takes an empty object, and the same name twice', async () => {
      const [one, two] = [
        await suite.admin.createWorkspace('same'),
        await suite.admin.createWorkspace('same'),
      ];
      expect(one.id).not.to.equal(two.id);
      const bare = await (await post({})).json();
      expect(bare).to.deep.include({ name: null, metadata: {}, source: { type: 'empty' } });
    });

    it('gives back names and metadata as they are', async () => {
      const body = { name: ' ü\u{1F600}"\\<b> ', metadata: { 'a/b~c': 'x\ny', k: '' } };
      expect(await (await post(body)).json()).to.deep.include(body);
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['a list', [], ['']],
      ['an empty name', { name: '' }, ['/name']],
      ['a name that is too long', { name: 'x'.repeat(101) }, ['/name']],
      ['an unknown source', { source: { type: 'magic' } }, ['/source/type']],
      ['a source without a type', { source: {} }, ['/source/type']],
      ['an unknown field', { nam: 'x' }, ['/nam']],
      ['metadata with an empty name', { metadata: { '': 'x' } }, ['/metadata/']],
      ['a value that is too long', { metadata: { a: 'x'.repeat(513) } }, ['/metadata/a']],
    ];
    for (const [title, body, pointers] of refused) {
      it(`refuses ${title}`, async () => {
        expect(pointersOf(await problemOf(await post(body), 400, 'invalid_request'))).to.deep.equal(pointers);
      });
    }
  });

  describe('201 again', () => {
    it('gives the first answer again, also after the workspace has changed, to every key of the environment', async () => {
      const first = await postWith('again', { name: 'again', metadata: { a: '1', b: '2' } });
      const record = await first.text();
      await suite.database
        .knex('workspaces')
        .where({ name: 'again' })
        .update({ name: 'changed', size_bytes: 7 });
      for (const caller of [suite.admin, suite.caller(await suite.makeKey())]) {
        const second = await postWith('again', { metadata: { b: '2', a: '1' }, name: 'again' }, caller);
        expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
        expect(second.headers.get('location')).to.equal(first.headers.get('location'));
        expect(await second.text()).to.equal(record);
      }
      const stranger = suite.caller(await suite.makeKey({ environment: 'other' }));
      const theirs = await postWith('again', { name: 'theirs' }, stranger);
      expect([theirs.status, theirs.headers.get('idempotent-replayed')]).to.deep.equal([201, null]);
    });

    it('makes one workspace of fifty posts that come at once', async () => {
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => postWith('at-once', { name: 'at once' })),
      );
      const bodies = await Promise.all(responses.map((response) => response.text()));
      expect([new Set(bodies).size, new Set(responses.map(({ status }) => status))]).to.deep.equal([
        1,
        new Set([201]),
      ]);
      expect(await suite.database.knex('workspaces').where({ name: 'at once' })).to.have.length(1);
    });
  });

  describe('409', () => {
    it('tells a request to come back whose Idempotency-Key is being taken at this moment', async () => {
      await whileHeld(suite, 'createWorkspace', 'held', async () => {
        const held = await postWith('held', {});
        expect(Number(held.headers.get('retry-after'))).to.be.within(1, 60);
        await problemOf(held, 409, 'idempotency_in_flight');
      });
      expect((await postWith('held', {})).status).to.equal(201);
    });
  });

  describe('422', () => {
    it('refuses another body under the same Idempotency-Key', async () => {
      expect((await postWith('one-key', { name: 'one' })).status).to.equal(201);
      const problem = await problemOf(
        await postWith('one-key', { name: 'two' }),
        422,
        'idempotency_mismatch',
      );
      expect(pointersOf(problem)).to.deep.equal(['/header/idempotency-key']);
    });
  });

  suite.refuses({ path: () => '/v1/workspaces', body: { name: 'a' } });
  suite.coversEveryStatus();
});
