/** An edit of a bundled document, and how the tests say what it is. */

// biome-ignore lint/suspicious/noExplicitAny: a document is reached into by name, and a wrong name fails the test.
export type Document = Record<string, any>;

export interface Edit {
  what: string;
  edit(document: Document): void;
}

/** Takes one value out of a list. Throws when it is not there, so that an edit cannot silently do nothing. */
export function without(list: unknown[], value: unknown): void {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`${String(value)} is not in the list`);
  list.splice(index, 1);
}
