/** The Idempotency-Key of a request as the verbs take it, and the header that tells a repeated answer. */
import type { Idempotency } from '../app/do-once.ts';
import { canonical } from './canonical.ts';

/** `asked` is all that the request asks: its body, and what its address names. */
export function idempotencyOf(key: string | undefined, asked: object): Idempotency | undefined {
  return key === undefined ? undefined : { key, request: canonical(asked) };
}

export function replayHeaders(replayed: boolean): { 'Idempotent-Replayed'?: 'true' } {
  return replayed ? { 'Idempotent-Replayed': 'true' } : {};
}
