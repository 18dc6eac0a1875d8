/** POST /workspaces: makes a workspace, empty or to be filled from a source. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import type { CreateWorkspaceRequest } from '../../../generated/api/types.gen.ts';
import type { WantedSource } from '../../app/workspace-source.ts';
import { canonical } from '../canonical.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { idempotencyOf, replayHeaders } from '../idempotent.ts';
import { presentWorkspace } from '../present/workspace.ts';

export function createWorkspace(deps: HttpDeps): Handlers<Context>['createWorkspace'] {
  /** All that is asked, its secrets replaced: what is kept to tell a retry from another request must not help to guess them. */
  const comparable = (body: CreateWorkspaceRequest): object => {
    const { source } = body;
    if (source?.type !== 'git' || source.credentials === undefined) return body;
    const credentials = deps.workspaces.digest(canonical(source.credentials));
    return { ...body, source: { ...source, credentials } };
  };

  return async ({ body, headers }, { principal }) => {
    const wanted = (): WantedSource => {
      const { source } = body;
      switch (source?.type) {
        case undefined:
        case 'empty':
          return { type: 'empty' };
        case 'archive':
          return { type: 'archive' };
        case 'git': {
          const { url, ref = null, depth = 1, credentials } = source;
          return { type: 'git', url, ref, depth, credentials };
        }
        case 'run':
          return { type: 'run', runId: source.run_id, run: runKey(source.run_id, principal) };
      }
    };
    const answer = await deps.workspaces.create(
      principal,
      {
        name: body.name ?? null,
        metadata: body.metadata ?? {},
        source: wanted(),
        expiresAt: body.expires_at === undefined ? null : new Date(body.expires_at),
      },
      {
        idempotency: idempotencyOf(headers['idempotency-key'], comparable(body)),
        present: presentWorkspace,
      },
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
