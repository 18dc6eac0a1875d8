/** Turns a validator's findings into sentences a person understands, each with a JSON Pointer to its place. */
import type { ErrorObject } from 'ajv';
import { type ErrorDetail, ServiceError } from '../base/errors.ts';

/** More findings than this help nobody. */
const detailsMax = 20;

interface Shape {
  type?: string | string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, unknown>;
  'x-pattern-says'?: string;
}

const typeWords: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** The one error for everything that is wrong with a request. */
export function invalidRequest(errors: readonly ErrorObject[]): ServiceError {
  const details: ErrorDetail[] = [];
  const seen = new Set<string>();
  let more = 0;
  for (const error of joinAlternatives(errors)) {
    if (error.keyword === 'propertyNames') continue;
    if (details.length === detailsMax) {
      more++;
      continue;
    }
    const detail = toDetail(error);
    const key = `${detail.pointer}\n${detail.message}`;
    if (!seen.has(key)) details.push(detail);
    seen.add(key);
  }
  const [first] = details;
  const summary =
    details.length === 1 && first !== undefined
      ? `${first.message}.`
      : `The request has ${details.length + more} mistakes: ${first?.message}; "errors" names ${more === 0 ? 'them all' : `the first ${detailsMax}`}.`;
  return new ServiceError('invalid_request', summary, { details });
}

/** "Either of these fields" comes as one finding a field and one that none of them is there; people need one sentence. */
function joinAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const groups = errors.filter((error) => error.keyword === 'anyOf').map((error) => `${error.schemaPath}/`);
  if (groups.length === 0) return [...errors];
  const groupOf = (error: ErrorObject) => groups.find((group) => error.schemaPath.startsWith(group));
  const missing = (group: string) =>
    errors.filter((error) => groupOf(error) === group).map((error) => String(error.params.missingProperty));
  return [
    ...errors.filter((error) => error.keyword !== 'anyOf' && groupOf(error) === undefined),
    ...groups.flatMap((group) => {
      const [first] = errors.filter((error) => groupOf(error) === group);
      return first ? [{ ...first, params: { ...first.params, alternatives: missing(group).slice(1) } }] : [];
    }),
  ];
}

function toDetail(error: ErrorObject): ErrorDetail {
  const place = error.instancePath.replace(/^\/body/, '');
  const added = ownPlace(error);
  const pointer =
    added === undefined ? place : `${place}/${added.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const subject = subjectOf(error, pointer);
  return { pointer, message: `${subject} ${sentence(error)}` };
}

/** A field that is missing or unknown has its place one step below where the validator stood. */
function ownPlace(error: ErrorObject): string | undefined {
  const params = error.params as Record<string, unknown>;
  if (error.keyword === 'required' || error.keyword === 'dependentRequired')
    return String(params.missingProperty);
  if (error.keyword === 'additionalProperties') return String(params.additionalProperty);
  // What tells the variants of an object apart is missing or names none of them.
  if (error.keyword === 'discriminator') return String(params.tag);
  return error.propertyName;
}

function subjectOf(error: ErrorObject, pointer: string): string {
  if (error.propertyName !== undefined) return `the name ${JSON.stringify(shortened(error.propertyName))}`;
  const segments = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = segments.at(-1);
  if (last === undefined) return 'the body';
  // A position in a list says little without the list's name.
  if (/^\d+$/.test(last) && segments.length > 1) return `${segments.at(-2)}[${last}]`;
  if (segments.length === 2 && (segments[0] === 'query' || segments[0] === 'header')) return last;
  return shortened(segments.join('.'));
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function sentence(error: ErrorObject): string {
  const shape = (error.parentSchema ?? {}) as Shape;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return ['is required', ...((params.alternatives as string[] | undefined) ?? [])].join(', or ');
    case 'dependentRequired':
      return `is required beside ${String(params.property)}`;
    case 'additionalProperties':
      return `is not a field here; there are ${Object.keys(shape.properties ?? {})
        .sort()
        .join(', ')}`;
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((type) => typeWords[String(type)] ?? String(type))
        .join(' or ')}`;
    case 'minimum':
    case 'maximum':
      return `must be ${bounds(shape.minimum, shape.maximum)}`;
    case 'minLength':
    case 'maxLength':
      if (error.keyword === 'minLength' && shape.minLength === 1) return 'must not be empty';
      return `must have ${bounds(shape.minLength, shape.maxLength)} characters`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${String(params.allowedValue)}`;
    case 'pattern':
    case 'discriminator':
      return shape['x-pattern-says'] ?? `must match ${String(params.pattern)}`;
    case 'format':
      return params.format === 'date-time'
        ? 'must be a date and time such as 2026-11-21T09:30:00Z'
        : `must be a valid ${String(params.format)}`;
    case 'minItems':
      return `must have at least ${String(params.limit)} ${params.limit === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
    case 'maxProperties':
      return `must have at most ${String(params.limit)} entries`;
    case 'uniqueItems':
      return 'must not name the same entry twice';
    default:
      return error.message ?? 'is not valid';
  }
}

function bounds(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return `between ${low} and ${high}`;
  return low !== undefined ? `at least ${low}` : `at most ${high}`;
}
