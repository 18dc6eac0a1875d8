/** An entry of the audit record as clients see it. */
import type { AuditEntry as AuditEntryBody } from '../../../generated/api/types.gen.ts';
import { encodeUuid, uuidTime } from '../../base/ids.ts';
import type { AuditEntry } from '../../domain/audit.ts';

export function presentAudit(entry: AuditEntry): AuditEntryBody {
  return {
    id: `aud_${encodeUuid(entry.uuid)}`,
    created_at: new Date(uuidTime(entry.uuid)).toISOString(),
    environment: entry.environment,
    actor: entry.keyUuid === null ? 'operator' : 'key',
    key: entry.keyUuid === null ? null : `key_${encodeUuid(entry.keyUuid)}`,
    operation: entry.operation,
    target: entry.target,
    request_id: entry.requestId,
    address: entry.address,
    status: entry.status,
    code: entry.code,
    replayed: entry.replayed,
  };
}
