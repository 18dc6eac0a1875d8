/** GET /workspaces/{workspace_id}/files: folders of a workspace, page by page, of one commit. */
import { expect } from 'chai';
import { listWorkspaceFiles } from '../../generated/api/sdk.gen.ts';
import type { FileList } from '../../generated/api/types.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { everything, fillWorkspace } from '../support/workspace-files.ts';

describe('contract/list-workspace-files', () => {
  const suite = contractSuite('listWorkspaceFiles');
  let id: string;
  let run: string;
  before(async () => {
    ({ id, run } = await fillWorkspace(suite.admin, everything));
  });
  const ask = (query: Record<string, string> = {}, workspace = id): Promise<Response> =>
    suite.admin.call('GET', `/v1/workspaces/${workspace}/files?${new URLSearchParams(query)}`);
  async function list(query: Record<string, string> = {}, workspace = id): Promise<FileList> {
    const response = await ask(query, workspace);
    expect(response.status).to.equal(200);
    return (await response.json()) as FileList;
  }

  describe('200', () => {
    it('lists the top with kind, size and mode of each', async () => {
      const { data } = await listWorkspaceFiles({ client: suite.client, path: { workspace_id: id } });
      const { head } = await suite.admin.getWorkspace(id);
      expect(data).to.include({ commit: head, path: '', next_cursor: null });
      expect(
        data?.data.map(({ name, type, size_bytes, mode }) => [name, type, size_bytes, mode]),
      ).to.deep.equal([
        ['--help', 'file', 4, '100644'],
        ['.gitattributes', 'file', 43, '100644'],
        ['README.md', 'file', 7, '100644'],
        ['a b', 'directory', null, '040000'],
        ['empty', 'file', 0, '100644'],
        ['run.sh', 'file', 18, '100755'],
        ['src', 'directory', null, '040000'],
        ['tab\there', 'file', 3, '100644'],
        ['ü', 'directory', null, '040000'],
      ]);
    });

    it('lists a folder by its path, with or without a slash at its end', async () => {
      const folder = await list({ path: 'src' });
      expect(folder.path).to.equal('src');
      expect(folder.data.map(({ path, type, size_bytes }) => [path, type, size_bytes])).to.deep.equal([
        ['src/large.bin', 'file', 300_000],
        ['src/lib', 'directory', null],
        ['src/link', 'symlink', 12],
        ['src/page.html', 'file', 25],
      ]);
      expect(await list({ path: 'src/' })).to.deep.equal(folder);
      expect((await list({ path: 'src/lib' })).data.map(({ path }) => path)).to.deep.equal([
        'src/lib/deep.txt',
      ]);
      expect((await list({ path: 'ü' })).data.map(({ path }) => path)).to.deep.equal(['ü/ä.txt']);
      expect((await list({ path: 'a b' })).data.map(({ name }) => name)).to.deep.equal([
        'it\'s "so" % 1.txt',
      ]);
    });

    it('goes on with the commit it began with, although a run brings in more meanwhile', async () => {
      const made = await fillWorkspace(suite.admin, 'for i in $(seq 10 34); do echo $i > f$i; done');
      const first = await list({ limit: '10' }, made.id);
      const more = await suite.admin.createRun({
        prompt: 'rm f1*; echo new > a; mkdir z',
        workspace: made.id,
      });
      await suite.admin.completed(more.id);
      const names = first.data.map(({ name }) => name);
      for (let cursor = first.next_cursor; cursor !== null; ) {
        const page: FileList = await list({ limit: '10', cursor }, made.id);
        expect(page.commit).to.equal(first.commit);
        names.push(...page.data.map(({ name }) => name));
        cursor = page.next_cursor;
      }
      expect(names).to.deep.equal(Array.from({ length: 25 }, (_, index) => `f${index + 10}`));
      expect((await list({}, made.id)).data.map(({ name }) => name)).to.include.members(['a', 'f34']);
    });

    it('shows what a run ended with, applied or not, and any commit of the history', async () => {
      const before = (await suite.admin.getWorkspace(id)).head;
      expect((await list({ ref: run })).commit).to.equal(before);
      const held = await suite.admin.createRun({
        prompt: 'echo held > held.txt',
        workspace: id,
        apply: 'never',
      });
      await suite.admin.completed(held.id);
      const shown = await list({ ref: held.id });
      expect(shown.data.map(({ name }) => name)).to.include('held.txt');
      expect((await list()).data.map(({ name }) => name)).not.to.include('held.txt');
      expect((await list({ ref: shown.commit })).data).to.deep.equal(shown.data);
      const nothing = await suite.admin.createRun({ prompt: 'true', workspace: id });
      await suite.admin.completed(nothing.id);
      expect((await list({ ref: nothing.id })).commit).to.equal(before);
    });

    it('lists nothing of a workspace that is empty, before and after runs', async () => {
      const empty = await suite.admin.createWorkspace('empty');
      expect((await list({}, empty.id)).data).to.deep.equal([]);
      const full = await fillWorkspace(suite.admin, 'echo a > a');
      const cleared = await suite.admin.createRun({ prompt: 'rm a', workspace: full.id });
      await suite.admin.completed(cleared.id);
      expect((await list({}, full.id)).data).to.deep.equal([]);
      expect((await list({ ref: empty.head }, full.id)).data).to.deep.equal([]);
    });
  });

  describe('400', () => {
    it('refuses a path that no entry can have, and one of a file', async () => {
      for (const path of [
        '/',
        '/etc',
        '..',
        'src/../..',
        './src',
        'src//lib',
        '.',
        'src/.',
        'README.md',
        'src/link',
      ])
        expect(pointersOf(await problemOf(await ask({ path }), 400, 'invalid_request')), path).to.deep.equal([
          '/query/path',
        ]);
      await problemOf(await ask({ path: 'a\0b' }), 400, 'invalid_request');
    });

    it('refuses a page size out of bounds and a cursor that no page gave', async () => {
      const foreign = await fillWorkspace(suite.admin, 'echo a > a; echo b > b');
      const { next_cursor } = await list({ limit: '1' }, foreign.id);
      for (const cursor of ['x', 'AAAA', 'A'.repeat(32), next_cursor ?? ''])
        expect(pointersOf(await problemOf(await ask({ cursor }), 400, 'invalid_request'))).to.deep.equal([
          '/query/cursor',
        ]);
      for (const limit of ['0', '1001', 'all'])
        expect(pointersOf(await problemOf(await ask({ limit }), 400, 'invalid_request'))).to.deep.equal([
          '/query/limit',
        ]);
    });
  });

  describe('404', () => {
    it('finds no folder that is not there, and follows no symlink to one', async () => {
      const linked = await fillWorkspace(suite.admin, 'mkdir d; echo a > d/a; ln -s d link; ln -s /etc etc');
      for (const path of ['nowhere', 'd/nowhere', 'link/a', 'etc/passwd'])
        await problemOf(await ask({ path }, linked.id), 404, 'not_found');
    });

    it('finds no ref that this workspace does not have', async () => {
      const other = await fillWorkspace(suite.admin, 'echo other > other');
      const { head } = await suite.admin.getWorkspace(other.id);
      const open = await suite.admin.createRun({ prompt: 'sleep 600', workspace: id });
      const refs = [
        head,
        other.run,
        open.id,
        `elsewhere/run_${'0'.repeat(26)}`,
        'HEAD',
        'main',
        '--all',
        '0'.repeat(40),
      ];
      for (const ref of refs) await problemOf(await ask({ ref }), 404, 'not_found');
      await suite.admin.cancelRun(open.id);
      await suite.admin.settled(open.id);
    });
  });

  suite.refuses({ path: () => `/v1/workspaces/${id}/files` });
  suite.coversEveryStatus();
});
