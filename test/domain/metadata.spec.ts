/** The terms by which lists find runs: one for each entry, and no two entries share one. */
import { expect } from 'chai';
import { metadataTerm, metadataTerms } from '../../src/domain/metadata.ts';

describe('domain/metadata', () => {
  it('gives the same term for the same entry, and another for any other', () => {
    const entries: [string, string, string][] = [
      ['dev', 'a', 'b'],
      ['dev', 'ab', ''],
      ['dev', '', 'ab'],
      ['deva', 'b', ''],
      ['de', 'va', 'b'],
      ['dev', 'a', 'B'],
      ['dev', 'a', 'b '],
      ['prod', 'a', 'b'],
      ['dev', '1.1', 'x'],
      ['dev', '1', '.1x'],
    ];
    const terms = entries.map((entry) => metadataTerm(...entry));
    expect(new Set(terms).size).to.equal(entries.length);
    expect(entries.map((entry) => metadataTerm(...entry))).to.deep.equal(terms);
    for (const term of terms) expect(term).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('takes any text, also one that Postgres could not store as text', () => {
    expect(metadataTerms('dev', { nul: '\u0000', half: '\ud800', long: 'x'.repeat(512) })).to.have.length(3);
    expect(metadataTerms('dev', {})).to.deep.equal([]);
  });
});
