/** Workspaces: making, reading and listing them. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { newUuid } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import { progressOf } from '../domain/source.ts';
import type { Vault } from '../domain/vault.ts';
import type { Egress } from '../egress/egress.ts';
import type { Database } from '../store/database.ts';
import type { Notices } from '../store/notices.ts';
import { insertWorkspaceJob } from '../store/workspace-jobs.ts';
import {
  findWorkspace,
  insertWorkspace,
  listWorkspaces,
  updateWorkspace,
  type Workspace,
} from '../store/workspaces.ts';
import { type Answer, createDoOnce, type Idempotency } from './do-once.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';
import { judgeSource, type WantedSource } from './workspace-source.ts';

export interface Workspaces {
  create<Body>(
    principal: Principal,
    wanted: {
      name: string | null;
      metadata: Record<string, string>;
      source: WantedSource;
      expiresAt: Date | null;
    },
    answer: { idempotency: Idempotency | undefined; present(workspace: Workspace): Body },
  ): Promise<Answer<Body>>;
  /** Stands for a secret where requests are compared: it tells equal from different and nothing else. */
  digest(secret: string): string;
  get(principal: Principal, uuid: string): Promise<Workspace>;
  /** What is undefined stays. Throws 404 when there is no such workspace, 409 while it is being deleted. */
  update(
    principal: Principal,
    uuid: string,
    change: { name?: string | null; metadata?: Record<string, string>; expiresAt?: Date | null },
  ): Promise<Workspace>;
  list(principal: Principal, page: { before: string | null; limit: number }): Promise<Workspace[]>;
}

/** What credentials are sealed for: those of one workspace open for no other. */
export function sealContext(workspaceUuid: string): string {
  return JSON.stringify(['workspace source', workspaceUuid]);
}

export function createWorkspaces(deps: {
  database: Database;
  notices: Notices;
  egress: Egress;
  clock: Clock;
  quota: WorkspaceQuota;
  emptyCommit: string;
  vault: Vault;
  /** Of those whose digests are compared. */
  digestKey: string;
}): Workspaces {
  const { database, clock, vault, quota } = deps;
  const doOnce = createDoOnce(deps);
  return {
    // An empty workspace takes no disk: its store is made when a run first leaves something in it.
    create: async ({ environment }, wanted, answer) => {
      const { idempotency, present } = answer;
      const made = await doOnce({ environment, operation: 'createWorkspace', idempotency }, async (tx) => {
        refusePast(wanted.expiresAt, clock);
        await quota.refuseCreation(tx, environment);
        const { source, job } = await judgeSource(deps, tx, wanted.source);
        const uuid = newUuid();
        const at = clock.now();
        const awaited = source.type === 'archive' ? 'waiting_for_archive' : job && 'waiting';
        const workspace = await insertWorkspace(tx, {
          uuid,
          environment,
          name: wanted.name,
          source,
          state: awaited === undefined ? 'ready' : 'creating',
          progress: awaited === undefined ? null : progressOf(awaited),
          head: deps.emptyCommit,
          metadata: wanted.metadata,
          createdAt: at,
          expiresAt: wanted.expiresAt,
        });
        if (job) {
          const secret = job.secret === undefined ? null : vault.seal(job.secret, sealContext(uuid));
          await insertWorkspaceJob(tx, { workspaceUuid: uuid, environment, spec: job.spec, secret, at });
        }
        return { resourceId: uuid, body: present(workspace) };
      });
      if (wanted.source.type === 'git' || wanted.source.type === 'run') deps.notices.fill();
      return made;
    },
    digest: (secret) => createHmac('sha256', deps.digestKey).update(secret).digest('base64url'),
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
