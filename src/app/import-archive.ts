/** Takes an archive as the content of a workspace while it is being sent: all of it or nothing. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import type { Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { markFilled } from '../store/workspace-jobs.ts';
import { findWorkspace, lockWorkspace, type Workspace } from '../store/workspaces.ts';
import type { Archive } from '../workspaces/import-archive.ts';
import { SourceError } from '../workspaces/source-error.ts';
import type { Gathered, WorkspaceSources } from '../workspaces/sources.ts';
import { inTransaction } from './do-once.ts';
import type { WorkspaceQuota } from './workspace-quota.ts';

/**
 * Fills a workspace that waits for its archive, or replaces what a ready one holds. Throws 404, `workspace_not_ready`,
 * `quota_exceeded`, `payload_too_large` or `invalid_archive`; the workspace is as it was then.
 */
export type ImportArchive = (principal: Principal, uuid: string, archive: Archive) => Promise<Workspace>;

/** Each holds a git process and a few buffers; more at a time would only be slower. */
const atOnceMax = 8;

export function createImportArchive(deps: {
  database: Database;
  sources: WorkspaceSources;
  quota: WorkspaceQuota;
  clock: Clock;
  /** Aborts when the service stops. */
  closing: AbortSignal;
}): ImportArchive {
  const { database, sources, quota, clock } = deps;
  let underWay = 0;

  async function store(key: { uuid: string; environment: string }, gathered: Gathered): Promise<Workspace> {
    return inTransaction(database, async (tx) => {
      // Two archives for one workspace are taken one after the other, each on top of the head it finds.
      const locked = await lockWorkspace(tx, key.uuid);
      const before = await findWorkspace(tx, key);
      if (!locked || !before) throw notFound('workspace');
      requireOpen(before);
      const refusal = await quota.refusal(tx, locked, gathered.size);
      if (refusal !== undefined)
        throw new ServiceError('quota_exceeded', `The archive was not taken. ${refusal}`);
      const put = before.state === 'creating' ? gathered.fill : gathered.add;
      const head = await put(key.uuid, before.head);
      await markFilled(tx, { uuid: key.uuid, head, size: gathered.size, at: clock.now() });
      const filled = await findWorkspace(tx, key);
      if (!filled) throw new Error('a workspace went while its row was locked');
      return filled;
    });
  }

  return async ({ environment }, uuid, archive) => {
    const key = { uuid, environment };
    const workspace = await findWorkspace(database, key);
    if (!workspace) throw notFound('workspace');
    requireOpen(workspace);
    if (underWay >= atOnceMax)
      throw new ServiceError(
        'unavailable',
        'As many archives are being taken in at this moment as may be. Try again in a few seconds.',
        { headers: { 'retry-after': '5' } },
      );
    underWay += 1;
    try {
      await using gathered = await sources.importArchive(archive, deps.closing).catch(refuse);
      return await store(key, gathered);
    } finally {
      underWay -= 1;
    }
  };
}

/** Throws unless an archive may take the place of what the workspace holds. */
function requireOpen({ state, source }: Workspace): void {
  if (state === 'ready' || (state === 'creating' && source.type === 'archive')) return;
  if (state === 'deleting') throw notFound('workspace');
  throw new ServiceError(
    'workspace_not_ready',
    state === 'failed'
      ? 'The workspace is failed, because it could not be filled; its reason says why. Make another one.'
      : `The workspace is creating from ${source.type}; an archive can take the place of what it holds once it is ready.`,
  );
}

function refuse(error: unknown): never {
  if (!(error instanceof SourceError)) throw error;
  const { message, entry, cause } = error;
  if (error.code === 'too_large')
    throw new ServiceError('payload_too_large', message.replace(/^It has/, 'The archive unpacks to'), {
      cause,
    });
  if (entry === undefined) throw new ServiceError('invalid_archive', message, { cause });
  throw new ServiceError('invalid_archive', `The archive was not taken, because ${message}.`, {
    details: [{ pointer: `/files/${entry.replaceAll('~', '~0').replaceAll('/', '~1')}`, message }],
    cause,
  });
}
