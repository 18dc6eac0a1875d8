/** Colours code where a page is made, so that no reader's browser has to: strings, comments, numbers and the words of a language. */
import { escaped } from './docs-page.ts';

const words: Record<string, string> = {
  ts: 'as async await break case catch class const continue default do else export extends finally for from function if import in instanceof interface let new null of return satisfies switch throw true false try type typeof undefined while',
  sh: 'if then else elif fi for in do done while until case esac function export set local return exit curl jq echo printf cat grep sed cut mkdir cd node npm npx python3 git tar chmod kill wait trap test mktemp',
  python:
    'and as async await break class continue def del elif else except False finally for from if import in is lambda None not or pass raise return True try while with yield',
  go: 'break case chan const continue default defer else for func go if import interface map nil package range return select struct switch type var',
  yaml: 'true false null',
  json: 'true false null',
};
const alike: Record<string, string> = { js: 'ts', mjs: 'ts', bash: 'sh', html: 'html', py: 'python' };

const strings = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source;
const numbers = /\b\d[\d_.]*\b/.source;

/** In each, the first group is a comment, the second a string, the third a number and the fourth a word. */
const grammars: Record<string, RegExp> = {
  ts: new RegExp(
    `(//.*|/\\*[\\s\\S]*?\\*/)|(${strings}|\`(?:\\\\.|[^\`\\\\])*\`)|(${numbers})|([A-Za-z_$][\\w$]*)`,
    'g',
  ),
  sh: /((?<=^|\s)#.*)|("(?:\\.|[^"\\])*"|'[^']*')|((?<=\s)\d+\b)|([A-Za-z_][\w-]*)/gm,
  python: new RegExp(`(#.*)|("""[\\s\\S]*?"""|[bfr]?(?:${strings}))|(${numbers})|([A-Za-z_]\\w*)`, 'g'),
  go: new RegExp(`(//.*)|(${strings}|\`[^\`]*\`)|(${numbers})|([A-Za-z_]\\w*)`, 'g'),
  yaml: new RegExp(`((?<=^|\\s)#.*)|(${strings})|(${numbers})|([A-Za-z_][\\w-]*)`, 'gm'),
  json: new RegExp(`()(${strings})|(${numbers})|([a-z]+)`, 'g'),
  html: /(<!--[\s\S]*?-->)|("[^"\n]*")|(?!)()|(?<=<\/?)([A-Za-z][\w-]*)/g,
};

/** The code as HTML. A language that is not known comes as it is. */
export function highlighted(code: string, language: string): string {
  const name = alike[language] ?? language;
  const grammar = grammars[name];
  if (grammar === undefined) return escaped(code);
  const known = new Set((words[name] ?? '').split(' '));
  let html = '';
  let at = 0;
  for (const match of code.matchAll(grammar)) {
    const [text, comment, string, number, word] = match;
    const kind = comment
      ? 'c'
      : string
        ? 's'
        : number
          ? 'n'
          : word && (name === 'html' || known.has(word))
            ? 'k'
            : '';
    html += escaped(code.slice(at, match.index));
    html += kind === '' ? escaped(text) : `<span class="hl-${kind}">${escaped(text)}</span>`;
    at = match.index + text.length;
  }
  return html + escaped(code.slice(at));
}
