/** What breaks between two bundled OpenAPI documents, as `redocly diff` sees it, less what the contract says may grow. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const root = join(import.meta.dirname, '../..');

interface Place {
  pointer: string;
}

interface Verdict {
  ruleId: string;
  impact: string;
  message: string;
}

interface Change {
  path: string;
  typeName: string;
  kind: string;
  property?: string;
  verdicts: Verdict[];
  base?: Place;
  revision?: Place;
}

function at(document: unknown, pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((found, segment) => (found as Record<string, unknown> | undefined)?.[segment], document);
}

/**
 * The contract says of these values or variants that new ones may come. Asked of the released document, for a mark that is new came too late for those who
 * read without it.
 */
function mayGrow(released: unknown, { base, revision }: Change, { ruleId, message }: Verdict): boolean {
  const asked: Record<string, string | undefined> = {
    'enum-values-added': base?.pointer,
    'schema-combinator-changed': message.endsWith('was added.') ? revision?.pointer : undefined,
  };
  const schema = at(released, (asked[ruleId] ?? '').replace(/\/(enum|(oneOf|anyOf)\/\d+)$/, ''));
  return (
    typeof schema === 'object' &&
    schema !== null &&
    (schema as Record<string, unknown>)['x-may-grow'] === true
  );
}

/** A body that must now be sent, which no rule of redocly's minds. */
function bodyRequired(fresh: unknown, { typeName, kind, property, revision }: Change): boolean {
  if (typeName !== 'RequestBody' || revision === undefined) return false;
  const value = at(fresh, revision.pointer) as boolean | { required?: boolean } | undefined;
  if (kind === 'added') return typeof value === 'object' && value.required === true;
  return property === 'required' && value === true;
}

/** Every break from `base` to `revision`, both files. Throws with what redocly said when it could not compare. */
export async function compareOpenapi(base: string, revision: string): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'compare-'));
  const report = join(folder, 'report.json');
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const config = join(root, 'openapi/redocly.diff.yaml');
  try {
    await promisify(execFile)(
      process.execPath,
      [
        cli,
        'diff',
        base,
        revision,
        '--config',
        config,
        '--format',
        'json',
        '--fail-on',
        'none',
        '-o',
        report,
      ],
      {
        timeout: 120_000,
        maxBuffer: 64 * 2 ** 20,
        env: { PATH: '', NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Change[] };
    const [released, fresh] = await Promise.all(
      [base, revision].map(async (path) => JSON.parse(await readFile(path, 'utf8')) as unknown),
    );
    return changes.flatMap((change) => {
      const breaks = change.verdicts
        .filter((verdict) => verdict.impact === 'major' && !mayGrow(released, change, verdict))
        .map(({ ruleId, message }) => `${message} (${ruleId})`);
      if (bodyRequired(fresh, change)) breaks.push('A request body became required. (request-body-required)');
      return breaks.map((what) => ({ document: 'openapi' as const, where: change.path, what }));
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The OpenAPI documents could not be compared: ${stderr || stdout || String(error)}`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
