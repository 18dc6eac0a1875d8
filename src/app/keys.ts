/** Keys: making, reading, changing, replacing and stopping them. What a key may do to another is decided here, on the rows as they are. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { encodeUuid, newUuid } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import {
  describeSecret,
  graceEnd,
  type KeyLimits,
  newSecret,
  noLimits,
  type Principal,
  type Scope,
  scopes,
} from '../domain/key.ts';
import { insertAudit } from '../store/audit.ts';
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
import { changeRecorded, keyByOperator, recordChange } from './audit.ts';
import { type Answer, createDoOnce, type Idempotency, inTransaction } from './do-once.ts';
import {
  limitsWithin,
  reach,
  refuseFreer,
  refuseGone,
  refusePast,
  refuseStronger,
  standing,
} from './key-rules.ts';
import { createKnownKeys, type KnownKeys } from './known-keys.ts';

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

    create: async (principal, wanted, answer) => {
      const reply = await doOnce(
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
          await record(tx, principal, 'createKey', key);
          return { resourceId: key.uuid, body: answer.present(key, secret) };
        },
      );
      if (!reply.replayed) changeRecorded(principal);
      return reply;
    },

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
        await record(tx, principal, 'updateKey', key);
        return updateKey(tx, {
          ...key,
          name: changes.name ?? key.name,
          scopes: changes.scopes ?? key.scopes,
          expiresAt: changes.expiresAt === undefined ? key.expiresAt : changes.expiresAt,
          limits,
        });
      });
      changeRecorded(principal);
      notices.key(changed.uuid);
      return changed;
    },

    revoke: async (principal, target) => {
      const revoked = await inTransaction(database, async (tx) => {
        // Stronger keys too: stopping a leaked key takes nothing but the wish, and gives nobody anything.
        const { key, now } = await lockBoth(tx, principal, target);
        await record(tx, principal, 'revokeKey', key);
        return key.revokedAt ? key : updateKey(tx, { ...key, revokedAt: now });
      });
      changeRecorded(principal);
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
          await record(tx, principal, 'rotateKey', key);
          return { resourceId: next.uuid, body: answer.present(next, secret) };
        },
      );
      if (!reply.replayed) {
        changeRecorded(principal);
        notices.key(target.uuid);
      }
      return reply;
    },

    bootstrap: async (given) => {
      const secret = given === undefined ? newSecret(firstEnvironment) : describeSecret(given);
      const uuid = newUuid();
      const made = await database.transaction(async (tx) => {
        const first = await insertFirstKey(
          tx,
          {
            uuid,
            environment: firstEnvironment,
            name: 'first admin key',
            scopes: [...scopes],
            prefix: secret.prefix,
            last4: secret.last4,
            createdAt: clock.now(),
          },
          secret.hash,
        );
        if (first)
          await insertAudit(tx, [keyByOperator('createKey', { uuid, environment: firstEnvironment })]);
        return first;
      });
      return made ? { secret: secret.secret, made: given === undefined } : undefined;
    },
  };
}

/** Into the commit of the change itself. */
function record(tx: Db, principal: Principal, operation: string, key: Key): Promise<void> {
  const target = `key_${encodeUuid(key.uuid)}`;
  const status = operation === 'createKey' || operation === 'rotateKey' ? 201 : 200;
  return recordChange(tx, principal, { operation, target, status, environment: key.environment });
}

function freshSecret(environment: string, createdAt: Date) {
  const { secret, hash, prefix, last4 } = newSecret(environment);
  return { secret, hash, key: { uuid: newUuid(), environment, prefix, last4, createdAt } };
}
