/** Names in archives: what is taken means the same on every machine, and every way out or into .git is refused. */
import { expect } from 'chai';
import { checkLinkTarget, meansDotGit, readEntryName } from '../../src/workspaces/entry-name.ts';

const refusalOf = (work: () => unknown): string => {
  try {
    work();
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('workspaces/entry-name', () => {
  it('takes ordinary names, and what says the same in more words', () => {
    for (const [name, parts] of [
      ['a', ['a']],
      ['./a/b', ['a', 'b']],
      ['a//b/./c/', ['a', 'b', 'c']],
      ['.', []],
      ['./', []],
      ['-rf', ['-rf']],
      ['--upload-pack=x', ['--upload-pack=x']],
      ['ü/\u{1f600} "q" \\n', ['ü', '\u{1f600} "q" \\n']],
      ['.gitignore', ['.gitignore']],
      ['.github/x', ['.github', 'x']],
      ['git~2', ['git~2']],
      ['...', ['...']],
      ['a..b', ['a..b']],
      ['C:file', ['C:file']],
    ] as const)
      expect(readEntryName(name), name).to.deep.equal(parts);
  });

  it('refuses every way out', () => {
    for (const name of ['..', '../a', 'a/../b', 'a/..', './../a', 'a\\..\\b', '..\\a'])
      expect(
        refusalOf(() => readEntryName(name)),
        name,
      ).to.equal('leads out of the workspace');
    expect(refusalOf(() => readEntryName('/etc/passwd'))).to.equal('has an absolute name');
    expect(refusalOf(() => readEntryName('//a'))).to.equal('has an absolute name');
  });

  it('refuses .git at any depth in every spelling a file system takes for it', () => {
    const spellings = [
      '.git',
      '.GIT',
      '.Git',
      '.git.',
      '.git ',
      '.git . .',
      'git~1',
      'GIT~1',
      '.git::$INDEX_ALLOCATION',
      '.git:stream',
      '.g\u200cit',
      '\ufeff.git',
      '.git\u206f',
      '.\u202agit',
      '\uff0egit',
    ];
    for (const spelling of spellings) {
      expect(meansDotGit(spelling), spelling).to.equal(true);
      for (const name of [spelling, `a/b/${spelling}`, `${spelling}/config`, `a\\${spelling}\\hooks`])
        expect(
          refusalOf(() => readEntryName(name)),
          JSON.stringify(name),
        ).to.match(/^is called \.git/);
    }
    for (const fine of ['.gitt', 'agit', 'git', '.gi', 'x.git', 'git~10', '.gitmodules'])
      expect(meansDotGit(fine), fine).to.equal(false);
  });

  it('refuses control characters, names that are not UTF-8, and names that are too long or too deep', () => {
    for (const name of ['a\0b', 'a\nb', 'a\u001bb', 'a\u007fb', 'a/b\r'])
      expect(
        refusalOf(() => readEntryName(name)),
        JSON.stringify(name),
      ).to.match(/control character/);
    expect(refusalOf(() => readEntryName('a\ufffd'))).to.match(/UTF-8/);
    expect(refusalOf(() => readEntryName('x'.repeat(256)))).to.match(/255 bytes/);
    expect(refusalOf(() => readEntryName('ü'.repeat(128)))).to.match(/255 bytes/);
    expect(refusalOf(() => readEntryName('ab/'.repeat(700)))).to.match(/2048 bytes/);
    expect(refusalOf(() => readEntryName('a/'.repeat(129)))).to.match(/128 folders/);
    expect(readEntryName('a/'.repeat(128))).to.have.length(128);
  });

  it('takes links that stay inside, whatever other links they pass, and no others', () => {
    for (const [path, target] of [
      ['a', 'b'],
      ['a/b', '../c'],
      ['a/b/c', '../../d/e'],
      ['a', './b//c'],
      ['a/b', '..'],
      ['a', '.github/x'],
    ] as const)
      expect(
        refusalOf(() => checkLinkTarget(path.split('/'), target)),
        `${path} → ${target}`,
      ).to.equal('taken');
    for (const [path, target, why] of [
      ['a', '..', /out of the workspace/],
      ['a', '../b', /out of the workspace/],
      ['a/b', '../../c', /out of the workspace/],
      // Where `d` itself is a link further up, this leads out although the words stay inside.
      ['p/q/e', 'd/../x', /or one that might be/],
      ['a', '/etc/passwd', /absolute/],
      ['a', '\\\\server\\share', /absolute/],
      ['a', 'C:\\x', /absolute/],
      ['a', '', /nothing/],
      ['a', 'b\nc', /control/],
      ['a', '.git/config', /into \.git/],
      ['a/b', '../.GIT', /into \.git/],
      ['a', '..\\b', /out of the workspace/],
    ] as const)
      expect(
        refusalOf(() => checkLinkTarget(path.split('/'), target)),
        `${path} → ${target}`,
      ).to.match(why);
  });
});
