/** Creating a run and following it on one response; when that breaks, the same creation with the same key goes on where it broke. */
import type { CreateRunRequest, Receipt, RunEvent } from '../../generated/api/types.gen.ts';
import type { Core, CreateOptions } from './core.ts';
import { AgentRunError } from './errors.ts';
import { follow } from './follow.ts';
import { receiptOfEvent, runReference } from './run-handle.ts';
import type { RunReference, RunStream, Runs } from './run-types.ts';

/** The id at the end of the address of a run, where its environment is the segment before. */
function idOf(location: string | null): string | undefined {
  const [, id] = /\/runs\/(.+)$/.exec(location ?? '') ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}

export function runStream(
  core: Core,
  runs: Runs,
  body: CreateRunRequest,
  options: CreateOptions = {},
): RunStream {
  const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
  let run: RunReference | null = null;
  let receipt: Receipt | null = null;

  const note = (id: string | undefined): void => {
    if (id !== undefined) run ??= runReference(runs, id);
  };
  async function open(after: number, signal: AbortSignal): Promise<Response> {
    const response = await core.openStream('createRun', '/runs', {
      headers: new Headers({
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(after === 0 ? {} : { 'last-event-id': String(after) }),
      }),
      body: JSON.stringify(body),
      signal,
      timeoutMs: options.timeoutMs,
    });
    if (response.ok) note(idOf(response.headers.get('location')));
    return response;
  }
  async function* events(): AsyncGenerator<RunEvent, void> {
    for await (const event of follow(core.following, { after: 0, signal: options.signal, open })) {
      note(event.id);
      if (event.type === 'run.settled') receipt = receiptOfEvent(event);
      yield event;
    }
  }
  const all = events();

  return {
    get run() {
      return run;
    },
    get usage() {
      return receipt?.usage ?? null;
    },
    get receipt() {
      return receipt;
    },
    idempotencyKey,
    wait: async () => {
      for await (const _event of all);
      if (receipt !== null) return receipt;
      throw new AgentRunError('invalid_usage', 'The stream was left before the run was settled.');
    },
    [Symbol.asyncIterator]: () => all,
  };
}
