/** A database of its own for tests below HTTP, with the shortest way to a run in it. */
import { randomUUID } from 'node:crypto';
import { createWorkspaceQuota, type WorkspaceQuota } from '../../src/app/workspace-quota.ts';
import { systemClock } from '../../src/base/clock.ts';
import { newUuid, runIdOf } from '../../src/base/ids.ts';
import { createLog } from '../../src/base/log.ts';
import type { RunSpec } from '../../src/domain/run.ts';
import { startFirstAttempt } from '../../src/store/claims.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { insertRuns, type NewRun } from '../../src/store/insert-runs.ts';
import { insertWorkspace } from '../../src/store/workspaces.ts';
import type { WorkspaceStores } from '../../src/workspaces/workspaces.ts';
import { cloneDatabase } from './postgres.ts';

/** Git's name of the empty tree stands in for a commit wherever none is looked at. */
export const emptyCommit = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
export const environment = 'test';
export const quiet = createLog('silent');

export interface TestStore {
  url: string;
  database: Database;
  /** Another pool on the same database, as another process would have; closed with the store. */
  openAnother(): Database;
  /** A run that stands in the queue. */
  makeRun(fields?: Partial<NewRun>): Promise<{ uuid: string; id: string }>;
  /** A run under its first attempt, whose log has one event. */
  makeRunning(): Promise<{ uuid: string; id: string }>;
  close(): Promise<void>;
}

export function specOf(fields: Partial<RunSpec> = {}): RunSpec {
  return {
    instruction: { kind: 'task', text: 'true' },
    agent: 'script',
    limit: 100,
    timeoutMs: 60_000,
    maxAttempts: 2,
    apply: 'auto',
    metadata: {},
    ...fields,
  };
}

export function newRunOf(fields: Partial<NewRun> = {}): NewRun {
  return {
    uuid: newUuid(),
    environment,
    workspaceUuid: newUuid(),
    freshWorkspace: true,
    keyUuid: randomUUID(),
    createdAt: systemClock.now(),
    spec: specOf(),
    idempotency: undefined,
    ...fields,
  };
}

/** A ready, empty workspace; its uuid. */
export async function makeWorkspace(
  database: Database,
  fields: { uuid?: string; environment?: string } = {},
): Promise<string> {
  const workspace = await insertWorkspace(database, {
    uuid: newUuid(),
    environment,
    name: null,
    source: { type: 'empty' },
    state: 'ready',
    progress: null,
    head: emptyCommit,
    metadata: {},
    createdAt: systemClock.now(),
    expiresAt: null,
    ...fields,
  });
  return workspace.uuid;
}

/** Refuses nothing. */
export function ampleQuota(workspaces: WorkspaceStores): WorkspaceQuota {
  return createWorkspaceQuota({
    workspaces,
    limits: { workspaces: 0, bytes: 0, files: 0, environmentBytes: 0, environmentFiles: 0 },
  });
}

export async function openStore(): Promise<TestStore> {
  const { url, drop } = await cloneDatabase();
  const open = (): Database => createDatabase({ url, poolMax: 20, log: quiet });
  const databases = [open()];
  const [database] = databases as [Database];
  const makeRun: TestStore['makeRun'] = async (fields) => {
    const run = newRunOf(fields);
    await insertRuns(database, [run], emptyCommit);
    return { uuid: run.uuid, id: runIdOf(run.environment, run.uuid) };
  };
  return {
    url,
    database,
    openAnother: () => {
      const another = open();
      databases.push(another);
      return another;
    },
    makeRun,
    makeRunning: async () => {
      const run = await makeRun();
      const at = systemClock.now();
      await startFirstAttempt(database, { uuid: run.uuid, at, worker: 'test', payload: '{}' });
      return run;
    },
    close: async () => {
      await Promise.all(databases.map((each) => each.close()));
      await drop();
    },
  };
}

/** Every order but the first is as good: the same numbers for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
