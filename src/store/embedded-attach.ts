/** The way to an embedded Postgres that a running service looks after: its socket, for the user it belongs to. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { superuser } from './embedded-cluster.ts';
import { errnoOf } from './embedded-process.ts';

/** The address of a Postgres whose socket lies in this folder. */
export function socketUrl(socketDir: string): string {
  return `postgres://${superuser}@localhost:5432/postgres?host=${encodeURIComponent(socketDir)}`;
}

/**
 * The address at which the Postgres of this folder says it is ready, or undefined when it is not running; after a crash
 * nobody may answer there. Throws a sentence when there is no database or it is not ours to use.
 */
export async function findEmbedded(dataDir: string): Promise<string | undefined> {
  const owner = await stat(path.join(dataDir, 'cluster', 'PG_VERSION')).then(
    () => stat(dataDir).then((folder) => folder.uid),
    (error: unknown) => errnoOf(error),
  );
  if (owner === 'ENOENT' || owner === 'ENOTDIR')
    throw new Error(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the service has it, or start the service once.`,
    );
  const user = process.getuid?.();
  if (typeof owner !== 'number')
    throw new Error(
      `The database in ${dataDir} belongs to another user. Run this as the user of the service.`,
    );
  const text = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  if (lines[7]?.trim() === 'ready' && lines[4]) return socketUrl(lines[4]);
  // Starting it as another user would take it away from its own.
  if (user !== undefined && owner !== user)
    throw new Error(
      `The database in ${dataDir} belongs to the user with the id ${owner}. Run this as that user, or while the service runs.`,
    );
  return undefined;
}
