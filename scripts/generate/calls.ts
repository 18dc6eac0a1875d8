/** What a client must know of each operation besides its types: how it may be repeated and where it stands; and the words of the contract that programs meet at run time. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Document,
  header,
  type Operation,
  operationsOf,
  readJson,
  resolve,
  type Schema,
} from './document.ts';

/** Repeating these has the same effect as sending them once (RFC 9110, section 9.2.2). */
const idempotentMethods = ['get', 'put', 'delete', 'patch'];

function repeatOf(operation: Operation): 'always' | 'with_key' | 'never' {
  if (idempotentMethods.includes(operation.method) || operation.safeToRepeat) return 'always';
  return operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')
    ? 'with_key'
    : 'never';
}

function quoted(values: string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** Writes `api/calls.gen.ts` into `folder`, which holds the bundled `openapi.json`. */
export async function writeCalls(folder: string): Promise<void> {
  const document = await readJson<Document>(folder, 'openapi.json');
  const propertiesOf = (name: string): Schema => document.components.schemas[name]?.properties as Schema;
  const codes = resolve<{ enum: string[] }>(document, propertiesOf('Problem').code).enum;
  const main = new URL(document.servers[0]?.url ?? '').pathname;
  const entries = operationsOf(document).map((operation) => {
    const home = operation.base === main ? 'interface' : 'files';
    const parts = [
      `method: '${operation.method.toUpperCase()}'`,
      `path: '${operation.path}'`,
      `home: '${home}'`,
    ];
    return `  ${operation.id}: { ${parts.join(', ')}, repeat: '${repeatOf(operation)}' },`;
  });
  const lines = [
    `// ${header}`,
    `import type { Problem, Receipt } from './types.gen.ts';`,
    '',
    '/** Where an operation stands, and whether a client that heard no answer may send it again. */',
    'export interface Call {',
    '  method: string;',
    '  path: string;',
    '  /** `files` are those beside the versioned interface. */',
    `  home: 'interface' | 'files';`,
    `  /** \`with_key\`: when each try carries the same \`Idempotency-Key\`. */`,
    `  repeat: 'always' | 'with_key' | 'never';`,
    '}',
    '',
    'export const calls = {',
    ...entries,
    '} as const satisfies Record<string, Call>;',
    '',
    'export type OperationName = keyof typeof calls;',
    '',
    '/** The code of every error of the service. */',
    `export const problemCodes = [${quoted(codes)}] as const satisfies readonly Problem['code'][];`,
    '',
    '/** The fields of a receipt, which a settled run has among its own. */',
    `export const receiptFields = [${quoted(Object.keys(propertiesOf('Receipt')))}] as const satisfies readonly (keyof Receipt)[];`,
    '',
  ];
  await writeFile(join(folder, 'api/calls.gen.ts'), lines.join('\n'));
}
