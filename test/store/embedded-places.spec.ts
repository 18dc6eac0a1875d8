/** The embedded Postgres as root, as nobody, in long paths and from half-installed packages; and what it says where it cannot run. */
import { chmod, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'chai';
import { copyNative, filesIn, query, refusalOf, sources, useGround } from '../support/embedded.ts';

const isRoot = process.getuid?.() === 0;

describe('embedded Postgres in odd places', () => {
  const ground = useGround();

  it('sorts and folds text the same on every machine', async () => {
    const postgres = await ground.start({ dataDir: path.join(ground.room(), 'new') });
    const rows = await query(postgres.url, `select upper('é') as upper, 'Z' < 'a' as bytewise`);
    expect(rows).to.deep.equal([{ upper: 'É', bytewise: true }]);
  });

  it('takes a data folder whose path is longer than a socket address', async () => {
    const postgres = await ground.start({
      dataDir: path.join(ground.room(), 'a'.repeat(100), 'with space', 'b'.repeat(100)),
    });
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('takes a runtime folder whose path is longer than a socket address', async () => {
    const postgres = await ground.start({ runtimeDir: path.join(ground.room(), 'c'.repeat(100)) });
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('refuses a folder of another major version in a sentence', async () => {
    await writeFile(path.join(ground.data(), 'cluster', 'PG_VERSION'), '17\n');
    expect(await refusalOf(ground.start()))
      .to.contain('belongs to Postgres 17')
      .and.to.contain('DATABASE_URL');
  });

  it('says what to do when the programs cannot be run', async () => {
    expect(
      await refusalOf(
        ground.start({
          dataDir: path.join(ground.room(), 'new'),
          nativeDir: path.join(ground.room(), 'nowhere'),
        }),
      ),
    ).to.contain('DATABASE_URL');
    expect(await filesIn(path.join(ground.room(), 'new'))).not.to.include('cluster');
  });

  it('says which setting Postgres did not take, and frees the folder again', async () => {
    expect(await refusalOf(ground.start({ settings: { max_connections: 'many' } }))).to.contain(
      'max_connections',
    );
    await ground.start();
  });

  it('makes the library links that an install without scripts leaves out', async () => {
    const nativeDir = await copyNative(path.join(ground.room(), 'package'));
    const postgres = await ground.start({ nativeDir });
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('runs for an ordinary user from a package that it may not write to', async function () {
    if (!isRoot) this.skip();
    const copy = path.join(ground.room(), 'src');
    await mkdir(path.join(copy, 'store'), { recursive: true });
    await cp(path.join(sources, 'base'), path.join(copy, 'base'), { recursive: true });
    for (const name of await readdir(path.join(sources, 'store'))) {
      if (name.startsWith('embedded'))
        await cp(path.join(sources, 'store', name), path.join(copy, 'store', name));
    }
    await writeFile(path.join(ground.room(), 'package.json'), '{"type":"module"}');
    const node = path.join(ground.room(), 'node');
    await cp(process.execPath, node);
    const nativeDir = await copyNative(path.join(ground.room(), 'package'));
    const home = path.join(ground.room(), 'home');
    await mkdir(home);
    await chmod(home, 0o777);
    const prefix = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    const options = { nativeDir, dataDir: path.join(home, 'db'), runtimeDir: home };
    const service = await ground.startService(options, { prefix, node, sources: `${copy}/` });
    expect(service.refusal).to.equal(undefined);
    expect(await query(service.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    expect((await stat(path.join(home, 'db', 'cluster'))).uid).to.equal(65534);
    expect(await filesIn(path.join(nativeDir, 'lib'))).not.to.include('libpq.so.5');
  });

  it('runs for root where namespaces are refused, from a package in a private folder, and back again', async function () {
    if (!isRoot) this.skip();
    const first = await ground.start();
    await query(first.url, 'create table kept (n int)');
    await first.stop();

    const searchPath = await ground.commands('setpriv', 'flock', 'sleep');
    const nativeDir = await copyNative(path.join(ground.room(), 'package'));
    await chmod(path.join(ground.room(), 'package'), 0o700);
    const second = await ground.start({ searchPath, nativeDir });
    await query(second.url, 'insert into kept values (7)');
    expect((await stat(path.join(ground.data(), 'cluster'))).uid).not.to.equal(0);
    await second.stop();

    const third = await ground.start();
    expect(await query(third.url, 'select n from kept')).to.deep.equal([{ n: 7 }]);
  });

  it('makes its first start for root where namespaces are refused', async function () {
    if (!isRoot) this.skip();
    const postgres = await ground.start({
      dataDir: path.join(ground.room(), 'new'),
      searchPath: await ground.commands('sleep'),
      nativeDir: await copyNative(path.join(ground.room(), 'package')),
    });
    expect(await query(postgres.url, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });
});
