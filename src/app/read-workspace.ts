/** Looks into workspaces: which commit is meant, folders, files and archives of it. */
import { notFound, ServiceError } from '../base/errors.ts';
import { parseRunId } from '../base/ids.ts';
import type { Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { findResult } from '../store/results.ts';
import { findWorkspace } from '../store/workspaces.ts';
import type { FileContent, FolderEntry, WorkspaceReader } from '../workspaces/reader.ts';

export interface ReadWorkspace {
  /** The commit behind `ref` (undefined: the head). Throws 404 when there is no such workspace, run or commit. */
  commitOf(principal: Principal, workspaceUuid: string, ref: string | undefined): Promise<string>;
  /** One entry more than `limit` when there are more. Throws 404 when there is no such folder, 400 for a file. */
  list(
    workspaceUuid: string,
    folder: { commit: string; path: string },
    page: { from: number; limit: number },
  ): Promise<FolderEntry[]>;
  /** Throws 404 when there is no such file, 400 for a folder. */
  find(workspaceUuid: string, file: { commit: string; path: string }): Promise<FileContent>;
  /** Whether a commit is in a workspace: for a cursor that names one. */
  has(workspaceUuid: string, commit: string): Promise<boolean>;
}

/** A path without a slash at either end. Throws 400 for one that no entry can have. */
export function cleanPath(path: string): string {
  const clean = path.replace(/(?<=.)\/$/s, '');
  const names = clean.split('/');
  if (clean !== '' && names.some((name) => name === '' || name === '.' || name === '..'))
    throw wrongPath('path must be relative, and no name in it may be empty, "." or ".."');
  return clean;
}

function wrongPath(message: string): ServiceError {
  return new ServiceError('invalid_request', `${message}.`, {
    details: [{ pointer: '/query/path', message }],
  });
}

export function createReadWorkspace(deps: { database: Database; reader: WorkspaceReader }): ReadWorkspace {
  const { database, reader } = deps;

  async function commitOfRun(
    key: { uuid: string; environment: string },
    workspaceUuid: string,
  ): Promise<string> {
    const result = await findResult(database, key);
    if (!result || result.workspaceUuid !== workspaceUuid) throw noRef();
    if (!result.settled)
      throw new ServiceError(
        'not_found',
        `The run is ${result.state}; what it ends with can be read once it is settled.`,
      );
    const commit = result.resultCommit ?? result.baseCommit;
    if (commit === null)
      throw new ServiceError('not_found', 'The run never started, so there is nothing that it ended with.');
    return commit;
  }

  return {
    commitOf: async (principal, workspaceUuid, ref) => {
      const { environment } = principal;
      const workspace = await findWorkspace(database, { uuid: workspaceUuid, environment });
      if (!workspace) throw notFound('workspace');
      if (ref === undefined) return workspace.head;
      const run = parseRunId(ref);
      if (run && run.environment !== environment) throw noRef();
      const commit = run ? await commitOfRun(run, workspaceUuid) : ref;
      if (!/^[0-9a-f]{40}$/.test(commit) || !(await reader.has(workspaceUuid, commit))) throw noRef();
      return commit;
    },
    list: async (workspaceUuid, folder, { from, limit }) => {
      const entries = await reader.list(workspaceUuid, folder, { from, limit: limit + 1 });
      if (entries) return entries;
      const found = await reader.find(workspaceUuid, folder.commit, folder.path);
      if (found)
        throw wrongPath(`path is a ${found.type}, which holds no entries; a file is read at /files/content`);
      throw new ServiceError('not_found', 'There is no such folder in the workspace.');
    },
    find: async (workspaceUuid, { commit, path }) => {
      const found = await reader.find(workspaceUuid, commit, path);
      if (!found) throw new ServiceError('not_found', 'There is no such file in the workspace.');
      if (!('content' in found)) throw wrongPath(`path is a ${found.type}; a folder is listed at /files`);
      return found.content;
    },
    has: (workspaceUuid, commit) => reader.has(workspaceUuid, commit),
  };
}

function noRef(): ServiceError {
  return new ServiceError(
    'not_found',
    'There is no such ref in this workspace: name a settled run of it, or a commit.',
  );
}

/** What is told to a reader whom no program is left for. */
export function tooManyReaders(): ServiceError {
  return new ServiceError(
    'unavailable',
    'Too many files and archives are being read at this moment. Try again in a few seconds.',
    { headers: { 'retry-after': '5' } },
  );
}
