/** What a client wants a workspace filled from, judged at the door: what is kept of it, and what has to be done. */
import { notFound, ServiceError } from '../base/errors.ts';
import { authorizationOf, type GitCredentials, type WorkspaceSource } from '../domain/source.ts';
import type { Egress } from '../egress/egress.ts';
import { EgressRefused } from '../egress/errors.ts';
import type { Db } from '../store/database.ts';
import { findResult } from '../store/results.ts';
import type { WorkspaceJobSpec } from '../store/workspace-jobs.ts';

export type WantedSource =
  | { type: 'empty' }
  | { type: 'archive' }
  | { type: 'git'; url: string; ref: string | null; depth: number; credentials: GitCredentials | undefined }
  | { type: 'run'; runId: string; run: { uuid: string; environment: string } };

export interface JudgedSource {
  source: WorkspaceSource;
  /** Undefined: nothing has to be fetched. */
  job: { spec: WorkspaceJobSpec; secret: string | undefined } | undefined;
}

/** Throws 400 for an address that is not called, 404 for a run that is not there, 409 for one without a tree. */
export async function judgeSource(
  deps: { egress: Egress; emptyCommit: string },
  db: Db,
  wanted: WantedSource,
): Promise<JudgedSource> {
  switch (wanted.type) {
    case 'empty':
    case 'archive':
      return { source: { type: wanted.type }, job: undefined };
    case 'git': {
      const { ref, depth } = wanted;
      const url = judgeUrl(deps.egress, wanted.url);
      const secret = authorizationOf(wanted.credentials);
      if (secret instanceof Error) throw wrong('/source/credentials', secret.message);
      return {
        source: { type: 'git', url, ref, depth },
        job: { spec: { type: 'git', url, ref, depth }, secret },
      };
    }
    case 'run': {
      const result = await findResult(db, wanted.run);
      if (!result) throw notFound('run');
      if (!result.settled)
        throw new ServiceError(
          'conflict',
          `The run is ${result.state}; a workspace can be filled from it once it is settled.`,
        );
      const commit = result.resultCommit ?? result.baseCommit;
      if (commit === null)
        throw new ServiceError(
          'conflict',
          'The run never started, so there is no tree to fill a workspace from.',
        );
      const { workspaceUuid } = result;
      const source: WorkspaceSource = { type: 'run', runId: wanted.runId };
      // Nothing was ever in that workspace, so it may have no store to copy from.
      if (commit === deps.emptyCommit) return { source, job: undefined };
      return { source, job: { spec: { type: 'run', workspaceUuid, commit }, secret: undefined } };
    }
  }
}

function judgeUrl(egress: Egress, address: string): string {
  try {
    const url = egress.checkUrl(address);
    if (/[?#]/.test(address)) throw wrong('/source/url', 'url must have no query and no fragment');
    return url.href;
  } catch (error) {
    if (error instanceof EgressRefused)
      throw wrong('/source/url', `url is not taken: ${error.message.replace(/\.$/, '')}`, error);
    throw error;
  }
}

function wrong(pointer: string, message: string, cause?: unknown): ServiceError {
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return new ServiceError('invalid_request', sentence, { details: [{ pointer, message }], cause });
}
