/** POST /runs/{run_id}/inputs/{input_id}: answers what a waiting run asks. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, inputKey } from '../context.ts';
import { presentInput } from '../present/input.ts';

export function answerInput(deps: HttpDeps): Handlers<Context>['answerInput'] {
  return async ({ path, body }, { principal }) => {
    const input = await deps.answerInput(inputKey(path, principal), body);
    return { status: 200, type: 'application/json', body: presentInput(input, principal.environment) };
  };
}
