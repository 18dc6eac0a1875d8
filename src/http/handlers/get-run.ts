/** GET /runs/{run_id}: the run as it stands; once settled, with its receipt. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { notFound } from '../../base/errors.ts';
import { findQueuePosition, findRun } from '../../store/runs.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { presentRun } from '../present/run.ts';

export function getRun(deps: HttpDeps): Handlers<Context>['getRun'] {
  return async ({ path }, { principal }) => {
    const run = await findRun(deps.database, runKey(path.run_id, principal));
    if (!run) throw notFound('run');
    const position = run.state === 'queued' ? await findQueuePosition(deps.database, run) : null;
    return { status: 200, type: 'application/json', body: presentRun(run, position) };
  };
}
