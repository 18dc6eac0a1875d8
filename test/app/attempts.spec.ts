/** The life of a run below HTTP: started, lost, handed back, cancelled and settled by whoever comes, and settled once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { type CancelRun, createCancelRun } from '../../src/app/cancel-run.ts';
import { checkEvent } from '../../src/app/event-contract.ts';
import { createHandBackRun, type HandBackRun } from '../../src/app/hand-back-run.ts';
import { type Ending, emptyFile, type SettleRun } from '../../src/app/settle-run.ts';
import { createStartRun, type StartedRun, type StartRun } from '../../src/app/start-run.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createFolderFiles } from '../../src/files/folder.ts';
import { logKey } from '../../src/files/keys.ts';
import { findRunFiles } from '../../src/store/claims.ts';
import { listEvents } from '../../src/store/events.ts';
import { createNotices, type Notices } from '../../src/store/notices.ts';
import { findRun, requestCancel } from '../../src/store/runs.ts';
import { createWorkspaceStores } from '../../src/workspaces/stores.ts';
import { settleRunWith } from '../support/settlement.ts';
import { createRandom, environment, openStore, quiet, specOf, type TestStore } from '../support/store.ts';

let store: TestStore;
let folder: string;

/** What one process of the service brings. */
interface Process {
  startRun: StartRun;
  handBackRun: HandBackRun;
  settleRun: SettleRun;
  cancelRun: CancelRun;
  notices: Notices;
}
let [one, two]: Process[] = [];

before(async () => {
  store = await openStore();
  folder = await mkdtemp(join(tmpdir(), 'test-attempts-'));
  const clock = systemClock;
  const open = (name: string): Process => {
    const database = store.openAnother();
    const notices = createNotices({ database, clock, log: quiet, process: name, shared: false });
    const files = createFolderFiles({ folder: join(folder, 'files') });
    const workspaces = createWorkspaceStores({ folder, clock, log: quiet });
    const settleRun = settleRunWith({ database, workspaces, notices, clock });
    return {
      startRun: createStartRun({ database, notices, clock, worker: name }),
      handBackRun: createHandBackRun({ database, notices, clock }),
      settleRun,
      cancelRun: createCancelRun({ database, notices, clock, files, settleRun }),
      notices,
    };
  };
  [one, two] = [open('one'), open('two')];
});
after(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const first = (): Process => one ?? expect.fail('not started');
const second = (): Process => two ?? expect.fail('not started');
const jobOf = (run: { uuid: string }) => ({ runUuid: run.uuid, environment });
const get = (run: { uuid: string }) => findRun(store.database, { uuid: run.uuid, environment });

async function logOf(run: { uuid: string }): Promise<string[]> {
  const log = await listEvents(store.database, run.uuid, 0, 1_000);
  expect(log.map(({ seq }) => seq)).to.deep.equal(log.map((_, index) => index + 1));
  for (const { seq, type, payload } of log)
    checkEvent(type as 'run.settled', JSON.stringify({ ...JSON.parse(payload), seq }));
  return log.map(({ type }) => type);
}

async function start(run: { uuid: string }, by = first()): Promise<StartedRun> {
  return (await by.startRun(jobOf(run))) ?? expect.fail('the run did not start');
}

function endingOf(started: StartedRun, fields: Partial<Ending> = {}): Ending {
  return {
    ...started,
    reason: started.verdict ?? { code: 'done', message: 'The agent ended the task.' },
    tokens: { input: 1, output: 2, cached_input: null, cut_calls: 0 },
    result: null,
    sandbox: null,
    patch: emptyFile,
    log: emptyFile,
    resultCommit: null,
    writeBack: undefined,
    ...fields,
  };
}

const stopped = { code: 'worker_stopped', message: 'The worker was stopped.' };

describe('app/attempts', () => {
  it('takes a run over from a worker that went silent, and says so in its log', async () => {
    const run = await store.makeRun();
    const lost = await start(run);
    const next = await start(run, second());
    expect([lost.epoch, next.epoch, next.verdict]).to.deep.equal([1, 2, undefined]);
    expect([next.startedAt, next.baseCommit, next.spec]).to.deep.equal([
      lost.startedAt,
      lost.baseCommit,
      lost.spec,
    ]);
    expect(await logOf(run)).to.deep.equal(['run.started', 'run.retrying', 'run.started']);
    expect(next.lastSeq).to.equal(3);
    expect(await first().settleRun(endingOf(lost))).to.equal(undefined);
    expect((await second().settleRun(endingOf(next)))?.state).to.equal('completed');
  });

  it('settles a run whose attempts are used up, instead of starting it again', async () => {
    const run = await store.makeRun({ spec: specOf({ maxAttempts: 2 }) });
    await start(run);
    await start(run);
    const last = await start(run);
    expect(last.verdict?.code).to.equal('worker_lost');
    const receipt = await first().settleRun(endingOf(last));
    expect(receipt?.state).to.equal('failed');
    expect(await logOf(run)).to.deep.equal(['run.started', 'run.retrying', 'run.started', 'run.settled']);
    expect(await first().startRun(jobOf(run))).to.equal(undefined);
  });

  it('does not count an attempt that a stopping worker handed back', async () => {
    const run = await store.makeRun({ spec: specOf({ maxAttempts: 1 }) });
    for (const _ of times(3)) {
      const started = await start(run);
      expect(started.verdict).to.equal(undefined);
      expect(await first().handBackRun(started, 'handed_back', stopped)).to.equal(true);
      expect((await get(run))?.state).to.equal('queued');
    }
    const started = await start(run);
    expect(await first().handBackRun(started, 'broken', stopped)).to.equal(true);
    expect((await start(run)).verdict?.code).to.equal('internal_error');
  });

  it('announces no further attempt when one breaks that only had to settle the run', async () => {
    const run = await store.makeRun({ spec: specOf({ maxAttempts: 1 }) });
    expect(await first().handBackRun(await start(run), 'broken', stopped)).to.equal(true);
    const refused = await start(run);
    expect(refused.verdict?.code).to.equal('internal_error');
    expect(await first().handBackRun(refused, 'broken')).to.equal(true);
    expect((await get(run))?.state).to.equal('queued');
    expect((await first().settleRun(endingOf(await start(run))))?.state).to.equal('failed');
    expect(await logOf(run)).to.deep.equal(['run.started', 'run.retrying', 'run.settled']);
  });

  it('lets nobody hand back what another attempt holds or what is settled', async () => {
    const run = await store.makeRun();
    const lost = await start(run);
    const next = await start(run, second());
    expect(await first().handBackRun(lost, 'handed_back', stopped)).to.equal(false);
    await second().settleRun(endingOf(next));
    expect(await second().handBackRun(next, 'handed_back', stopped)).to.equal(false);
    expect((await get(run))?.state).to.equal('completed');
  });

  it('settles once, with one receipt and one notice, when twenty settle at the same time', async () => {
    const run = await store.makeRun();
    const started = await start(run);
    let heard = 0;
    const stops = [first(), second()].map(({ notices }) => notices.watchRun(run.uuid, () => heard++));
    const receipts = await Promise.all(
      times(20).map((index) => (index % 2 ? first() : second()).settleRun(endingOf(started))),
    );
    for (const stop of stops) stop();
    const given = receipts.filter((receipt) => receipt !== undefined);
    expect([given.length, heard]).to.deep.equal([1, 1]);
    expect((await get(run))?.receipt).to.deep.equal(given[0]);
    expect(await logOf(run)).to.deep.equal(['run.started', 'run.settled']);
  });

  it('settles a cancelled run that waits between two attempts as the attempt it had', async () => {
    const run = await store.makeRun();
    const started = await start(run);
    const files = createFolderFiles({ folder: join(folder, 'files') });
    const writer = await files.grow(logKey(run.uuid, started.epoch));
    await writer.write('what the first attempt said\n');
    await writer.close();
    await first().handBackRun(started, 'handed_back', stopped);
    const { run: cancelled, wasOpen } = await second().cancelRun({ uuid: run.uuid, environment });
    expect([wasOpen, cancelled.state, cancelled.receipt?.reason.code]).to.deep.equal([
      true,
      'interrupted',
      'cancelled',
    ]);
    expect(cancelled.receipt?.usage.duration_ms).to.be.at.least(0);
    const left = await findRunFiles(store.database, { uuid: run.uuid, environment });
    expect(left?.sealed?.log).to.include({ key: logKey(run.uuid, 1), bytes: 28 });
    expect(await logOf(run)).to.deep.equal(['run.started', 'run.retrying', 'run.settled']);
    expect(await first().startRun(jobOf(run))).to.equal(undefined);
  });

  it('does not work on a run whose cancel was asked but not carried out', async () => {
    const [fresh, again] = [await store.makeRun(), await store.makeRun()];
    await first().handBackRun(await start(again), 'handed_back', stopped);
    for (const run of [fresh, again]) {
      await requestCancel(store.database, { uuid: run.uuid, environment }, new Date());
      const started = await start(run, second());
      expect(started.verdict?.code).to.equal('cancelled');
      expect((await second().settleRun(endingOf(started)))?.state).to.equal('interrupted');
    }
    expect(await logOf(fresh)).to.deep.equal(['run.settled']);
    expect(await logOf(again)).to.deep.equal(['run.started', 'run.retrying', 'run.settled']);
  });

  it('starts nothing for a job whose run is gone', async () => {
    expect(await first().startRun({ runUuid: '019ab3f0-1234-7abc-8def-0123456789ab', environment })).to.equal(
      undefined,
    );
  });

  it('hears of a cancel or settles by it, however a cancel, a claim and a hand-back meet', async () => {
    const random = createRandom(5);
    const seen = { settled: 0, refused: 0, told: 0 };
    const pause = async (): Promise<void> => {
      for (let turns = random(8); turns > 0; turns--) await new Promise(setImmediate);
    };
    for (const round of times(80)) {
      const run = await store.makeRun();
      const again = round % 2 === 1;
      if (again) await first().handBackRun(await start(run), 'handed_back', stopped);
      const told: string[] = [];
      const unwatch = second().notices.watchCancel((uuid) => told.push(uuid));
      const [, started] = await Promise.all([
        pause().then(() => second().cancelRun({ uuid: run.uuid, environment })),
        pause().then(() => first().startRun(jobOf(run))),
      ]);
      unwatch();
      const after = await get(run);
      expect(after?.cancelRequestedAt).to.be.instanceOf(Date);
      if (!started) {
        seen.settled++;
        expect([after?.state, after?.receipt?.reason.code]).to.deep.equal(['interrupted', 'cancelled']);
      } else {
        if (started.verdict) seen.refused++;
        else seen.told++;
        expect([after?.state, started.verdict?.code ?? 'cancelled']).to.deep.equal(['running', 'cancelled']);
        expect(told).to.deep.equal([run.uuid]);
        await first().settleRun(endingOf(started));
      }
      const log = await logOf(run);
      expect([log.filter((type) => type === 'run.settled').length, log.at(-1)]).to.deep.equal([
        1,
        'run.settled',
      ]);
    }
    expect(seen.settled).to.be.greaterThan(0);
    expect(seen.told + seen.refused).to.be.greaterThan(0);
  });
});
