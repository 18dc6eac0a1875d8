/** Checks calls and replies with the validators compiled from the contract. */
import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { operations } from '../../generated/api/server.gen.ts';
import * as bodies from '../../generated/validators/bodies.js';
import * as requests from '../../generated/validators/requests.js';
import type { OperationId } from './contract-route.ts';

interface IndexEntry {
  params: string | null;
  /** The variants of a body; `marker` is the field only that variant has. */
  body: { marker: string | null; validator: string }[];
  /** Status to media type to validator. */
  replies: Record<string, Record<string, string>>;
}

interface Checks {
  params: ValidateFunction | undefined;
  /** Query parameters that are numbers, or true and false, in JSON. */
  coerced: { name: string; type: string }[];
  headers: { name: string }[];
  body: { marker: string | null; validate: ValidateFunction }[];
  replies: Map<string, ValidateFunction>;
}

export interface Call {
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

const checks = load();

function load(): Map<OperationId, Checks> {
  const file = new URL('../../generated/validators/index.json', import.meta.url);
  const index = JSON.parse(readFileSync(file, 'utf8')) as Record<string, IndexEntry>;
  const requestValidators: Record<string, ValidateFunction> = { ...requests };
  const bodyValidators: Record<string, ValidateFunction> = { ...bodies };
  const get = (from: Record<string, ValidateFunction>, name: string): ValidateFunction => {
    const found = from[name];
    if (found === undefined) throw new Error(`generated/validators has no ${name}; run "npm run generate"`);
    return found;
  };
  const entries = Object.entries(index).map(([id, entry]) => {
    const parameters: readonly { name: string; in: string; type: string }[] =
      operations[id as OperationId].parameters;
    const replies = Object.entries(entry.replies).flatMap(([status, media]) =>
      Object.entries(media).map(([type, name]) => [`${status} ${type}`, get(bodyValidators, name)] as const),
    );
    const found: Checks = {
      params: entry.params === null ? undefined : get(requestValidators, entry.params),
      coerced: parameters.filter(({ in: place, type }) => place === 'query' && type !== 'string'),
      headers: parameters
        .filter((one) => one.in === 'header')
        .map((one) => ({ name: one.name.toLowerCase() })),
      body: entry.body.map(({ marker, validator }) => ({
        marker,
        validate: get(requestValidators, validator),
      })),
      replies: new Map(replies),
    };
    return [id as OperationId, found] as const;
  });
  return new Map(entries);
}

function checksOf(id: OperationId): Checks {
  const found = checks.get(id);
  if (found === undefined)
    throw new Error(`generated/validators knows no operation ${id}; run "npm run generate"`);
  return found;
}

/** The headers an operation declares, by lower-case name. */
export function declaredHeaders(
  id: OperationId,
  given: NodeJS.Dict<string | string[]>,
): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const { name } of checksOf(id).headers) if (given[name] !== undefined) headers[name] = given[name];
  return headers;
}

const integer = /^-?\d{1,15}$/;

function coerce(value: unknown, type: string): unknown {
  if (type === 'array') return Array.isArray(value) ? value : [value];
  if (typeof value !== 'string') return value;
  if (type === 'integer' || type === 'number') return integer.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** Everything that is wrong with a call; empty when it is right, and then its defaults are filled in. */
export function checkCall(id: OperationId, call: Call): ErrorObject[] {
  const { params, coerced, body } = checksOf(id);
  const errors: ErrorObject[] = [];
  if (params !== undefined) {
    for (const { name, type } of coerced) {
      if (type === 'object') gather(call.query, name);
      else if (call.query[name] !== undefined) call.query[name] = coerce(call.query[name], type);
    }
    if (!params({ query: call.query, header: call.headers }))
      errors.push(...(params.errors ?? []).map((error) => spread(error, coerced)));
    for (const { name, type } of coerced) if (type === 'object') strip(call.query, name);
  }
  if (body.length > 0) errors.push(...checkBody(body, call.body));
  return errors;
}

/** `metadata.ticket=…` and its like become one object under `metadata`, still by their whole names. */
function gather(query: Call['query'], name: string): void {
  const members = Object.entries(query).filter(([key]) => key.startsWith(`${name}.`));
  if (members.length > 0) query[name] = Object.fromEntries(members);
  else delete query[name];
}

/** Once checked, the names are told without what they have in common. */
function strip(query: Call['query'], name: string): void {
  const members = query[name];
  if (isObject(members))
    query[name] = Object.fromEntries(
      Object.entries(members).map(([key, value]) => [key.slice(name.length + 1), value]),
    );
}

/** A finding inside such an object belongs to the parameter that the client wrote. */
function spread(error: ErrorObject, parameters: Checks['coerced']): ErrorObject {
  const place = parameters
    .filter(({ type }) => type === 'object')
    .map(({ name }) => `/query/${name}`)
    .find((each) => error.instancePath === each || error.instancePath.startsWith(`${each}/`));
  if (place === undefined) return error;
  if (error.propertyName !== undefined) return { ...error, instancePath: '/query' };
  return { ...error, instancePath: error.instancePath.replace(`${place}/`, '/query/') };
}

function checkBody(variants: Checks['body'], value: unknown): ErrorObject[] {
  const [only] = variants;
  if (only !== undefined && variants.length === 1)
    return only.validate(value) ? [] : [...(only.validate.errors ?? [])];
  // Trying every variant would report the mistakes of those that were never meant, so the field that tells them apart decides.
  const markers = variants.map((variant) => variant.marker ?? '');
  const meant = variants.filter(
    ({ marker }) => isObject(value) && marker !== null && Object.hasOwn(value, marker),
  );
  const [first] = meant;
  if (first !== undefined && meant.length === 1) {
    return first.validate(value) ? [] : [...(first.validate.errors ?? [])];
  }
  if (!isObject(value)) return [finding('type', '', 'must be object', { type: 'object' })];
  return meant.length === 0
    ? [finding('variant', '', `must have ${markers.join(' or ')}`)]
    : markers.map((marker) =>
        finding(
          'variant',
          `/${marker}`,
          `cannot be used together with ${markers.filter((one) => one !== marker).join(', ')}`,
        ),
      );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function finding(keyword: string, instancePath: string, message: string, params = {}): ErrorObject {
  return { keyword, instancePath, schemaPath: '', params, message };
}

/** What is wrong with the body of a reply, or undefined when it is right or has no schema. */
export function checkReply(id: OperationId, status: number, type: string, body: unknown): string | undefined {
  const validate = checksOf(id).replies.get(`${status} ${type}`);
  if (validate === undefined || validate(body)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath || 'the body'} ${error?.message}`;
}
