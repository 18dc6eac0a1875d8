/** One text for all requests that ask the same: the order of fields does not matter. */

export function canonical(asked: object): string {
  return JSON.stringify(asked, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
