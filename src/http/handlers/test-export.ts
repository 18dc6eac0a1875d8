/** POST /exports/{export_id}/test: tries the connection, step by step. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';

export function testExport(deps: HttpDeps): Handlers<Context>['testExport'] {
  return async ({ path }, { principal }) => {
    const steps = await deps.exports.test(principal, uuidOf('exp', path.export_id, 'export'));
    return {
      status: 200,
      type: 'application/json',
      body: {
        ok: steps.every(({ error }) => error === null),
        steps: steps.map(({ step, error, durationMs }) => ({
          step,
          ok: error === null,
          error,
          duration_ms: durationMs,
        })),
      },
    };
  };
}
