/** Who calls: keys by their secret, known for a second, so that authentication costs no query and an old answer lasts no longer. */
import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { endOf, hashSecret, type KeyLife, type Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { findKeyBySecret, type Key, noteUses } from '../store/keys.ts';
import type { Notices } from '../store/notices.ts';

export interface KnownKeys {
  /** Throws `unauthenticated`, `key_expired` or `key_revoked`. Synchronous when the key was seen within the last second. */
  authenticate(secret: string): Principal | Promise<Principal>;
  /** Writes down when keys were used since the last time. */
  noteUses(): Promise<void>;
  /** Forgets everything, and writes down what was used. */
  stop(): Promise<void>;
}

/** How long an answer about a key may be reused, and how many are kept. */
const cacheMs = 1_000;
const cachedMax = 10_000;
/** How often uses are written down: one statement for all keys, so that a request costs no write. */
const noteMs = 15_000;

interface Cached {
  hash: Buffer;
  key: Key | undefined;
  readAt: number;
}

export function createKnownKeys(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  log: Log;
}): KnownKeys {
  const { database, notices, clock, log } = deps;
  const cache = new Map<string, Cached>();
  /** The cached secret of a key, to find what a notice speaks of. */
  const secretOf = new Map<string, string>();
  /** When each key was used last, as far as it is not written down yet. */
  let used = new Map<string, Date>();
  /** Counts what was forgotten: an answer that was on its way meanwhile may be older than the notice. */
  let forgotten = 0;

  function drop(id: string): void {
    const key = cache.get(id)?.key;
    cache.delete(id);
    if (key) secretOf.delete(key.uuid);
  }

  function keep(id: string, cached: Cached): void {
    drop(id);
    // The oldest go first; a Map keeps its order of insertion.
    if (cache.size >= cachedMax)
      for (const oldest of cache.keys()) {
        drop(oldest);
        break;
      }
    cache.set(id, cached);
    if (cached.key) secretOf.set(cached.key.uuid, id);
  }

  function principalOf(cached: Cached, hash: Buffer): Principal {
    const { key } = cached;
    if (!key || !timingSafeEqual(cached.hash, hash))
      throw new ServiceError(
        'unauthenticated',
        'This key is not known. Check that it is complete and belongs to this service.',
      );
    const now = clock.now();
    refuseEnded(key, now);
    if (used.size < cachedMax || used.has(key.uuid)) used.set(key.uuid, now);
    return { keyUuid: key.uuid, environment: key.environment, scopes: key.scopes, limits: key.limits };
  }

  async function read(hash: Buffer, id: string): Promise<Principal> {
    const [readAt, seen] = [clock.monotonic(), forgotten];
    const cached = { hash, key: await findKeyBySecret(database, hash), readAt };
    if (seen === forgotten) keep(id, cached);
    else drop(id);
    return principalOf(cached, hash);
  }

  async function note(): Promise<void> {
    if (used.size === 0) return;
    const noted = used;
    used = new Map();
    try {
      await noteUses(
        database,
        [...noted].map(([uuid, at]) => ({ uuid, at })),
      );
    } catch (error) {
      log.warn({ err: error }, 'the last uses of keys could not be written down; trying again later');
      for (const [uuid, at] of noted) if (!used.has(uuid) && used.size < cachedMax) used.set(uuid, at);
    }
  }

  const stops = [
    clock.every(noteMs, () => void note()),
    notices.watchKeys((uuid) => {
      forgotten++;
      const id = secretOf.get(uuid);
      if (id !== undefined) drop(id);
    }),
    notices.watchGap(() => {
      forgotten++;
      cache.clear();
      secretOf.clear();
    }),
  ];

  return {
    authenticate: (secret) => {
      const hash = hashSecret(secret);
      const id = hash.toString('base64');
      const cached = cache.get(id);
      if (cached && clock.monotonic() - cached.readAt < cacheMs) return principalOf(cached, hash);
      return read(hash, id);
    },
    noteUses: note,
    stop: async () => {
      for (const stop of stops) stop();
      await note();
    },
  };
}

/** Throws `key_revoked` or `key_expired` when the key works no longer. */
export function refuseEnded(key: KeyLife, now: Date): void {
  const end = endOf(key, now);
  if (end === undefined) return;
  if (end === 'revoked') throw new ServiceError('key_revoked', 'This key was revoked. Use another one.');
  throw new ServiceError(
    'key_expired',
    end === 'replaced'
      ? 'This key was rotated and its grace period is over. Use the new one.'
      : 'This key has expired. Use another one.',
  );
}
