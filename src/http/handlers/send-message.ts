/** POST /runs/{run_id}/messages: says something to the agent of an open run. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';

export function sendMessage(deps: HttpDeps): Handlers<Context>['sendMessage'] {
  return async ({ path, headers, body }, { principal }) => {
    const answer = await deps.sendMessage(runKey(path.run_id, principal), body.text, {
      idempotency: idempotencyOf(headers['idempotency-key'], { run: path.run_id, ...body }),
      present: ({ runId, number, text, createdAt }) => ({
        run: runId,
        number,
        text,
        created_at: createdAt.toISOString(),
      }),
    });
    return {
      status: 202,
      type: 'application/json',
      headers: replayHeaders(answer.replayed),
      body: answer.body,
    };
  };
}
