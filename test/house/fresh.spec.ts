/** The generated files are the ones their sources give. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Manifest, readManifest } from '../../scripts/generate/manifest.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'generated');

describe('generated files', () => {
  let recorded: Manifest;
  let found: Manifest;

  before(async () => {
    recorded = JSON.parse(await readFile(join(folder, 'MANIFEST.json'), 'utf8')) as Manifest;
    found = await readManifest(root, folder);
  });

  it('are made from the documents and generators as they are now (else: npm run generate)', () => {
    expect(found.inputs).to.deep.equal(recorded.inputs);
  });

  it('were not edited by hand (else: npm run generate)', () => {
    expect(found.outputs).to.deep.equal(recorded.outputs);
  });

  it('are recorded with everything they depend on', () => {
    expect(Object.keys(recorded.inputs)).to.include.members([
      'openapi/openapi.yaml',
      'openapi/schemas/Run.yaml',
      'scripts/generate.ts',
      'scripts/generate/server-plugin.ts',
      'src/console/main.tsx',
    ]);
    expect(Object.keys(recorded.outputs)).to.include.members([
      'openapi.json',
      'api/server.gen.ts',
      'validators/requests.js',
      'console/index.html',
    ]);
  });
});
