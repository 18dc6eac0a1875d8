/** A run's patch gives exactly the run's tree, whatever kind of change it holds. */
import { randomBytes } from 'node:crypto';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { until } from '../support/until.ts';
import {
  createFixture,
  type Edit,
  type Fixture,
  files,
  listing,
  treeAfterApply,
  treeOf,
  work,
  workspace,
} from './fixture.ts';

const long = Array.from({ length: 60 }, (_, index) => `line ${index}\n`).join('');
const utf16 = Buffer.from('\ufeffeins\r\nzwei\r\n', 'utf16le');

const start = files({
  'a.txt': 'one\ntwo\nthree\n',
  'crlf.txt': 'one\r\ntwo\r\n',
  'mixed.txt': 'one\r\ntwo\nthree',
  'utf16.txt': utf16,
  'binary.bin': Buffer.from([0, 1, 2, 255, 254, 0, 10, 13]),
  'empty.txt': '',
  'long.txt': long,
  'script.sh': '#!/bin/sh\necho hi\n',
  'file-then-folder': 'a file\n',
  'folder-then-file/x.txt': 'x\n',
  'folder-then-file/deep/y.txt': 'y\n',
  'kept/z.txt': 'z\n',
  '.gitignore': 'ignored/\n*.tmp\n',
});

const noise = randomBytes(5000);

const inside =
  (change: (at: (path: string) => string) => Promise<void>): Edit =>
  (folder) =>
    change((path) => join(folder, path));

const kinds: Record<string, Edit> = {
  'an edited text': files({ 'a.txt': 'one\nTWO\nthree\n' }),
  'a text without a last newline': files({ 'a.txt': 'one\ntwo\nthree' }),
  'a new file in a new folder': files({ 'new/deep/file.txt': 'hello\n' }),
  'a deleted file': inside((at) => rm(at('a.txt'))),
  'a new binary': files({ 'image.png': noise }),
  'an edited binary': files({ 'binary.bin': Buffer.from([0, 9, 2, 255, 254, 0]) }),
  'a rename': inside((at) => rename(at('long.txt'), at('renamed.txt'))),
  'a rename with an edit': inside(async (at) => {
    await rename(at('long.txt'), at('kept/renamed.txt'));
    await writeFile(at('kept/renamed.txt'), `${long}more\n`);
  }),
  'two files that swap names': inside(async (at) => {
    await rename(at('long.txt'), at('swap'));
    await rename(at('a.txt'), at('long.txt'));
    await rename(at('swap'), at('a.txt'));
  }),
  'an executable bit': inside((at) => chmod(at('script.sh'), 0o755)),
  'an executable bit with an edit': inside(async (at) => {
    await writeFile(at('script.sh'), '#!/bin/sh\necho ho\n');
    await chmod(at('script.sh'), 0o755);
  }),
  'a new link': inside((at) => symlink('a.txt', at('link'))),
  'a link that points outside': inside((at) => symlink('/etc/passwd', at('outside'))),
  'a file that becomes a link': inside(async (at) => {
    await rm(at('a.txt'));
    await symlink('long.txt', at('a.txt'));
  }),
  'a folder that becomes a link': inside(async (at) => {
    await rm(at('folder-then-file'), { recursive: true });
    await symlink('kept', at('folder-then-file'));
  }),
  'CRLF lines edited': files({ 'crlf.txt': 'one\r\nTWO\r\n', 'mixed.txt': 'one\nTWO\r\nthree' }),
  'CRLF lines made LF': files({ 'crlf.txt': 'one\ntwo\n' }),
  'UTF-16 text': files({ 'utf16.txt': Buffer.concat([utf16, Buffer.from('drei\r\n', 'utf16le')]) }),
  'an empty file': files({ 'second-empty.txt': '' }),
  'a deleted empty file': inside((at) => rm(at('empty.txt'))),
  'a file that becomes empty': files({ 'a.txt': '' }),
  'a file that becomes a folder': inside(async (at) => {
    await rm(at('file-then-folder'));
    await files({ 'file-then-folder/inner/x.txt': 'x\n' })(at(''));
  }),
  'a folder that becomes a file': inside(async (at) => {
    await rm(at('folder-then-file'), { recursive: true });
    await writeFile(at('folder-then-file'), 'now a file\n');
  }),
  'names with spaces, newlines, quotes and tabs': files({
    'two words.txt': 'a\n',
    ' lead and trail ': 'b\n',
    'new\nline': 'c\n',
    'quo"te\'s': 'd\n',
    'ta\tb': 'e\n',
    'back\\slash': 'f\n',
    'colon: and *?[x]': 'g\n',
  }),
  'names in other scripts': files({
    'größe-日本語-🙂.txt': 'a\n',
    'e\u0301.txt': 'b\n',
    '\u00e9.txt': 'c\n',
  }),
  'names that look like options': files({ '-rf': 'a\n', '--help': 'b\n', '-': 'c\n', ':(top)x': 'd\n' }),
  'a name that is not UTF-8': async (folder) => {
    await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe, 0x41])]), 'x\n');
  },
  'everything deleted': async (folder) => {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  },
};

describe('workspaces/patch', () => {
  let fixture: Fixture;
  let base: string;

  beforeEach(async () => {
    fixture = createFixture();
    base = (await work(fixture, fixture.stores.emptyCommit, start, 'base')).result;
  });
  afterEach(() => fixture.remove());

  for (const [kind, edit] of Object.entries(kinds)) {
    it(`gives the run's tree again for ${kind}`, async () => {
      const change = await work(fixture, base, edit);
      expect(change.result).not.to.equal(base);
      expect(change.omitted).to.deep.equal([]);
      expect(change.files).to.be.greaterThan(0);
      expect(await treeAfterApply(fixture, base, change.patch)).to.equal(
        await treeOf(fixture, change.result),
      );
      // What is in the store is what was in the folder, not something git made of it.
      const copy = await fixture.stores.copy(workspace, change.result, 'look');
      const expected = await fixture.stores.copy(workspace, base, 'expected');
      await edit(expected.folder);
      expect(await contentOf(copy.folder)).to.deep.equal(await contentOf(expected.folder));
    });
  }

  it('makes a patch for a workspace that was empty', async () => {
    const { emptyCommit } = fixture.stores;
    const change = await work(fixture, emptyCommit, files({ 'a/b.txt': '1\n2\n', c: '3' }));
    expect(change).to.include({ base: emptyCommit, files: 2, insertions: 3, deletions: 0 });
    expect(await treeAfterApply(fixture, emptyCommit, change.patch)).to.equal(
      await treeOf(fixture, change.result),
    );
  });

  it('counts files and lines, a rename as one file and a binary without lines', async () => {
    const change = await work(fixture, base, async (folder) => {
      await rename(join(folder, 'long.txt'), join(folder, 'moved.txt'));
      await files({ 'a.txt': 'one\nzwei\nthree\nfour\n', 'x.bin': Buffer.from([0, 1]) })(folder);
    });
    expect(change).to.include({ files: 3, insertions: 2, deletions: 1 });
  });

  it('says unchanged with an empty patch when nothing changed, even if files were touched', async () => {
    const change = await work(fixture, base, async (folder) => {
      await utimes(join(folder, 'a.txt'), 1, 1);
      await writeFile(join(folder, 'long.txt'), long);
    });
    expect(change).to.deep.include({
      base,
      result: base,
      files: 0,
      insertions: 0,
      deletions: 0,
      omitted: [],
    });
    expect(change.patch).to.have.length(0);
  });

  it('leaves ignored files out, but not tracked ones that match', async () => {
    const change = await work(fixture, base, async (folder) => {
      await files({ 'ignored/x': 'x', 'y.tmp': 'y', 'kept/new.txt': 'z' })(folder);
    });
    expect(change.files).to.equal(1);
    expect(await listing(fixture, change.result)).to.include('100644 kept/new.txt');
    expect((await listing(fixture, change.result)).join()).not.to.match(/ignored\/|y\.tmp/);
    const tracked = await work(fixture, change.result, files({ '.gitignore': '*\n', 'a.txt': 'changed\n' }));
    expect(tracked.files).to.equal(2);
  });

  it('sees an edit that keeps size and times', async () => {
    // git's index knows whole seconds only; such an edit right after the copy is the case it could miss.
    for (let round = 0; round < 5; round++) {
      const change = await work(fixture, base, async (folder) => {
        const path = join(folder, 'a.txt');
        const { atime, mtime } = await stat(path);
        await writeFile(path, 'ONE\ntwo\nthree\n', { flag: 'r+' });
        await utimes(path, atime, mtime);
      });
      expect(change.files).to.equal(1);
    }
  });

  it('sees such an edit in a copy that took seconds to make', async () => {
    const copy = await fixture.stores.copy(workspace, base, 'run-1');
    const path = join(copy.folder, 'a.txt');
    const made = await stat(path);
    // An index younger than its files is one git believes without looking at content.
    const younger = new Date(made.mtimeMs + 5000);
    await utimes(join(copy.folder, '../git/index'), younger, younger);
    await until('the next second', () => Date.now() > made.ctimeMs + 1000);
    await writeFile(path, 'ONE\ntwo\nthree\n', { flag: 'r+' });
    await utimes(path, made.atime, made.mtime);
    expect((await copy.capture()).files).to.equal(1);
    await copy[Symbol.asyncDispose]();
  });

  it('keeps bytes as they are whatever .gitattributes ask for', async () => {
    const change = await work(
      fixture,
      base,
      files({
        '.gitattributes':
          '* text=auto eol=lf ident working-tree-encoding=UTF-16\n*.id ident\n*.u16 -diff merge=ours\n',
        'x.id': '$Id$\r\n',
        'y.u16': utf16,
      }),
    );
    const copy = await fixture.stores.copy(workspace, change.result, 'look');
    expect(await readFile(join(copy.folder, 'x.id'), 'utf8')).to.equal('$Id$\r\n');
    expect((await readFile(join(copy.folder, 'y.u16'))).equals(utf16)).to.equal(true);
    expect(await readFile(join(copy.folder, 'crlf.txt'), 'utf8')).to.equal('one\r\ntwo\r\n');
  });

  it('hands a large patch over as a stream that is the same patch', async () => {
    const change = await work(fixture, base, files({ 'big.bin': randomBytes(3_000_000) }));
    expect(change.patch.length).to.be.greaterThan(3_000_000);
    expect(await treeAfterApply(fixture, base, change.patch)).to.equal(await treeOf(fixture, change.result));
  });

  it('leaves files over the size limit out and names them', async () => {
    const small = createFixture({ fileBytesMax: 10_000 });
    try {
      const begun = await work(
        small,
        small.stores.emptyCommit,
        files({ grows: 'small\n', '.gitignore': '*.tmp\n' }),
      );
      const change = await work(small, begun.result, async (folder) => {
        const large = 'x'.repeat(10_001);
        await files({ grows: large, 'new "large"\n': large, 'at-limit': 'x'.repeat(10_000), 'l.tmp': large })(
          folder,
        );
        await writeFile(join(folder, 'sparse'), '');
        await truncate(join(folder, 'sparse'), 10_000_000_000);
      });
      expect(change.omitted).to.deep.equal(['grows', 'new "large"\n', 'sparse']);
      expect(change.files).to.equal(1);
      expect(await listing(small, change.result)).to.deep.equal([
        '100644 .gitignore',
        '100644 at-limit',
        '100644 grows',
      ]);
      expect(await treeAfterApply(small, begun.result, change.patch)).to.equal(
        await treeOf(small, change.result),
      );
    } finally {
      small.remove();
    }
  });

  it('refuses a patch over its limit with a sentence', async () => {
    const small = createFixture({ patchBytesMax: 1000 });
    try {
      const failure = await work(small, small.stores.emptyCommit, files({ a: 'line\n'.repeat(1000) })).then(
        () => undefined,
        (error: Error) => error.message,
      );
      expect(failure).to.match(/^The patch has \d+ bytes, more than the 1000 allowed; /);
    } finally {
      small.remove();
    }
  });

  it('takes an empty folder for no change', async () => {
    const change = await work(fixture, base, (folder) =>
      mkdir(join(folder, 'nothing/in/here'), { recursive: true }).then(),
    );
    expect(change.result).to.equal(base);
  });
});

/** Path, executable bit and bytes of every file, links as what they point at; names one character a byte. */
async function contentOf(folder: string, at = ''): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  const here = Buffer.concat([Buffer.from(folder), Buffer.from(at, 'latin1')]);
  for (const entry of await readdir(here, { withFileTypes: true, encoding: 'buffer' })) {
    const name = `${at}/${entry.name.toString('latin1')}`;
    const path = Buffer.concat([here, Buffer.from('/'), entry.name]);
    if (entry.isDirectory()) Object.assign(content, await contentOf(folder, name));
    else if (entry.isSymbolicLink()) content[name] = `-> ${await readlink(path)}`;
    else content[name] = `${(await stat(path)).mode & 0o100} ${(await readFile(path)).toString('latin1')}`;
  }
  return content;
}
