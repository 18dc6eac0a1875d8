// generated from openapi/; do not edit
import type { MessageAddedEvent, PatchReadyEvent, RunEvent, RunRetryingEvent, RunSettledEvent, RunStartedEvent, StepCompletedEvent, StepStartedEvent, UsageUpdatedEvent } from '../api/types.gen.ts';

export type { LogLine, Receipt, RunEvent } from '../api/types.gen.ts';

/** The payload of each event, by its name. */
export interface RunEvents {
  'run.started': RunStartedEvent;
  'step.started': StepStartedEvent;
  'step.completed': StepCompletedEvent;
  'patch.ready': PatchReadyEvent;
  'run.retrying': RunRetryingEvent;
  'message.added': MessageAddedEvent;
  'usage.updated': UsageUpdatedEvent;
  'run.settled': RunSettledEvent;
}

export type EventType = keyof RunEvents;

/** Every event name, in the order of the document. */
export const eventTypes = ['run.started', 'step.started', 'step.completed', 'patch.ready', 'run.retrying', 'message.added', 'usage.updated', 'run.settled'] as const satisfies readonly RunEvent['type'][];
