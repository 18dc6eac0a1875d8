/** Links for browsers: made by a key for one file of a run, and worth no more than that key at the time they are used. */
import type { Clock } from '../base/clock.ts';
import { notFound, ServiceError } from '../base/errors.ts';
import { parseRunId, runIdOf } from '../base/ids.ts';
import { type FileLink, type LinkedFile, linkProven, readLink, signLink } from '../domain/file-link.ts';
import type { Principal } from '../domain/key.ts';
import type { Database } from '../store/database.ts';
import { findKey, findSecretHash } from '../store/keys.ts';
import { findProgress } from '../store/runs.ts';
import { refuseEnded } from './known-keys.ts';
import { refuseExpired } from './refuse-expired.ts';

export interface FileLinks {
  /** Throws 404 when there is no such run, 410 for a log that has expired. */
  make(
    principal: Principal,
    run: { uuid: string; environment: string },
    wanted: { file: LinkedFile; seconds: number },
  ): Promise<{ url: string; expiresAt: Date }>;
  /** Who comes by a link: its key, with no scope but that of reading. Throws `unauthenticated`, `key_revoked` or `key_expired`. */
  enter(text: string, asked: { runId: string; file: LinkedFile }): Promise<Principal>;
}

export function createFileLinks(deps: { database: Database; clock: Clock; filesUrl: string }): FileLinks {
  const { database, clock, filesUrl } = deps;
  return {
    make: async (principal, run, { file, seconds }) => {
      const [there, secretHash] = await Promise.all([
        findProgress(database, run),
        findSecretHash(database, principal.keyUuid),
      ]);
      if (!there) throw notFound('run');
      if (file === 'log') refuseExpired(there, clock.now());
      if (!secretHash) throw ended();
      const now = Math.floor(clock.now().getTime() / 1000);
      const link: FileLink = {
        runId: runIdOf(run.environment, run.uuid),
        file,
        keyUuid: principal.keyUuid,
        expiresAt: new Date((now + seconds) * 1000),
      };
      const url = `${filesUrl}/${link.runId}/${file}?link=${signLink(link, secretHash)}`;
      return { url, expiresAt: link.expiresAt };
    },

    enter: async (text, { runId, file }) => {
      const read = readLink(text);
      const run = parseRunId(runId);
      const now = clock.now();
      // Before anything is looked up: old links are what strangers have.
      if (!read || !run || read.expiresAt <= now) throw ended();
      const { keyUuid, expiresAt, code } = read;
      const [key, secretHash] = await Promise.all([
        findKey(database, { uuid: keyUuid, environment: run.environment }),
        findSecretHash(database, keyUuid),
      ]);
      if (!key || !secretHash) throw ended();
      if (!linkProven({ runId, file, keyUuid, expiresAt }, code, secretHash)) throw ended();
      refuseEnded(key, now);
      return {
        keyUuid,
        environment: key.environment,
        scopes: key.scopes.filter((scope) => scope === 'runs:read'),
        limits: key.limits,
      };
    },
  };
}

function ended(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'This link has ended or does not open this file. Ask for a new one.',
  );
}
