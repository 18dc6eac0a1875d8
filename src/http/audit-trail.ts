/** Entries of the audit record for calls as they were answered; verbs whose entry is in the commit of the change have written their own. */
import { operations } from '../../generated/api/server.gen.ts';
import type { Audit } from '../app/audit.ts';
import { catalogue, ServiceError } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import { type AuditEntry, auditTarget } from '../domain/audit.ts';
import type { Principal } from '../domain/key.ts';
import type { OperationId } from './contract-route.ts';
import type { Call } from './contract-validate.ts';

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, unknown>;
}

export interface AuditTrail {
  /** Undefined where there is nothing to wait for. */
  served(principal: Principal, operation: OperationId, call: Call, reply: Reply): Promise<void> | undefined;
  /** Nobody waits for it: what was refused has changed nothing. */
  refused(principal: Principal, operation: OperationId, call: Call, error: unknown): void;
}

export function createAuditTrail(audit: Audit): AuditTrail {
  function entry(
    principal: Principal,
    operation: OperationId,
    outcome: Pick<AuditEntry, 'target' | 'status' | 'code' | 'replayed'>,
  ): AuditEntry | undefined {
    const { slip, environment, keyUuid } = principal;
    if (operations[operation].method === 'get' || slip === undefined || slip.written) return undefined;
    const { requestId, address } = slip;
    return { uuid: newUuid(), environment, keyUuid, operation, requestId, address, ...outcome };
  }

  return {
    served: (principal, operation, call, reply) => {
      const made = entry(principal, operation, {
        target: targetOf(call) ?? createdBy(reply),
        status: reply.status,
        code: null,
        replayed: reply.headers?.['Idempotent-Replayed'] === 'true',
      });
      return made && audit.record(made);
    },
    refused: (principal, operation, call, error) => {
      const code = error instanceof ServiceError ? error.code : 'internal';
      const made = entry(principal, operation, {
        // What is not there, or belongs to another environment, is nothing of this one.
        target: code === 'not_found' ? null : targetOf(call),
        status: catalogue[code].status,
        code,
        replayed: false,
      });
      if (made) void audit.record(made);
    },
  };
}

/** The thing the address names first: of a question or a delivery, what it belongs to. */
function targetOf(call: Call): string | null {
  return auditTarget(Object.values(call.path)[0]);
}

/** A reply that is a stream names what it made in `Location`. */
function createdBy(reply: Reply): string | null {
  const { body, headers } = reply;
  const id = typeof body === 'object' && body !== null && 'id' in body ? auditTarget(body.id) : null;
  return id ?? auditTarget(/\/((?:[^/]+\/run|[a-z]+)_[0-9a-z]{26})$/.exec(String(headers?.Location))?.[1]);
}
