/** `/docs/guides` and `/docs/guides/<name>`: pages for clients and operators, written as Markdown in `guides/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { Marked, type Token, type Tokens } from 'marked';
import { docsPage, escaped, sideList } from './docs-page.ts';
import { highlighted } from './highlight.ts';

const folder = new URL('./guides/', import.meta.url);

/** In the order in which they are read. */
const order = [
  'first-run',
  'streaming-and-resuming',
  'idempotent-retries',
  'webhooks',
  'exports',
  'keys-and-rotation',
  'bring-your-agent',
  'custom-frontend',
  'ci',
  'errors',
  'scale-out',
];

interface Guide {
  name: string;
  title: string;
  /** Its first paragraph, as plain text. */
  summary: string;
  text: string;
}

/** What stands above a block of code, by the language it names. */
const captions: Record<string, string> = {
  sh: 'Shell',
  ts: 'TypeScript',
  js: 'JavaScript',
  python: 'Python',
  go: 'Go',
  json: 'JSON',
  yaml: 'YAML',
  html: 'HTML',
  nginx: 'nginx',
  text: 'Text',
};

export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** A block as a figure. Its info string is the language and then what it is: `output`, or a `file=` to save it as; the rest is for the test. */
export function codeFigure(code: string, info: string): string {
  const [language = '', ...rest] = info.split(/\s+/);
  const output = rest.includes('output');
  const file = rest.find((word) => word.startsWith('file='))?.slice('file='.length);
  const caption = output ? 'Prints' : (file ?? captions[language] ?? language);
  return `<figure class="code${output ? ' output' : ''}"><figcaption><span>${escaped(caption)}</span></figcaption><pre><code class="language-${escaped(language)}">${highlighted(code, language)}</code></pre></figure>\n`;
}

const isOutput = (token: Tokens.Code): boolean => /\boutput\b/.test(token.lang ?? '');
const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === 'code';

/** Blocks that follow one another without a word between them show the same in several languages, and stand side by side; what one prints goes with it. */
function besides(tokens: readonly Token[]): { cells: Tokens.Code[][]; length: number } {
  const cells: Tokens.Code[][] = [];
  let length = 0;
  for (const [index, token] of tokens.entries()) {
    if (isCode(token)) {
      const last = cells.at(-1);
      if (isOutput(token) && last) last.push(token);
      else cells.push([token]);
      length = index + 1;
    } else if (token.type !== 'space') break;
  }
  return { cells, length };
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = anchorOf(text);
      const anchor =
        depth === 1 ? '' : `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}${anchor}</h${depth}>\n`;
    },
    code: ({ text, lang }) => codeFigure(text, lang ?? ''),
  },
});

/** The text is our own: nothing in it has to be kept from the reader's browser. */
function rendered(text: string): string {
  const tokens = marked.lexer(text);
  let html = '';
  for (let at = 0; at < tokens.length; ) {
    const { cells, length } = besides(tokens.slice(at));
    const taken = tokens.slice(at, at + Math.max(1, length));
    const part = Object.assign(taken, { links: tokens.links });
    if (cells.length > 1) {
      const columns = cells.map(
        (cell) => `<div>${cell.map((one) => codeFigure(one.text, one.lang ?? '')).join('')}</div>`,
      );
      html += `<div class="beside">${columns.join('')}</div>\n`;
    } else if (taken[0]?.type === 'table') html += `<div class="table">${marked.parser(part)}</div>\n`;
    else html += marked.parser(part);
    at += taken.length;
  }
  return html;
}

function readGuides(): Guide[] {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const [, title = file] = /^# (.+)$/m.exec(text) ?? [];
      const [, summary = ''] = /^# .+\n\n((?:.+\n)+)/m.exec(text) ?? [];
      return {
        name: file.slice(0, -'.md'.length),
        title,
        summary: summary.replaceAll(/[`*]|\n$/g, ''),
        text,
      };
    })
    .sort((one, other) => place(one.name) - place(other.name));
}

/** By name, as HTML; '' is the index. Read once, at the start. */
export function guidePages(): Map<string, string> {
  const guides = readGuides();
  const address = ({ name }: Guide): string => `/docs/guides/${name}`;
  const side = (here: string): string =>
    sideList(
      here,
      guides.map((guide) => [address(guide), guide.title] as const),
    );
  const cards = guides.map(
    (guide) =>
      `<li><a href="${address(guide)}"><b>${escaped(guide.title)}</b><span>${escaped(guide.summary)}</span></a></li>`,
  );
  const index = `<h1>Guides</h1>
<p>Short, and tried: every call on these pages is made, and what it prints compared, before a change of the service lands.
Set <code>BASE_URL</code> and <code>KEY</code> to your service's, as <a href="/docs/guides/first-run">First run</a> shows, and paste.</p>
<ul class="cards">${cards.join('')}</ul>`;
  const pages = guides.map((guide, at): [string, string] => {
    const [before, after] = [guides[at - 1], guides[at + 1]];
    const steps = `<nav class="next" aria-label="Next and previous guide"><span>${before ? `<a href="${address(before)}" rel="prev">← ${escaped(before.title)}</a>` : ''}</span><span>${after ? `<a href="${address(after)}" rel="next">${escaped(after.title)} →</a>` : ''}</span></nav>`;
    const here = address(guide);
    return [guide.name, docsPage(guide.title, rendered(guide.text) + steps, { here, side: side(here) })];
  });
  return new Map([
    ['', docsPage('Guides', index, { here: '/docs/guides', side: side('/docs/guides') })],
    ...pages,
  ]);
}
