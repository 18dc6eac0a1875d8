/** Makes `generated/` from `openapi/`: lint, bundle, types and client, server interface, validators, manifest. Offline and repeatable. */
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, lint } from './generate/bundle.ts';
import { writeCalls } from './generate/calls.ts';
import { writeConsole } from './generate/console.ts';
import { writeEvents } from './generate/events.ts';
import { writeManifest } from './generate/manifest.ts';
import { writeTypes } from './generate/types.ts';
import { writeValidators } from './generate/validators.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');
// Everything is made beside the target and put in place at once, so that a failure leaves the old files whole.
const fresh = join(root, `.generated-${process.pid}`);

const stages: [string, () => Promise<void>][] = [
  ['lint the documents', () => lint(root)],
  ['bundle the documents', () => bundle(root, fresh)],
  ['types, client and server interface', () => writeTypes(fresh)],
  ['what clients know of each operation', () => writeCalls(fresh)],
  ['event types', () => writeEvents(fresh)],
  ['validators', () => writeValidators(fresh)],
  ['console', () => writeConsole(root, fresh)],
  ['manifest', () => writeManifest(root, fresh)],
];

async function generate(): Promise<void> {
  await mkdir(fresh, { recursive: true });
  for (const [index, [name, work]] of stages.entries()) {
    const start = performance.now();
    await work();
    console.log(`${index + 1}/${stages.length} ${name} (${Math.round(performance.now() - start)} ms)`);
  }
  // The folder's door-plate is the one file in it that is written by hand.
  await copyFile(join(target, 'README.md'), join(fresh, 'README.md'));
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
}

try {
  await generate();
} catch (error) {
  console.error(`generate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await rm(fresh, { recursive: true, force: true });
}
