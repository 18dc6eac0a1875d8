/** Opaque page cursors: the last id already seen, in a form nobody is tempted to compute. */
import { ServiceError } from '../base/errors.ts';

export function encodeCursor(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Null at the beginning. Throws `invalid_request` when the text was not made by `encodeCursor`. */
export function decodeCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex) ?? [];
  if (parts.length !== 5 || encodeCursor(parts.join('-')) !== cursor) throw invalidCursor();
  return parts.join('-');
}

export function invalidCursor(): ServiceError {
  return new ServiceError('invalid_request', 'cursor must be a next_cursor of an earlier page.', {
    details: [{ pointer: '/query/cursor', message: 'must be a next_cursor of an earlier page' }],
  });
}

/** A page of `rows` fetched with one row more than `limit`, and where the next one begins. */
export function page<Row extends { uuid: string }>(
  rows: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(last.uuid) : null };
}
