/** One catalogue of errors: the code, the contract and the README say the same. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { catalogue } from '../../src/base/errors.ts';

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
});
