/** The api_keys table: row ↔ domain. Secrets are here as SHA-256 digests only. */
import { type KeyLimits, noLimits, type Scope } from '../domain/key.ts';
import type { Db, Statement } from './database.ts';

export interface Key {
  uuid: string;
  environment: string;
  name: string;
  scopes: Scope[];
  prefix: string;
  last4: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  rotatedFrom: string | null;
  graceEndsAt: Date | null;
  limits: KeyLimits;
}

interface KeyRow {
  id: string;
  environment: string;
  name: string;
  scopes: Scope[];
  prefix: string;
  last4: string;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  rotated_from: string | null;
  grace_ends_at: Date | null;
  limits: string;
}

function toKey(row: KeyRow): Key {
  return {
    uuid: row.id,
    environment: row.environment,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    last4: row.last4,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    rotatedFrom: row.rotated_from,
    graceEndsAt: row.grace_ends_at,
    limits: { ...noLimits, ...(JSON.parse(row.limits) as Partial<KeyLimits>) },
  };
}

const columns = `id, environment, name, scopes, prefix, last4, created_at, expires_at, last_used_at, revoked_at, rotated_from, grace_ends_at, limits`;

const insertStatement: Statement = {
  name: 'keys.insert',
  text: `insert into api_keys (id, environment, name, scopes, secret_hash, prefix, last4, created_at, expires_at, rotated_from, limits)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
};

export type NewKey = Pick<
  Key,
  | 'uuid'
  | 'environment'
  | 'name'
  | 'scopes'
  | 'prefix'
  | 'last4'
  | 'createdAt'
  | 'expiresAt'
  | 'rotatedFrom'
  | 'limits'
>;

export async function insertKey(db: Db, key: NewKey, secretHash: Buffer): Promise<Key> {
  const [row] = await db.query<KeyRow>(insertStatement, [
    key.uuid,
    key.environment,
    key.name,
    key.scopes,
    secretHash,
    key.prefix,
    key.last4,
    key.createdAt,
    key.expiresAt,
    key.rotatedFrom,
    JSON.stringify(key.limits),
  ]);
  if (!row) throw new Error('inserting a key returned no row');
  return toKey(row);
}

const bySecretStatement: Statement = {
  name: 'keys.by-secret',
  text: `select ${columns} from api_keys where secret_hash = $1`,
};

export async function findKeyBySecret(db: Db, secretHash: Buffer): Promise<Key | undefined> {
  const [row] = await db.query<KeyRow>(bySecretStatement, [secretHash]);
  return row && toKey(row);
}

const findStatement: Statement = {
  name: 'keys.find',
  text: `select ${columns} from api_keys where id = $1 and environment = $2`,
};

export async function findKey(db: Db, key: { uuid: string; environment: string }): Promise<Key | undefined> {
  const [row] = await db.query<KeyRow>(findStatement, [key.uuid, key.environment]);
  return row && toKey(row);
}

const secretHashStatement: Statement = {
  name: 'keys.secret-hash',
  text: 'select secret_hash from api_keys where id = $1',
};

/** The digest of a key's secret. It proves nothing to the service but signs for the key. */
export async function findSecretHash(db: Db, uuid: string): Promise<Buffer | undefined> {
  const [row] = await db.query<{ secret_hash: Buffer }>(secretHashStatement, [uuid]);
  return row?.secret_hash;
}

const listStatement: Statement = {
  name: 'keys.list',
  text: `select ${columns} from api_keys where environment = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

/** Newest first; `before` is the uuid of the last one already seen. */
export async function listKeys(
  db: Db,
  page: { environment: string; before: string | null; limit: number },
): Promise<Key[]> {
  return (await db.query<KeyRow>(listStatement, [page.environment, page.before, page.limit])).map(toKey);
}

const firstStatement: Statement = {
  name: 'keys.insert-first',
  text: `insert into api_keys (id, environment, name, scopes, secret_hash, prefix, last4, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8 where not exists (select from api_keys) on conflict do nothing returning id`,
};

/** True when there was no key at all and this one is now the first. The caller holds the start-up lock. */
export async function insertFirstKey(
  db: Db,
  key: Pick<Key, 'uuid' | 'environment' | 'name' | 'scopes' | 'prefix' | 'last4' | 'createdAt'>,
  secretHash: Buffer,
): Promise<boolean> {
  const values = [
    key.uuid,
    key.environment,
    key.name,
    key.scopes,
    secretHash,
    key.prefix,
    key.last4,
    key.createdAt,
  ];
  return (await db.query(firstStatement, values)).length > 0;
}

const shareStatement: Statement = {
  name: 'keys.share',
  text: `select ${columns} from api_keys where id = $1 for share`,
};

/** A key that nobody can change until the transaction ends; others may look at it in the same way. */
export async function shareKey(tx: Db, uuid: string): Promise<Key | undefined> {
  const [row] = await tx.query<KeyRow>(shareStatement, [uuid]);
  return row && toKey(row);
}

const lockStatement: Statement = {
  name: 'keys.lock',
  // In one order everywhere, or two keys that change each other would wait for each other.
  text: `select ${columns} from api_keys where id = any($1::uuid[]) order by id for update`,
};

/** These keys by uuid, their rows locked until the transaction ends. */
export async function lockKeys(tx: Db, uuids: string[]): Promise<Map<string, Key>> {
  const rows = await tx.query<KeyRow>(lockStatement, [uuids]);
  return new Map(rows.map((row) => [row.id, toKey(row)]));
}

const updateStatement: Statement = {
  name: 'keys.update',
  text: `update api_keys set name = $2, scopes = $3, expires_at = $4, grace_ends_at = $5, revoked_at = $6, limits = $7
    where id = $1 returning ${columns}`,
};

/** Writes what can change of a key; the caller holds its row's lock. */
export async function updateKey(
  tx: Db,
  key: Pick<Key, 'uuid' | 'name' | 'scopes' | 'expiresAt' | 'graceEndsAt' | 'revokedAt' | 'limits'>,
): Promise<Key> {
  const [row] = await tx.query<KeyRow>(updateStatement, [
    key.uuid,
    key.name,
    key.scopes,
    key.expiresAt,
    key.graceEndsAt,
    key.revokedAt,
    JSON.stringify(key.limits),
  ]);
  if (!row) throw new Error('updating a key that is not there');
  return toKey(row);
}

const usedStatement: Statement = {
  name: 'keys.used',
  // Locked in the order of `lockKeys`. Another process may have noted a later use already.
  text: `with used as (
      select k.id, u.at from api_keys k join unnest($1::uuid[], $2::timestamptz[]) as u(id, at) using (id)
      where k.last_used_at is null or k.last_used_at < u.at order by k.id for update of k
    )
    update api_keys k set last_used_at = used.at from used where k.id = used.id`,
};

/** Notes when keys were last used, all of them in one statement. */
export async function noteUses(db: Db, uses: { uuid: string; at: Date }[]): Promise<void> {
  await db.query(usedStatement, [uses.map((use) => use.uuid), uses.map((use) => use.at)]);
}

const listAllStatement: Statement = {
  name: 'keys.list-all',
  text: `select ${columns} from api_keys where ($1::text is null or environment = $1) and ($2::uuid is null or id < $2)
    order by id desc limit $3`,
};

/** For the operator: keys of every environment, or of one, newest first. */
export async function listAllKeys(
  db: Db,
  page: { environment: string | null; before: string | null; limit: number },
): Promise<Key[]> {
  return (await db.query<KeyRow>(listAllStatement, [page.environment, page.before, page.limit])).map(toKey);
}

const revokeStatement: Statement = {
  name: 'keys.revoke',
  text: `update api_keys set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${columns}`,
};

/** For the operator: stops a key of any environment; undefined when there is none. */
export async function revokeAnyKey(db: Db, uuid: string, at: Date): Promise<Key | undefined> {
  const [row] = await db.query<KeyRow>(revokeStatement, [uuid, at]);
  return row && toKey(row);
}
