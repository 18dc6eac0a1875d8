/** Keys: making, reading, changing, replacing and stopping them. What a key may do to another is decided here, on the rows as they are. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import {
  describeSecret,
  endOf,
  graceEnd,
  type KeyLimits,
  limitNames,
  lower,
  missingScopes,
  newSecret,
  noLimits,
  type Principal,
  type Scope,
  scopes,
} from '../domain/key.ts';
import type { Database, Db } from '../store/database.ts';
import {
  findKey,
  insertFirstKey,
  insertKey,
  type Key,
  listKeys,
  lockKeys,
  shareKey,
  updateKey,
} from '../store/keys.ts';
import type { Notices } from '../store/notices.ts';
import { type Answer, createDoOnce, type Idempotency, inTransaction } from './do-once.ts';
import { createKnownKeys, type KnownKeys, refuseEnded } from './known-keys.ts';

/** How the caller answers: what is remembered of the reply is sealed with the caller's own secret. */
export interface SecretAnswer<Body> {
  idempotency: Idempotency | undefined;
  callerSecret: string;
  present(key: Key, secret: string): Body;
}

/** A key by its uuid, in the caller's environment or, with `environments:admin`, in another. */
export interface KeyTarget {
  uuid: string;
  environment: string | undefined;
}

export interface KeyChanges {
  name: string | undefined;
  scopes: Scope[] | undefined;
  /** Null: it shall never end. */
  expiresAt: Date | null | undefined;
  limits?: Partial<KeyLimits>;
}

export interface Keys extends Pick<KnownKeys, 'authenticate' | 'stop'> {
  create<Body>(
    principal: Principal,
    wanted: {
      name: string;
      scopes: Scope[];
      expiresAt: Date | null;
      environment: string | undefined;
      limits?: Partial<KeyLimits>;
    },
    answer: SecretAnswer<Body>,
  ): Promise<Answer<Body>>;
  get(principal: Principal, target: KeyTarget): Promise<Key>;
  list(
    principal: Principal,
    page: { environment: string | undefined; before: string | null; limit: number },
  ): Promise<Key[]>;
  /** Throws `conflict` when the key works no longer. */
  update(principal: Principal, target: KeyTarget, changes: KeyChanges): Promise<Key>;
  /** Safe to repeat. */
  revoke(principal: Principal, target: KeyTarget): Promise<Key>;
  /** Throws `conflict` when the key works no longer or was replaced before. */
  rotate<Body>(
    principal: Principal,
    target: KeyTarget & { graceSeconds: number },
    answer: SecretAnswer<Body>,
  ): Promise<Answer<Body>>;
  /** Makes the first admin key when there is none; resolves with the secret to show once, or undefined. */
  bootstrap(given: string | undefined): Promise<{ secret: string; made: boolean } | undefined>;
}

const firstEnvironment = 'dev';

export function createKeys(deps: {
  database: Database;
  notices: Notices;
  clock: Clock;
  log: Log;
  /** What the deployment lets any key ask; left out: without bounds. */
  limits?: KeyLimits;
}): Keys {
  const { database, notices, clock, limits: deployment = noLimits } = deps;
  const known = createKnownKeys(deps);
  const doOnce = createDoOnce(deps);

  /** The caller and the key it means, both locked, so that a rule that holds now holds until the commit. */
  async function lockBoth(
    tx: Db,
    principal: Principal,
    target: KeyTarget,
  ): Promise<{ caller: Key; key: Key; now: Date }> {
    const rows = await lockKeys(tx, [principal.keyUuid, target.uuid]);
    const now = clock.now();
    const caller = standing(rows.get(principal.keyUuid), now);
    const environment = reach(caller, target.environment, '/query/environment');
    const key = rows.get(target.uuid);
    if (key?.environment !== environment) throw notFound('key');
    return { caller, key, now };
  }

  return {
    authenticate: known.authenticate,
    stop: known.stop,

    create: (principal, wanted, answer) =>
      doOnce(
        {
          environment: principal.environment,
          operation: 'createKey',
          idempotency: answer.idempotency,
          sealedFor: answer.callerSecret,
        },
        async (tx) => {
          const row = await shareKey(tx, principal.keyUuid);
          const now = clock.now();
          const caller = standing(row, now);
          const environment = reach(caller, wanted.environment, '/environment');
          refuseStronger(caller, wanted.scopes);
          refusePast(wanted.expiresAt, now);
          const { secret, ...fields } = freshSecret(environment, now);
          const key = await insertKey(
            tx,
            {
              ...fields.key,
              name: wanted.name,
              scopes: wanted.scopes,
              expiresAt: wanted.expiresAt,
              rotatedFrom: null,
              limits: limitsWithin(caller, deployment, caller.limits, wanted.limits),
            },
            fields.hash,
          );
          return { resourceId: key.uuid, body: answer.present(key, secret) };
        },
      ),

    get: async (principal, target) => {
      const environment = reach(principal, target.environment, '/query/environment');
      const key = await findKey(database, { uuid: target.uuid, environment });
      if (!key) throw notFound('key');
      return key;
    },

    list: async (principal, { before, limit, ...page }) => {
      const environment = reach(principal, page.environment, '/query/environment');
      return listKeys(database, { environment, before, limit });
    },

    update: async (principal, target, changes) => {
      const changed = await inTransaction(database, async (tx) => {
        const { caller, key, now } = await lockBoth(tx, principal, target);
        refuseStronger(caller, key.scopes, 'change');
        refuseStronger(caller, changes.scopes ?? []);
        refusePast(changes.expiresAt ?? null, now);
        refuseGone(key, now);
        const limits = limitsWithin(caller, deployment, key.limits, changes.limits);
        return updateKey(tx, {
          ...key,
          name: changes.name ?? key.name,
          scopes: changes.scopes ?? key.scopes,
          expiresAt: changes.expiresAt === undefined ? key.expiresAt : changes.expiresAt,
          limits,
        });
      });
      notices.key(changed.uuid);
      return changed;
    },

    revoke: async (principal, target) => {
      const revoked = await inTransaction(database, async (tx) => {
        // Stronger keys too: stopping a leaked key takes nothing but the wish, and gives nobody anything.
        const { key, now } = await lockBoth(tx, principal, target);
        return key.revokedAt ? key : updateKey(tx, { ...key, revokedAt: now });
      });
      notices.key(revoked.uuid);
      return revoked;
    },

    rotate: async (principal, target, answer) => {
      const reply = await doOnce(
        {
          environment: principal.environment,
          operation: 'rotateKey',
          idempotency: answer.idempotency,
          sealedFor: answer.callerSecret,
        },
        async (tx) => {
          const { caller, key, now } = await lockBoth(tx, principal, target);
          refuseStronger(caller, key.scopes, 'replace');
          refuseFreer(caller, key);
          refuseGone(key, now);
          if (key.graceEndsAt)
            throw new ServiceError(
              'conflict',
              'This key was replaced already. Rotate the key that replaced it.',
            );
          const { secret, ...fields } = freshSecret(key.environment, now);
          const { name, expiresAt, limits } = key;
          const next = await insertKey(
            tx,
            { ...fields.key, name, scopes: key.scopes, expiresAt, limits, rotatedFrom: key.uuid },
            fields.hash,
          );
          await updateKey(tx, { ...key, graceEndsAt: graceEnd(key, now, target.graceSeconds) });
          return { resourceId: next.uuid, body: answer.present(next, secret) };
        },
      );
      if (!reply.replayed) notices.key(target.uuid);
      return reply;
    },

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

function freshSecret(environment: string, createdAt: Date) {
  const { secret, hash, prefix, last4 } = newSecret(environment);
  return { secret, hash, key: { uuid: newUuid(), environment, prefix, last4, createdAt } };
}

/** The caller as its row says now: what was known of it when it knocked may be a second old. */
function standing(caller: Key | undefined, now: Date): Key {
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
function reach(
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
function refuseStronger(caller: Key, asked: readonly Scope[], verb?: 'change' | 'replace'): void {
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
function limitsWithin(
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
function refuseFreer(caller: Key, key: Key): void {
  const freer = limitNames.filter(
    (name) => lower(caller.limits[name], key.limits[name]) !== key.limits[name],
  );
  if (freer.length > 0)
    throw new ServiceError(
      'insufficient_scope',
      `A key cannot replace one whose limits are above its own: ${freer.join(', ')}.`,
    );
}

function refusePast(expiresAt: Date | null, now: Date): void {
  // Asked this way round, a leap second is refused too: it passes the format, but no Date can hold it.
  if (expiresAt === null || expiresAt > now) return;
  throw new ServiceError('invalid_request', 'expires_at must be an instant in the future.', {
    details: [{ pointer: '/expires_at', message: 'must be an instant in the future' }],
  });
}

function refuseGone(key: Key, now: Date): void {
  const end = endOf(key, now);
  if (end === undefined) return;
  const what = {
    revoked: 'was revoked',
    replaced: 'was replaced and is past its grace',
    expired: 'has expired',
  };
  throw new ServiceError('conflict', `This key ${what[end]} and cannot be changed any more. Make a new one.`);
}
