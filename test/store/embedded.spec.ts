/** The promises of the embedded Postgres: what was acknowledged stays, one service a folder, and nothing outlives its service. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'chai';
import knex from 'knex';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import {
  exists,
  filesIn,
  isAlive,
  kill,
  killAndWait,
  missing,
  query,
  refusalOf,
  startWriters,
  useGround,
} from '../support/embedded.ts';
import { until } from '../support/until.ts';

describe('embedded Postgres', () => {
  const ground = useGround();

  it('serves pg, knex and pg-boss by its address, on a socket that others cannot enter and on no port', async () => {
    const postgres = await ground.start();
    expect((await stat(postgres.connection.host)).mode & 0o777).to.equal(0o700);
    expect(await query(postgres.url, 'show listen_addresses')).to.deep.equal([{ listen_addresses: '' }]);
    expect(await query(postgres.url, 'show fsync')).to.deep.equal([{ fsync: 'on' }]);

    const client = new pg.Client(postgres.connection);
    await client.connect();
    expect((await client.query('select 1 as one')).rows).to.deep.equal([{ one: 1 }]);
    await client.end();

    const builder = knex({ client: 'pg', connection: postgres.url });
    expect((await builder.raw('select 2 as two')).rows).to.deep.equal([{ two: 2 }]);
    await builder.destroy();

    const boss = new PgBoss(postgres.url);
    await boss.start();
    await boss.createQueue('letters');
    expect(await boss.send('letters', { to: 'someone' })).to.be.a('string');
    await boss.stop({ graceful: false });
  });

  it('keeps rows over a stop and a start, and leaves nothing outside its folder', async () => {
    const first = await ground.start();
    await query(first.url, 'create table kept (n int)');
    await query(first.url, 'insert into kept values (7)');
    const pid = first.pid();
    await first.stop();
    expect(first.pid()).to.equal(undefined);
    expect(await isAlive(pid)).to.equal(false);
    expect(await exists(first.connection.host)).to.equal(false);

    const second = await ground.start();
    expect(await query(second.url, 'select n from kept')).to.deep.equal([{ n: 7 }]);
  });

  it('stops once, however often it is asked', async () => {
    const postgres = await ground.start();
    await Promise.all([postgres.stop(), postgres.stop()]);
    await postgres.stop();
    expect(postgres.pid()).to.equal(undefined);
  });

  it('comes back by itself with every acknowledged row after a kill -9 of Postgres', async () => {
    const postgres = await ground.start();
    const exits: unknown[] = [];
    postgres.onExit((exit) => exits.push(exit));
    await query(postgres.url, 'create table kept (n int)');
    for (let round = 0; round < 2; round++) {
      const killed = postgres.pid();
      const writers = startWriters(postgres.url, round * 1_000_000);
      await until('rows are written', async () => writers.acknowledged.size > 100);
      kill(killed, 'SIGKILL');
      await writers.broken;
      await until('Postgres is back', async () => postgres.pid() !== undefined && postgres.pid() !== killed);
      expect(await missing(postgres.url, writers.acknowledged)).to.deep.equal([]);
    }
    expect(exits).to.have.length(2);
  });

  it('does not come back once it was told to stop', async () => {
    const postgres = await ground.start();
    kill(postgres.pid(), 'SIGKILL');
    await until('the death is noticed', async () => postgres.pid() === undefined);
    await postgres.stop();
    expect(postgres.pid()).to.equal(undefined);
    // The one that was killed wrote this file; a later one would have written its own pid over it.
    const left = await readFile(path.join(ground.data(), 'cluster', 'postmaster.pid'), 'utf8').catch(
      () => '0',
    );
    expect(await isAlive(Number.parseInt(left, 10))).to.equal(false);
    await ground.start();
  });

  it('goes down with a service that is killed, and the next start finds every row', async () => {
    const service = await ground.startService();
    await query(service.url, 'create table kept (n int)');
    const writers = startWriters(service.url);
    await until('rows are written', async () => writers.acknowledged.size > 100);
    await killAndWait(service.child, 'SIGKILL');
    await until('Postgres is gone', async () => !(await isAlive(service.pid)));
    await writers.broken;
    const postgres = await ground.start();
    expect(await missing(postgres.url, writers.acknowledged)).to.deep.equal([]);
  });

  it('goes down with a killed service even where the kernel cannot be asked for it', async () => {
    const searchPath = await ground.commands('unshare', 'flock', 'sleep');
    const service = await ground.startService({ searchPath });
    expect(service.refusal).to.equal(undefined);
    await killAndWait(service.child, 'SIGKILL');
    await until('Postgres is gone', async () => !(await isAlive(service.pid)));
  });

  it('lives through a Ctrl-C that reaches the whole process group, so that the service can finish its writes', async () => {
    const service = await ground.startService({}, { detached: true });
    const said = service.child.stdout && once(service.child.stdout, 'data');
    kill(-(service.child.pid ?? 0), 'SIGINT');
    expect(String(await said)).to.contain('interrupted');
    expect(await query(service.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    expect(await isAlive(service.pid)).to.equal(true);
  });

  it('recovers every acknowledged row when service and Postgres are killed together', async () => {
    const service = await ground.startService();
    await query(service.url, 'create table kept (n int)');
    const writers = startWriters(service.url);
    await until('rows are written', async () => writers.acknowledged.size > 100);
    kill(service.pid, 'SIGKILL');
    await killAndWait(service.child, 'SIGKILL');
    await writers.broken;
    const postgres = await ground.start();
    expect(await missing(postgres.url, writers.acknowledged)).to.deep.equal([]);
  });

  it('refuses a second service on the folder, names the first and leaves it alone', async () => {
    const service = await ground.startService();
    const refusal = await refusalOf(ground.start());
    expect(refusal).to.contain(`(pid ${service.child.pid})`).and.to.contain('DATA_DIR');
    expect(await query(service.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('refuses a second start within one process', async () => {
    const postgres = await ground.start();
    expect(await refusalOf(ground.start())).to.contain(`(pid ${process.pid})`);
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('refuses a second service by its pid alone where there are no kernel locks', async () => {
    const searchPath = await ground.commands('unshare', 'setpriv', 'sleep');
    const service = await ground.startService({ searchPath });
    expect(await refusalOf(ground.start({ searchPath }))).to.contain(`(pid ${service.child.pid})`);
    await killAndWait(service.child, 'SIGKILL');
    await ground.start({ searchPath });
  });

  it('begins anew after a first start that was killed half-way', async () => {
    const folder = path.join(ground.room(), 'new');
    const child = ground.spawnService({ dataDir: folder });
    await until('the data folder is being made', async () =>
      (await filesIn(folder)).some((name) => name.startsWith('new-')),
    );
    await killAndWait(child, 'SIGKILL');
    expect(await filesIn(folder)).not.to.include('cluster');
    const postgres = await ground.start({ dataDir: folder });
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('stops a Postgres that outlived its service before it starts its own', async () => {
    const service = await ground.startService();
    await query(service.url, 'create table kept (n int)');
    // Held still, it cannot follow the death of its service, and neither signal reaches it until it is killed or goes on.
    kill(service.pid, 'SIGSTOP');
    await killAndWait(service.child, 'SIGKILL');
    const starting = ground.start();
    kill(service.pid, 'SIGCONT');
    const postgres = await starting;
    expect(await isAlive(service.pid)).to.equal(false);
    expect(await query(postgres.url, 'select n from kept')).to.deep.equal([]);
  });

  it('is not held up by a pid file whose pid belongs to a stranger now', async () => {
    const stranger = spawn('sleep', ['300'], { stdio: 'ignore' });
    ground.keep(stranger);
    const cluster = path.join(ground.data(), 'cluster');
    await writeFile(
      path.join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1\n5432\n/tmp\n\n  1 1\nready\n`,
    );
    await ground.start();
    expect(stranger.exitCode).to.equal(null);
  });
});
