/** Diffs as git writes them, unusual names and all. */
import { expect } from 'chai';
import { createHighlight, marked } from '../../src/console/runs/highlight.ts';
import { pairs, readPatch, shared, unquoted } from '../../src/console/runs/patch.ts';

const patch = `diff --git a/src/cart.js b/src/cart.js
index 1111111..2222222 100644
--- a/src/cart.js
+++ b/src/cart.js
@@ -1,4 +1,4 @@ export function total(items) {
 one
-two
+2
 three
--- not a header
@@ -10 +10,2 @@
 ten
+eleven
\\ No newline at end of file
diff --git "a/\\303\\244 b.txt" "b/\\303\\244 b.txt"
new file mode 100755
index 0000000..3333333
--- /dev/null
+++ "b/\\303\\244 b.txt"
@@ -0,0 +1 @@
+diff --git a/x b/x
diff --git a/old.bin b/new.bin
similarity index 90%
rename from old.bin
rename to new.bin
Binary files a/old.bin and b/new.bin differ
diff --git a/gone b/gone
deleted file mode 100644
index 4444444..0000000
--- a/gone
+++ /dev/null
@@ -1 +0,0 @@
-gone
`;

describe('console/patch', () => {
  it('reads files, hunks and lines with their numbers', () => {
    const [file] = readPatch(patch);
    expect(file).to.include({ path: 'src/cart.js', change: 'changed', added: 2, removed: 2 });
    expect(file?.hunks.map((hunk) => hunk.heading)).to.deep.equal(['export function total(items) {', '']);
    expect(
      file?.hunks[0]?.lines.map(({ is, text, before, after }) => [is, text, before, after]),
    ).to.deep.equal([
      ['same', 'one', 1, 1],
      ['removed', 'two', 2, undefined],
      ['added', '2', undefined, 2],
      ['same', 'three', 3, 3],
      ['removed', '-- not a header', 4, undefined],
    ]);
    expect(file?.hunks[1]?.lines.at(-1)?.is).to.equal('note');
  });

  it('takes no line of a file for a header', () => {
    const files = readPatch(patch);
    expect(files.map((file) => file.path)).to.deep.equal(['src/cart.js', 'ä b.txt', 'new.bin', 'gone']);
    expect(files[1]?.hunks[0]?.lines[0]?.text).to.equal('diff --git a/x b/x');
  });

  it('tells what is new, moved, deleted and binary', () => {
    const [, made, moved, gone] = readPatch(patch);
    expect(made).to.include({ change: 'added', mode: '100755', binary: false });
    expect(moved).to.include({ change: 'renamed', from: 'old.bin', binary: true });
    expect(gone).to.include({ change: 'deleted', removed: 1 });
  });

  it('gives nothing for nothing, and loses no text of what is no diff', () => {
    expect(readPatch('')).to.deep.equal([]);
    expect(readPatch('hello\n')).to.deep.equal([]);
  });

  it('reads names that git has put into quotes', () => {
    expect(unquoted('"a\\tb\\"c\\\\d \\360\\237\\230\\200"')).to.equal('a\tb"c\\d 😀');
    expect(unquoted('plain')).to.equal('plain');
  });

  it('finds the changed part of a line that was replaced', () => {
    expect(shared('sum + item.cents;', 'sum + item.cents * 2;')).to.deep.equal({ start: 16, end: 1 });
    expect(shared('abc', 'xyz')).to.equal(undefined);
    const hunk = readPatch(patch)[0]?.hunks[0];
    expect([...pairs(hunk?.lines ?? [])]).to.deep.equal([
      [1, 2],
      [2, 1],
    ]);
  });

  it('colours code without losing a character', () => {
    const highlight = createHighlight('src/a.ts');
    for (const line of [
      "const a = call('x // y', 12); // why",
      'return `open',
      '',
      '/* é */ x"y',
      '  * @param x',
      '\\',
    ])
      expect(
        highlight(line)
          .map((piece) => piece.text)
          .join(''),
      ).to.equal(line);
    expect(highlight("const a = call('x'); // why").filter((piece) => piece.is !== 'plain')).to.deep.equal([
      { is: 'word', text: 'const' },
      { is: 'name', text: 'call' },
      { is: 'text', text: "'x'" },
      { is: 'comment', text: '// why' },
    ]);
    expect(createHighlight('notes.md')("it's // fine")).to.deep.equal([
      { is: 'plain', text: "it's // fine" },
    ]);
  });

  it('marks a part of coloured code without losing a character either', () => {
    const pieces = createHighlight('a.ts')('const a = 1;');
    const cut = marked(pieces, 3, 8);
    expect(cut.map((piece) => piece.text).join('')).to.equal('const a = 1;');
    expect(
      cut
        .filter((piece) => piece.mark)
        .map((piece) => piece.text)
        .join(''),
    ).to.equal('st a ');
  });
});
