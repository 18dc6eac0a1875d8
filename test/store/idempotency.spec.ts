/** Idempotency keys: the first request with a key makes the run, whoever comes with it at the same time, in whatever process. */
import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { Database } from '../../src/store/database.ts';
import { findIdempotencyRecord } from '../../src/store/idempotency.ts';
import { insertRuns, type NewRun } from '../../src/store/insert-runs.ts';
import { emptyCommit, environment, newRunOf, openStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let databases: Database[];

before(async () => {
  store = await openStore();
  databases = [store.database, store.openAnother()];
});
after(() => store.close());

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const keyed = (key: string, body = 'body', fields: Partial<NewRun> = {}): NewRun =>
  newRunOf({ ...fields, idempotency: { key, bodyHash: digest(body) } });
const recordOf = (key: string, from = environment) =>
  findIdempotencyRecord(store.database, { environment: from, operation: 'createRun', key });
const insert = (index: number, runs: NewRun[]) =>
  insertRuns(databases[index % 2] ?? store.database, runs, emptyCommit);

async function count(table: string, column: string, uuids: string[]): Promise<number> {
  return (await store.database.knex(table).whereIn(column, uuids)).length;
}

describe('store/idempotency', () => {
  it('remembers which run a key made and the digest of its body', async () => {
    const run = keyed('first', 'one body');
    await insert(0, [run]);
    expect(await recordOf('first')).to.deep.equal({ bodyHash: digest('one body'), resourceId: run.uuid });
    expect(await recordOf('second')).to.equal(undefined);
  });

  it('makes one run for a key, with nothing left of the others, when fifty come through two pools', async () => {
    const runs = times(50).map((index) => keyed('race', `body ${index % 3}`));
    const made = await Promise.all(runs.map((run, index) => insert(index, [run])));
    const [winner, ...others] = made.flatMap((set) => [...set]);
    expect(others).to.deep.equal([]);
    expect((await recordOf('race'))?.resourceId).to.equal(winner);
    const uuids = runs.map(({ uuid }) => uuid);
    expect(await count('runs', 'id', uuids)).to.equal(1);
    expect(await count('run_specs', 'run_id', uuids)).to.equal(1);
    expect(
      await count(
        'workspaces',
        'id',
        runs.map(({ workspaceUuid }) => workspaceUuid),
      ),
    ).to.equal(1);
  });

  it('makes one run for a key that stands twice in one statement', async () => {
    const runs = [keyed('twice'), keyed('twice'), newRunOf()];
    const made = await insert(0, runs);
    expect(made).to.deep.equal(new Set([runs[0]?.uuid, runs[2]?.uuid]));
  });

  it('keeps the keys of environments apart', async () => {
    const [here, there] = [keyed('shared'), keyed('shared', 'body', { environment: 'other' })];
    expect(await insert(0, [here, there])).to.deep.equal(new Set([here.uuid, there.uuid]));
    expect((await recordOf('shared', 'other'))?.resourceId).to.equal(there.uuid);
  });

  it('never stands still when many statements want the same keys in different orders', async () => {
    const keys = times(400).map((key) => `order-${key}`);
    const made = await Promise.all(
      times(8).map((index) =>
        insert(
          index,
          (index % 2 ? keys : keys.toReversed()).map((key) => keyed(key)),
        ),
      ),
    );
    expect(made.reduce((sum, set) => sum + set.size, 0)).to.equal(400);
  });

  it('frees the key again when the request that took it is rolled back', async () => {
    const failed = keyed('undone');
    await store.database
      .transaction(async (tx) => {
        expect((await insertRuns(tx, [failed], emptyCommit)).size).to.equal(1);
        throw new Error('undo');
      })
      .catch(() => undefined);
    const second = keyed('undone');
    expect(await insert(1, [second])).to.deep.equal(new Set([second.uuid]));
  });
});
