/** POST /runs/{run_id}/apply: brings a settled run's result into its workspace. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { encodeUuid } from '../../base/ids.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';

export function applyRun(deps: HttpDeps): Handlers<Context>['applyRun'] {
  return async ({ path }, { principal }) => {
    const { workspaceUuid, applied, head } = await deps.applyRun(runKey(path.run_id, principal));
    return {
      status: 200,
      type: 'application/json',
      body: { id: path.run_id, workspace: `ws_${encodeUuid(workspaceUuid)}`, applied, head },
    };
  };
}
