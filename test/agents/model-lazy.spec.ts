/** What the built-in agent costs a service that never uses it: nothing. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'chai';

const root = resolve(import.meta.dirname, '../..');

/** Packages that are loaded once `entry` is: through imports that are no types and wait for nothing. */
function packagesOf(entry: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(entry)) return packages;
  seen.add(entry);
  const text = readFileSync(entry, 'utf8');
  for (const [, clause = '', specifier = ''] of text.matchAll(
    /^(?:import|export)\b([^;']*?)(?:from )?'([^']+)';$/gm,
  )) {
    if (/^ type\b/.test(clause)) continue;
    if (specifier.startsWith('.')) packagesOf(resolve(dirname(entry), specifier), seen, packages);
    else packages.add(specifier);
  }
  return packages;
}

describe('the packages of the model agent', () => {
  const ofModels = /^(ai|zod|@ai-sdk\/.*)$/;

  it('are not loaded with the service', () => {
    const packages = [...packagesOf(resolve(root, 'src/compose.ts'))];
    expect(packages).to.include('pg');
    expect(packages.filter((name) => ofModels.test(name))).to.deep.equal([]);
  });

  it('are loaded with its work', () => {
    const packages = [...packagesOf(resolve(root, 'src/agents/model-work.ts'))];
    expect(packages.filter((name) => ofModels.test(name))).to.include.members([
      'ai',
      'zod',
      '@ai-sdk/openai',
    ]);
  });
});
