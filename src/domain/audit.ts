/** The audit record: what is kept of a call that changes something, and the slip by which a change and its entry get into one commit. */

/** What a verb needs to write its own entry, and whether it did. */
export interface AuditSlip {
  requestId: string;
  /** Null when the client was gone before it was asked for. */
  address: string | null;
  /** Set once the entry has committed with the change; who answers the call then writes no other. */
  written: boolean;
}

export interface AuditEntry {
  /** A UUIDv7 of the entry's own instant: pages and their time filters go by it. */
  uuid: string;
  environment: string;
  /** Null: the operator. */
  keyUuid: string | null;
  operation: string;
  target: string | null;
  requestId: string | null;
  address: string | null;
  status: number;
  code: string | null;
  replayed: boolean;
}

const idPattern = /^(?:[a-z][a-z0-9-]{0,31}\/run|[a-z]{2,4})_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** A target is an id or nothing: whatever else a client puts into an address, a secret by mistake above all, is not kept. */
export function auditTarget(text: unknown): string | null {
  return typeof text === 'string' && idPattern.test(text) ? text : null;
}
