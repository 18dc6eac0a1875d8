/** Orphans go, and nothing else does: not what is needed, not what is young, not what another database has. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { createSweepOrphans } from '../../src/app/sweep-orphans.ts';
import { systemClock } from '../../src/base/clock.ts';
import { newUuid } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { settleNow } from '../support/settlement.ts';
import { makeWorkspace, openStore, quiet, type TestStore } from '../support/store.ts';

const running = new AbortController().signal;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
let store: TestStore;
let root: string;

beforeEach(async () => {
  store = await openStore();
  root = await mkdtemp(join(tmpdir(), 'orphans-'));
});
afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

function sweepOf() {
  return createSweepOrphans({
    database: store.database,
    files: createFolderFiles({ folder: join(root, 'files') }),
    workspaces: createWorkspaceStores({ folder: root, clock: systemClock, log: quiet }),
    clock: systemClock,
    log: quiet,
    metrics: createMetrics(),
  });
}

async function put(key: string, at = hoursAgo(48)): Promise<string> {
  const path = join(root, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
  await utimes(path, at, at);
  return key;
}
async function left(): Promise<string[]> {
  const all = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'files').length + 1))
    .sort();
}
const halfOf = (key: string): string => join(dirname(key), `.patch.diff.${randomUUID()}`);

async function makeSettled(
  settledAt: Date,
  names: { patch: string | null; log: string | null },
): Promise<string> {
  const { uuid } = await store.makeRun();
  const key = (name: string | null) => (name === null ? null : `runs/${uuid}/${name}`);
  await store.database.knex('runs').where({ id: uuid }).update({ epoch: 2, state: 'running' });
  const file = { bytes: 1, sha256: 'x' };
  await settleNow(store.database, uuid, {
    epoch: 2,
    settledAt,
    patch: { key: key(names.patch), ...file },
    log: { key: key(names.log), ...file },
  });
  return uuid;
}

describe('app/sweep-orphans', () => {
  it('removes what attempts left that do not count, and keeps what the receipt names', async () => {
    const uuid = await makeSettled(hoursAgo(30), { patch: '2/patch.diff', log: '2/log.ndjson' });
    const kept = [];
    for (const name of ['2/patch.diff', '2/log.ndjson', 'memory.json', '2/of-a-newer-program'])
      kept.push(await put(`runs/${uuid}/${name}`));
    for (const name of ['1/patch.diff', '1/log.ndjson', '1/home.tar.gz', '2/home.tar.gz'])
      await put(`runs/${uuid}/${name}`);
    await put(halfOf(`runs/${uuid}/2/patch.diff`));
    await sweepOf().files(running);
    expect(await left()).to.deep.equal(kept.sort());
  });

  it('keeps the home of a conversation, and of an expired log nothing but the patch', async () => {
    const { database } = store;
    const remembered = await makeSettled(hoursAgo(30), { patch: null, log: null });
    const expired = await makeSettled(hoursAgo(30), { patch: '2/patch.diff', log: '2/log.ndjson' });
    const home = await put(`runs/${remembered}/2/home.tar.gz`);
    await database.knex('run_conversations').insert({
      run_id: remembered,
      agent: 'script',
      conversation: 'x',
      home_key: home,
      home_bytes: 1,
      created_at: new Date(),
    });
    await database.knex('run_receipts').where({ run_id: expired }).update({ log_removed_at: new Date() });
    const patch = await put(`runs/${expired}/2/patch.diff`);
    for (const name of ['2/log.ndjson', 'memory.json']) await put(`runs/${expired}/${name}`);
    await sweepOf().files(running);
    expect(await left()).to.deep.equal([home, patch].sort());
  });

  it('removes all of a run that is gone, and of one that is not there nothing that is young', async () => {
    const [gone, coming] = [newUuid(), newUuid()];
    await put(`runs/${gone}/1/log.ndjson`);
    await put(`runs/${gone}/memory.json`);
    const kept = [
      await put(`runs/${coming}/1/log.ndjson`),
      await put(`runs/${coming}/1/patch.diff`, hoursAgo(0)),
      await put('runs/not-a-run/1/log.ndjson'),
      await put('elsewhere/file'),
    ];
    await sweepOf().files(running);
    expect(await left()).to.deep.equal(kept.sort());
  });

  it('takes nothing of a run that is open or was settled a moment ago, whatever its attempts left', async () => {
    const { uuid: open } = await store.makeRunning();
    const fresh = await makeSettled(hoursAgo(1), { patch: '2/patch.diff', log: '2/log.ndjson' });
    const kept = [];
    for (const uuid of [open, fresh])
      for (const name of ['1/log.ndjson', '1/patch.diff', '2/log.ndjson', '2/patch.diff'])
        kept.push(await put(`runs/${uuid}/${name}`));
    kept.push(await put(halfOf(`runs/${open}/1/patch.diff`), hoursAgo(1)));
    await put(halfOf(`runs/${open}/1/patch.diff`));
    await sweepOf().files(running);
    expect(await left()).to.deep.equal(kept.sort());
  });

  it('removes nothing when most of what is there is unknown, as in the folder of another database', async () => {
    const kept = [];
    for (let run = 0; run < 60; run++) kept.push(await put(`runs/${newUuid()}/1/log.ndjson`));
    const failure = await sweepOf()
      .files(running)
      .then(
        () => '',
        (error: Error) => error.message,
      );
    expect(failure).to.include('60 of 60 runs with files are unknown to this database');
    expect(await left()).to.deep.equal(kept.sort());
  });

  it('goes through more runs than a page has', async () => {
    const { database } = store;
    const uuids = Array.from({ length: 450 }, () => newUuid());
    await database.knex('runs').insert(
      uuids.slice(0, 420).map((id) => ({
        id,
        environment: 'test',
        workspace_id: id,
        agent: 'script',
        key_id: id,
        state: 'running',
        created_at: new Date(),
      })),
    );
    for (const uuid of uuids) await put(`runs/${uuid}/1/log.ndjson`);
    await sweepOf().files(running);
    expect(await left()).to.deep.equal(
      uuids
        .slice(0, 420)
        .map((uuid) => `runs/${uuid}/1/log.ndjson`)
        .sort(),
    );
  });

  it('removes stores of workspaces that are gone, and none that is young, known or worked in', async () => {
    const [gone, halfGone, young, worked] = [newUuid(), newUuid(), newUuid(), newUuid()];
    const known = await makeWorkspace(store.database);
    const { uuid: run } = await store.makeRun();
    await store.database.knex('runs').where({ id: run }).update({ workspace_id: worked });
    const stores = join(root, 'stores');
    for (const name of [gone, `${halfGone}.gone`, young, worked, known, 'something-else']) {
      await mkdir(join(stores, name, 'refs'), { recursive: true });
      const at = name === young ? hoursAgo(0) : hoursAgo(48);
      await utimes(join(stores, name, 'refs'), at, at);
      await utimes(join(stores, name), at, at);
    }
    await sweepOf().stores(running);
    expect((await readdir(stores)).sort()).to.deep.equal([young, worked, known, 'something-else'].sort());
  });
});
