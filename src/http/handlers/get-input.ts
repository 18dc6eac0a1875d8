/** GET /runs/{run_id}/inputs/{input_id}: what a run asks, and what became of it. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { notFound } from '../../base/errors.ts';
import { findInput } from '../../store/inputs.ts';
import { type Context, type HttpDeps, inputKey } from '../context.ts';
import { presentInput } from '../present/input.ts';

export function getInput(deps: HttpDeps): Handlers<Context>['getInput'] {
  return async ({ path }, { principal }) => {
    const input = await findInput(deps.database, inputKey(path, principal));
    if (!input) throw notFound('input');
    return { status: 200, type: 'application/json', body: presentInput(input, principal.environment) };
  };
}
