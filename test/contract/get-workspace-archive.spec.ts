/** GET /workspaces/{workspace_id}/archive: everything in a workspace, as tar itself understands it. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { getWorkspaceArchive } from '../../generated/api/sdk.gen.ts';
import { contractSuite } from '../support/contract-suite.ts';
import { everything, fillWorkspace } from '../support/workspace-files.ts';

describe('contract/get-workspace-archive', () => {
  const suite = contractSuite('getWorkspaceArchive');
  let id: string;
  const folders: string[] = [];
  before(async () => {
    ({ id } = await fillWorkspace(suite.admin, everything));
  });
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const path = (query = '', workspace = id): string => `/v1/workspaces/${workspace}/archive${query}`;
  const get = (query = '', headers: Record<string, string> = {}, workspace = id): Promise<Response> =>
    suite.admin.call('GET', path(query, workspace), { headers });

  async function unpack(response: Response, ...flags: string[]): Promise<string> {
    expect(response.status).to.equal(200);
    const folder = mkdtempSync(join(tmpdir(), 'archive-'));
    folders.push(folder);
    const input = Buffer.from(await response.arrayBuffer());
    execFileSync('tar', ['-x', ...flags, '-C', folder], { input });
    return folder;
  }
  const listing = (folder: string): string[] =>
    execFileSync('find', ['.', '!', '-name', '.', '-printf', '%P %m %y\n'], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n')
      .sort();

  describe('200', () => {
    it('is a tar file with every file, mode and symlink, whatever the files say of archives', async () => {
      const response = await get();
      expect(response.headers.get('content-type')).to.equal('application/x-tar');
      expect(response.headers.get('content-disposition')).to.equal(`attachment; filename="${id}.tar"`);
      expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
      const folder = await unpack(response, '-p');
      expect(listing(folder)).to.include.members([
        '.gitattributes 644 f',
        'README.md 644 f',
        'run.sh 755 f',
        'src 755 d',
        'src/lib/deep.txt 644 f',
        'src/link 777 l',
        'tab\there 644 f',
        'ü/ä.txt 644 f',
      ]);
      expect(readFileSync(join(folder, 'a b/it\'s "so" % 1.txt'), 'utf8')).to.equal('quoted');
      expect(readlinkSync(join(folder, 'src/link'))).to.equal('../README.md');
      expect(lstatSync(join(folder, 'src/large.bin')).size).to.equal(300_000);
    });

    it('is compressed when Accept prefers that or format says so, with the same in it', async () => {
      const plain = listing(await unpack(await get()));
      const asked = await get('', { accept: 'application/gzip, application/x-tar;q=0.5' });
      expect([asked.headers.get('content-type'), asked.headers.get('content-disposition')]).to.deep.equal([
        'application/gzip',
        `attachment; filename="${id}.tar.gz"`,
      ]);
      expect(listing(await unpack(asked, '-z'))).to.deep.equal(plain);
      expect(listing(await unpack(await get('?format=tar.gz'), '-z'))).to.deep.equal(plain);
      const tar = await get('?format=tar', { accept: 'application/gzip' });
      expect(listing(await unpack(tar))).to.deep.equal(plain);
    });

    it('shows what a run ended with', async () => {
      const run = await suite.admin.createRun({ prompt: 'rm -r src', workspace: id, apply: 'never' });
      await suite.admin.completed(run.id);
      const folder = await unpack(await get(`?ref=${encodeURIComponent(run.id)}`));
      expect(listing(folder).filter((line) => line.startsWith('src'))).to.deep.equal([]);
    });

    it('is an archive of nothing for an empty workspace', async () => {
      const { id: empty } = await suite.admin.createWorkspace('empty');
      expect(listing(await unpack(await get('', {}, empty)))).to.deep.equal(['']);
      expect(listing(await unpack(await get('?format=tar.gz', {}, empty), '-z'))).to.deep.equal(['']);
    });

    it('comes to the generated client as bytes', async () => {
      const { data } = await getWorkspaceArchive({
        client: suite.client,
        path: { workspace_id: id },
        parseAs: 'arrayBuffer',
      });
      expect((data as unknown as ArrayBuffer).byteLength % 10_240).to.equal(0);
    });
  });

  describe('304', () => {
    it('sends nothing while the files are the same, in the same format', async () => {
      const first = await get();
      const etag = first.headers.get('etag') ?? '';
      await first.arrayBuffer();
      expect(etag).to.match(/^W\/"[0-9a-f]{40}-tar"$/);
      const same = await get('', { 'if-none-match': etag });
      expect([same.status, same.headers.get('etag'), await same.text()]).to.deep.equal([304, etag, '']);
      const other = await get('?format=tar.gz', { 'if-none-match': etag });
      expect(other.status).to.equal(200);
      await other.arrayBuffer();
    });
  });

  suite.refuses({ path: () => path() });
  suite.coversEveryStatus();
});
