/** Nothing secret is ever printed: a service at its most talkative, fed with secrets in every place a caller can put one. */
import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { newSecret } from '../../src/domain/key.ts';
import { type Line, openLine } from '../support/line.ts';
import { cloneDatabase, type TestDatabase } from '../support/postgres.ts';
import { newDataDir, newKey, type ServiceProcess, startProcess } from '../support/service.ts';
import { until } from '../support/until.ts';

const planted = {
  database: 'pl4nted-database-pass%2Bword',
  idempotency: 'planted-idempotency-key-0001',
  basic: Buffer.from('somebody:planted-basic-password').toString('base64'),
  query: 'planted-in-the-query-string',
  body: 'planted-in-the-body',
  header: 'planted-in-a-header',
};

describe('journeys/keep-secrets', () => {
  let clone: TestDatabase;
  let line: Line;
  let dataDir: { path: string; remove(): Promise<void> };
  let service: ServiceProcess;
  const key = newKey();
  let everything = '';

  before(async () => {
    clone = await cloneDatabase();
    line = await openLine(clone.url);
    dataDir = await newDataDir();
    const url = new URL(line.url);
    url.password = planted.database;
    service = await startProcess({
      DATABASE_URL: url.href,
      DATA_DIR: dataDir.path,
      BOOTSTRAP_KEY: key,
      LOG_LEVEL: 'debug',
    });
    for (const stream of [service.child.stdout, service.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        everything += chunk.toString();
      });
  });
  after(async () => {
    await service.kill('SIGKILL');
    await line.close();
    await clone.drop();
    await dataDir.remove();
  });

  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    fetch(service.origin + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    }).then(async (response) => ({ status: response.status, text: await response.text() }));

  it('prints none of them, whatever a call does and whatever goes wrong', async () => {
    const stranger = newSecret('prod').secret;
    const made = await ask('POST', '/v1/keys', {}, { name: 'ci', scopes: ['run:create'] });
    const { secret } = JSON.parse(made.text) as { secret: string };
    const lines = [
      await ask('GET', '/v1/me', { authorization: `Bearer ${secret}` }),
      await ask('GET', '/v1/keys', { authorization: `Bearer ${secret}` }),
      await ask('GET', '/v1/me', { authorization: `bearer   ${stranger}` }),
      await ask('GET', '/v1/me', { authorization: `Basic ${planted.basic}` }),
      await ask('GET', '/v1/me', { authorization: `Token ${planted.header}`, cookie: planted.header }),
      await ask('GET', `/v1/me?token=${planted.query}&key=${key}`),
      await ask('GET', `/v1/keys/${secret}`),
      await ask('GET', `/v1/runs/${encodeURIComponent(`dev/${secret}`)}`),
      await ask('GET', `/nothing/${key}`),
      await ask('GET', '/v1/me', { 'request-id': secret }),
      await ask('GET', `/v1/keys?cursor=${secret}`),
      await ask('POST', '/v1/runs', {}, `{"task": "${planted.body}`),
      await ask('POST', '/v1/runs', {}, { task: planted.body, limit: 0 }),
      await ask(
        'POST',
        '/v1/runs',
        { 'idempotency-key': planted.idempotency },
        { task: `: ${planted.body}` },
      ),
      await ask('POST', '/v1/runs', { 'idempotency-key': planted.idempotency }, { task: 'another' }),
    ];
    expect(lines.map(({ status }) => status)).to.include.members([200, 201, 400, 401, 403, 404, 422]);

    line.cut();
    try {
      const away = await ask(
        'POST',
        '/v1/runs',
        { 'idempotency-key': planted.idempotency },
        { task: 'true' },
      );
      expect(away.status).to.equal(503);
    } finally {
      line.mend();
    }
    await until('the service to be ready again', async () => (await ask('GET', '/readyz')).status === 200);
    expect(await service.kill('SIGTERM')).to.equal(0);

    // The lines are there, so that their silence means something.
    expect(everything).to.include('"operation":"createKey"').and.to.include('"status":503');
    const secrets = { ...planted, key, secret, stranger, decoded: decodeURIComponent(planted.database) };
    for (const [name, value] of Object.entries(secrets)) expect(everything, name).not.to.include(value);
  });

  it('says why it cannot start without the password of the database', () => {
    for (const url of [
      `postgres://user:${planted.database}@127.0.0.1:9/nothing`,
      `postgres://user:${planted.database}@[not-an-address/nothing`,
      `postgres://user@127.0.0.1:9/nothing?password=${planted.database}`,
    ]) {
      const ended = spawnSync(process.execPath, [new URL('../../src/main.ts', import.meta.url).pathname], {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DATA_DIR: dataDir.path,
          DATABASE_URL: url,
          LOG_LEVEL: 'debug',
        },
        encoding: 'utf8',
        timeout: 30_000,
      });
      expect(ended.status, ended.stderr).to.equal(1);
      expect(ended.stderr).to.include('cannot start');
      expect(ended.stdout + ended.stderr)
        .not.to.include(planted.database)
        .and.not.to.include(decodeURIComponent(planted.database));
    }
  });
});
