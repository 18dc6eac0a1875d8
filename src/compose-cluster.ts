/** What the processes of one deployment have in common: its id, the bus by which they wake each other, and their folders. */
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Clock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import type { Database } from './store/database.ts';
import { getDeployment } from './store/deployment.ts';
import { createNotices, type Notices } from './store/notices.ts';
import { claimFolder } from './store/shared-folder.ts';

export async function composeNotices(parts: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  /** Names this process. */
  processId: string;
  shared: boolean;
}): Promise<Notices> {
  const { config, database, clock, log, shared } = parts;
  const deployment = await getDeployment(database, { id: randomUUID(), at: clock.now() });
  const { natsUrl: servers, natsCreds: credsFile, natsCa: caFile } = config;
  return createNotices({
    database,
    clock,
    log,
    process: parts.processId,
    shared,
    nats: servers && { servers, credsFile, caFile, deployment },
    follows: config.role !== 'worker',
  });
}

export interface SharedFolders {
  files: string;
  workspaces: string;
  /** Of this machine alone, where it is quick. */
  copies: string;
}

/** Throws a sentence when a folder is not the one that the others use. */
export async function claimFolders(parts: {
  config: Config;
  database: Database;
  clock: Clock;
  shared: boolean;
}): Promise<SharedFolders> {
  const { config, database, shared } = parts;
  const local = join(config.dataDir, 'workspaces');
  const files = join(config.dataDir, 'files');
  const workspaces = config.workspacesDir === undefined ? local : resolve(config.workspacesDir);
  const given = { shared, at: parts.clock.now() };
  await claimFolder(database, {
    ...given,
    name: 'workspaces',
    folder: workspaces,
    variable: 'WORKSPACES_DIR',
    // Runs walk through it to their copies as another user.
    mode: 0o711,
  });
  await claimFolder(database, {
    ...given,
    name: 'files',
    folder: files,
    variable: 'DATA_DIR',
    mode: 0o700,
  });
  return { files, workspaces, copies: join(local, 'copies') };
}
