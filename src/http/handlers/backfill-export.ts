/** POST /exports/{export_id}/backfill: exports the runs of a range. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, uuidOf } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentBackfill } from '../present/export.ts';

export function backfillExport(deps: HttpDeps): Handlers<Context>['backfillExport'] {
  return async ({ path, headers, body }, { principal }) => {
    const answer = await deps.exports.backfill(
      principal,
      {
        uuid: uuidOf('exp', path.export_id, 'export'),
        createdAfter: body.created_after === undefined ? null : new Date(body.created_after),
        createdBefore: body.created_before === undefined ? null : new Date(body.created_before),
      },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], { export: path.export_id, ...body }),
        present: presentBackfill,
      },
    );
    return {
      status: 202,
      type: 'application/json',
      headers: {
        Location: `${deps.baseUrl}/exports/${answer.body.export}/backfills/${answer.body.id}`,
        ...replayHeaders(answer.replayed),
      },
      body: answer.body,
    };
  };
}
