/** Keys: making them, and telling who calls. Digests are cached for a second, so authentication costs no query and a revoked key no more than that second. */
import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import {
  describeSecret,
  hashSecret,
  missingScopes,
  newSecret,
  type Principal,
  type Scope,
  scopes,
} from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { findKey, findKeyBySecret, insertFirstKey, insertKey, type Key, listKeys } from '../store/keys.ts';

export interface Keys {
  /** Throws `unauthenticated`, `key_expired` or `key_revoked`. Synchronous when the key was seen within the last second. */
  authenticate(secret: string): Principal | Promise<Principal>;
  create(
    principal: Principal,
    wanted: { name: string; scopes: Scope[]; expiresAt: Date | null },
  ): Promise<{ key: Key; secret: string }>;
  get(principal: Principal, uuid: string): Promise<Key>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Key[]>;
  /** Makes the first admin key when there is none; resolves with the secret to show once, or undefined. */
  bootstrap(given: string | undefined): Promise<{ secret: string; made: boolean } | undefined>;
}

/** How long an answer about a key may be reused, and how many are kept. */
const cacheMs = 1_000;
const cachedMax = 10_000;
const firstEnvironment = 'dev';

interface Cached {
  hash: Buffer;
  key: Key | undefined;
  readAt: number;
}

export function createKeys(deps: { database: Database; clock: Clock }): Keys {
  const { database, clock } = deps;
  const cache = new Map<string, Cached>();

  function principalOf(cached: Cached, hash: Buffer): Principal {
    const { key } = cached;
    if (!key || !timingSafeEqual(cached.hash, hash))
      throw new ServiceError(
        'unauthenticated',
        'This key is not known. Check that it is complete and belongs to this service.',
      );
    const now = clock.now();
    if (key.revokedAt && key.revokedAt <= now)
      throw new ServiceError('key_revoked', 'This key was revoked. Use another one.');
    if (key.graceEndsAt && key.graceEndsAt <= now)
      throw new ServiceError(
        'key_expired',
        'This key was rotated and its grace period is over. Use the new one.',
      );
    if (key.expiresAt && key.expiresAt <= now)
      throw new ServiceError('key_expired', 'This key has expired. Use another one.');
    return { keyUuid: key.uuid, environment: key.environment, scopes: key.scopes };
  }

  async function read(hash: Buffer, id: string): Promise<Principal> {
    const key = await findKeyBySecret(database, hash);
    // The oldest go first; a Map keeps its order of insertion.
    cache.delete(id);
    if (cache.size >= cachedMax)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    const cached = { hash, key, readAt: clock.monotonic() };
    cache.set(id, cached);
    return principalOf(cached, hash);
  }

  return {
    authenticate: (secret) => {
      const hash = hashSecret(secret);
      const id = hash.toString('base64');
      const cached = cache.get(id);
      if (cached && clock.monotonic() - cached.readAt < cacheMs) return principalOf(cached, hash);
      return read(hash, id);
    },

    create: async (principal, wanted) => {
      const lacking = missingScopes(principal.scopes, wanted.scopes);
      if (lacking.length > 0)
        throw new ServiceError(
          'insufficient_scope',
          `A key cannot grant what it lacks: ${lacking.join(', ')}.`,
          {
            details: [{ pointer: '/scopes', message: `holds scopes this key lacks: ${lacking.join(', ')}` }],
          },
        );
      const now = clock.now();
      // Asked this way round, a leap second is refused too: it passes the format, but no Date can hold it.
      if (wanted.expiresAt && !(wanted.expiresAt > now))
        throw new ServiceError('invalid_request', 'expires_at must be an instant in the future.', {
          details: [{ pointer: '/expires_at', message: 'must be an instant in the future' }],
        });
      const secret = newSecret(principal.environment);
      const key = await insertKey(
        database,
        {
          uuid: newUuid(),
          environment: principal.environment,
          name: wanted.name,
          scopes: wanted.scopes,
          prefix: secret.prefix,
          last4: secret.last4,
          createdAt: now,
          expiresAt: wanted.expiresAt,
        },
        secret.hash,
      );
      return { key, secret: secret.secret };
    },

    get: async (principal, uuid) => {
      const key = await findKey(database, { uuid, environment: principal.environment });
      if (!key) throw notFound('key');
      return key;
    },

    list: (principal, page) => listKeys(database, { environment: principal.environment, ...page }),

    bootstrap: async (given) => {
      const secret = given === undefined ? newSecret(firstEnvironment) : describeSecret(given);
      const made = await insertFirstKey(
        database,
        {
          uuid: newUuid(),
          environment: firstEnvironment,
          name: 'first admin key',
          scopes: [...scopes],
          prefix: secret.prefix,
          last4: secret.last4,
          createdAt: clock.now(),
        },
        secret.hash,
      );
      return made ? { secret: secret.secret, made: given === undefined } : undefined;
    },
  };
}
