/** The gate: neither document may break what the last release promised, unless the version says so. */
import { join } from 'node:path';
import { compareAsyncapi } from './compare-asyncapi.ts';
import { compareOpenapi } from './compare-openapi.ts';
import type { DocumentName, Finding } from './finding.ts';
import { mayBreak, releasedFolder } from './versions.ts';

const comparers: Record<DocumentName, (base: string, revision: string) => Promise<Finding[]>> = {
  openapi: compareOpenapi,
  asyncapi: compareAsyncapi,
};

/** Every break of `generated/` against the copies of release `last`, of both documents. */
export async function findBreaks(root: string, last: string): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(comparers).map(([name, compare]) =>
      compare(join(root, releasedFolder, last, `${name}.json`), join(root, 'generated', `${name}.json`)),
    ),
  );
  return found.flat();
}

/** The findings as lines for a terminal, each place once. */
export function tell(findings: readonly Finding[]): string[] {
  const lines = findings.map(({ document, where, what }) => `  ${document}  ${what}\n           ${where}`);
  return [...new Set(lines)];
}

/** Why `version` may not be released over `last` with these breaks; undefined when it may. */
export function refusal(findings: readonly Finding[], last: string, version: string): string | undefined {
  if (findings.length === 0 || mayBreak(last, version)) return undefined;
  const number = last.startsWith('0.') ? 'second (or the first)' : 'first';
  return `${version} must not break what ${last} promised. Keep the old form beside the new one, or release a version whose ${number} number is higher.`;
}
