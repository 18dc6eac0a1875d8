// generated from openapi/; do not edit
import type { Problem, Receipt } from './types.gen.ts';

/** Where an operation stands, and whether a client that heard no answer may send it again. */
export interface Call {
  method: string;
  path: string;
  /** `files` are those beside the versioned interface. */
  home: 'interface' | 'files';
  /** `with_key`: when each try carries the same `Idempotency-Key`. */
  repeat: 'always' | 'with_key' | 'never';
}

export const calls = {
  listRuns: { method: 'GET', path: '/runs', home: 'interface', repeat: 'always' },
  createRun: { method: 'POST', path: '/runs', home: 'interface', repeat: 'with_key' },
  getRun: { method: 'GET', path: '/runs/{run_id}', home: 'interface', repeat: 'always' },
  deleteRun: { method: 'DELETE', path: '/runs/{run_id}', home: 'interface', repeat: 'always' },
  streamRunEvents: { method: 'GET', path: '/runs/{run_id}/events', home: 'interface', repeat: 'always' },
  cancelRun: { method: 'POST', path: '/runs/{run_id}/cancel', home: 'interface', repeat: 'always' },
  applyRun: { method: 'POST', path: '/runs/{run_id}/apply', home: 'interface', repeat: 'always' },
  sendMessage: { method: 'POST', path: '/runs/{run_id}/messages', home: 'interface', repeat: 'with_key' },
  getInput: { method: 'GET', path: '/runs/{run_id}/inputs/{input_id}', home: 'interface', repeat: 'always' },
  answerInput: { method: 'POST', path: '/runs/{run_id}/inputs/{input_id}', home: 'interface', repeat: 'always' },
  createRunLink: { method: 'POST', path: '/runs/{run_id}/links', home: 'interface', repeat: 'always' },
  getRunPatch: { method: 'GET', path: '/files/{run_id}/patch', home: 'files', repeat: 'always' },
  getRunLog: { method: 'GET', path: '/files/{run_id}/log', home: 'files', repeat: 'always' },
  listAgents: { method: 'GET', path: '/agents', home: 'interface', repeat: 'always' },
  listWorkspaces: { method: 'GET', path: '/workspaces', home: 'interface', repeat: 'always' },
  createWorkspace: { method: 'POST', path: '/workspaces', home: 'interface', repeat: 'with_key' },
  getWorkspace: { method: 'GET', path: '/workspaces/{workspace_id}', home: 'interface', repeat: 'always' },
  deleteWorkspace: { method: 'DELETE', path: '/workspaces/{workspace_id}', home: 'interface', repeat: 'always' },
  updateWorkspace: { method: 'PATCH', path: '/workspaces/{workspace_id}', home: 'interface', repeat: 'always' },
  listWorkspaceFiles: { method: 'GET', path: '/workspaces/{workspace_id}/files', home: 'interface', repeat: 'always' },
  getWorkspaceFile: { method: 'GET', path: '/workspaces/{workspace_id}/files/content', home: 'interface', repeat: 'always' },
  getWorkspaceArchive: { method: 'GET', path: '/workspaces/{workspace_id}/archive', home: 'interface', repeat: 'always' },
  putWorkspaceArchive: { method: 'PUT', path: '/workspaces/{workspace_id}/archive', home: 'interface', repeat: 'always' },
  listKeys: { method: 'GET', path: '/keys', home: 'interface', repeat: 'always' },
  createKey: { method: 'POST', path: '/keys', home: 'interface', repeat: 'with_key' },
  getKey: { method: 'GET', path: '/keys/{key_id}', home: 'interface', repeat: 'always' },
  revokeKey: { method: 'DELETE', path: '/keys/{key_id}', home: 'interface', repeat: 'always' },
  updateKey: { method: 'PATCH', path: '/keys/{key_id}', home: 'interface', repeat: 'always' },
  rotateKey: { method: 'POST', path: '/keys/{key_id}/rotate', home: 'interface', repeat: 'with_key' },
  listWebhooks: { method: 'GET', path: '/webhooks', home: 'interface', repeat: 'always' },
  createWebhook: { method: 'POST', path: '/webhooks', home: 'interface', repeat: 'with_key' },
  getWebhook: { method: 'GET', path: '/webhooks/{webhook_id}', home: 'interface', repeat: 'always' },
  deleteWebhook: { method: 'DELETE', path: '/webhooks/{webhook_id}', home: 'interface', repeat: 'always' },
  updateWebhook: { method: 'PATCH', path: '/webhooks/{webhook_id}', home: 'interface', repeat: 'always' },
  rotateWebhookSecret: { method: 'POST', path: '/webhooks/{webhook_id}/rotate-secret', home: 'interface', repeat: 'with_key' },
  testWebhook: { method: 'POST', path: '/webhooks/{webhook_id}/test', home: 'interface', repeat: 'with_key' },
  listWebhookDeliveries: { method: 'GET', path: '/webhooks/{webhook_id}/deliveries', home: 'interface', repeat: 'always' },
  redeliverWebhookDelivery: { method: 'POST', path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver', home: 'interface', repeat: 'never' },
  listAudit: { method: 'GET', path: '/audit', home: 'interface', repeat: 'always' },
  listExports: { method: 'GET', path: '/exports', home: 'interface', repeat: 'always' },
  createExport: { method: 'POST', path: '/exports', home: 'interface', repeat: 'with_key' },
  getExport: { method: 'GET', path: '/exports/{export_id}', home: 'interface', repeat: 'always' },
  deleteExport: { method: 'DELETE', path: '/exports/{export_id}', home: 'interface', repeat: 'always' },
  updateExport: { method: 'PATCH', path: '/exports/{export_id}', home: 'interface', repeat: 'always' },
  testExport: { method: 'POST', path: '/exports/{export_id}/test', home: 'interface', repeat: 'always' },
  backfillExport: { method: 'POST', path: '/exports/{export_id}/backfill', home: 'interface', repeat: 'with_key' },
  getBackfill: { method: 'GET', path: '/exports/{export_id}/backfills/{backfill_id}', home: 'interface', repeat: 'always' },
  getMe: { method: 'GET', path: '/me', home: 'interface', repeat: 'always' },
} as const satisfies Record<string, Call>;

export type OperationName = keyof typeof calls;

/** The code of every error of the service. */
export const problemCodes = ['invalid_request', 'invalid_last_event_id', 'unauthenticated', 'key_expired', 'key_revoked', 'insufficient_scope', 'not_found', 'method_not_allowed', 'not_acceptable', 'conflict', 'run_settled', 'not_supported', 'idempotency_in_flight', 'workspace_not_ready', 'workspace_busy', 'quota_exceeded', 'expired', 'payload_too_large', 'unsupported_media_type', 'range_not_satisfiable', 'idempotency_mismatch', 'invalid_archive', 'rate_limited', 'too_many_streams', 'queue_full', 'internal', 'unavailable'] as const satisfies readonly Problem['code'][];

/** The fields of a receipt, which a settled run has among its own. */
export const receiptFields = ['id', 'state', 'reason', 'patch', 'log', 'usage', 'settled_at', 'applied', 'conflicts', 'sandbox', 'limit_hit', 'result'] as const satisfies readonly (keyof Receipt)[];
