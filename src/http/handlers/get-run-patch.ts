/** GET /files/{run_id}/patch: the run's diff, from patch.ready on. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { notFound, ServiceError } from '../../base/errors.ts';
import { encodeUuid } from '../../base/ids.ts';
import type { EventBodies } from '../../domain/event.ts';
import { patchKey } from '../../files/keys.ts';
import { findRunFiles, type SealedFile } from '../../store/claims.ts';
import type { Database } from '../../store/database.ts';
import { findLatestEvent } from '../../store/events.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { serveFile } from '../serve-file.ts';

export function getRunPatch(deps: HttpDeps): Handlers<Context>['getRunPatch'] {
  return async ({ path, headers }, { principal }) => {
    const key = runKey(path.run_id, principal);
    const files = await findRunFiles(deps.database, key);
    if (!files) throw notFound('run');
    const patch = files.sealed?.patch ?? (await findReadyPatch(deps.database, key.uuid, files.attempt));
    if (!patch)
      throw new ServiceError(
        'not_found',
        'The run has no patch yet; the event patch.ready tells when it is there.',
      );
    const served = await serveFile(deps.files, { ...patch, growing: false }, headers);
    if (served.status === 304) return served;
    // The id of the run without its environment: letters and digits alone.
    const named = { 'Content-Disposition': `attachment; filename="run_${encodeUuid(key.uuid)}.diff"` };
    return served.status === 206
      ? { ...served, type: 'text/x-diff', headers: { ...served.headers, ...named } }
      : { ...served, type: 'text/x-diff', headers: { ...served.headers, ...named } };
  };
}

/** Between patch.ready and settlement the event itself says what the patch is; a later attempt makes another one. */
async function findReadyPatch(
  database: Database,
  uuid: string,
  attempt: number,
): Promise<SealedFile | undefined> {
  const event = await findLatestEvent(database, uuid, ['patch.ready', 'run.retrying']);
  if (event?.type !== 'patch.ready') return undefined;
  const { bytes, sha256 } = JSON.parse(event.payload) as EventBodies['patch.ready'];
  return { key: bytes === 0 ? null : patchKey(uuid, attempt), bytes, sha256 };
}
