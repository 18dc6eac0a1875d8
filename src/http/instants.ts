/** The instants of `created_after` and `created_before`, as the ids of what was made then. */
import { ServiceError } from '../base/errors.ts';
import { uuidFrom } from '../base/ids.ts';

const names = ['created_after', 'created_before'] as const;

/** Throws `invalid_request` for a date that the calendar does not have. */
export function readInstants(
  query: Partial<Record<(typeof names)[number], string>>,
): [from: string | undefined, below: string | undefined] {
  const wrong = names.filter((name) => Number.isNaN(millisecondOf(query[name] ?? '1970-01-01T00:00:00Z')));
  if (wrong.length > 0)
    throw new ServiceError(
      'invalid_request',
      `${wrong.join(' and ')} must be a date and time that the calendar has.`,
      {
        details: wrong.map((name) => ({
          pointer: `/query/${name}`,
          message: `${name} must be a date and time that the calendar has`,
        })),
      },
    );
  const [from, below] = names.map((name) => {
    const text = query[name];
    return text === undefined ? undefined : uuidFrom(millisecondOf(text));
  });
  return [from, below];
}

/** The first whole millisecond that is not before the instant, because ids are made at whole ones; NaN for a leap second. */
function millisecondOf(text: string): number {
  const finer = /\.\d{3}\d*[1-9]/.test(text);
  return Date.parse(text) + (finer ? 1 : 0);
}

/** The lower of the time asked and the last id already seen. */
export function lowerBound(before: string | undefined, seen: string | undefined): string | undefined {
  return before !== undefined && seen !== undefined && before < seen ? before : (seen ?? before);
}
