/** POST /runs/{run_id}/cancel: asks an open run to stop; a settled one is shown unchanged. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { presentRun } from '../present/run.ts';

export function cancelRun(deps: HttpDeps): Handlers<Context>['cancelRun'] {
  return async ({ path }, { principal }) => {
    const { run, wasOpen } = await deps.cancelRun(runKey(path.run_id, principal));
    return { status: wasOpen ? 202 : 200, type: 'application/json', body: presentRun(run) };
  };
}
