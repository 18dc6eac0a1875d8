/** A second service process for the tests that kill one: takes a copy, says `ready`, then captures or waits. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { systemClock } from '../../src/base/clock.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { log } from './fixture.ts';

const [folder = '', workspace = '', base = '', then] = process.argv.slice(2);
const stores = createWorkspaceStores({ folder, log, clock: systemClock });
const copy = await stores.copy(workspace, base, 'killed');
for (let n = 0; n < 2000; n++) {
  if (n % 100 === 0) mkdirSync(`${copy.folder}/d${n / 100}`);
  writeFileSync(`${copy.folder}/d${Math.floor(n / 100)}/f${n}.txt`, `file ${n}\n`);
}
process.stdout.write('ready\n');
if (then === 'capture') await copy.capture();
// Waits to be killed; long enough for any test, and never for good.
setTimeout(() => undefined, 120_000);
