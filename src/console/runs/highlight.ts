/** Colours for code, by the few things that nearly all languages share: comments, texts, numbers, words of the language. */

export interface Piece {
  is: 'plain' | 'comment' | 'text' | 'number' | 'word' | 'name';
  text: string;
}

const slashes = new Set(
  'js jsx ts tsx mjs cjs mts cts java c h cc cpp hpp cs go rs swift kt scala php css scss less dart proto'.split(
    ' ',
  ),
);
const hashes = new Set(
  'py rb sh bash zsh yaml yml toml ini conf pl r ex exs tf dockerfile makefile gitignore env'.split(' '),
);
const dashes = new Set('sql lua hs elm'.split(' '));
const prose = new Set('md txt rst csv tsv log lock diff patch'.split(' '));
const markup = new Set('html xml svg vue svelte'.split(' '));

const words = new Set(
  (
    'abstract and as assert async await begin bool boolean break byte case catch char class const constexpr continue crate def default defer del delete do double ' +
    'elif else elsif end enum esac except export extends extern false fi final finally float fn for foreach from func function go goto if impl implements import in ' +
    'instanceof int interface is lambda let long loop match mod module mut namespace new nil none not null or override package pass private protected pub public ' +
    'raise readonly ref require return self short static string struct super switch then this throw throws trait true try type typeof undefined unless unsafe use ' +
    'using var void volatile when where while with yield select insert update create table alter drop join values set None True False'
  ).split(' '),
);

type Style = { comment: RegExp | undefined; quotes: string };

function styleOf(path: string): Style | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (prose.has(ending)) return undefined;
  if (slashes.has(ending)) return { comment: /\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*(?:\s.*|\/)?$/, quotes: '"\'`' };
  if (hashes.has(ending)) return { comment: /(?:^|\s)#.*/, quotes: '"\'' };
  if (dashes.has(ending)) return { comment: /--.*/, quotes: '"\'' };
  if (markup.has(ending)) return { comment: /<!--.*?(?:-->|$)/, quotes: '"\'' };
  if (ending === 'json' || ending === 'jsonc') return { comment: undefined, quotes: '"' };
  return undefined;
}

/** The line in pieces, each character in exactly one of them. A language that is not known gives one plain piece. */
export function createHighlight(path: string): (line: string) => Piece[] {
  const style = styleOf(path);
  if (style === undefined) return (line) => [{ is: 'plain', text: line }];
  const quoted = [...style.quotes]
    .map((quote) => `${quote}(?:[^${quote}\\\\]|\\\\.)*(?:${quote}|$)`)
    .join('|');
  const comment = style.comment?.source ?? '(?!)';
  const token = new RegExp(
    `(?<text>${quoted})|(?<comment>${comment})|(?<number>\\b\\d[\\w.]*)|(?<word>[A-Za-z_$][\\w$]*)`,
    'g',
  );
  return (line) => {
    // A line of a minified file is no code that anybody reads.
    if (line.length > 2000) return [{ is: 'plain', text: line }];
    const pieces: Piece[] = [];
    let at = 0;
    for (const match of line.matchAll(token)) {
      const { text, comment: remark, number, word } = match.groups ?? {};
      const called = word !== undefined && line[match.index + word.length] === '(';
      const kind =
        text !== undefined
          ? 'text'
          : remark !== undefined
            ? 'comment'
            : number !== undefined
              ? 'number'
              : word !== undefined && words.has(word)
                ? 'word'
                : called
                  ? 'name'
                  : 'plain';
      if (kind === 'plain') continue;
      if (match.index > at) pieces.push({ is: 'plain', text: line.slice(at, match.index) });
      pieces.push({ is: kind, text: match[0] });
      at = match.index + match[0].length;
    }
    if (at < line.length || pieces.length === 0) pieces.push({ is: 'plain', text: line.slice(at) });
    return pieces;
  };
}

/** The same pieces, cut so that what lies between `start` and `end` can be marked. */
export function marked(pieces: readonly Piece[], start: number, end: number): (Piece & { mark: boolean })[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const from = at;
    at += piece.text.length;
    return [
      { ...piece, text: piece.text.slice(0, Math.max(0, start - from)), mark: false },
      { ...piece, text: piece.text.slice(Math.max(0, start - from), Math.max(0, end - from)), mark: true },
      { ...piece, text: piece.text.slice(Math.max(0, end - from, start - from)), mark: false },
    ].filter((part) => part.text !== '');
  });
}
