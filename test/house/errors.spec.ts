/** One catalogue of errors: the code, the contract and the README say the same. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { catalogue } from '../../src/base/errors.ts';
import { errorsPage } from '../../src/http/errors-page.ts';
import { breaks } from '../support/contract-fetch.ts';

const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('house/errors', () => {
  it('lists in the contract exactly the codes of the catalogue', () => {
    const document = JSON.parse(file('generated/openapi.json')) as {
      components: {
        schemas: Record<
          string,
          { enum?: string[]; properties?: { code?: { enum?: string[]; $ref?: string } } }
        >;
      };
    };
    const { schemas } = document.components;
    const code = schemas.Problem?.properties?.code;
    const codes = code?.enum ?? schemas[code?.$ref?.split('/').at(-1) ?? '']?.enum;
    expect([...(codes ?? [])].sort()).to.deep.equal(Object.keys(catalogue).sort());
  });

  it('lists in the README exactly the codes of the catalogue, with their statuses', () => {
    const rows = [...file('README.md').matchAll(/^\| `([a-z_]+)` \| (\d{3}) \|/gm)].map((row) => [
      row[1],
      Number(row[2]),
    ]);
    const wanted = Object.entries(catalogue).map(([code, entry]) => [code, entry.status]);
    expect(rows.sort()).to.deep.equal(wanted.sort());
  });

  it('has on the errors page exactly one section per code, with its status, its title and an example that holds', () => {
    const page = errorsPage();
    const sections = [...page.matchAll(/<section id="([a-z_]+)">(.*?)<\/section>/gs)];
    expect(sections.map(([, code]) => code)).to.deep.equal(Object.keys(catalogue));
    for (const [, code = '', text = ''] of sections) {
      const entry = catalogue[code as keyof typeof catalogue];
      expect(text, code)
        .to.include(`<small>${entry.status}</small>`)
        .and.to.include(`<strong>${entry.title}.`);
      expect(text, code).to.match(/What to do:<\/b> \S/);
      const json = /<pre><code[^>]*>(.*)<\/code><\/pre>/s.exec(text)?.[1] ?? '';
      const example = JSON.parse(
        json
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ) as { type: string; status: number };
      expect(breaks('Problem', example), code).to.equal(undefined);
      expect(example).to.include({ type: `/docs/errors#${code}`, status: entry.status });
    }
  });

  it('gives each code in the contract the title and the status of the catalogue', () => {
    const examples = [...file('generated/openapi.json').matchAll(/"type":\s*"\/docs\/errors#/g)];
    const problems: { code: string; title: string; status: number; type: string }[] = [];
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { code, title, status, type } = node as Record<string, unknown>;
      if (typeof code === 'string' && typeof type === 'string' && type.startsWith('/docs/errors#'))
        problems.push({ code, type, title: String(title), status: Number(status) });
      for (const inner of Object.values(node)) collect(inner);
    };
    collect(JSON.parse(file('generated/openapi.json')));
    expect(problems.length).to.equal(examples.length).and.to.be.greaterThan(10);
    for (const { code, type, title, status } of problems) {
      const entry = catalogue[code as keyof typeof catalogue];
      expect({ type, title, status }, code).to.deep.equal({
        type: `/docs/errors#${code}`,
        title: entry?.title,
        status: entry?.status,
      });
    }
  });
});
