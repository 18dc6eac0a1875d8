/** The operator's command line makes a key when the last one is lost, wherever the database is and whether the service runs or not. */
import { execFile } from 'node:child_process';
import { chmod, chown, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { CreatedKey, Key } from '../../generated/api/types.gen.ts';
import { createDatabase } from '../../src/store/database.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import { newDataDir, type ServiceProcess, type Settings, startProcess } from '../support/service.ts';
import { quiet } from '../support/store.ts';

const root = join(import.meta.dirname, '../..');

interface Outcome {
  code: number;
  out: string;
  err: string;
}

function admin(settings: Settings, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'src/admin.ts'), ...args],
      { env, timeout: 50_000 },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

async function json<T>(outcome: Promise<Outcome>): Promise<T[]> {
  const { code, out, err } = await outcome;
  expect(code, err).to.equal(0);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

const create = ['keys', 'create', '--environment', 'dev', '--name', 'rescued', '--scopes', 'all'];

async function statusOf(service: ServiceProcess, secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${service.baseUrl}/keys`, { headers })).status;
}

describe('journeys/admin-keys', () => {
  describe('on a Postgres of its own', () => {
    let database: TestDatabase;
    let settings: Settings;

    before(async () => {
      database = await cloneDatabase();
      settings = { DATABASE_URL: database.url };
    });
    after(() => database.drop());

    it('makes, lists and revokes keys of every environment', async () => {
      const args = ['--environment', 'eu-1', '--name', 'ci', '--scopes', 'runs:read,run:create', '--json'];
      const [made] = await json<CreatedKey>(
        admin(settings, 'keys', 'create', ...args, '--expires-at', '2126-01-01T00:00:00Z'),
      );
      expect(made?.secret).to.match(/^ars_eu-1_[0-9A-Za-z]{38}$/);
      const { secret: _, ...record } = made as CreatedKey;
      expect(record).to.deep.include({
        environment: 'eu-1',
        name: 'ci',
        scopes: ['run:create', 'runs:read'],
        expires_at: '2126-01-01T00:00:00.000Z',
      });
      await json(admin(settings, ...create, '--json'));
      const all = await json<Key>(admin(settings, 'keys', 'list', '--json'));
      expect(all.map(({ name }) => name)).to.deep.equal(['rescued', 'ci']);
      const theirs = await json<Key>(admin(settings, 'keys', 'list', '--environment', 'eu-1', '--json'));
      expect(theirs).to.deep.equal([record]);
      const [revoked] = await json<Key>(admin(settings, 'keys', 'revoke', record.id, '--json'));
      expect(revoked?.revoked_at).to.be.a('string');
      const { out } = await admin(settings, 'keys', 'list');
      expect(out).to.match(new RegExp(`^${record.id} +eu-1 +revoked .* ci `, 'm'));
    });

    it('leaves entries of the operator in the audit record, in the environment of the key', async () => {
      const args = ['--environment', 'audited', '--name', 'a', '--scopes', 'runs:read', '--json'];
      const [made] = await json<CreatedKey>(admin(settings, 'keys', 'create', ...args));
      await json(admin(settings, 'keys', 'revoke', String(made?.id), '--json'));
      const store = createDatabase({ url: database.url, poolMax: 1, log: quiet });
      try {
        const rows = await store.knex('audit_entries').where({ environment: 'audited' }).orderBy('id');
        const told = rows.map(({ operation, target, key_id, address }) => [
          operation,
          target,
          key_id,
          address,
        ]);
        expect(told).to.deep.equal([
          ['createKey', made?.id, null, null],
          ['revokeKey', made?.id, null, null],
        ]);
        expect(JSON.stringify(rows)).not.to.include(made?.secret);
      } finally {
        await store.close();
      }
    });

    it('shows the secret once, in words', async () => {
      const { out } = await admin(settings, ...create);
      const [, secret = 'none'] = /^Secret {2}(ars_dev_\w{38})$/m.exec(out) ?? [];
      expect(out).to.include('shown this once');
      expect((await admin(settings, 'keys', 'list')).out).not.to.include(secret);
    });

    it('names every mistake, touches nothing, and ends with 2', async () => {
      const before = (await admin(settings, 'keys', 'list')).out;
      for (const [args, said] of [
        [[], /Say what to do/],
        [['keys'], /"keys" is no command/],
        [['keys', 'destroy'], /"keys destroy" is no command/],
        [['keys', 'create', '--environment', 'Dev'], /--environment must .*; --name must .*; --scopes must/],
        [[...create.slice(0, -1), 'runs:reed'], /--scopes must/],
        [[...create.slice(0, -1), 'all,runs:reed'], /--scopes must/],
        [[...create, '--expires-at', '2020-01-01T00:00:00Z'], /--expires-at must/],
        [[...create, '--scope', 'x'], /--scope/],
      ] as const) {
        const { code, err, out } = await admin(settings, ...args);
        expect([code, out], err).to.deep.equal([2, '']);
        expect(err).to.match(said).and.include('npm run admin -- keys create');
      }
      expect((await admin(settings, 'keys', 'list')).out).to.equal(before);
    });

    it('ends with 1 and a sentence when there is no such key, or no such database', async () => {
      const nobody = await admin(settings, 'keys', 'revoke', 'key_nonsense');
      expect([nobody.code, nobody.out]).to.deep.equal([1, '']);
      expect(nobody.err).to.match(/^There is no key key_nonsense; .*\.\n$/);
      const away = await admin({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'keys', 'list');
      expect(away.code).to.equal(1);
      expect(away.err).to.match(/^The database does not answer .*\.\n$/);
      const empty = await cloneDatabase('template1');
      try {
        const bare = await admin({ DATABASE_URL: empty.url }, 'keys', 'list');
        expect([bare.code, bare.err]).to.deep.equal([
          1,
          'This database has no tables of the service yet: start the service on it once.\n',
        ]);
      } finally {
        await empty.drop();
      }
    });

    it('says how it is used', async () => {
      const { code, out } = await admin(settings, '--help');
      expect(code).to.equal(0);
      expect(out).to.include('keys revoke').and.include('environments:admin');
    });
  });

  describe('on the embedded Postgres', () => {
    let dataDir: { path: string; remove(): Promise<void> };
    let settings: Settings;

    before(async () => {
      dataDir = await newDataDir();
      settings = { DATA_DIR: dataDir.path, ROLE: 'api' };
    });
    after(() => dataDir.remove());

    it('makes a key beside the running service, and a key again after it was stopped or killed', async () => {
      const none = await admin(settings, 'keys', 'list');
      expect(none.code).to.equal(1);
      expect(none.err).to.match(/^There is no database in .*start the service once\.\n$/);

      let service = await startProcess(settings);
      const secrets: string[] = [];
      const rescue = async () => {
        const [made] = await json<CreatedKey>(admin(settings, ...create, '--json'));
        secrets.push(made?.secret ?? '');
      };
      try {
        await rescue();
        expect(await statusOf(service, secrets[0] ?? '')).to.equal(200);
        await service.kill('SIGTERM');
        await rescue();
        service = await startProcess(settings);
        await service.kill('SIGKILL');
        await rescue();
        service = await startProcess(settings);
        for (const secret of secrets) expect(await statusOf(service, secret)).to.equal(200);
      } finally {
        await service.kill('SIGTERM');
      }
      expect(await json(admin(settings, 'keys', 'list', '--json'))).to.have.length(4);
    });

    // Only root can be two users.
    const itAsRoot = process.getuid?.() === 0 ? it : () => undefined;
    itAsRoot('leaves a database alone that belongs to another user', async () => {
      const copy = await newDataDir();
      try {
        await chmod(copy.path, 0o755);
        await cp(dataDir.path, copy.path, { recursive: true });
        await chown(join(copy.path, 'postgres'), 65_534, 65_534);
        const { code, err } = await admin({ DATA_DIR: copy.path }, 'keys', 'list');
        expect(code).to.equal(1);
        expect(err).to.match(/^The database in .* belongs to the user with the id 65534\. .*\.\n$/);
      } finally {
        await copy.remove();
      }
    });
  });
});
