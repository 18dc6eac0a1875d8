/** Ids: UUIDv7 inside, `<prefix>_<26 lowercase Crockford base32>` outside; the only place that parses them. */
import { v7 } from 'uuid';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const digitOf = new Map([...alphabet].map((char, value) => [char, BigInt(value)]));

/** The pattern of an environment's name, as in the contract. */
export const environmentPattern = /^[a-z][a-z0-9-]{0,31}$/;
const runIdPattern = /^([a-z][a-z0-9-]{0,31})\/run_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

export type IdPrefix = 'ws' | 'key' | 'inp' | 'wh' | 'dlv' | 'aud' | 'exp' | 'bkf';

/** A new UUIDv7 (RFC 9562), monotonic within this process. */
export function newUuid(): string {
  return v7();
}

/** The instant a UUIDv7 was made, in epoch milliseconds. */
export function uuidTime(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}

/** The smallest UUID whose UUIDv7 time is `at` (epoch milliseconds): every id of this instant or later is not below it. */
export function uuidFrom(at: number): string {
  const hex = Math.max(0, at).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

export function encodeUuid(uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = alphabet.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

function decodeUuid(text: string): string | undefined {
  let value = 0n;
  for (const char of text) {
    const digit = digitOf.get(char);
    if (digit === undefined) return undefined;
    value = (value << 5n) | digit;
  }
  if (value >> 128n !== 0n) return undefined;
  // Whatever its version: an id that was never made is simply not found later.
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `<environment>/run_<26>`; opaque to clients. */
export function runIdOf(environment: string, uuid: string): string {
  return `${environment}/run_${encodeUuid(uuid)}`;
}

/** The parts of a run id, or undefined when the text is not one. */
export function parseRunId(id: string): { environment: string; uuid: string } | undefined {
  const match = runIdPattern.exec(id);
  const [, environment, text] = match ?? [];
  if (environment === undefined || text === undefined) return undefined;
  const uuid = decodeUuid(text);
  return uuid === undefined ? undefined : { environment, uuid };
}

/** The UUID of a `ws_…`, `key_…`, `wh_…` or `dlv_…` id, or undefined when the text is not one of that prefix. */
export function parseId(prefix: IdPrefix, id: string): string | undefined {
  if (!id.startsWith(`${prefix}_`) || id.length !== prefix.length + 27) return undefined;
  return decodeUuid(id.slice(prefix.length + 1));
}
