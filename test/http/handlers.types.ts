/** What must not compile: a service that lacks an operation, or answers what the contract does not say. Checked by the compiler alone. */
import type {
  CreateRunCall,
  GetRunReply,
  Handlers,
  StreamRunEventsReply,
} from '../../generated/api/server.gen.ts';
import type { Run } from '../../generated/api/types.gen.ts';

declare const handlers: Handlers<undefined>;
declare const run: Run;

const { getMe: _left, ...incomplete } = handlers;

// @ts-expect-error an operation is missing
export const missing: Handlers<undefined> = incomplete;

// @ts-expect-error the contract has no status 202 here
export const status: GetRunReply = { status: 202, type: 'application/json', body: run };

// @ts-expect-error the contract has no such media type here
export const media: GetRunReply = { status: 200, type: 'text/plain', body: run };

// @ts-expect-error a run has more fields than its id
export const body: GetRunReply = { status: 200, type: 'application/json', body: { id: run.id } };

// @ts-expect-error a state of its own making
export const state: Run['state'] = 'paused';

// @ts-expect-error a reply without content has no body
export const empty: StreamRunEventsReply = { status: 204, type: 'application/json', body: run };

export const wrongHandler: Handlers<undefined> = {
  ...handlers,
  // @ts-expect-error Location is missing
  createRun: () => ({ status: 201, type: 'application/json', body: run }),
};

export function defaultsAreThere(call: CreateRunCall): [number, 'auto' | 'never', number] {
  return [call.body.limit, call.body.apply, call.body.max_attempts];
}

export function variantsAreTold(call: CreateRunCall): string {
  return 'task' in call.body ? call.body.task : call.body.prompt;
}
