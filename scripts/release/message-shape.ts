/** A schema of a message as flat sets of facts, so that every change has a place of its own: references followed, lists turned into sets, prose left out. */

export type Json = { [name: string]: unknown };

type Facts = Record<string, string | Record<string, true>>;

export interface Shape {
  /** What is promised of every place that holds a value, by its path: `reason.code`, `conflicts[]`, `data<run.settled>.state`. */
  fields: Record<string, Facts>;
}

/** Sentences for people, hints for generators, and what has a place of its own below. */
const apart = new Set(
  '$ref description title summary examples example default deprecated discriminator required properties items enum type oneOf anyOf allOf additionalProperties'.split(
    ' ',
  ),
);
/** No schema of ours is as deep; one that is refers to itself. */
const depthMax = 24;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const setOf = (values: unknown[]): Record<string, true> =>
  Object.fromEntries(values.map((value) => [String(value), true as const]));

/** What a `$ref` of `document` leads to; an empty object for what is none. Throws when it leads nowhere. */
export function follow(document: Json, value: unknown): Json {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  let found: unknown = document;
  for (const segment of value.$ref.slice(2).split('/')) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isObject(found) ? found[name] : undefined;
  }
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere`);
  return follow(document, found);
}

/** The word by which a reader tells this variant from its siblings: the constant of `type`, the name of its schema, or its type. */
function nameOf(document: Json, variant: unknown): { name: string; event: boolean } {
  const schema = follow(document, variant);
  const type = follow(document, isObject(schema.properties) ? schema.properties.type : undefined);
  if (typeof type.const === 'string') return { name: type.const, event: true };
  const reference = isObject(variant) && typeof variant.$ref === 'string' ? variant.$ref : undefined;
  return { name: reference?.split('/').at(-1) ?? String(schema.type ?? 'other'), event: false };
}

function note(document: Json, value: unknown, path: string, shape: Shape, depth: number): void {
  if (depth > depthMax) throw new Error(`${path} is deeper than can be compared.`);
  const schema = follow(document, value);
  shape.fields[path] ??= {};
  const facts = shape.fields[path];
  for (const [name, held] of Object.entries(schema)) {
    if (!apart.has(name) && !name.startsWith('x-')) facts[name] = JSON.stringify(held);
  }
  facts.type = { ...(facts.type as Record<string, true>), ...setOf(list(schema.type)) };
  facts.required = { ...(facts.required as Record<string, true>), ...setOf(list(schema.required)) };
  // Values of an enum that may grow are only those known today.
  facts.events ??= {};
  facts.variants ??= {};
  const open = schema['x-may-grow'] === true;
  facts.known = { ...(facts.known as Record<string, true>), ...setOf(open ? list(schema.enum) : []) };
  facts.enum = { ...(facts.enum as Record<string, true>), ...setOf(open ? [] : list(schema.enum)) };
  if (schema.additionalProperties === false) facts.closed = 'true';

  const go = (child: unknown, to: string): void => note(document, child, to, shape, depth + 1);
  for (const [name, child] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    go(child, path === '' ? name : `${path}.${name}`);
  }
  if (isObject(schema.items)) go(schema.items, `${path}[]`);
  if (isObject(schema.additionalProperties)) go(schema.additionalProperties, `${path}.*`);
  // What all of it must be is simply what it is.
  for (const part of list(schema.allOf)) go(part, path);
  for (const variant of [...list(schema.oneOf), ...list(schema.anyOf)]) {
    const { name, event } = nameOf(document, variant);
    const inner = follow(document, variant);
    // A union in a union reads like one.
    if (inner.oneOf !== undefined && inner.properties === undefined) {
      go(variant, path);
      continue;
    }
    // Of variants with a constant `type` clients ignore those they do not know; of the others they cannot.
    const kind = event ? 'events' : 'variants';
    facts[kind] = { ...(facts[kind] as Record<string, true>), [name]: true };
    go(variant, `${path}<${name}>`);
  }
}

/** Throws when a reference leads nowhere or a schema refers to itself. */
export function shapeOf(document: Json, schema: unknown): Shape {
  const shape: Shape = { fields: {} };
  note(document, schema, '', shape, 0);
  return shape;
}
