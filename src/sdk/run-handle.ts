/** A run to work with: what the service says of it, and the verbs on it. */
import { receiptFields } from '../../generated/api/calls.gen.ts';
import type { Receipt, Run, RunSettledEvent } from '../../generated/api/types.gen.ts';
import type { RunHandle, RunReference, Runs, RunVerbs } from './run-types.ts';

/** The receipt in a settled run's record; null while it is open. */
export function receiptOfRun(run: Run): Receipt | null {
  if (run.settled_at === null) return null;
  return Object.fromEntries(receiptFields.map((field) => [field, run[field]])) as unknown as Receipt;
}

/** The receipt that the event carries: all of it but what every event has. */
export function receiptOfEvent(event: RunSettledEvent): Receipt {
  const { type: _type, seq: _seq, at: _at, schema_version: _version, ...receipt } = event;
  return receipt;
}

function verbs(runs: Runs, id: string, known: Run | undefined): RunVerbs {
  return {
    events: (options) => runs.events(id, options),
    wait: async (options) => {
      const already = known === undefined ? null : receiptOfRun(known);
      return already ?? runs.wait(id, { after: known?.last_event ?? 0, ...options });
    },
    receipt: async (options) => {
      const already = known === undefined ? null : receiptOfRun(known);
      return already ?? receiptOfRun(await runs.get(id, options));
    },
    refresh: (options) => runs.get(id, options),
    cancel: (options) => runs.cancel(id, options),
    sendMessage: (text, options) => runs.sendMessage(id, text, options),
    answerInput: (inputId, given, options) => runs.answerInput(id, inputId, given, options),
    applyResult: (options) => runs.apply(id, options),
    delete: (options) => runs.delete(id, options),
    readPatch: (options) => runs.patch(id, options),
    readLog: (options) => runs.log(id, options),
  };
}

function withVerbs<T extends object>(target: T, methods: RunVerbs): T & RunVerbs {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(target, name, { value, enumerable: false });
  return target as T & RunVerbs;
}

export function runHandle(runs: Runs, run: Run): RunHandle {
  return withVerbs({ ...run }, verbs(runs, run.id, run));
}

export function runReference(runs: Runs, id: string): RunReference {
  return withVerbs({ id }, verbs(runs, id, undefined));
}
