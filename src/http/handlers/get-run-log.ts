/** GET /files/{run_id}/log: what the agent said and printed, readable while the run goes on. */
import { Readable } from 'node:stream';
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { followLog } from '../../app/follow-log.ts';
import { refuseExpired } from '../../app/refuse-expired.ts';
import { notFound } from '../../base/errors.ts';
import { logKey } from '../../files/keys.ts';
import { findRunFiles } from '../../store/claims.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';
import { safeHeaders, serveFile } from '../serve-file.ts';

const streamHeaders = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } as const;

export function getRunLog(deps: HttpDeps): Handlers<Context>['getRunLog'] {
  return async ({ path, query, headers }, { principal, request }) => {
    const key = runKey(path.run_id, principal);
    const files = await findRunFiles(deps.database, key);
    if (!files) throw notFound('run');
    refuseExpired(files, deps.clock.now());
    if (query.follow) {
      // Silent for as long as the run is.
      request.socket.setTimeout(0);
      const gone = new AbortController();
      const body = Readable.from(followLog(deps, key, query.offset, gone.signal), { objectMode: false });
      body.once('close', () => gone.abort());
      return {
        status: 200,
        type: 'application/x-ndjson',
        body,
        headers: { ...streamHeaders, ...safeHeaders },
      };
    }
    let file = files.sealed ? { ...files.sealed.log, growing: false } : undefined;
    if (!file) {
      const growing = logKey(key.uuid, files.attempt);
      const facts = files.attempt === 0 ? undefined : await deps.files.facts(growing);
      file = { key: facts ? growing : null, bytes: facts?.bytes ?? 0, sha256: '', growing: true };
    }
    const served = await serveFile(deps.files, file, headers);
    return served.status === 304 ? served : { ...served, type: 'application/x-ndjson' };
  };
}
