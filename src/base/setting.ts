/** How one setting is read from its variable: to a value, or to an error that says what it must be. */

/** One setting: how it is read, what it is when unset, and its line in the README's table. */
export interface Setting<T> {
  variable: string;
  fallback: string | undefined;
  describe: string;
  read(text: string): T | Error;
}

export const text = (read?: (value: string) => Error | undefined) => (value: string) =>
  read?.(value) ?? value;

export function integer(minimum: number, maximum: number) {
  return (value: string) => {
    const number = Number(value);
    if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
    return new Error(`must be a whole number from ${minimum} to ${maximum}`);
  };
}

export function oneOf<T extends string>(...values: T[]) {
  return (value: string) =>
    values.find((known) => known === value) ?? new Error(`must be one of ${values.join(', ')}`);
}

export function webAddress(value: string): string | Error {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    return new Error('must be an http(s) address');
  return value.replace(/\/+$/, '');
}

const mebibyte = 1024 * 1024;
export const megabytes = (value: string) => {
  const read = integer(1, 1_048_576)(value);
  return read instanceof Error ? read : read * mebibyte;
};
export const seconds = (maximum: number) => (value: string) => {
  const read = integer(0, maximum)(value);
  return read instanceof Error ? read : read * 1000;
};

/** Commas between entries; what an entry means is read where it is used. */
export function list(value: string): readonly string[] | Error {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => /^[\w.:/[\]-]+$/.test(entry))
    ? entries
    : new Error('must be entries with commas between them');
}

/** Whole seconds, at least one; read as milliseconds. */
export const atLeastOneSecond = (value: string): number | Error => {
  const read = integer(1, 10_000_000)(value);
  return read instanceof Error ? read : read * 1000;
};

/** Mebibytes, or 0 for none; read as bytes. */
export const megabytesOrNone = (value: string): number | Error => {
  const read = integer(0, 1_073_741_824)(value);
  return read instanceof Error ? read : read * 1024 * 1024;
};
