/** Workspaces: making, reading and listing them. */
import type { Clock } from '../base/clock.ts';
import { notFound } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { findWorkspace, insertWorkspace, listWorkspaces, type Workspace } from '../store/workspaces.ts';
import { type Answer, createDoOnce, type Idempotency } from './do-once.ts';

export interface Workspaces {
  create<Body>(
    principal: Principal,
    wanted: { name: string | null; metadata: Record<string, string> },
    answer: { idempotency: Idempotency | undefined; present(workspace: Workspace): Body },
  ): Promise<Answer<Body>>;
  get(principal: Principal, uuid: string): Promise<Workspace>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Workspace[]>;
}

export function createWorkspaces(deps: {
  database: Database;
  clock: Clock;
  emptyCommit: string;
}): Workspaces {
  const { database, clock } = deps;
  const doOnce = createDoOnce(deps);
  return {
    // An empty workspace takes no disk: its store is made when a run first leaves something in it.
    create: ({ environment }, wanted, answer) =>
      doOnce({ environment, operation: 'createWorkspace', idempotency: answer.idempotency }, async (tx) => {
        const workspace = await insertWorkspace(tx, {
          uuid: newUuid(),
          environment,
          name: wanted.name,
          source: { type: 'empty' },
          state: 'ready',
          head: deps.emptyCommit,
          metadata: wanted.metadata,
          createdAt: clock.now(),
        });
        return { resourceId: workspace.uuid, body: answer.present(workspace) };
      }),
    get: async (principal, uuid) => {
      const workspace = await findWorkspace(database, { uuid, environment: principal.environment });
      if (!workspace) throw notFound('workspace');
      return workspace;
    },
    list: (principal, page) => listWorkspaces(database, { environment: principal.environment, ...page }),
  };
}
