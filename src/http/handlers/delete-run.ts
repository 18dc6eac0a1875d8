/** DELETE /runs/{run_id}: removes a settled run for good. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';

export function deleteRun(deps: HttpDeps): Handlers<Context>['deleteRun'] {
  return async ({ path }, { principal }) => {
    await deps.deleteRun.delete(runKey(path.run_id, principal));
    return { status: 204 };
  };
}
