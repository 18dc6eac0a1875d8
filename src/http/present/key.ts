/** A key as clients see it: never its secret. */
import type { Key as KeyBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { Key } from '../../store/keys.ts';

export function presentKey(key: Key): KeyBody {
  return {
    id: `key_${encodeUuid(key.uuid)}`,
    name: key.name,
    environment: key.environment,
    scopes: key.scopes,
    prefix: key.prefix,
    last4: key.last4,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    rotated_from: key.rotatedFrom === null ? null : `key_${encodeUuid(key.rotatedFrom)}`,
    grace_ends_at: key.graceEndsAt?.toISOString() ?? null,
    limits: { ...key.limits },
  };
}
