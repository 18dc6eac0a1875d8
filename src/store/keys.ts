/** The api_keys table: row ↔ domain. Secrets are here as SHA-256 digests only. */
import type { Scope } from '../domain/key.ts';
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
  };
}

const columns = `id, environment, name, scopes, prefix, last4, created_at, expires_at, last_used_at, revoked_at, rotated_from, grace_ends_at`;

const insertStatement: Statement = {
  name: 'keys.insert',
  text: `insert into api_keys (id, environment, name, scopes, secret_hash, prefix, last4, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
};

export async function insertKey(
  db: Db,
  key: Pick<Key, 'uuid' | 'environment' | 'name' | 'scopes' | 'prefix' | 'last4' | 'createdAt' | 'expiresAt'>,
  secretHash: Buffer,
): Promise<Key> {
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
