/** POST /workspaces: makes an empty workspace. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { Context, HttpDeps } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function createWorkspace(deps: HttpDeps): Handlers<Context>['createWorkspace'] {
  return async ({ body, headers }, { principal }) => {
    const answer = await deps.workspaces.create(
      principal,
      {
        name: body.name ?? null,
        metadata: body.metadata ?? {},
        expiresAt: body.expires_at === undefined ? null : new Date(body.expires_at),
      },
      { idempotency: idempotencyOf(headers['idempotency-key'], body), present: presentWorkspace },
    );
    return {
      status: 201,
      type: 'application/json',
      headers: {
        Location: `${deps.baseUrl}/workspaces/${answer.body.id}`,
        ...replayHeaders(answer.replayed),
      },
      body: answer.body,
    };
  };
}
