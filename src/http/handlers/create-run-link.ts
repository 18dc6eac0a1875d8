/** POST /runs/{run_id}/links: an address that opens one file without a key, for a while. */
import type { Handlers } from '../../../generated/api/server.gen.ts';
import { type Context, type HttpDeps, runKey } from '../context.ts';

export function createRunLink(deps: Pick<HttpDeps, 'fileLinks'>): Handlers<Context>['createRunLink'] {
  return async ({ path, body }, { principal }) => {
    const { url, expiresAt } = await deps.fileLinks.make(principal, runKey(path.run_id, principal), {
      file: body.file,
      seconds: body.expires_in_seconds,
    });
    return {
      status: 201,
      type: 'application/json',
      headers: { 'Cache-Control': 'no-store' },
      body: { url, expires_at: expiresAt.toISOString() },
    };
  };
}
