/** POST /workspaces: a folder for agents to work in. */
import { expect } from 'chai';
import { createWorkspace } from '../../generated/api/sdk.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { whileHeld } from '../support/held-key.ts';
import { until } from '../support/until.ts';

describe('contract/create-workspace', () => {
  const suite = contractSuite('createWorkspace');
  const post = (body: unknown) => suite.admin.call('POST', '/v1/workspaces', { body });
  const postWith = (key: string, body: unknown, caller = suite.admin) =>
    caller.call('POST', '/v1/workspaces', { body, headers: { 'idempotency-key': key } });

  const git = (fields: object) => ({
    source: { type: 'git', url: 'https://git.example.com/shop.git', ...fields },
  });

  const uuidOfWorkspace = async (runId: string) => parseId('ws', (await suite.admin.getRun(runId)).workspace);

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

  describe('201 to be filled', () => {
    it('waits for its archive, and shows no more of git than what is no secret', async () => {
      const { data } = await createWorkspace({ client: suite.client, body: { source: { type: 'archive' } } });
      expect(data).to.deep.include({
        source: { type: 'archive' },
        state: 'creating',
        reason: null,
        progress: {
          phase: 'waiting_for_archive',
          objects: null,
          objects_total: null,
          files: null,
          bytes: null,
        },
        size_bytes: 0,
      });
      const body = git({ ref: 'main', depth: 3, credentials: { username: 'me', password: 'hidden-word' } });
      const response = await post(body);
      const text = await response.text();
      expect(response.status, text).to.equal(201);
      expect(text)
        .not.to.include('hidden-word')
        .and.not.include(Buffer.from('me:hidden-word').toString('base64'));
      expect(JSON.parse(text)).to.deep.include({
        source: { type: 'git', url: 'https://git.example.com/shop.git', ref: 'main', depth: 3 },
        state: 'creating',
      });
      await suite.database.knex('workspace_jobs').delete();
    });

    it('is filled from what a run ended with, at once where that is nothing', async () => {
      const run = await suite.admin.createRun({ task: 'mkdir a; echo hi > a/b.txt; false', apply: 'never' });
      await suite.admin.settled(run.id);
      const nothing = await suite.admin.createRun({ task: 'true' });
      await suite.admin.settled(nothing.id);
      const empty = await (await post({ source: { type: 'run', run_id: nothing.id } })).json();
      expect(empty).to.deep.include({
        state: 'ready',
        source: { type: 'run', run_id: nothing.id },
        size_bytes: 0,
      });
      const made = (await (await post({ source: { type: 'run', run_id: run.id } })).json()) as { id: string };
      const filled = await until('it to be filled', async () => {
        const workspace = await suite.admin.getWorkspace(made.id);
        return workspace.state === 'creating' ? undefined : workspace;
      });
      expect(filled).to.deep.include({ state: 'ready', reason: null, progress: null, size_bytes: 3 });
      const reading = await suite.admin.createRun({ prompt: 'cat a/b.txt', workspace: made.id });
      await suite.admin.completed(reading.id);
      expect((await suite.admin.log(reading.id)).map((line) => line.text)).to.deep.equal(['hi\n']);
    });
  });

  describe('400', () => {
    const refused: [title: string, body: unknown, pointers: string[]][] = [
      ['a list', [], ['']],
      ['an empty name', { name: '' }, ['/name']],
      ['a name that is too long', { name: 'x'.repeat(101) }, ['/name']],
      ['an unknown source', { source: { type: 'magic' } }, ['/source/type']],
      ['a source without a type', { source: {} }, ['/source/type']],
      ['git without an address', { source: { type: 'git' } }, ['/source/url']],
      ['an unknown field of a source', { source: { type: 'archive', url: 'x' } }, ['/source/url']],
      ['a negative depth', git({ depth: -1 }), ['/source/depth']],
      ['a ref that is an option', git({ ref: '--upload-pack=x' }), ['/source/ref']],
      ['a ref that is a pattern', git({ ref: 'a*' }), ['/source/ref']],
      ['a ref that names two', git({ ref: 'a:b' }), ['/source/ref']],
      ['a ref that forces', git({ ref: '+a' }), ['/source/ref']],
      ['a ref with two dots', git({ ref: 'a..b' }), ['/source/ref']],
      [
        'credentials without a secret',
        git({ credentials: { username: 'a' } }),
        ['/source/credentials/password'],
      ],
      ['empty credentials', git({ credentials: {} }), ['/source/credentials/password']],
      [
        'two kinds of credentials',
        git({ credentials: { token: 'a', password: 'b' } }),
        ['/source/credentials'],
      ],
      [
        'a line break in a password',
        git({ credentials: { password: 'a\nb' } }),
        ['/source/credentials/password'],
      ],
      ['a run without an id', { source: { type: 'run' } }, ['/source/run_id']],
      ['an unknown field', { nam: 'x' }, ['/nam']],
      ['metadata with an empty name', { metadata: { '': 'x' } }, ['/metadata/']],
      ['a value that is too long', { metadata: { a: 'x'.repeat(513) } }, ['/metadata/a']],
    ];
    for (const url of [
      'git@git.example.com:team/shop.git',
      'ssh://git.example.com/shop.git',
      'git://git.example.com/shop.git',
      'file:///etc/passwd',
      'ext::sh -c x',
      '/etc/passwd',
      'http://git.example.com/shop.git',
      'https://user:secret@git.example.com/shop.git',
      'https://git.example.com/shop.git?token=secret',
      'https://git.example.com/shop.git#main',
      'https://localhost/shop.git',
      'https://127.0.0.1/shop.git',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/shop.git',
      'https://0x7f000001/shop.git',
      'https://10.0.0.1/shop.git',
      'https://git.example.com:22/shop.git',
      'https://metadata.internal/shop.git',
    ])
      it(`refuses ${url} as an address to fetch from`, async () => {
        const problem = await problemOf(await post(git({ url })), 400, 'invalid_request');
        expect(pointersOf(problem)).to.deep.equal(['/source/url']);
        expect(JSON.stringify(problem)).not.to.include('secret');
        expect(await suite.database.knex('workspace_jobs')).to.deep.equal([]);
      });

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

  describe('404', () => {
    it("finds no run that is not there, or is another environment's", async () => {
      const theirs = suite.caller(await suite.makeKey({ environment: 'other' }));
      const run = await theirs.createRun({ task: 'true' });
      for (const run_id of [run.id, `dev/run_${'0'.repeat(26)}`, 'nonsense'])
        await problemOf(await post({ source: { type: 'run', run_id } }), 404, 'not_found');
    });
  });

  describe('409 of a run', () => {
    it('refuses a run that is open, and one that never started', async () => {
      const open = await suite.admin.createRun({ task: 'sleep 600' });
      await problemOf(await post({ source: { type: 'run', run_id: open.id } }), 409, 'conflict');
      await suite.admin.cancelRun(open.id);
      await suite.admin.settled(open.id);
      await suite.database.knex('runs').where({ settled_at: null }).delete();
      await suite.database
        .knex('runs')
        .where({ workspace_id: await uuidOfWorkspace(open.id) })
        .update({ base_commit: null });
      await suite.database.knex('run_receipts').update({ result_commit: null });
      await problemOf(await post({ source: { type: 'run', run_id: open.id } }), 409, 'conflict');
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

    it('tells other credentials from the same ones without keeping either', async () => {
      const asked = (password: string) => git({ credentials: { password } });
      const first = await postWith('secret', asked('one'));
      expect(first.status).to.equal(201);
      const second = await postWith('secret', asked('one'));
      expect([second.status, second.headers.get('idempotent-replayed')]).to.deep.equal([201, 'true']);
      await problemOf(await postWith('secret', asked('two')), 422, 'idempotency_mismatch');
      await suite.database.knex('workspace_jobs').delete();
    });
  });

  suite.refuses({ path: () => '/v1/workspaces', body: { name: 'a' } });
  suite.coversEveryStatus();
});
