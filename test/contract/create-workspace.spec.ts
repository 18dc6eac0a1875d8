/** POST /workspaces: a folder for agents to work in. */
import { expect } from 'chai';
import { createWorkspace } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';

describe('contract/create-workspace', () => {
  const suite = contractSuite('createWorkspace');
  const post = (body: unknown) => suite.admin.call('POST', '/v1/workspaces', { body });

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
        last_used_at: null,
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

  suite.refuses({ path: () => '/v1/workspaces', body: { name: 'a' } });
  suite.coversEveryStatus();
});
