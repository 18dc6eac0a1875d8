/** What the generators know of a bundled OpenAPI document, and how they read one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const header = 'generated from openapi/; do not edit';

export type Schema = { [keyword: string]: unknown };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  'x-multi-segment'?: boolean;
}

export interface Reply {
  status: number;
  /** Media type to the schema of its body; empty for a reply without one. */
  content: Record<string, Schema>;
  headers: { name: string; required: boolean; schema: Schema }[];
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The path of the server this operation stands under, without a trailing slash: `/v1`, or the empty text. */
  base: string;
  scopes: string[];
  /** The document says of this POST that a second one does no more than the first. */
  safeToRepeat: boolean;
  parameters: Parameter[];
  /** Media type to the schema of the request's body; empty when the operation takes none. */
  accepts: Record<string, Schema>;
  replies: Reply[];
}

export interface Document {
  paths: Record<string, Record<string, unknown>>;
  servers: { url: string }[];
  components: { schemas: Record<string, Schema> };
}

interface RawOperation {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-safe-to-repeat'?: boolean;
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

interface RawReply {
  content?: Record<string, { schema: Schema }>;
  headers?: Record<string, unknown>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export async function readJson<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as T;
}

/** The thing itself where `value` is a `$ref` into the document. Throws when the reference leads nowhere. */
export function resolve<T>(document: Document, value: unknown): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as T;
  let found: unknown = document;
  for (const segment of String(value.$ref).slice(2).split('/')) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[name];
  }
  if (found === undefined) throw new Error(`openapi.json: ${String(value.$ref)} leads nowhere`);
  return resolve<T>(document, found);
}

/** The last segment of a `$ref`, which is the schema's name. */
export function schemaName(schema: Schema): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
}

function basePath(servers: { url: string }[]): string {
  return new URL(servers[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
}

/** Every operation, in the document's order. */
export function operationsOf(document: Document): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const base = basePath((item.servers as { url: string }[] | undefined) ?? document.servers);
    for (const method of methods) {
      const raw = item[method] as RawOperation | undefined;
      if (raw === undefined) continue;
      const parameters = [...((item.parameters as unknown[] | undefined) ?? []), ...(raw.parameters ?? [])];
      found.push({
        id: raw.operationId,
        method,
        path,
        base,
        scopes: Object.values(raw.security?.[0] ?? {})[0] ?? [],
        safeToRepeat: raw['x-safe-to-repeat'] === true,
        parameters: parameters.map((parameter) => resolve<Parameter>(document, parameter)),
        accepts: schemasOf(raw.requestBody?.content),
        replies: Object.entries(raw.responses).map(([status, reply]) =>
          replyOf(document, Number(status), reply),
        ),
      });
    }
  }
  return found;
}

function schemasOf(content: Record<string, { schema: Schema }> | undefined): Record<string, Schema> {
  return Object.fromEntries(Object.entries(content ?? {}).map(([type, media]) => [type, media.schema]));
}

function replyOf(document: Document, status: number, value: unknown): Reply {
  const raw = resolve<RawReply>(document, value);
  const headers = Object.entries(raw.headers ?? {}).map(([name, entry]) => {
    const found = resolve<{ required?: boolean; schema: Schema }>(document, entry);
    return { name, required: found.required === true, schema: resolve<Schema>(document, found.schema) };
  });
  return { status, content: schemasOf(raw.content), headers };
}

/** How an operation's oneOf body tells its variants apart: the property only that variant requires. */
export function variantsOf(document: Document, body: Schema): { marker: string; name: string }[] | undefined {
  const variants = resolve<Schema>(document, body).oneOf as Schema[] | undefined;
  if (variants === undefined) return undefined;
  const shapes = variants.map((variant) =>
    resolve<{ required?: string[]; properties?: Schema }>(document, variant),
  );
  return variants.map((variant, index) => {
    const others = shapes.filter((_, other) => other !== index);
    const marker = shapes[index]?.required?.find((name) =>
      others.every((other) => !(name in (other.properties ?? {}))),
    );
    const name = schemaName(variant);
    if (marker === undefined || name === undefined) {
      throw new Error(
        `${schemaName(body)}: every variant needs a name and a required property the others do not have`,
      );
    }
    return { marker, name };
  });
}

/** The names of an object schema's properties that have a default, so that they are always there once validated. */
export function defaultedOf(document: Document, name: string): string[] {
  const properties = document.components.schemas[name]?.properties as Record<string, Schema> | undefined;
  return Object.entries(properties ?? {})
    .filter(([, schema]) => 'default' in resolve<Schema>(document, schema))
    .map(([property]) => property)
    .sort();
}
