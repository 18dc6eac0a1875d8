/** The operator's command line: makes, lists and revokes keys past the service, for when the last admin key is lost. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keyByOperator } from './app/audit.ts';
import { systemClock } from './base/clock.ts';
import { readConfig } from './base/config.ts';
import { environmentPattern, newUuid, parseId } from './base/ids.ts';
import { createLog } from './base/log.ts';
import { endOf, newSecret, noLimits, type Scope, scopes } from './domain/key.ts';
import { presentKey } from './http/present/key.ts';
import { insertAudit } from './store/audit.ts';
import { answers, createDatabase, type Database } from './store/database.ts';
import { type EmbeddedPostgres, startEmbedded } from './store/embedded.ts';
import { findEmbedded } from './store/embedded-attach.ts';
import { insertKey, type Key, listAllKeys, revokeAnyKey } from './store/keys.ts';

const usage = `Keys without a key, on the database of DATABASE_URL or, without it, the embedded one in DATA_DIR.

  npm run admin -- keys create --environment <name> --name <text> --scopes <scope,scope…|all> [--expires-at <instant>]
  npm run admin -- keys list [--environment <name>]
  npm run admin -- keys revoke <key id>

  --json    print records as JSON, one a line

Works whether the service runs or not. The embedded database takes the user that the service runs as.
Scopes: ${scopes.join(', ')}.
`;

/** A command that was not understood, told apart from one that failed. */
class UsageError extends Error {}

const clock = systemClock;
const log = createLog('silent');
const pageMax = 500;

function readCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        environment: { type: 'string' },
        name: { type: 'string' },
        scopes: { type: 'string' },
        'expires-at': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Options = ReturnType<typeof readCommand>['values'];

/** What the options of `keys create` ask for; every mistake is told at once. */
function readWanted(options: Options): Pick<Key, 'environment' | 'name' | 'scopes' | 'expiresAt'> {
  const wrong: string[] = [];
  const { environment = '', name = '' } = options;
  if (!environmentPattern.test(environment))
    wrong.push('--environment must be 1 to 32 of a-z, 0-9 and -, beginning with a letter');
  if (name.length < 1 || name.length > 100) wrong.push('--name must be 1 to 100 characters');
  const asked = (options.scopes ?? '').split(',').map((scope) => scope.trim());
  const known = options.scopes === 'all' ? [...scopes] : scopes.filter((scope) => asked.includes(scope));
  const unknown = asked.filter((scope) => scope !== 'all' && !scopes.includes(scope as Scope));
  if (unknown.length > 0 || known.length === 0)
    wrong.push(`--scopes must be "all" or of ${scopes.join(', ')}, with commas between`);
  const expiresAt = options['expires-at'] === undefined ? null : new Date(options['expires-at']);
  if (expiresAt && !(expiresAt > clock.now()))
    wrong.push('--expires-at must be an instant in the future, as 2027-01-31T00:00:00Z');
  if (wrong.length > 0) throw new UsageError(`${wrong.join('; ')}.`);
  return { environment, name, scopes: known, expiresAt };
}

function describe(key: Key): string {
  const { id } = presentKey(key);
  const state = endOf(key, clock.now()) ?? (key.graceEndsAt ? 'in its grace' : 'works');
  return `${id}  ${key.environment.padEnd(12)} ${state.padEnd(12)} ${key.prefix}…${key.last4}  ${key.name}  (${key.scopes.join(' ')})\n`;
}

async function create(database: Database, options: Options): Promise<string> {
  const wanted = readWanted(options);
  const { secret, hash, prefix, last4 } = newSecret(wanted.environment);
  const fields = {
    uuid: newUuid(),
    prefix,
    last4,
    createdAt: clock.now(),
    rotatedFrom: null,
    limits: noLimits,
  };
  const key = await database.transaction(async (tx) => {
    const made = await insertKey(tx, { ...wanted, ...fields }, hash);
    await insertAudit(tx, [keyByOperator('createKey', made)]);
    return made;
  });
  const record = presentKey(key);
  if (options.json) return `${JSON.stringify({ ...record, secret })}\n`;
  return [
    `Key     ${record.id}, "${key.name}", of the environment ${key.environment}`,
    `Scopes  ${key.scopes.join(' ')}`,
    `Ends    ${record.expires_at ?? 'never'}`,
    `Secret  ${secret}`,
    '        shown this once: keep it\n',
  ].join('\n');
}

async function list(database: Database, options: Options): Promise<string> {
  const { environment = null, json } = options;
  let text = '';
  for (let before: string | null = null; ; ) {
    const keys: Key[] = await listAllKeys(database, { environment, before, limit: pageMax });
    for (const key of keys) text += json ? `${JSON.stringify(presentKey(key))}\n` : describe(key);
    if (keys.length < pageMax) return text || 'There are no keys.\n';
    before = keys.at(-1)?.uuid ?? null;
  }
}

async function revoke(database: Database, options: Options, id: string): Promise<string> {
  const uuid = parseId('key', id);
  const key = await database.transaction(async (tx) => {
    const revoked = uuid === undefined ? undefined : await revokeAnyKey(tx, uuid, clock.now());
    if (revoked) await insertAudit(tx, [keyByOperator('revokeKey', revoked)]);
    return revoked;
  });
  if (!key) throw new Error(`There is no key ${id}; "npm run admin -- keys list" shows them all.`);
  if (options.json) return `${JSON.stringify(presentKey(key))}\n`;
  return `${id}, "${key.name}" of the environment ${key.environment}, is revoked: within a second it works nowhere.\n`;
}

/** The work of a command, once it is known to be one. */
function chosen(positionals: string[], options: Options): (database: Database) => Promise<string> {
  const [noun, verb, id, ...rest] = positionals;
  const command = rest.length === 0 && noun === 'keys' ? verb : undefined;
  if (command === 'create' && id === undefined) {
    readWanted(options);
    return (database) => create(database, options);
  }
  if (command === 'list' && id === undefined) return (database) => list(database, options);
  if (command === 'revoke' && id !== undefined) return (database) => revoke(database, options, id);
  throw new UsageError(
    positionals.length === 0 ? 'Say what to do.' : `"${positionals.join(' ')}" is no command.`,
  );
}

/** Resolves with what `work` gives for the database, wherever it is, and leaves everything running or stopped as it was. */
async function withDatabase(work: (database: Database) => Promise<string>): Promise<string> {
  const config = readConfig(process.env);
  let started: EmbeddedPostgres | undefined;
  let database: Database | undefined;
  const open = (url: string): Database => createDatabase({ url, poolMax: 1, log });
  try {
    if (config.databaseUrl !== undefined) database = open(config.databaseUrl);
    else {
      const dataDir = join(resolve(config.dataDir), 'postgres');
      const running = await findEmbedded(dataDir);
      database = running === undefined ? undefined : open(running);
      if (!database || !(await answers(database, clock))) {
        await database?.close();
        database = undefined;
        started = await startEmbedded({ dataDir, log, clock });
        database = open(started.url);
      }
    }
    return await work(database);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== '42P01') throw error;
    throw new Error('This database has no tables of the service yet: start the service on it once.', {
      cause: error,
    });
  } finally {
    await database?.close();
    await started?.stop();
  }
}

try {
  const { values, positionals } = readCommand(process.argv.slice(2));
  process.stdout.write(values.help ? usage : await withDatabase(chosen(positionals, values)));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${message}\n\n${usage}` : `${message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
