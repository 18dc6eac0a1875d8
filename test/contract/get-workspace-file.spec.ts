/** GET /workspaces/{workspace_id}/files/content: the bytes of a file, for programs and never for a browser to run. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { getWorkspaceFile } from '../../generated/api/sdk.gen.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { everything, fillWorkspace } from '../support/workspace-files.ts';

const blobId = (content: Buffer | string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');

describe('contract/get-workspace-file', () => {
  const suite = contractSuite('getWorkspaceFile');
  let id: string;
  before(async () => {
    ({ id } = await fillWorkspace(suite.admin, everything));
  });
  const path = (file: string, workspace = id): string =>
    `/v1/workspaces/${workspace}/files/content?path=${encodeURIComponent(file)}`;
  const get = (file: string, headers: Record<string, string> = {}, workspace = id): Promise<Response> =>
    suite.admin.call('GET', path(file, workspace), { headers });
  const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

  describe('200', () => {
    it('sends the bytes of any file, whatever it is called', async () => {
      const files: Record<string, string> = {
        'README.md': '# Shop\n',
        'src/lib/deep.txt': 'deep',
        'a b/it\'s "so" % 1.txt': 'quoted',
        'ü/ä.txt': 'umlaut',
        '--help': 'dash',
        'tab\there': 'tab',
        empty: '',
        // Where the link leads is what it holds; nobody goes there.
        'src/link': '../README.md',
      };
      for (const [file, content] of Object.entries(files)) {
        const response = await get(file);
        expect([response.status, await response.text()], file).to.deep.equal([200, content]);
        expect(response.headers.get('content-length')).to.equal(String(Buffer.byteLength(content)));
        expect(response.headers.get('etag')).to.equal(`"${blobId(content)}"`);
      }
    });

    it('sends a large file whole, and tells of it by the id of its content', async () => {
      const response = await get('src/large.bin');
      const bytes = await bytesOf(response);
      expect(bytes.length).to.equal(300_000);
      expect(response.headers.get('etag')).to.equal(`"${blobId(bytes)}"`);
    });

    it('is nothing that a browser shows or runs, whatever it is called', async () => {
      const response = await get('src/page.html');
      expect(response.headers.get('content-type')).to.equal('application/octet-stream');
      expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
      expect(response.headers.get('content-security-policy')).to.equal("default-src 'none'; sandbox");
      expect(response.headers.get('content-disposition')).to.equal('attachment; filename="page.html"');
      expect((await get('a b/it\'s "so" % 1.txt')).headers.get('content-disposition')).to.equal(
        `attachment; filename="it's _so_ _ 1.txt"; filename*=UTF-8''it%27s%20%22so%22%20%25%201.txt`,
      );
      expect((await get('ü/ä.txt')).headers.get('content-disposition')).to.equal(
        `attachment; filename="_.txt"; filename*=UTF-8''%C3%A4.txt`,
      );
      expect((await get('tab\there')).headers.get('content-disposition')).to.equal(
        `attachment; filename="tab_here"; filename*=UTF-8''tab%09here`,
      );
    });

    it('shows a file as a run left it', async () => {
      const run = await suite.admin.createRun({
        prompt: 'echo changed > README.md',
        workspace: id,
        apply: 'never',
      });
      await suite.admin.completed(run.id);
      const response = await suite.admin.call(
        'GET',
        `${path('README.md')}&ref=${encodeURIComponent(run.id)}`,
      );
      expect(await response.text()).to.equal('changed\n');
      const { data } = await getWorkspaceFile({
        client: suite.client,
        path: { workspace_id: id },
        query: { path: 'README.md' },
        parseAs: 'text',
      });
      expect(data).to.equal('# Shop\n');
    });

    it('answers HEAD with the headers alone', async () => {
      const [head, whole] = [await suite.admin.call('HEAD', path('README.md')), await get('README.md')];
      expect([head.status, await head.text()]).to.deep.equal([200, '']);
      for (const name of ['etag', 'content-length', 'content-type', 'content-disposition'])
        expect(head.headers.get(name)).to.equal(whole.headers.get(name));
      await whole.text();
    });

    it('comes whole when If-Range is of another content', async () => {
      const response = await get('README.md', { range: 'bytes=0-1', 'if-range': '"another"' });
      expect([response.status, await response.text()]).to.deep.equal([200, '# Shop\n']);
    });
  });

  describe('206', () => {
    it('sends the bytes that were asked for, from anywhere', async () => {
      const whole = await bytesOf(await get('src/large.bin'));
      const last = whole.length - 1;
      const ranges: [string, number, number][] = [
        ['bytes=0-0', 0, 0],
        ['bytes=70000-200000', 70_000, 200_000],
        ['bytes=299990-', 299_990, last],
        ['bytes=-5', last - 4, last],
      ];
      for (const [range, start, end] of ranges) {
        const response = await get('src/large.bin', { range, 'if-range': `"${blobId(whole)}"` });
        expect([response.status, response.headers.get('content-range')]).to.deep.equal([
          206,
          `bytes ${start}-${end}/${whole.length}`,
        ]);
        expect((await bytesOf(response)).equals(whole.subarray(start, end + 1))).to.equal(true);
      }
    });
  });

  describe('304', () => {
    it('sends nothing while the content is the same, whatever else the workspace took in', async () => {
      const etag = `"${blobId('# Shop\n')}"`;
      const run = await suite.admin.createRun({ prompt: 'echo more > more.txt', workspace: id });
      await suite.admin.completed(run.id);
      for (const tag of [etag, `W/${etag}`, '*']) {
        const response = await get('README.md', { 'if-none-match': tag });
        expect([response.status, response.headers.get('etag'), await response.text()]).to.deep.equal([
          304,
          etag,
          '',
        ]);
      }
    });
  });

  describe('400', () => {
    it('refuses a path that no file can have, one of a folder, and none', async () => {
      for (const file of ['/', '../x', 'src/../README.md', './README.md', '/etc/passwd', 'src', 'src/lib'])
        expect(pointersOf(await problemOf(await get(file), 400, 'invalid_request')), file).to.deep.equal([
          '/query/path',
        ]);
      const none = await suite.admin.call('GET', `/v1/workspaces/${id}/files/content`);
      expect(pointersOf(await problemOf(none, 400, 'invalid_request'))).to.deep.equal(['/query/path']);
    });
  });

  describe('404', () => {
    it('finds no file that is not there, and none behind a symlink', async () => {
      const linked = await fillWorkspace(suite.admin, 'mkdir d; echo a > d/a; ln -s d link; ln -s /etc etc');
      for (const file of ['nowhere', 'd/b', 'd/a/b', 'link/a', 'etc/passwd', ':(glob)*', '*'])
        await problemOf(await get(file, {}, linked.id), 404, 'not_found');
    });
  });

  describe('416', () => {
    it('refuses a range that lies outside, and tells the size', async () => {
      const response = await get('README.md', { range: 'bytes=7-' });
      expect(response.headers.get('content-range')).to.equal('bytes */7');
      await problemOf(response, 416, 'range_not_satisfiable');
    });
  });

  suite.refuses({ path: () => path('README.md') });
  suite.coversEveryStatus();
});
