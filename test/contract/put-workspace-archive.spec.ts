/** PUT /workspaces/{workspace_id}/archive: a workspace's content in one go, all of it or nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import { putWorkspaceArchive } from '../../generated/api/sdk.gen.ts';
import type { Workspace } from '../../generated/api/types.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { contractSuite, pointersOf, problemOf } from '../support/contract-suite.ts';
import { newDataDir } from '../support/service.ts';
import { filesTar, gzip, tarOf } from '../support/tar.ts';
import { until } from '../support/until.ts';

const emptyTar = Buffer.concat([await tarOf([{ name: './', type: 'directory' }])]);

const folder = await newDataDir();

describe('contract/put-workspace-archive', () => {
  const suite = contractSuite('putWorkspaceArchive', {
    DATA_DIR: folder.path,
    ARCHIVE_MB: '2',
    SOURCE_MB: '4',
    SOURCE_FILES: '50',
  });
  after(() => folder.remove());
  /** What is being gathered at this moment. */
  const gathered = () => {
    const copies = join(folder.path, 'workspaces', 'copies');
    if (!existsSync(copies)) return [];
    const names = readdirSync(copies).flatMap((owner) => readdirSync(join(copies, owner)));
    return names.filter((name) => name.startsWith('source-'));
  };
  const pathOf = (id: string) => `/v1/workspaces/${id}/archive`;
  const put = (id: string, body: Buffer, type = 'application/x-tar') =>
    suite.admin.call('PUT', pathOf(id), { body, headers: { 'content-type': type } });
  const read = async (response: Response): Promise<Workspace> => {
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    return JSON.parse(text) as Workspace;
  };
  const waiting = async (): Promise<Workspace> => {
    const body = { source: { type: 'archive' } };
    return (await (await suite.admin.call('POST', '/v1/workspaces', { body })).json()) as Workspace;
  };
  const say = async (workspace: string, prompt: string): Promise<string> => {
    const run = await suite.admin.createRun({ prompt, workspace });
    await suite.admin.completed(run.id);
    return (await suite.admin.log(run.id)).map((line) => line.text).join('');
  };

  describe('200', () => {
    it('fills a workspace that waits for it, which is ready with the reply', async () => {
      const { id, head } = await waiting();
      const archive = await tarOf([
        { name: 'a/b.txt', content: 'hello\n' },
        { name: 'run.sh', content: 'cat a/b.txt\n', mode: 0o755 },
        { name: 'l', type: 'symlink', linkname: 'a/b.txt' },
      ]);
      const filled = await read(await put(id, archive));
      expect(filled).to.deep.include({
        id,
        state: 'ready',
        source: { type: 'archive' },
        reason: null,
        progress: null,
        size_bytes: 18,
      });
      expect(filled.head)
        .to.match(/^[0-9a-f]{40}$/)
        .and.not.equal(head);
      expect(await suite.admin.getWorkspace(id)).to.deep.equal(filled);
      expect(await say(id, './run.sh; cat l; ls -a')).to.equal('hello\nhello\n.\n..\na\nl\nrun.sh\n');
    });

    it('takes a compressed one, through the generated client as well', async () => {
      const { id } = await waiting();
      const body = new Blob([new Uint8Array(gzip(await filesTar({ 'z.txt': 'z' })))]);
      const { data, error } = await putWorkspaceArchive({
        client: suite.client,
        path: { workspace_id: id },
        body,
        headers: { 'Content-Type': 'application/gzip' },
      });
      expect(data?.state, JSON.stringify(error)).to.equal('ready');
      expect(await say(id, 'ls')).to.equal('z.txt\n');
    });

    it('replaces what a ready workspace holds, again and again, also of an empty one', async () => {
      const { id } = await suite.admin.createWorkspace('mine');
      const heads = new Set<string>();
      for (const name of ['one', 'two', 'three']) {
        const { head, size_bytes: bytes } = await read(await put(id, await filesTar({ [name]: name })));
        heads.add(head);
        expect(bytes).to.equal(name.length);
        expect(await say(id, 'ls')).to.equal(`${name}\n`);
      }
      expect(heads.size).to.equal(3);
    });

    it('leaves a run under way its tree, and merges what it leaves', async () => {
      const { id } = await waiting();
      await read(await put(id, await filesTar({ a: 'a\n', b: 'b\n' })));
      const run = await suite.admin.createRun({
        prompt: 'cat a\nuntil test -e /tmp/never || sleep 1; do :; done\ncat a\necho more >> b',
        workspace: id,
      });
      await suite.admin.untilEvent(run.id, (event) => event.type === 'step.completed' && event.index === 1);
      await read(await put(id, await filesTar({ a: 'other\n', b: 'b\n' })));
      expect(await suite.admin.completed(run.id)).to.include({ applied: 'merged' });
      expect((await suite.admin.log(run.id)).map((line) => line.text)).to.deep.equal(['a\n', 'a\n']);
      expect(await say(id, 'cat a b')).to.equal('other\nb\nmore\n');
    });

    it('takes archives that come at once one after the other, and holds one of them whole', async () => {
      const { id } = await waiting();
      const archives = await Promise.all(
        Array.from({ length: 6 }, (_, n) => filesTar({ [`x${n}`]: `${n}`, [`y${n}`]: `${n}` })),
      );
      const replies = await Promise.all(archives.map((archive) => put(id, archive)));
      for (const reply of replies) await read(reply);
      expect(await say(id, 'ls | tr -d "\\n"')).to.match(/^x(\d)y\1$/);
    });
  });

  describe('422', () => {
    it('names the entry that is not taken, and leaves the workspace as it was', async () => {
      const { id } = await waiting();
      const bad = await tarOf([
        { name: 'good.txt', content: 'x' },
        { name: 'a/../../out.txt', content: 'x' },
      ]);
      for (const [bytes, type] of [
        [bad, 'application/x-tar'],
        [gzip(bad), 'application/gzip'],
      ] as const) {
        const problem = await problemOf(await put(id, bytes, type), 422, 'invalid_archive');
        expect(pointersOf(problem)).to.deep.equal(['/files/a~1..~1..~1out.txt']);
        expect(problem.detail).to.include('"a/../../out.txt" leads out of the workspace');
        expect(await suite.admin.getWorkspace(id)).to.deep.include({ state: 'creating', size_bytes: 0 });
      }
      await read(await put(id, await filesTar({ a: '1' })));
      await problemOf(await put(id, bad), 422, 'invalid_archive');
      expect(await say(id, 'ls')).to.equal('a\n');
    });

    it('says of what is no archive that it is none', async () => {
      const { id } = await waiting();
      for (const [bytes, type] of [
        [Buffer.from('hello'), 'application/x-tar'],
        [gzip(await filesTar({ a: 'a' })), 'application/x-tar'],
        [await filesTar({ a: 'a' }), 'application/gzip'],
        [Buffer.alloc(700_000, 'x'), 'application/gzip'],
        [(await filesTar({ a: 'a'.repeat(4_000) })).subarray(0, 2_000), 'application/x-tar'],
      ] as const) {
        const problem = await problemOf(await put(id, Buffer.from(bytes), type), 422, 'invalid_archive');
        expect(problem.errors).to.deep.equal([]);
      }
    });
  });

  describe('413', () => {
    it('refuses an archive that is too large, said beforehand or found out, and one that unpacks to too much', async () => {
      const { id } = await waiting();
      const large = await filesTar({ a: Buffer.alloc(3 * 1024 * 1024) });
      const problem = await problemOf(await put(id, large), 413, 'payload_too_large');
      expect(problem.detail).to.include('2097152');
      await problemOf(
        await put(id, gzip(await filesTar({ a: Buffer.alloc(5 * 1024 * 1024) })), 'application/gzip'),
        413,
        'payload_too_large',
      );
      const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}`, '']));
      await problemOf(await put(id, await filesTar(many)), 413, 'payload_too_large');
      const key = await suite.makeKey();
      const status = await new Promise((resolve, reject) => {
        const sent = httpRequest(suite.origin + pathOf(id), {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-tar' },
        });
        sent.once('response', (response) => resolve(response.resume().statusCode));
        sent.once('error', reject);
        // Without a length: it is counted as it comes.
        for (let from = 0; from < large.length; from += 65_536)
          sent.write(large.subarray(from, from + 65_536));
        sent.end();
      });
      expect(status).to.equal(413);
    });
  });

  describe('409', () => {
    it('refuses a workspace that failed, or is creating from something else', async () => {
      const { id } = await waiting();
      const row = () => suite.database.knex('workspaces').where({ id: parseId('ws', id) });
      await row().update({ state: 'failed', reason: JSON.stringify({ code: 'auth', message: 'No.' }) });
      await problemOf(await put(id, emptyTar), 409, 'workspace_not_ready');
      await row().update({
        state: 'creating',
        reason: null,
        source: JSON.stringify({ type: 'git', url: 'x', ref: null, depth: 1 }),
      });
      await problemOf(await put(id, emptyTar), 409, 'workspace_not_ready');
      await row().update({ state: 'deleting' });
      await problemOf(await put(id, emptyTar), 404, 'not_found');
    });
  });

  it('leaves the workspace waiting when its sender goes away in the middle', async () => {
    const { id } = await waiting();
    const archive = await filesTar({ a: Buffer.alloc(500_000) });
    const key = await suite.makeKey();
    const sent = httpRequest(suite.origin + pathOf(id), {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-tar',
        'content-length': archive.length,
      },
    });
    sent.on('error', () => undefined);
    await new Promise<void>((resolve) => sent.write(archive.subarray(0, 300_000), () => resolve()));
    await until('it to be gathered', () => gathered().length === 1);
    sent.destroy();
    await until('nothing to be gathered', () => gathered().length === 0);
    expect(await suite.admin.getWorkspace(id)).to.include({ state: 'creating' });
    expect((await read(await put(id, archive))).state).to.equal('ready');
  });

  let known: Workspace | undefined;
  suite.refuses({
    path: async () => {
      known ??= await waiting();
      return pathOf(known.id);
    },
    body: emptyTar,
  });
  suite.coversEveryStatus();
});
