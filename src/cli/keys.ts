/** `agent-runs keys …`: scoped credentials and their rotation. */
import type { Command } from 'commander';
import type { CreatedKey, Key, Scope } from '../sdk/index.ts';
import { does, type Tree } from './leaf.ts';
import { fields } from './output.ts';
import { collect, durationOption } from './read-options.ts';

function keyLines(key: Key | CreatedKey): string[] {
  return fields([
    ['key', key.id],
    ['name', key.name],
    ['environment', key.environment],
    ['scopes', key.scopes.join(' ')],
    ['expires', key.expires_at],
    ['last used', key.last_used_at],
    ['revoked', key.revoked_at],
    ['grace ends', key.grace_ends_at],
    ...('secret' in key ? ([['secret', key.secret]] as [string, unknown][]) : []),
  ]);
}

function stateOf(key: Key): string {
  if (key.revoked_at !== null) return 'revoked';
  return key.grace_ends_at === null ? 'in use' : 'rotated';
}

const once = 'The secret is shown this once: keep it.';

export function addKeys({ io, settle }: Tree, program: Command): void {
  const keys = program.command('keys').description('Credentials of the environment, and their rotation.');

  does<{ environment?: string }>(
    io,
    settle,
    keys
      .command('list')
      .description('List keys.')
      .option('--environment <name>', 'of another environment (needs environments:admin)'),
    async (call, { environment }) => {
      const client = await call.client();
      const found = await client.keys.list(environment === undefined ? {} : { environment }).all(1000);
      call.out.list(
        found,
        [
          ['KEY', (key) => key.id],
          ['NAME', (key) => key.name],
          ['STATE', stateOf],
          ['ENDS', (key) => `…${key.last4}`],
          ['LAST USED', (key) => key.last_used_at],
          ['SCOPES', (key) => key.scopes],
        ],
        'There are no keys.',
      );
    },
  );

  does<{ scope: Scope[]; environment?: string; expiresAt?: string }>(
    io,
    settle,
    keys
      .command('create')
      .description('Make a key and print its secret, this once.')
      .argument('<name>')
      .requiredOption('--scope <scope>', 'what it may do, e.g. run:create; may be repeated', collect)
      .option('--environment <name>', 'of another environment (needs environments:admin)')
      .option('--expires-at <instant>', 'when it ends, e.g. 2027-01-01T00:00:00Z'),
    async (call, { scope, environment, expiresAt }, name = '') => {
      const key = await (await call.client()).keys.create({
        name,
        scopes: scope,
        ...(environment === undefined ? {} : { environment }),
        ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
      });
      call.out.record(key, () => keyLines(key));
      call.out.say(once);
    },
  );

  does<{ grace?: number; environment?: string }>(
    io,
    settle,
    keys
      .command('rotate')
      .description('Make a new key in place of one, which works on until its grace ends.')
      .argument('<key>')
      .option(
        '--grace <time>',
        'how long the old one works on, e.g. 0s, 1h, 30d; a day unless given',
        durationOption,
      )
      .option('--environment <name>', 'of another environment (needs environments:admin)'),
    async (call, { grace, environment }, id = '') => {
      const key = await (await call.client()).keys.rotate(
        id,
        grace === undefined ? {} : { grace_seconds: Math.round(grace / 1000) },
        { environment },
      );
      call.out.record(key, () => keyLines(key));
      call.out.say(once);
    },
  );

  does<{ environment?: string }>(
    io,
    settle,
    keys
      .command('revoke')
      .description('End a key at once.')
      .argument('<key>')
      .option('--environment <name>', 'of another environment (needs environments:admin)'),
    async (call, { environment }, id = '') => {
      const key = await (await call.client()).keys.revoke(id, { environment });
      call.out.record(key, () => keyLines(key));
    },
  );
}
