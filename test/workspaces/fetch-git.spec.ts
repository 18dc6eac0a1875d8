/** Repositories that are made to harm, and servers that do not keep to the protocol: each refused in time, with a word for it, and nothing left. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { systemClock } from '../../src/base/clock.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { readProgress } from '../../src/workspaces/fetch-git.ts';
import { SourceError, type SourceFailure } from '../../src/workspaces/source-error.ts';
import {
  createWorkspaceSources,
  type SourceProgress,
  type WorkspaceSources,
} from '../../src/workspaces/sources.ts';
import { emptyCommit } from '../../src/workspaces/store.ts';
import { type Behaviour, type GitServer, openGitServer } from '../support/git-server.ts';
import { createFixture, type Fixture, listing, log, workspace } from './fixture.ts';

const mebibyte = 1024 * 1024;

describe('workspaces/fetch-git', () => {
  let fixture: Fixture;
  let server: GitServer;
  let sources: WorkspaceSources;

  before(async () => {
    server = await openGitServer();
    server.add('plain', { 'a.txt': 'a\n' });
  });
  after(() => server.close());
  beforeEach(() => {
    fixture = createFixture();
    server.behave({ kind: 'serve' });
    sources = createWorkspaceSources({
      folder: fixture.folder,
      log,
      clock: systemClock,
      egress: createEgress({ clock: systemClock, allow: ['127.0.0.1'] }),
      limits: { bytesMax: 4 * mebibyte, filesMax: 2_000, archiveBytesMax: mebibyte, timeoutMs: 8_000 },
    });
  });
  afterEach(() => fixture.remove());

  const seen: SourceProgress[] = [];
  const fetch = (name: string, ref: string | null = null) => {
    seen.splice(0);
    return sources.fetchGit(
      { url: `${server.origin}/${name}.git`, ref, depth: 1, authorization: undefined },
      { signal: new AbortController().signal, report: (progress) => seen.push({ ...progress }) },
    );
  };

  async function refusal(name: string): Promise<SourceFailure> {
    try {
      await using gathered = await fetch(name, 'main');
      throw new Error(`it was taken with ${gathered.size.files} files`);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const copies = join(fixture.folder, 'copies');
      const left = readdirSync(copies).flatMap((owner) => readdirSync(join(copies, owner)));
      expect(left).to.deep.equal([]);
      expect(existsSync(fixture.store)).to.equal(false);
      return error.code;
    }
  }

  it('tells what it does while it does it', async () => {
    await using gathered = await fetch('plain');
    expect(new Set(seen.map(({ phase }) => phase))).to.include.keys('connecting', 'checking', 'storing');
    expect(gathered.size).to.deep.equal({ files: 1, bytes: 2 });
    const head = await gathered.fill(workspace, emptyCommit);
    expect(await listing(fixture, head)).to.deep.equal(['100644 a.txt']);
  });

  it('reads the progress that git prints', () => {
    expect(readProgress('remote: Counting objects: 100% (3/3), done.\n')).to.equal(undefined);
    expect(readProgress('Receiving objects:  42% (420/1000), 12.50 MiB | 1.20 MiB/s\r')).to.deep.equal({
      phase: 'receiving',
      objects: 420,
      objectsTotal: 1000,
      bytes: 13_107_200,
    });
    expect(
      readProgress('Receiving objects: 100% (9/9), 1.00 KiB\rResolving deltas:  50% (1/2)\r'),
    ).to.deep.equal({
      phase: 'resolving',
      objects: 1,
      objectsTotal: 2,
    });
  });

  describe('repositories that are made to harm', () => {
    const names: [title: string, name: string | Buffer][] = [
      ['.git', '.git'],
      ['.GIT', '.GIT'],
      ['git~1', 'git~1'],
      ['.git with a character HFS+ skips', '.g\u200cit'],
      ['.git with a dot at its end', '.git.'],
      ['.git behind a backslash', 'a\\.git\\config'],
      ['two dots', '..'],
      ['one dot', '.'],
      ['a slash', 'a/b'],
    ];
    for (const [index, [title, name]] of names.entries())
      for (const mode of ['100644', '40000'])
        it(`refuses a ${mode === '40000' ? 'folder' : 'file'} called ${title}`, async () => {
          const repository = `name-${index}-${mode}`;
          server.add(repository, {});
          const blob = server.blob(repository, 'x');
          const object =
            mode === '40000'
              ? server.mktree(repository, [{ mode: '100644', name: 'x', object: blob }])
              : blob;
          server.mktree(repository, [{ mode, name, object }]);
          expect(await refusal(repository)).to.equal('invalid_repository');
        });

    it('refuses a name that comes twice, and .gitmodules as a link or with an option for an address', async () => {
      server.add('twice', {});
      const blob = server.blob('twice', 'x');
      server.mktree('twice', [
        { mode: '100644', name: 'a', object: blob },
        { mode: '100644', name: 'a', object: blob },
      ]);
      expect(await refusal('twice')).to.equal('invalid_repository');
      server.add('modules', {});
      server.mktree('modules', [
        { mode: '120000', name: '.gitmodules', object: server.blob('modules', 'a') },
      ]);
      expect(await refusal('modules')).to.equal('invalid_repository');
      const option = server.blob('modules', '[submodule "x"]\n\tpath = x\n\turl = -u./payload\n');
      server.mktree('modules', [{ mode: '100644', name: '.gitmodules', object: option }]);
      expect(await refusal('modules')).to.equal('invalid_repository');
    });

    it('refuses a tree of ten trees of ten trees, which is small and without end', async () => {
      server.add('bomb', {});
      let object = server.blob('bomb', 'boom');
      let mode = '100644';
      for (let level = 0; level < 10; level++) {
        object = server.mktree(
          'bomb',
          Array.from({ length: 10 }, (_, n) => ({ mode, name: `d${n}`, object })),
        );
        mode = '40000';
      }
      expect(await refusal('bomb')).to.equal('too_large');
    });

    it('refuses names that are too long to be laid out', async () => {
      server.add('long', {});
      let object = server.blob('long', 'x');
      let mode = '100644';
      for (let level = 0; level < 11; level++) {
        object = server.mktree('long', [{ mode, name: 'n'.repeat(200), object }]);
        mode = '40000';
      }
      expect(await refusal('long')).to.equal('invalid_repository');
    });
  });

  describe('servers that do not keep to the protocol', () => {
    const line = (text: string): string => (text.length + 4).toString(16).padStart(4, '0') + text;
    const type = { 'Content-Type': 'application/x-git-upload-pack-advertisement' };
    const id = createHash('sha1').update('x').digest('hex');
    const answers: [
      title: string,
      code: SourceFailure | SourceFailure[],
      answer: Extract<Behaviour, { kind: 'answer' }>['with'],
    ][] = [
      [
        'say something else',
        'repository_not_found',
        (_, response) => void response.end('<!DOCTYPE html>\n<html>\n<p>Hello.\n</html>\n'),
      ],
      ['break off', 'unreachable', (request) => void request.socket.destroy()],
      [
        'break off in the middle of a line',
        'unreachable',
        (_, response) =>
          void response.writeHead(200, type).end(`${line('# service=git-upload-pack\n')}0000ffff`),
      ],
      [
        'name a commit that they do not have',
        'unreachable',
        (request, response) => {
          const hello = `${line('# service=git-upload-pack\n')}0000${line(`${id} refs/heads/main\0 agent=x\n`)}0000`;
          if (request.method === 'GET') response.writeHead(200, type).end(hello);
          else
            response
              .writeHead(200, { 'Content-Type': 'application/x-git-upload-pack-result' })
              .end('0008NAK\n');
        },
      ],
      [
        'tell refs without end',
        // Whichever is used up first: the time or git's memory.
        ['timed_out', 'invalid_repository'],
        (_, response) => {
          response.writeHead(200, type).write(`${line('# service=git-upload-pack\n')}0000`);
          const more = line(`${id} refs/heads/x\n`).repeat(2_000);
          const push = (): void => {
            while (!response.destroyed && response.write(more));
          };
          response.on('drain', push);
          push();
        },
      ],
      ['never answer', 'timed_out', () => undefined],
      [
        'point to themselves for ever',
        'unreachable',
        (request, response) =>
          void response.writeHead(302, { Location: `${server.origin}${request.url}` }).end(),
      ],
      [
        'point to a file',
        'unreachable',
        (_, response) => void response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
      ],
    ];
    for (const [title, code, answer] of answers)
      it(`ends with those that ${title}`, async () => {
        server.behave({ kind: 'answer', with: answer });
        expect(await refusal('plain')).to.be.oneOf([code].flat());
      });
  });

  it('refuses addresses at the time of the fetch as well', async () => {
    const strict = createWorkspaceSources({
      folder: fixture.folder,
      log,
      clock: systemClock,
      egress: createEgress({
        clock: systemClock,
        allow: [],
        // A name that was public at the door and is not any more.
        lookup: async () => ['10.0.0.1'],
      }),
      limits: { bytesMax: mebibyte, filesMax: 10, archiveBytesMax: mebibyte, timeoutMs: 5_000 },
    });
    const error = await strict
      .fetchGit(
        { url: 'https://git.example.com/shop.git', ref: null, depth: 1, authorization: undefined },
        { signal: new AbortController().signal, report: () => undefined },
      )
      .catch((failure: unknown) => failure);
    expect(error).to.include({ code: 'address_refused' });
  });
});
