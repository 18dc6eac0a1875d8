/** POST /exports: a bucket that runs are exported to. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentExport, readCredentials } from '../present/export.ts';

export function createExport(deps: HttpDeps): Handlers<Context>['createExport'] {
  return async ({ body, headers }, { principal }) => {
    const answer = await deps.exports.create(
      principal,
      {
        endpoint: body.endpoint,
        region: body.region,
        bucket: body.bucket,
        prefix: body.prefix ?? '',
        pathStyle: body.path_style ?? false,
        auto: body.auto ?? true,
        credentials: readCredentials(body.credentials),
      },
      { idempotency: idempotencyOf(headers['idempotency-key'], body), present: presentExport },
    );
    return {
      status: 201,
      type: 'application/json',
      headers: {
        Location: `${deps.baseUrl}/exports/${answer.body.id}`,
        ...replayHeaders(answer.replayed),
      },
      body: answer.body,
    };
  };
}
