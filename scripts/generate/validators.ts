/** Compiles every schema into plain functions at generation time, so that the service starts without a compiler and without `eval`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import {
  type Document,
  header,
  type Operation,
  operationsOf,
  readJson,
  resolve,
  type Schema,
  schemaName,
  variantsOf,
} from './document.ts';

/** Keywords that only people and other tools read. */
const prose = new Set([
  'description',
  'examples',
  'example',
  'summary',
  'contentMediaType',
  'x-item-schema',
  'x-may-grow',
]);

/** A copy for the compiler: prose gone, `discriminator` without mapping, references pointing into the compiled set. */
function prepare(document: Document, value: unknown, close: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => prepare(document, item, close));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  const copy: Schema = {};
  for (const [keyword, content] of Object.entries(schema)) {
    if (prose.has(keyword) && typeof content !== 'object') continue;
    if (keyword === 'examples' && Array.isArray(content)) continue;
    if (keyword === '$ref') copy.$ref = `${schemaName(schema)}`;
    else if (keyword === 'discriminator') {
      copy.type = 'object';
      copy.discriminator = { propertyName: (content as Schema).propertyName };
    } else if (keyword === 'properties')
      copy.properties = properties(document, content as Record<string, Schema>, close);
    else if (keyword === 'items' && schema.uniqueItems === true) {
      // Behind a reference the compiler cannot see that the items are texts, and would compare every pair.
      copy.items = prepare(document, resolve(document, content), close);
    } else copy[keyword] = prepare(document, content, close);
  }
  if (close && 'properties' in copy && !('additionalProperties' in copy)) copy.additionalProperties = false;
  return copy;
}

function properties(document: Document, from: Record<string, Schema>, close: boolean): Schema {
  return Object.fromEntries(
    Object.entries(from).map(([name, schema]) => {
      const copy = prepare(document, schema, close) as Schema;
      // A default is only taken where the property is written, not behind its reference.
      const target = resolve<Schema>(document, schema);
      return [name, 'default' in target ? { ...copy, default: target.default } : copy];
    }),
  );
}

function compiler(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // One of several fields may be required; that each required field exists is for the lint rules to see.
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  formats.default(ajv);
  ajv.addKeyword('x-pattern-says');
  return ajv;
}

function withSchemas(document: Document, options: Options, close = false): Ajv2020 {
  const ajv = compiler(options);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(prepare(document, schema, close) as Schema, name);
  }
  return ajv;
}

async function write(
  folder: string,
  file: string,
  ajv: Ajv2020,
  names: Record<string, string>,
): Promise<void> {
  const code = standalone.default(ajv, names);
  // The compiler emits `require` for its run-time parts even in module form.
  const start = `// ${header}\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n`;
  await writeFile(join(folder, `${file}.js`), start + code.replace(/^"use strict";/, ''));
  const types = Object.keys(names).map((name) => `export declare const ${name}: ValidateFunction;`);
  await writeFile(
    join(folder, `${file}.d.ts`),
    [`// ${header}`, `import type { ValidateFunction } from 'ajv';`, ...types, ''].join('\n'),
  );
}

/** One schema over the query and header parameters of an operation; path parameters are decided by the route. */
function parameterSchema(document: Document, operation: Operation): Schema | undefined {
  const groups: Record<string, Schema> = {};
  for (const place of ['query', 'header'] as const) {
    const found = operation.parameters.filter((parameter) => parameter.in === place);
    if (found.length === 0) continue;
    const nameOf = (name: string) => (place === 'header' ? name.toLowerCase() : name);
    groups[place] = {
      type: 'object',
      properties: properties(
        document,
        Object.fromEntries(found.map((one) => [nameOf(one.name), one.schema])),
        false,
      ),
      required: found.filter((one) => one.required === true).map((one) => nameOf(one.name)),
    };
  }
  return Object.keys(groups).length === 0 ? undefined : { type: 'object', properties: groups };
}

interface IndexEntry {
  params: string | null;
  body: { marker: string | null; validator: string }[];
  replies: Record<string, Record<string, string>>;
}

function indexEntry(document: Document, operation: Operation, params: boolean): IndexEntry {
  const [body] = Object.values(operation.accepts);
  const name = body === undefined ? undefined : schemaName(body);
  const variants = body === undefined ? undefined : variantsOf(document, body);
  const replies: IndexEntry['replies'] = {};
  for (const reply of operation.replies) {
    const named = Object.entries(reply.content).flatMap(([type, schema]) => {
      const found = schemaName(schema);
      return found === undefined ? [] : [[type, found] as const];
    });
    replies[reply.status] = Object.fromEntries(named);
  }
  return {
    params: params ? `${operation.id}Params` : null,
    body:
      variants?.map(({ marker, name: validator }) => ({ marker, validator })) ??
      (name === undefined ? [] : [{ marker: null, validator: name }]),
    replies,
  };
}

/** Writes `validators/{requests,bodies,strict}.{js,d.ts}` and `validators/index.json` into `folder`, which holds the bundled `openapi.json`. */
export async function writeValidators(folder: string): Promise<void> {
  const document = await readJson<Document>(folder, 'openapi.json');
  const target = join(folder, 'validators');
  await mkdir(target, { recursive: true });

  const requests = withSchemas(document, { allErrors: true, verbose: true, useDefaults: true });
  const index: Record<string, IndexEntry> = {};
  const exported: Record<string, string> = {};
  for (const operation of operationsOf(document)) {
    const params = parameterSchema(document, operation);
    const entry = indexEntry(document, operation, params !== undefined);
    if (params !== undefined) requests.addSchema(params, `${operation.id}Params`);
    for (const name of [entry.params, ...entry.body.map((one) => one.validator)])
      if (name !== null) exported[name] = name;
    index[operation.id] = entry;
  }
  await write(target, 'requests', requests, exported);

  const every = Object.fromEntries(Object.keys(document.components.schemas).map((name) => [name, name]));
  await write(target, 'bodies', withSchemas(document, {}), every);
  // For tests only: a field the document does not know is an error there, while clients must take it.
  await write(target, 'strict', withSchemas(document, { allErrors: true }, true), every);
  await writeFile(join(target, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}
