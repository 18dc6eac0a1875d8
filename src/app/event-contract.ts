/** Checks what goes into the log against the contract's event schemas: what the log stores is what clients read. */
import { RunEvent } from '../../generated/validators/bodies.js';
import type { EventType } from '../domain/event.ts';

/** Throws when a payload breaks the contract: a bug of ours, found before it is stored. */
export function checkEvent(type: EventType, payload: string): void {
  if (RunEvent(JSON.parse(payload))) return;
  const [first] = RunEvent.errors ?? [];
  throw new Error(
    `a ${type} event breaks the contract at ${first?.instancePath ?? '?'}: ${first?.message ?? '?'}`,
  );
}
