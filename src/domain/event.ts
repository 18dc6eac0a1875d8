/** An event: one fact of a run's log, and how it stands on the wire. Pure. */
import type { Receipt } from './receipt.ts';
import type { UsedTokens } from './run.ts';

/** The payload fields of each type, besides the envelope every event carries. */
export interface EventBodies {
  'run.started': { attempt: number };
  'run.retrying': { attempt: number; reason: { code: string; message: string } };
  'step.started': { step: string; index: number; kind: string; title: string };
  'step.completed': {
    step: string;
    index: number;
    passed: number;
    failed: number;
    checks: 'reported' | 'outcome';
    exit_code: number | null;
    status: 'completed' | 'failed' | 'interrupted';
    duration_ms: number;
  };
  'message.added': { text: string };
  'usage.updated': UsedTokens;
  'patch.ready': {
    patch: string;
    base_commit: string;
    files: number;
    insertions: number;
    deletions: number;
    bytes: number;
    sha256: string;
    omitted: string[];
  };
  'run.settled': Receipt;
}

export type EventType = keyof EventBodies;

/** The version of each type's payload; a change that clients must know of raises it. */
const schemaVersion: Record<EventType, number> = {
  'run.started': 1,
  'run.retrying': 1,
  'step.started': 1,
  'step.completed': 1,
  'message.added': 1,
  'usage.updated': 1,
  'patch.ready': 1,
  'run.settled': 1,
};

/** The payload as it is stored: everything but `seq`, which is known only inside the storing statement. */
export function storedPayload<T extends EventType>(
  id: string,
  type: T,
  at: Date,
  body: EventBodies[T],
): string {
  return JSON.stringify({ id, type, at: at.toISOString(), schema_version: schemaVersion[type], ...body });
}

/** The payload as clients read it: `seq` put in front of what was stored. */
export function wirePayload(seq: number, stored: string): string {
  return `{"seq":${seq},${stored.slice(1)}`;
}

/** One Server-Sent Events frame (WHATWG HTML, section 9.2): id = seq, one line of data. */
export function frame(seq: number, type: string, stored: string): string {
  return `id: ${seq}\nevent: ${type}\ndata: ${wirePayload(seq, stored)}\n\n`;
}
