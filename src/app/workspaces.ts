/** Workspaces: making, reading and listing them. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import {
  findWorkspace,
  insertWorkspace,
  listWorkspaces,
  updateWorkspace,
  type Workspace,
} from '../store/workspaces.ts';
import { type Answer, createDoOnce, type Idempotency } from './do-once.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';

export interface Workspaces {
  create<Body>(
    principal: Principal,
    wanted: { name: string | null; metadata: Record<string, string>; expiresAt: Date | null },
    answer: { idempotency: Idempotency | undefined; present(workspace: Workspace): Body },
  ): Promise<Answer<Body>>;
  get(principal: Principal, uuid: string): Promise<Workspace>;
  /** What is undefined stays. Throws 404 when there is no such workspace, 409 while it is being deleted. */
  update(
    principal: Principal,
    uuid: string,
    change: { name?: string | null; metadata?: Record<string, string>; expiresAt?: Date | null },
  ): Promise<Workspace>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Workspace[]>;
}

export function createWorkspaces(deps: {
  database: Database;
  clock: Clock;
  quota: WorkspaceQuota;
  emptyCommit: string;
}): Workspaces {
  const { database, clock, quota } = deps;
  const doOnce = createDoOnce(deps);
  return {
    // An empty workspace takes no disk: its store is made when a run first leaves something in it.
    create: ({ environment }, wanted, answer) =>
      doOnce({ environment, operation: 'createWorkspace', idempotency: answer.idempotency }, async (tx) => {
        refusePast(wanted.expiresAt, clock);
        await quota.refuseCreation(tx, environment);
        const workspace = await insertWorkspace(tx, {
          uuid: newUuid(),
          environment,
          name: wanted.name,
          source: { type: 'empty' },
          state: 'ready',
          head: deps.emptyCommit,
          metadata: wanted.metadata,
          createdAt: clock.now(),
          expiresAt: wanted.expiresAt,
        });
        return { resourceId: workspace.uuid, body: answer.present(workspace) };
      }),
    get: async (principal, uuid) => {
      const workspace = await findWorkspace(database, { uuid, environment: principal.environment });
      if (!workspace) throw notFound('workspace');
      return workspace;
    },
    update: async ({ environment }, uuid, change) => {
      refusePast(change.expiresAt ?? null, clock);
      const key = { uuid, environment };
      const changed = await updateWorkspace(database, key, { ...change, at: clock.now() });
      if (changed) return changed;
      if (!(await findWorkspace(database, key))) throw notFound('workspace');
      throw new ServiceError('conflict', 'The workspace is being deleted and cannot be changed any more.');
    },
    list: (principal, page) => listWorkspaces(database, { environment: principal.environment, ...page }),
  };
}

function refusePast(expiresAt: Date | null, clock: Clock): void {
  if (expiresAt === null || expiresAt > clock.now()) return;
  const message = 'expires_at must be in the future';
  throw new ServiceError('invalid_request', `${message}.`, {
    details: [{ pointer: '/expires_at', message }],
  });
}
