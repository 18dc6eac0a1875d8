/** Ids: UUIDv7 inside, `<prefix>_<26 lowercase Crockford base32>` outside; the only place that parses them. */
import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import { systemClock } from './clock.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const digitOf = new Map([...alphabet].map((char, value) => [char, BigInt(value)]));

/** The pattern of an environment's name, as in the contract. */
export const environmentPattern = /^[a-z][a-z0-9-]{0,31}$/;
const runIdPattern = /^([a-z][a-z0-9-]{0,31})\/run_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

export type IdPrefix = 'ws' | 'key' | 'inp' | 'wh' | 'dlv' | 'aud' | 'exp' | 'bkf';

/** Random bytes of the next ids: asking the kernel for each id costs more than all the rest of it. */
const pool = new Uint8Array(16 * 256);
let poolAt = pool.length;
/** When the last id was made, and its number within that instant. */
let lastMs = 0;
let sequence = 0;

/** A new UUIDv7 (RFC 9562), monotonic within this process. */
export function newUuid(): string {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  const random = pool.subarray(poolAt, poolAt + 16);
  poolAt += 16;
  const now = systemClock.now().getTime();
  if (now > lastMs) {
    lastMs = now;
    // One bit is left free, so that there is room to count up in.
    sequence =
      (((random[6] ?? 0) & 0x7f) << 24) |
      ((random[7] ?? 0) << 16) |
      ((random[8] ?? 0) << 8) |
      (random[9] ?? 0);
  } else {
    sequence = (sequence + 1) | 0;
    if (sequence === 0) lastMs++;
  }
  return v7({ random, msecs: lastMs, seq: sequence });
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

/** All pairs of digits: an id is put together of few pieces, for it is on the way of every call several times. */
const pairs = Array.from(
  { length: 1024 },
  (_, value) => alphabet.charAt(value >> 5) + alphabet.charAt(value & 31),
);

export function encodeUuid(uuid: string): string {
  const hex = uuid.replaceAll('-', '');
  // The first eight bits make two digits, of three and five bits; each five hexadecimal digits behind them make four.
  let text = pairs[Number.parseInt(hex.slice(0, 2), 16)] ?? '';
  for (let at = 2; at < 32; at += 5) {
    const value = Number.parseInt(hex.slice(at, at + 5), 16);
    text += `${pairs[value >> 10]}${pairs[value & 1023]}`;
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
