/** Destinations of exports and backfills as clients see them: never a credential. */
import type {
  ExportBackfill,
  Export as ExportBody,
  ExportCredentials,
} from '../../../generated/api/types.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { BucketCredentials } from '../../egress/bucket.ts';
import type { Backfill } from '../../store/export-backfills.ts';
import type { Export } from '../../store/exports.ts';

export function presentExport(shown: Export): ExportBody {
  return {
    id: `exp_${encodeUuid(shown.uuid)}`,
    endpoint: shown.endpoint,
    region: shown.region,
    bucket: shown.bucket,
    prefix: shown.prefix,
    auto: shown.auto,
    path_style: shown.pathStyle,
    failing_since: shown.failingSince?.toISOString() ?? null,
    last_error:
      shown.lastError === null || shown.lastErrorAt === null
        ? null
        : { message: shown.lastError, at: shown.lastErrorAt.toISOString() },
    last_exported_at: shown.lastExportedAt?.toISOString() ?? null,
    counts: { pending: shown.pending, exported: shown.exported, failed: shown.failed },
    created_at: shown.createdAt.toISOString(),
    updated_at: shown.updatedAt.toISOString(),
  };
}

export function presentBackfill(backfill: Backfill): ExportBackfill {
  return {
    id: `bkf_${encodeUuid(backfill.uuid)}`,
    export: `exp_${encodeUuid(backfill.exportUuid)}`,
    state: backfill.completedAt === null ? 'running' : 'completed',
    created_after: backfill.createdAfter?.toISOString() ?? null,
    created_before: backfill.createdBefore.toISOString(),
    found: backfill.found,
    exported: backfill.exported,
    failed: backfill.failed,
    created_at: backfill.createdAt.toISOString(),
    completed_at: backfill.completedAt?.toISOString() ?? null,
  };
}

export function readCredentials(given: ExportCredentials): BucketCredentials {
  return {
    accessKeyId: given.access_key_id,
    secretAccessKey: given.secret_access_key,
    ...(given.session_token === undefined ? {} : { sessionToken: given.session_token }),
  };
}
