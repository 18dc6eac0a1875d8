/** The clients in other languages: exact versions, excerpts in the README that are of tried programs, and a copy of the contract that leaves nothing out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { viewOf } from '../../scripts/clients/document.ts';
import { languages } from '../../scripts/clients/place.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The lines of the first block of a language, without indentation. */
function block(markdown: string, language: string): string[] {
  const text = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(markdown)?.[1] ?? '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Every node of a document, with the way to it. */
function* nodes(value: unknown, way = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [way, value as Record<string, unknown>];
  for (const [key, content] of Object.entries(value)) yield* nodes(content, `${way}/${key}`);
}

const document = JSON.parse(read('generated/openapi.json')) as object;
const view = viewOf(document, { mixed: 'union', texts: 'text' });

describe('house/clients', () => {
  for (const language of languages) {
    it(`shows of the ${language} client what its own README has, which a journey runs`, () => {
      const excerpt = block(read('README.md'), language);
      expect(excerpt).to.have.length.above(3);
      const whole = block(read(`scripts/clients/${language}/README.md`), language);
      let from = 0;
      for (const line of excerpt) {
        const at = whole.indexOf(line, from);
        expect(at, line).to.be.at.least(0);
        from = at + 1;
      }
    });
  }

  it('names the tools of Python by exact versions', () => {
    const lines = read('scripts/clients/python/requirements.txt').trim().split('\n');
    expect(lines.filter((line) => !/^[\w.-]+==[\w.]+$/.test(line))).to.deep.equal([]);
    expect(lines.some((line) => line.startsWith('openapi-python-client=='))).to.equal(true);
  });

  it('names what the Java client depends on by exact versions', () => {
    const versions = [...read('scripts/clients/java/pom.xml').matchAll(/<version>(.*?)<\/version>/g)];
    const loose = versions
      .map((match) => match[1])
      .filter((one) => !/^(\d[\w.]*|\$\{\S+\}|\{version\})$/.test(one ?? ''));
    expect(loose).to.deep.equal([]);
  });

  it('gives generators every operation and every schema of the contract', () => {
    const names = (of: object): string[] => {
      const { paths, components } = of as {
        paths: Record<string, object>;
        components: { schemas: object };
      };
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
      return [...operations, ...Object.keys(components.schemas)];
    };
    expect(names(view)).to.deep.equal(names(document));
  });

  it('gives generators nothing that they stumble over', () => {
    const wrong = [...nodes(view)].filter(
      ([, node]) =>
        'dependentRequired' in node ||
        (Array.isArray(node.type) && node.type.filter((type) => type !== 'null').length > 1) ||
        ('text/event-stream' in node && 'application/json' in node),
    );
    expect(wrong.map(([way]) => way)).to.deep.equal([]);
  });

  it('leaves the contract itself as it is', () => {
    expect(JSON.parse(read('generated/openapi.json'))).to.deep.equal(document);
  });
});
