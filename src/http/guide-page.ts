/** `/docs/guides/<name>`: pages for operators and clients, written as Markdown in `guides/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { docsPage } from './docs-page.ts';

const folder = new URL('./guides/', import.meta.url);

/** By name, as HTML; read once, at the start. The text is our own: nothing in it has to be kept from the reader's browser. */
export function guidePages(): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        const [, title = file] = /^# (.+)$/m.exec(text) ?? [];
        return [file.slice(0, -'.md'.length), docsPage(title, marked.parse(text, { async: false }))];
      }),
  );
}
