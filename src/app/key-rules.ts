/** What a key may do to another: each rule throws what the client is told. */
import { ServiceError } from '../base/errors.ts';
import {
  endOf,
  type KeyLimits,
  limitNames,
  lower,
  missingScopes,
  type Principal,
  type Scope,
} from '../domain/key.ts';
import type { Key } from '../store/keys.ts';
import { refuseEnded } from './known-keys.ts';

/** The caller as its row says now: what was known of it when it knocked may be a second old. */
export function standing(caller: Key | undefined, now: Date): Key {
  if (!caller) throw new ServiceError('unauthenticated', 'This key is not known any more. Use another one.');
  refuseEnded(caller, now);
  if (!caller.scopes.includes('keys:write'))
    throw new ServiceError(
      'insufficient_scope',
      'This call needs the scope keys:write; this key does not hold it.',
    );
  return caller;
}

/** The environment a call is about. Throws `insufficient_scope` when it is another one and the caller may not go there. */
export function reach(
  caller: Pick<Principal, 'environment' | 'scopes'>,
  wanted: string | undefined,
  pointer: string,
): string {
  if (wanted === undefined || wanted === caller.environment) return caller.environment;
  if (caller.scopes.includes('environments:admin')) return wanted;
  throw new ServiceError(
    'insufficient_scope',
    `Keys of an environment other than ${caller.environment} need the scope environments:admin; this key does not hold it.`,
    { details: [{ pointer, message: `must be ${caller.environment}, the environment of this key` }] },
  );
}

/** Nobody gives, keeps alive or takes over what they do not hold themselves. */
export function refuseStronger(caller: Key, asked: readonly Scope[], verb?: 'change' | 'replace'): void {
  const lacking = missingScopes(caller.scopes, asked);
  if (lacking.length === 0) return;
  const list = lacking.join(', ');
  throw verb === undefined
    ? new ServiceError('insufficient_scope', `A key cannot grant what it lacks: ${list}.`, {
        details: [{ pointer: '/scopes', message: `holds scopes this key lacks: ${list}` }],
      })
    : new ServiceError('insufficient_scope', `A key cannot ${verb} one that holds what it lacks: ${list}.`);
}

/**
 * `start` with what was asked in it. Throws `invalid_request` where that is above the deployment's limit, and
 * `insufficient_scope` where it is above the caller's own: nobody gives away more than they have.
 */
export function limitsWithin(
  caller: Key,
  deployment: KeyLimits,
  start: KeyLimits,
  asked: Partial<KeyLimits> = {},
): KeyLimits {
  for (const name of limitNames) {
    const [wanted, own, all] = [asked[name], caller.limits[name], deployment[name]];
    if (wanted === undefined) continue;
    const pointer = `/limits/${name}`;
    if (wanted !== null && all !== null && wanted > all)
      throw new ServiceError('invalid_request', `limits.${name} may be at most ${all} on this service.`, {
        details: [{ pointer, message: `must be at most ${all}` }],
      });
    if (own !== null && (wanted === null || wanted > own))
      throw new ServiceError(
        'insufficient_scope',
        `A key cannot set a limit above its own: ${name} may be at most ${own}.`,
        { details: [{ pointer, message: `must be at most ${own}` }] },
      );
  }
  return { ...start, ...asked };
}

/** Who replaces a key gets its secret, and with it its limits. */
export function refuseFreer(caller: Key, key: Key): void {
  const freer = limitNames.filter(
    (name) => lower(caller.limits[name], key.limits[name]) !== key.limits[name],
  );
  if (freer.length > 0)
    throw new ServiceError(
      'insufficient_scope',
      `A key cannot replace one whose limits are above its own: ${freer.join(', ')}.`,
    );
}

export function refusePast(expiresAt: Date | null, now: Date): void {
  // Asked this way round, a leap second is refused too: it passes the format, but no Date can hold it.
  if (expiresAt === null || expiresAt > now) return;
  throw new ServiceError('invalid_request', 'expires_at must be an instant in the future.', {
    details: [{ pointer: '/expires_at', message: 'must be an instant in the future' }],
  });
}

export function refuseGone(key: Key, now: Date): void {
  const end = endOf(key, now);
  if (end === undefined) return;
  const what = {
    revoked: 'was revoked',
    replaced: 'was replaced and is past its grace',
    expired: 'has expired',
  };
  throw new ServiceError('conflict', `This key ${what[end]} and cannot be changed any more. Make a new one.`);
}
