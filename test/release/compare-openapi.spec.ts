/** Edits of the OpenAPI document, compared all at once: those that break callers are found one by one, those that do not leave nothing to find. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { compareOpenapi } from '../../scripts/release/compare-openapi.ts';
import type { Document, Edit } from './edits.ts';
import { breaking, harmless } from './openapi-edits.ts';

const released = join(import.meta.dirname, '../../generated/openapi.json');

describe('release/compare-openapi', function () {
  this.timeout(240_000);
  let folder: string;
  let text: string;
  let found: string[];
  let remarks: string[];

  /** What is found once all these edits were made, each of which must change something. */
  async function compare(edits: readonly Edit[], name: string): Promise<string[]> {
    const document = JSON.parse(text) as Document;
    for (const { what, edit } of edits) {
      const before = JSON.stringify(document);
      edit(document);
      expect(JSON.stringify(document), what).to.not.equal(before);
    }
    const path = join(folder, name);
    await writeFile(path, JSON.stringify(document));
    return (await compareOpenapi(released, path)).map((finding) => `${finding.what} ${finding.where}`);
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-compare-'));
    text = await readFile(released, 'utf8');
    found = await compare(breaking, 'breaking.json');
    remarks = await compare(harmless, 'harmless.json');
  });

  after(() => rm(folder, { recursive: true, force: true }));

  for (const { what, named } of breaking) {
    it(`finds ${what}`, () => {
      expect(
        found.some((line) => named.test(line)),
        found.join('\n'),
      ).to.equal(true);
    });
  }

  for (const { what } of harmless) {
    it(`takes no offence at ${what}`, () => {
      // One remark would be about any of them, so each is answered for by all.
      expect(remarks).to.deep.equal([]);
    });
  }

  it('finds nothing between a document and itself', async () => {
    expect(await compareOpenapi(released, released)).to.deep.equal([]);
  });

  it('minds new values where the released document did not say that they may come', async () => {
    const closed = JSON.parse(text) as Document;
    delete closed.components.schemas.Problem.properties.code['x-may-grow'];
    delete closed.components.schemas.RunEvent['x-may-grow'];
    const base = join(folder, 'closed.json');
    await writeFile(base, JSON.stringify(closed));
    const lines = (await compareOpenapi(base, join(folder, 'harmless.json'))).map(({ what }) => what);
    expect(lines.join('\n')).to.include("Enum of `code` gained values: 'tea_only'");
    expect(lines.join('\n')).to.include('`oneOf` subschema of `RunEvent` was added');
  });

  it('says why when a document cannot be compared', async () => {
    const path = join(folder, 'broken.json');
    await writeFile(path, '{ "openapi": ');
    const error = await compareOpenapi(released, path).catch((thrown: unknown) => thrown);
    expect(String(error)).to.match(/could not be compared: .*broken\.json/s);
  });
});
