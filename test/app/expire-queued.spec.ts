/** Queued runs expire once, whoever looks, and none that a worker has taken or that has not waited long enough. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createExpireQueued, type ExpireQueued } from '../../src/app/expire-queued.ts';
import { createHandBackRun } from '../../src/app/hand-back-run.ts';
import { createStartRun } from '../../src/app/start-run.ts';
import { type Clock, systemClock } from '../../src/base/clock.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { createNotices } from '../../src/store/notices.ts';
import { findRun } from '../../src/store/runs.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { settleRunWith } from '../support/settlement.ts';
import { environment, openStore, quiet, type TestStore } from '../support/store.ts';

const expiryMs = 3_600_000;
let store: TestStore;
let folder: string;
/** How far the clock of each process is ahead. */
let aheadMs = 0;
const clock: Clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) };

function openProcess(): {
  expire: ExpireQueued;
  start: ReturnType<typeof createStartRun>;
  handBack: ReturnType<typeof createHandBackRun>;
} {
  const database = store.openAnother();
  const notices = createNotices({ database, clock, log: quiet, process: 'any', shared: false });
  const workspaces = createWorkspaceStores({ folder, clock, log: quiet });
  const settleRun = settleRunWith({ database, workspaces, notices, clock });
  const files = createFolderFiles({ folder });
  return {
    expire: createExpireQueued({ database, clock, log: quiet, files, settleRun, expiryMs }),
    start: createStartRun({ database, notices, clock, worker: 'test' }),
    handBack: createHandBackRun({ database, notices, clock }),
  };
}

before(async () => {
  store = await openStore();
  folder = await mkdtemp(join(tmpdir(), 'expire-'));
});
after(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  aheadMs = 0;
  await store.database.knex('runs').del();
});

const get = (run: { uuid: string }) => findRun(store.database, { uuid: run.uuid, environment });
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('app/expire-queued', () => {
  it('settles runs that waited too long as interrupted, once, with three processes at it', async () => {
    const processes = times(3).map(openProcess);
    const runs = await Promise.all(times(120).map(() => store.makeRun()));
    const early = await Promise.all(processes.map(({ expire }) => expire()));
    expect(early).to.deep.equal([0, 0, 0]);
    aheadMs = expiryMs + 1_000;
    const counts = await Promise.all(processes.map(({ expire }) => expire()));
    expect(counts.reduce((sum, count) => sum + count)).to.equal(120);
    for (const run of runs) {
      const found = await get(run);
      expect([found?.state, found?.receipt?.reason.code, found?.lastSeq]).to.deep.equal([
        'interrupted',
        'queue_expired',
        1,
      ]);
      expect(found?.receipt?.reason.message).to.include('3600 seconds');
    }
    const events = await store.database.knex('run_events').where({ type: 'run.settled' });
    expect(events).to.have.length(120);
  });

  it('leaves a run alone that a worker took, and one that was handed back a moment ago', async () => {
    const { expire, start, handBack } = openProcess();
    const [taken, given] = [await store.makeRun(), await store.makeRun()];
    aheadMs = expiryMs + 1_000;
    for (const run of [taken, given]) await start({ runUuid: run.uuid, environment });
    const attempt = { runUuid: given.uuid, runId: given.id, epoch: 1, lastSeq: 1 };
    expect(
      await handBack(attempt, 'handed_back', { code: 'worker_stopped', message: 'It was stopped.' }),
    ).to.equal(true);
    expect(await expire()).to.equal(0);
    aheadMs += expiryMs;
    expect(await expire()).to.equal(1);
    expect([(await get(taken))?.state, (await get(given))?.state]).to.deep.equal(['running', 'interrupted']);
  });

  it('either starts or expires a run that a worker takes at the same moment', async () => {
    const [one, two] = [openProcess(), openProcess()];
    const runs = await Promise.all(times(40).map(() => store.makeRun()));
    aheadMs = expiryMs + 1_000;
    const [expired, ...started] = await Promise.all([
      one.expire(),
      ...runs.map((run) => two.start({ runUuid: run.uuid, environment })),
    ]);
    expect(expired + started.filter((each) => each !== undefined).length).to.equal(40);
  });
});
