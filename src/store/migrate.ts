/** Brings a database to this program's schema, under an advisory lock, and refuses one that a newer program has broken with. */
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import * as runs from './migrations/0001-runs.ts';
import * as listRuns from './migrations/0010-list-runs.ts';
import * as idempotentReplies from './migrations/0020-idempotent-replies.ts';
import * as rateWindows from './migrations/0030-rate-windows.ts';
import * as takeRunJobs from './migrations/0035-take-run-jobs.ts';
import * as keyLimits from './migrations/0040-key-limits.ts';
import * as steering from './migrations/0041-steering.ts';
import * as webhooks from './migrations/0050-webhooks.ts';
import * as exports from './migrations/0051-exports.ts';
import * as workspaceSources from './migrations/0060-workspace-sources.ts';
import * as workspaceUpkeep from './migrations/0065-workspace-upkeep.ts';
import * as runConversations from './migrations/0080-run-conversations.ts';
import * as audit from './migrations/0095-audit.ts';
import * as logExpiry from './migrations/0120-log-expiry.ts';
import * as upkeepTurns from './migrations/0121-upkeep-turns.ts';
import * as deployment from './migrations/0130-deployment.ts';
import * as startInPlace from './migrations/0140-start-in-place.ts';
import { ensurePartitions, partitionNames } from './partitions.ts';
import { schemaInPlace } from './schema-in-place.ts';

/** In order; a name that ends in `.breaking` stops older programs. Forward only. */
const migrations: Record<string, { up(knex: Knex): Promise<void> }> = {
  '0001-runs': runs,
  '0010-list-runs': listRuns,
  '0020-idempotent-replies': idempotentReplies,
  '0030-rate-windows': rateWindows,
  '0035-take-run-jobs': takeRunJobs,
  '0040-key-limits': keyLimits,
  '0041-steering': steering,
  '0050-webhooks': webhooks,
  '0051-exports': exports,
  '0060-workspace-sources': workspaceSources,
  '0065-workspace-upkeep': workspaceUpkeep,
  '0080-run-conversations': runConversations,
  '0095-audit': audit,
  '0120-log-expiry': logExpiry,
  '0121-upkeep-turns': upkeepTurns,
  '0130-deployment': deployment,
  '0140-start-in-place': startInPlace,
};

/** Any number of our own; all starts of the service on one database take turns on it. */
const lockId = 7_140_226;
const settings = { tableName: 'schema_migrations', disableMigrationsListValidation: true };

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: migrations[name]?.up ?? (async () => undefined),
    down: async () => undefined,
  }),
};

/** Safe to call from any number of processes at once and again after a crash at any point. Throws a sentence when this program is too old. */
export async function migrate(database: Database, options: { now: Date }): Promise<void> {
  const holder = await database.connect();
  try {
    const version = await holder.query<{ server_version_num: string }>('show server_version_num');
    const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000);
    if (major < 15)
      throw new Error(`Postgres ${major} is too old for this service: give it version 15 or later.`);
    const needed = { known: Object.keys(migrations), partitions: partitionNames(options.now) };
    if (await schemaInPlace(holder, needed)) return;
    await holder.query('select pg_advisory_lock($1)', [lockId]);
    const { knex } = database;
    // Whoever holds the advisory lock is alone, so a knex lock still set was left by a process that died.
    const locked = await knex.schema.hasTable(`${settings.tableName}_lock`);
    if (locked) await knex.migrate.forceFreeMigrationsLock({ ...settings, migrationSource: source });
    if (await knex.schema.hasTable(settings.tableName)) {
      const applied = await knex<{ name: string }>(settings.tableName).select('name');
      const unknown = applied
        .map((row) => row.name)
        .filter((name) => !(name in migrations) && name.endsWith('.breaking'));
      if (unknown.length > 0)
        throw new Error(
          `This database was changed by a newer version of the service (${unknown.join(', ')}): upgrade this program.`,
        );
    }
    await knex.migrate.latest({ ...settings, migrationSource: source });
    await ensurePartitions(database, options.now);
  } finally {
    await holder.end();
  }
}
