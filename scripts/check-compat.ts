/** `npm run check:compat`: neither document in `generated/` breaks what the last released copies promise, unless the version in package.json may. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBreaks, refusal, tell } from './release/gate.ts';
import { lastReleased } from './release/versions.ts';

const root = join(import.meta.dirname, '..');

async function check(): Promise<void> {
  const last = lastReleased(root);
  if (last === undefined) {
    console.log('✓ nothing was released yet, so nothing can break');
    return;
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const findings = await findBreaks(root, last);
  for (const line of tell(findings)) console.log(line);
  const why = refusal(findings, last, version);
  if (why !== undefined) throw new Error(why);
  console.log(
    findings.length === 0
      ? `✓ both documents keep what ${last} promised`
      : `✓ ${version} may break what ${last} promised, and does so in the places above`,
  );
}

try {
  await check();
} catch (error) {
  console.error(`check:compat: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
