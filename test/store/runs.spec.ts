/** The runs tables: what is asked comes back as it was asked, and only to the environment it belongs to. */
import { expect } from 'chai';
import { newUuid } from '../../src/base/ids.ts';
import { insertRuns } from '../../src/store/insert-runs.ts';
import { findRun, listCancelled, listLastSeqs, requestCancel } from '../../src/store/runs.ts';
import { markDeleting } from '../../src/store/workspace-removals.ts';
import { findWorkspace } from '../../src/store/workspaces.ts';
import { settleNow } from '../support/settlement.ts';
import {
  emptyCommit,
  environment,
  makeWorkspace,
  newRunOf,
  openStore,
  specOf,
  type TestStore,
} from '../support/store.ts';

let store: TestStore;

before(async () => {
  store = await openStore();
});
after(() => store.close());

describe('store/runs', () => {
  it('gives back a run as it was asked', async () => {
    const text = 'echo "quotes", \'both\', \\ back, \t tab,\nlines, ünïcödé \u{1F600} $1 %s {}';
    const spec = specOf({
      instruction: { kind: 'prompt', text },
      metadata: { 'a "key"': 'a \\ value', empty: '' },
      limit: 7,
      apply: 'never',
    });
    const run = newRunOf({ spec });
    await insertRuns(store.database, [run], emptyCommit);
    const found = await findRun(store.database, { uuid: run.uuid, environment });
    expect(found?.spec).to.deep.equal(spec);
    expect(found).to.deep.include({
      uuid: run.uuid,
      state: 'queued',
      attempt: 0,
      lastSeq: 0,
      workspaceUuid: run.workspaceUuid,
      createdAt: run.createdAt,
      startedAt: null,
      settledAt: null,
      receipt: null,
    });
  });

  it('makes the workspace of a run that names none, and none for a run that does', async () => {
    const fresh = newRunOf();
    const workspaceUuid = await makeWorkspace(store.database);
    const named = newRunOf({ freshWorkspace: false, workspaceUuid });
    expect(await insertRuns(store.database, [fresh, named], emptyCommit)).to.deep.equal(
      new Set([fresh.uuid, named.uuid]),
    );
    expect(await findWorkspace(store.database, { uuid: fresh.workspaceUuid, environment })).to.deep.include({
      state: 'ready',
      head: emptyCommit,
    });
    const { rows } = await store.database.knex.raw(
      'select count(*)::int as of_runs from workspaces where of_run and id in (?, ?)',
      [fresh.workspaceUuid, workspaceUuid],
    );
    expect(rows).to.deep.equal([{ of_runs: 1 }]);
  });

  it('makes no run in a workspace that is being deleted or gone, and leaves its idempotency key free', async () => {
    const deleting = await makeWorkspace(store.database);
    await markDeleting(store.database, deleting, new Date());
    for (const workspaceUuid of [deleting, newUuid()]) {
      const idempotency = { key: 'free', bodyHash: Buffer.alloc(32) };
      const run = newRunOf({ freshWorkspace: false, workspaceUuid, idempotency });
      expect(await insertRuns(store.database, [run], emptyCommit)).to.deep.equal(new Set());
      expect(await findRun(store.database, { uuid: run.uuid, environment })).to.equal(undefined);
    }
    const fresh = newRunOf({ idempotency: { key: 'free', bodyHash: Buffer.alloc(32) } });
    expect((await insertRuns(store.database, [fresh], emptyCommit)).size).to.equal(1);
  });

  it('shows a run to its own environment only', async () => {
    const { uuid } = await store.makeRun();
    expect(await findRun(store.database, { uuid, environment: 'other' })).to.equal(undefined);
    expect(await requestCancel(store.database, { uuid, environment: 'other' }, new Date())).to.equal(false);
  });

  it('keeps the first instant at which a cancel was asked, and none for a settled run', async () => {
    const [open, settled] = [await store.makeRunning(), await store.makeRunning()];
    await settleNow(store.database, settled.uuid);
    const first = new Date('2026-11-21T09:00:00.000Z');
    expect(await requestCancel(store.database, { uuid: open.uuid, environment }, first)).to.equal(true);
    expect(await requestCancel(store.database, { uuid: open.uuid, environment }, new Date())).to.equal(true);
    expect(await requestCancel(store.database, { uuid: settled.uuid, environment }, first)).to.equal(false);
    expect(
      (await findRun(store.database, { uuid: open.uuid, environment }))?.cancelRequestedAt,
    ).to.deep.equal(first);
    expect(await listCancelled(store.database, [open.uuid, settled.uuid])).to.deep.equal([open.uuid]);
  });

  it('tells what the logs of many runs have reached', async () => {
    const [one, two] = [await store.makeRunning(), await store.makeRun()];
    const nobody = '019ab3f0-1234-7abc-8def-0123456789ab';
    const reached = await listLastSeqs(store.database, [one.uuid, two.uuid, nobody]);
    expect(reached).to.deep.equal(
      new Map([
        [one.uuid, 1],
        [two.uuid, 0],
      ]),
    );
  });

  it('makes all runs of a statement or none', async () => {
    const [good, bad] = [newRunOf(), newRunOf({ uuid: 'no uuid' })];
    const error = await insertRuns(store.database, [good, bad], emptyCommit).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(Error);
    expect(await findRun(store.database, { uuid: good.uuid, environment })).to.equal(undefined);
    expect(await findWorkspace(store.database, { uuid: good.workspaceUuid, environment })).to.equal(
      undefined,
    );
  });
});
