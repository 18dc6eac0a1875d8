/** A journey about filling workspaces: making them, waiting for their end, and looking where nothing may be left. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Workspace, WorkspaceSource } from '../../generated/api/types.gen.ts';
import { parseId } from '../../src/base/ids.ts';
import { createDatabase, type Database } from '../../src/store/database.ts';
import { type Journey, type Node, openJourney } from './journey.ts';
import { newDataDir, type Settings } from './service.ts';
import { quiet } from './store.ts';
import { until } from './until.ts';

export interface Filling {
  journey: Journey;
  database: Database;
  dataDir: string;
  make(node: Node, source: WorkspaceSource): Promise<Workspace>;
  /** Once it is not `creating` any more. */
  ended(node: Node, workspace: { id: string }): Promise<Workspace>;
  ready(node: Node, source: WorkspaceSource): Promise<Workspace>;
  failed(node: Node, source: WorkspaceSource): Promise<NonNullable<Workspace['reason']>>;
  /** What a run in the workspace prints. */
  say(node: Node, workspace: { id: string }, prompt: string): Promise<string>;
  /** git on the workspace's store. */
  git(workspace: { id: string }, ...args: string[]): string;
  /** Every row of every table, as text. */
  dump(): Promise<string>;
  /** Files of the data folder that hold a text. */
  filesWith(text: string): string[];
  /** What is gathered at this moment, or was and should not be there any more. */
  leftovers(): string[];
  end(): Promise<void>;
}

export async function openFilling(settings: Settings): Promise<Filling> {
  const folder = await newDataDir();
  const journey = await openJourney({ ...settings, DATA_DIR: folder.path });
  const database = createDatabase({ url: journey.databaseUrl, poolMax: 2, log: quiet });
  const workspaces = join(folder.path, 'workspaces');
  const storeOf = (id: string): string => join(workspaces, 'stores', parseId('ws', id) ?? '');

  const self: Filling = {
    journey,
    database,
    dataDir: folder.path,
    make: async (node, source) => {
      const response = await node.call('POST', '/v1/workspaces', { body: { source } });
      const text = await response.text();
      expect(response.status, text).to.equal(201);
      return JSON.parse(text) as Workspace;
    },
    ended: (node, { id }) =>
      until(
        `${id} to be filled`,
        async () => {
          const workspace = await node.getWorkspace(id).catch(() => undefined);
          return workspace === undefined || workspace.state === 'creating' ? undefined : workspace;
        },
        50_000,
      ),
    ready: async (node, source) => {
      const workspace = await self.ended(node, await self.make(node, source));
      expect(workspace, JSON.stringify(workspace.reason)).to.include({
        state: 'ready',
        reason: null,
        progress: null,
      });
      return workspace;
    },
    failed: async (node, source) => {
      const workspace = await self.ended(node, await self.make(node, source));
      expect(workspace).to.include({ state: 'failed', size_bytes: 0, progress: null });
      if (!workspace.reason) throw new Error('it failed for no reason');
      expect(workspace.reason.message).to.match(/^[\p{L}"].*\.$/su);
      return workspace.reason;
    },
    say: async (node, workspace, prompt) => {
      const run = await node.createRun({ prompt, workspace: workspace.id });
      await node.completed(run.id);
      return (await node.log(run.id)).map((line) => line.text).join('');
    },
    git: ({ id }, ...args) =>
      execFileSync('git', [`--git-dir=${storeOf(id)}`, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    dump: async () => {
      const tables = await database.query<{ name: string }>(
        { name: 'tables', text: `select tablename as name from pg_tables where schemaname = 'public'` },
        [],
      );
      const rows = tables.map(({ name }) => database.knex(name).select('*'));
      return JSON.stringify(await Promise.all(rows), (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      );
    },
    filesWith: (text) =>
      readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder.path, name))
        .filter((file) => {
          try {
            return statSync(file).isFile() && readFileSync(file).includes(text);
          } catch {
            return false;
          }
        }),
    leftovers: () => {
      const copies = join(workspaces, 'copies');
      if (!existsSync(copies)) return [];
      return readdirSync(copies).flatMap((owner) =>
        readdirSync(join(copies, owner)).map((name) => `${owner}/${name}`),
      );
    },
    end: async () => {
      try {
        await database.close();
        await journey.end();
      } finally {
        await folder.remove();
      }
    },
  };
  return self;
}
