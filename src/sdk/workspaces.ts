/** Workspaces: make, fill, look into, take out. */
import type {
  CreateWorkspaceRequestWritable,
  FileEntry,
  FileList,
  GetWorkspaceArchiveData,
  GetWorkspaceFileData,
  ListWorkspaceFilesData,
  ListWorkspacesData,
  UpdateWorkspaceRequest,
  Workspace,
  WorkspaceList,
} from '../../generated/api/types.gen.ts';
import { answer, type CallOptions, type Core, type CreateOptions, passed, passedOnce } from './core.ts';
import { AgentRunError } from './errors.ts';
import { type List, list } from './pages.ts';
import { sleep } from './time.ts';

/** A tar or tar.gz file. A stream is sent once and not again, whatever happens. */
export type Archive = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;

export interface Workspaces {
  create(body?: CreateWorkspaceRequestWritable, options?: CreateOptions): Promise<Workspace>;
  list(query?: ListWorkspacesData['query'], options?: CallOptions): List<Workspace, WorkspaceList>;
  get(id: string, options?: CallOptions): Promise<Workspace>;
  update(id: string, body: UpdateWorkspaceRequest, options?: CallOptions): Promise<Workspace>;
  /** Null when it is gone. With `afterRuns` one that runs still work in is no error: it is the answer, and goes with the last of them. */
  delete(id: string, options?: CallOptions & { afterRuns?: boolean }): Promise<Workspace | null>;
  /** The workspace once it is filled. Throws `workspace_not_ready` when filling it failed. */
  ready(id: string, options?: { signal?: AbortSignal | undefined }): Promise<Workspace>;
  files(
    id: string,
    query?: ListWorkspaceFilesData['query'],
    options?: CallOptions,
  ): List<FileEntry, FileList>;
  file(id: string, query: GetWorkspaceFileData['query'], options?: CallOptions): Promise<Blob>;
  putArchive(
    id: string,
    archive: Archive,
    options?: CallOptions & { contentType?: 'application/x-tar' | 'application/gzip' },
  ): Promise<Workspace>;
  /** The archive as it comes, held nowhere. */
  archive(
    id: string,
    query?: GetWorkspaceArchiveData['query'],
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>>;
}

const firstLookMs = 200;
const laterLooksMs = 2000;

export function createWorkspaces(core: Core): Workspaces {
  const { raw } = core;
  const path = (id: string): { path: { workspace_id: string } } => ({ path: { workspace_id: id } });
  const get = (id: string, options?: CallOptions): Promise<Workspace> =>
    answer(core, raw.getWorkspace({ ...path(id), ...passed(options) }));

  return {
    create: (body = {}, options) => answer(core, raw.createWorkspace({ body, ...passedOnce(options) })),
    list: (query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listWorkspaces({
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    get,
    update: (id, body, options) =>
      answer(core, raw.updateWorkspace({ ...path(id), body, ...passed(options) })),
    delete: async (id, options) => {
      const query = options?.afterRuns === undefined ? {} : { query: { after_runs: options.afterRuns } };
      const reply = await answer(core, raw.deleteWorkspace({ ...path(id), ...query, ...passed(options) }));
      return typeof reply === 'object' && reply !== null && 'id' in reply ? reply : null;
    },
    ready: async (id, options) => {
      for (let looks = 0; ; looks += 1) {
        const workspace = await get(id, options);
        if (workspace.state === 'ready') return workspace;
        if (workspace.state !== 'creating')
          throw new AgentRunError(
            'workspace_not_ready',
            workspace.reason?.message ?? `The workspace is ${workspace.state}.`,
          );
        await sleep(core.settings.time, looks < 10 ? firstLookMs : laterLooksMs, options?.signal);
      }
    },
    files: (id, query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listWorkspaceFiles({
            ...path(id),
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    file: (id, query, options) =>
      answer(core, raw.getWorkspaceFile({ ...path(id), query, ...passed(options), parseAs: 'blob' })),
    putArchive: (id, archive, options) =>
      answer(
        core,
        raw.putWorkspaceArchive({
          ...path(id),
          // Anything that fetch sends as bytes will do; the contract knows bytes only as a blob.
          body: archive as Blob,
          headers: { 'Content-Type': options?.contentType ?? 'application/x-tar' },
          ...passed(options),
        }),
      ),
    archive: async (id, query, options) =>
      (await answer(
        core,
        raw.getWorkspaceArchive({
          ...path(id),
          ...(query === undefined ? {} : { query }),
          ...passed(options),
          parseAs: 'stream',
        }),
      )) as unknown as ReadableStream<Uint8Array>,
  };
}
