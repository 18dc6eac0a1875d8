/** Archives become trees as they arrive: what honest programs write is kept to the byte, and what is meant to harm is refused by name with nothing left. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { systemClock } from '../../src/base/clock.ts';
import { createEgress } from '../../src/egress/egress.ts';
import { SourceError } from '../../src/workspaces/source-error.ts';
import { createWorkspaceSources, type WorkspaceSources } from '../../src/workspaces/sources.ts';
import { emptyCommit, emptyTree } from '../../src/workspaces/store.ts';
import { blocks, type Entry, endOfTar, filesTar, gzip, paxEntry, rawHeader, tarOf } from '../support/tar.ts';
import { createFixture, type Fixture, files, listing, log, plainGit, treeOf, workspace } from './fixture.ts';

const mebibyte = 1024 * 1024;
const limits = { bytesMax: 8 * mebibyte, filesMax: 300, archiveBytesMax: 4 * mebibyte, timeoutMs: 60_000 };

describe('workspaces/import-archive', () => {
  let fixture: Fixture;
  let sources: WorkspaceSources;
  const sourcesWith = (changed: Partial<typeof limits>): WorkspaceSources =>
    createWorkspaceSources({
      folder: fixture.folder,
      log,
      clock: systemClock,
      egress: createEgress({ clock: systemClock, allow: [] }),
      limits: { ...limits, ...changed },
    });

  beforeEach(() => {
    fixture = createFixture();
    sources = sourcesWith({});
  });
  afterEach(() => fixture.remove());

  /** In pieces of odd sizes, so that no block comes whole. */
  function stream(bytes: Buffer, step = 1_000): Readable {
    const parts: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += step) parts.push(bytes.subarray(from, from + step));
    return Readable.from(parts, { objectMode: false });
  }

  async function take(
    bytes: Buffer,
    options: { gzip?: boolean; by?: WorkspaceSources } = {},
  ): Promise<string> {
    const archive = { stream: stream(bytes), gzip: options.gzip ?? false };
    await using gathered = await (options.by ?? sources).importArchive(archive, new AbortController().signal);
    return await gathered.fill(workspace, emptyCommit);
  }

  async function refusal(bytes: Buffer, options: Parameters<typeof take>[1] = {}): Promise<SourceError> {
    try {
      await take(bytes, options);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      expect(existsSync(fixture.store)).to.equal(false);
      const copies = join(fixture.folder, 'copies');
      expect(readdirSync(copies).flatMap((owner) => readdirSync(join(copies, owner)))).to.deep.equal([]);
      return error;
    }
    throw new Error('the archive was taken');
  }

  describe('honest archives', () => {
    async function folderOf(edit: (folder: string) => void | Promise<void>): Promise<string> {
      const folder = join(fixture.root, 'person');
      mkdirSync(folder);
      await edit(folder);
      return folder;
    }

    /** The tree that plain git makes of the same folder. */
    async function treeOfFolder(folder: string): Promise<string> {
      const store = join(fixture.root, 'plain');
      await plainGit(fixture.root, 'init', '-q', store);
      await files({ '.git/info/attributes': '* -text -eol -filter -ident\n' })(store);
      await plainGit(store, `--work-tree=${folder}`, 'add', '-A', '-f');
      return plainGit(store, 'write-tree');
    }

    const various: Record<string, string | Buffer> = {
      'a.txt': 'one\r\ntwo\n',
      empty: '',
      'run.sh': '#!/bin/sh\n',
      'bytes.bin': Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7919) % 256)),
      'deep/er/and/deeper/x': 'x',
      [`${'long-name/'.repeat(20)}${'n'.repeat(180)}`]: 'long',
      'ünï/\u{1f600} "q" \\ \'.txt': 'odd',
      '-rf': 'option',
      '.gitattributes': '* text=auto eol=crlf\n*.txt filter=x\n',
      '.gitignore': '*\n',
    };

    for (const format of ['ustar', 'gnu', 'pax'])
      for (const zip of [false, true])
        it(`keeps to the byte what tar writes as ${format}${zip ? ', compressed' : ''}`, async () => {
          const content = { ...various };
          // The oldest format has no room for the long name.
          if (format === 'ustar')
            for (const name of Object.keys(content)) if (name.length > 150) delete content[name];
          const folder = await folderOf(async (at) => {
            await files(content)(at);
            await chmod(join(at, 'run.sh'), 0o751);
            await mkdir(join(at, 'nothing-in-it'));
            await symlink('a.txt', join(at, 'link'));
            await symlink('../../a.txt', join(at, 'deep/er/up'));
          });
          const args = ['-c', `--format=${format}`, ...(zip ? ['-z'] : []), '-C', folder, '.'];
          const bytes = execFileSync('tar', args, { maxBuffer: 64 * mebibyte });
          const commit = await take(bytes, { gzip: zip });
          expect(await treeOf(fixture, commit)).to.equal(await treeOfFolder(folder));
          expect(await listing(fixture, commit)).to.include.members(['100755 run.sh', '120000 link']);
        });

    it('takes what git archive writes, and gives the very tree', async () => {
      const store = join(fixture.root, 'plain');
      await plainGit(fixture.root, 'init', '-q', store);
      await files({ 'a/b.txt': 'b\n', c: 'c' })(store);
      await plainGit(store, 'add', '-A');
      const tree = await plainGit(store, 'write-tree');
      const bytes = execFileSync('git', ['-C', store, 'archive', '--format=tar.gz', tree]);
      expect(await treeOf(fixture, await take(bytes, { gzip: true }))).to.equal(tree);
    });

    it('takes one without files as an empty workspace', async () => {
      for (const bytes of [await tarOf([{ name: './', type: 'directory' }])])
        expect(await treeOf(fixture, await take(bytes))).to.equal(emptyTree);
    });

    it('takes names that differ in case or in the form of an accent alone as different files', async () => {
      const commit = await take(
        await filesTar({ 'A.txt': '1', 'a.txt': '2', '\u00e9': '3', 'e\u0301': '4' }),
      );
      expect(await listing(fixture, commit)).to.have.length(4);
    });

    it('gives a tree that is the same as that of plain git, whatever the folder holds', async () => {
      const part = fc
        .stringMatching(/^[a-zA-Z0-9 ._+@,=~ü'"\\-]{1,12}$/)
        .filter((name) => !/^\.+$/.test(name) && !/git/i.test(name));
      const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
      const tree = fc.dictionary(path, fc.uint8Array({ maxLength: 2_000 }), {
        maxKeys: 12,
        minKeys: 1,
        noNullPrototype: true,
      });
      await fc.assert(
        fc.asyncProperty(tree, fc.boolean(), async (content, zip) => {
          const names = Object.keys(content);
          fc.pre(!names.some((name) => names.some((other) => other.startsWith(`${name}/`))));
          const folder = mkdtempSync(join(tmpdir(), 'generated-'));
          try {
            await files(
              Object.fromEntries(Object.entries(content).map(([name, bytes]) => [name, Buffer.from(bytes)])),
            )(folder);
            const bytes = execFileSync('tar', ['-c', ...(zip ? ['-z'] : []), '-C', folder, '.']);
            const commit = await take(bytes, { gzip: zip });
            rmSync(join(fixture.root, 'plain'), { recursive: true, force: true });
            expect(await treeOf(fixture, commit)).to.equal(await treeOfFolder(folder));
          } finally {
            rmSync(folder, { recursive: true });
          }
        }),
        { numRuns: 12 },
      );
    });
  });

  describe('hostile entries', () => {
    const good: Entry = { name: 'good.txt', content: 'good' };
    const table: [title: string, entries: Entry[], entry: string, why: RegExp][] = [
      ['a way out', [{ name: '../out.txt', content: 'x' }], '../out.txt', /leads out/],
      [
        'a way out in the middle',
        [{ name: 'a/../../out.txt', content: 'x' }],
        'a/../../out.txt',
        /leads out/,
      ],
      ['a way out for Windows', [{ name: '..\\out.txt', content: 'x' }], '..\\out.txt', /leads out/],
      ['a folder that leads out', [{ name: '../', type: 'directory' }], '../', /leads out/],
      ['an absolute name', [{ name: '/etc/cron.d/x', content: 'x' }], '/etc/cron.d/x', /absolute/],
      ['a .git folder', [{ name: '.git/config', content: 'x' }], '.git/config', /\.git/],
      ['a .git file deep down', [{ name: 'a/b/.GIT', content: 'x' }], 'a/b/.GIT', /\.git/],
      ['a .git folder without files', [{ name: 'a/.git/', type: 'directory' }], 'a/.git/', /\.git/],
      ['a .git for HFS+', [{ name: '.g\u200cit/config', content: 'x' }], '.g\u200cit/config', /\.git/],
      ['a .git for NTFS', [{ name: 'GIT~1/config', content: 'x' }], 'GIT~1/config', /\.git/],
      ['a line break', [{ name: 'a\nM 100644 inline x', content: 'x' }], 'a\nM 100644 inline x', /control/],
      ['a hard link', [{ name: 'h', type: 'link', linkname: 'good.txt' }], 'h', /hard link/],
      [
        'a hard link to the outside',
        [{ name: 'h', type: 'link', linkname: '/etc/passwd' }],
        'h',
        /hard link/,
      ],
      ['a character device', [{ name: 'd', type: 'character-device' }], 'd', /device/],
      ['a block device', [{ name: 'd', type: 'block-device' }], 'd', /device/],
      ['a pipe', [{ name: 'p', type: 'fifo' }], 'p', /pipe/],
      [
        'a link to the outside',
        [{ name: 's', type: 'symlink', linkname: '../x' }],
        's',
        /out of the workspace/,
      ],
      ['a link to an absolute name', [{ name: 's', type: 'symlink', linkname: '/etc' }], 's', /absolute/],
      ['a link into .git', [{ name: 's', type: 'symlink', linkname: '.git/hooks' }], 's', /\.git/],
      [
        '.gitmodules as a link',
        [{ name: '.gitmodules', type: 'symlink', linkname: 'a' }],
        '.gitmodules',
        /gitmodules/,
      ],
      [
        'a file through a link',
        [
          { name: 's', type: 'symlink', linkname: 'sub' },
          { name: 's/x', content: 'x' },
        ],
        's/x',
        /below a name that is a file or a link/,
      ],
      [
        'a link in place of a folder',
        [
          { name: 's/x', content: 'x' },
          { name: 's', type: 'symlink', linkname: 'sub' },
        ],
        's',
        /as a folder too/,
      ],
      ['a name that comes twice', [good], 'good.txt', /twice/],
      [
        'a name that comes twice in other words',
        [{ name: './/good.txt', content: 'x' }],
        './/good.txt',
        /twice/,
      ],
      ['a part of 300 bytes', [{ name: 'n'.repeat(300), content: 'x' }], 'n'.repeat(256), /255 bytes/],
      [
        'too many folders',
        [{ name: `${'d/'.repeat(200)}x`, content: 'x' }],
        `${'d/'.repeat(128)}`,
        /128 folders/,
      ],
    ];
    for (const [title, entries, entry, why] of table)
      it(`refuses ${title}, by name`, async () => {
        for (const zip of [false, true]) {
          const tar = await tarOf([good, ...entries]);
          const error = await refusal(zip ? gzip(tar) : tar, { gzip: zip });
          expect([error.code, error.entry]).to.deep.equal(['invalid_archive', entry]);
          expect(error.message).to.match(why);
        }
      });

    it('refuses names in headers that only some programs read: long ones, those of pax, NUL and broken UTF-8', async () => {
      const long = '../'.repeat(60);
      for (const [bytes, why] of [
        [paxEntry({ path: '../../out' }, rawHeader({ name: 'fine', size: 1 }), 'x'), /leads out/],
        [paxEntry({ path: 'a\0b' }, rawHeader({ name: 'fine' })), /control/],
        [
          paxEntry({ linkpath: '/etc/passwd' }, rawHeader({ name: 'fine', type: '2', link: 'x' })),
          /absolute/,
        ],
        [
          Buffer.concat([
            rawHeader({ name: '././@LongLink', type: 'L', size: long.length }),
            blocks(long),
            rawHeader({ name: 'fine' }),
          ]),
          /leads out/,
        ],
        [rawHeader({ name: Buffer.from([0x61, 0xff, 0xfe]) }), /UTF-8/],
        [rawHeader({ name: '' }), /no name/],
        [rawHeader({ name: 'x', type: 'S' }), /not known/],
        [rawHeader({ name: 'x', type: 'Z' }), /not known/],
      ] as const) {
        const error = await refusal(Buffer.concat([bytes, endOfTar]));
        expect(error.code).to.equal('invalid_archive');
        expect(error.message).to.match(why);
      }
    });
  });

  describe('damage', () => {
    it('refuses what is no archive, or half of one, with a sentence', async () => {
      const tar = await filesTar({ 'a.txt': 'x'.repeat(5_000) });
      for (const [bytes, zip] of [
        [Buffer.alloc(0), false],
        [Buffer.from('hello'), false],
        [Buffer.alloc(10_240), false],
        [Buffer.alloc(100_000, 'x'), false],
        [tar.subarray(0, 2_000), false],
        [tar.subarray(0, 300), false],
        [gzip(tar), false],
        [tar, true],
        [gzip(tar).subarray(0, 60), true],
        [gzip(Buffer.from('hello')), true],
        [Buffer.alloc(0), true],
        [rawHeader({ name: 'a', size: 1_000_000 }), false],
      ] as const) {
        const error = await refusal(Buffer.from(bytes), { gzip: zip });
        expect(error.code).to.equal('invalid_archive');
        expect(error.message).to.match(/^[A-Z"].*\.$/);
      }
    });

    it('gives a tree or a refusal for every damage of single bytes, and never anything else', async () => {
      const whole = await tarOf([
        { name: 'a/b.txt', content: 'x'.repeat(600) },
        { name: 'l', type: 'symlink', linkname: 'a' },
        { name: `${'n'.repeat(150)}`, content: 'y' },
      ]);
      const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
        minLength: 1,
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(damage, fc.nat(whole.length), async (changes, cut) => {
          const bytes = Buffer.from(whole);
          for (const [at, byte] of changes) bytes[at] = byte;
          await take(bytes.subarray(0, cut % 3 === 0 ? cut : whole.length)).catch((error: unknown) => {
            if (!(error instanceof SourceError)) throw error;
          });
        }),
        { numRuns: 25 },
      );
    });
  });

  describe('bombs', () => {
    it('refuses an archive that unpacks to more than allowed before it is unpacked', async () => {
      const bomb = gzipSync(await filesTar({ 'zeros.bin': Buffer.alloc(9 * mebibyte) }), { level: 9 });
      expect(bomb.length).to.be.below(20_000);
      expect((await refusal(bomb, { gzip: true })).code).to.equal('too_large');
    });

    it('refuses one that compresses better than anything honest does', async () => {
      const bomb = gzipSync(await filesTar({ 'zeros.bin': Buffer.alloc(60 * mebibyte) }), { level: 9 });
      const by = sourcesWith({ bytesMax: 1024 * mebibyte });
      const error = await refusal(bomb, { gzip: true, by });
      expect([error.code, error.message]).to.deep.equal([
        'invalid_archive',
        'The archive unpacks to more than 250 times its size.',
      ]);
    });

    it('believes no size in a header: a file that would be too large is refused before its first byte', async () => {
      for (const size of [9 * mebibyte, 0o77777777777])
        expect((await refusal(rawHeader({ name: 'a', size }))).code).to.equal('too_large');
    });

    it('refuses more files or folders than allowed, and an archive that is too large itself', async () => {
      const many = Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`f${n}`, '']));
      expect((await refusal(await filesTar(many))).code).to.equal('too_large');
      const folders = Array.from({ length: 301 }, (_, n): Entry => ({ name: `d${n}/`, type: 'directory' }));
      expect((await refusal(await tarOf(folders))).code).to.equal('too_large');
      expect((await refusal(await filesTar({ a: Buffer.alloc(5 * mebibyte) }))).message).to.include(
        '4194304',
      );
    });

    it('refuses headers without end', async () => {
      const header = rawHeader({ name: 'pax', size: 5 * mebibyte, type: 'x' });
      const by = sourcesWith({ archiveBytesMax: 64 * mebibyte, bytesMax: 64 * mebibyte });
      const error = await refusal(Buffer.concat([header, Buffer.alloc(5 * mebibyte, 'x')]), { by });
      expect(error.code).to.equal('invalid_archive');
    });
  });

  it('adds to a workspace in use on top of its head, and replaces all it holds', async () => {
    const first = await take(await filesTar({ 'a.txt': '1', 'b.txt': '2' }));
    await using gathered = await sources.importArchive(
      { stream: stream(await filesTar({ 'c.txt': '3' })), gzip: false },
      new AbortController().signal,
    );
    const second = await gathered.add(workspace, first);
    expect(await listing(fixture, second)).to.deep.equal(['100644 c.txt']);
    expect(await plainGit(fixture.root, '--git-dir', fixture.store, 'rev-parse', `${second}^`)).to.equal(
      first,
    );
    // Throws when anything is missing.
    await plainGit(fixture.root, '--git-dir', fixture.store, 'fsck', '--strict');
  });

  it('leaves nothing when it is called off', async () => {
    const stop = new AbortController();
    const endless = new Readable({ read: () => undefined });
    endless.push(rawHeader({ name: 'a', size: 1_000 }));
    const taken = sources.importArchive({ stream: endless, gzip: false }, stop.signal);
    stop.abort(new Error('the service stops'));
    const error = await taken.then(
      () => undefined,
      (failure: Error) => failure,
    );
    expect(error?.message).to.equal('the service stops');
    const copies = join(fixture.folder, 'copies');
    expect(readdirSync(copies).flatMap((owner) => readdirSync(join(copies, owner)))).to.deep.equal([]);
  });
});
