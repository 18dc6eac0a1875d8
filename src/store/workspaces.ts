/** The workspaces table: row ↔ domain. The head lives here, so that a write-back commits together with the settlement. */
import type { WorkspaceProgress, WorkspaceReason, WorkspaceSource } from '../domain/source.ts';
import type { Db, Statement } from './database.ts';

export type WorkspaceState = 'creating' | 'ready' | 'failed' | 'deleting';

export interface Workspace {
  uuid: string;
  environment: string;
  name: string | null;
  source: WorkspaceSource;
  state: WorkspaceState;
  /** Why it is `failed`. */
  reason: WorkspaceReason | null;
  /** How far it is while it is `creating`. */
  progress: WorkspaceProgress | null;
  head: string;
  sizeBytes: number;
  fileCount: number;
  metadata: Record<string, string>;
  createdAt: Date;
  updatedAt: Date;
  lastUsedAt: Date | null;
  /** Null: never. */
  expiresAt: Date | null;
}

interface WorkspaceRow {
  id: string;
  environment: string;
  name: string | null;
  source: string;
  state: WorkspaceState;
  reason: string | null;
  progress: string | null;
  head: string;
  size_bytes: number;
  file_count: number;
  metadata: string;
  created_at: Date;
  updated_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

function toWorkspace(row: WorkspaceRow): Workspace {
  return {
    uuid: row.id,
    environment: row.environment,
    name: row.name,
    source: JSON.parse(row.source) as Workspace['source'],
    state: row.state,
    reason: row.reason === null ? null : (JSON.parse(row.reason) as WorkspaceReason),
    progress: row.progress === null ? null : (JSON.parse(row.progress) as WorkspaceProgress),
    head: row.head,
    sizeBytes: row.size_bytes,
    fileCount: row.file_count,
    metadata: JSON.parse(row.metadata) as Record<string, string>,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  };
}

const insertStatement: Statement = {
  name: 'workspaces.insert',
  text: `insert into workspaces (id, environment, name, source, state, head, metadata, created_at, updated_at, progress, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) returning *`,
};

export async function insertWorkspace(
  db: Db,
  workspace: Pick<
    Workspace,
    | 'uuid'
    | 'environment'
    | 'name'
    | 'source'
    | 'state'
    | 'progress'
    | 'head'
    | 'metadata'
    | 'createdAt'
    | 'expiresAt'
  >,
): Promise<Workspace> {
  const [row] = await db.query<WorkspaceRow>(insertStatement, [
    workspace.uuid,
    workspace.environment,
    workspace.name,
    JSON.stringify(workspace.source),
    workspace.state,
    workspace.head,
    JSON.stringify(workspace.metadata),
    workspace.createdAt,
    workspace.progress && JSON.stringify(workspace.progress),
    workspace.expiresAt,
  ]);
  if (!row) throw new Error('inserting a workspace returned no row');
  return toWorkspace(row);
}

const findStatement: Statement = {
  name: 'workspaces.find',
  text: 'select * from workspaces where id = $1 and environment = $2',
};

export async function findWorkspace(
  db: Db,
  key: { uuid: string; environment: string },
): Promise<Workspace | undefined> {
  const [row] = await db.query<WorkspaceRow>(findStatement, [key.uuid, key.environment]);
  return row && toWorkspace(row);
}

const listStatement: Statement = {
  name: 'workspaces.list',
  text: `select * from workspaces where environment = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
};

/** Newest first; `before` is the uuid of the last one already seen. */
export async function listWorkspaces(
  db: Db,
  page: { environment: string; before: string | null; limit: number },
): Promise<Workspace[]> {
  const rows = await db.query<WorkspaceRow>(listStatement, [page.environment, page.before, page.limit]);
  return rows.map(toWorkspace);
}

const lockStatement: Statement = {
  name: 'workspaces.lock',
  text: 'select * from workspaces where id = $1 for no key update',
};

/** What a write-back decides on. */
export interface LockedWorkspace {
  environment: string;
  state: WorkspaceState;
  head: string;
  size: WorkspaceSize;
  /** The commit that `size` is of; null: nobody has measured any. */
  sizedHead: string | null;
}

export interface WorkspaceSize {
  bytes: number;
  files: number;
}

/**
 * The workspace, its row locked until the transaction ends: of two write-backs the second merges onto the first. New runs
 * are not held up by it.
 */
export async function lockWorkspace(db: Db, uuid: string): Promise<LockedWorkspace | undefined> {
  const [row] = await db.query<WorkspaceRow & { sized_head: string | null }>(lockStatement, [uuid]);
  return (
    row && {
      environment: row.environment,
      state: row.state,
      head: row.head,
      size: { bytes: row.size_bytes, files: row.file_count },
      sizedHead: row.sized_head,
    }
  );
}

const moveHeadStatement: Statement = {
  name: 'workspaces.move-head',
  text: `update workspaces set head = $2, sized_head = $2, size_bytes = $4, file_count = $5, updated_at = $3, last_used_at = $3
    where id = $1`,
};

/** `size` is that of the new head. */
export async function moveHead(
  db: Db,
  uuid: string,
  to: { head: string; size: WorkspaceSize; at: Date },
): Promise<void> {
  await db.query(moveHeadStatement, [uuid, to.head, to.at, to.size.bytes, to.size.files]);
}

const updateStatement: Statement = {
  name: 'workspaces.update',
  text: `update workspaces set name = case when $3 then $4 else name end, metadata = coalesce($5::json, metadata),
      expires_at = case when $6 then $7::timestamptz else expires_at end, updated_at = $8
    where id = $1 and environment = $2 and state <> 'deleting' returning *`,
};

/** What is undefined stays. Undefined when there is no such workspace, or it is being deleted. */
export async function updateWorkspace(
  db: Db,
  key: { uuid: string; environment: string },
  change: { name?: string | null; metadata?: Record<string, string>; expiresAt?: Date | null; at: Date },
): Promise<Workspace | undefined> {
  const [row] = await db.query<WorkspaceRow>(updateStatement, [
    key.uuid,
    key.environment,
    change.name !== undefined,
    change.name ?? null,
    change.metadata === undefined ? null : JSON.stringify(change.metadata),
    change.expiresAt !== undefined,
    change.expiresAt ?? null,
    change.at,
  ]);
  return row && toWorkspace(row);
}
